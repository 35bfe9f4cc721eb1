import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '../../engine/protocol/api.ts';
import { sentenceForProblem } from '../i18n/sentences.ts';
import { addressWith, type CarriedLink } from '../state/carried-link.ts';
import { Icon } from './icon.tsx';
import { ShareLink } from './share-link.tsx';

interface ProblemNoticeProps {
  readonly problem: Pick<Problem, 'code' | 'retryAfter'> | null;
  /** What this page's address carried. */
  readonly link?: CarriedLink | null;
}

/** Why a request came to nothing, in words; nothing while there is no problem. */
export function ProblemNotice({ problem, link = null }: ProblemNoticeProps): VNode | null {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // What was pressed can stand so far above it that nothing would seem to come of the press.
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  if (problem === null) return null;
  const { text, safe } = sentenceForProblem(problem);
  return (
    <>
      <p ref={notice} class="notice" role="alert">
        <Icon svg={warningIcon} />
        <span>
          {text} {safe}
        </span>
      </p>
      {problem.code === 'session/missing' && <ShareLink link={addressWith(link)} title="Crosstile" />}
    </>
  );
}
