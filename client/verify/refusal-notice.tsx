import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { VNode } from 'preact';
import { sayVerify } from '../i18n/verify-sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { recordRefusal } from './record-opener.ts';

/** Why the last file is no record, in a sentence; nothing where it was one. */
export function RefusalNotice(): VNode | null {
  const refusal = recordRefusal.value;
  if (refusal === null) return null;
  return (
    <p class="notice" role="alert">
      <Icon svg={warningIcon} />
      <span>{sayVerify.refusal(refusal)}</span>
    </p>
  );
}
