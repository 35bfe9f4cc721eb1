import '../style/failure.css';
import closeIcon from 'lucide-static/icons/x.svg?raw';
import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { Icon } from '../panels/icon.tsx';
import { ReloadButton } from '../parts/lost-ways.tsx';

/** Over a page that stands, but of which something has failed: it may no longer do what it should. */
export function FailureBar({ onClose }: { readonly onClose: () => void }): VNode {
  const { text, kept, close } = say.failure;
  return (
    <div class="failure-bar" role="alert">
      <p>
        <b>{text}</b> {kept}
      </p>
      <ReloadButton />
      <button type="button" class="icon-button" aria-label={close} onClick={onClose}>
        <Icon svg={closeIcon} />
      </button>
    </div>
  );
}
