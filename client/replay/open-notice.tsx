import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { VNode } from 'preact';
import { openErrorText } from '../i18n/replay-sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { openError } from './opener.ts';

/** Why the last file was not opened, in a sentence; nothing where it was. */
export function OpenNotice(): VNode | null {
  const error = openError.value;
  if (error === null) return null;
  return (
    <p class="notice" role="alert">
      <Icon svg={warningIcon} />
      <span>{openErrorText(error)}</span>
    </p>
  );
}
