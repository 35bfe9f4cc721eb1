import warningIcon from 'lucide-static/icons/triangle-alert.svg?raw';
import type { VNode } from 'preact';
import { Icon } from './icon.tsx';

/** Why the last file was not opened, in a sentence; nothing where it was. */
export function FileNotice({ trouble }: { readonly trouble: string | null }): VNode | null {
  if (trouble === null) return null;
  return (
    <p class="notice" role="alert">
      <Icon svg={warningIcon} />
      <span>{trouble}</span>
    </p>
  );
}
