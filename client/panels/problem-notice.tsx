import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { VNode } from 'preact';
import type { Problem } from '../../engine/protocol/api.ts';
import { sentenceForProblem } from '../i18n/sentences.ts';
import { Icon } from './icon.tsx';

/** Why a request came to nothing, in words; nothing while there is no problem. */
export function ProblemNotice({ problem }: { readonly problem: Pick<Problem, 'code'> | null }): VNode | null {
  if (problem === null) return null;
  const { text, safe } = sentenceForProblem(problem);
  return (
    <p class="notice" role="alert">
      <Icon svg={warningIcon} />
      <span>
        {text} {safe}
      </span>
    </p>
  );
}
