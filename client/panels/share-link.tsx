import { useSignal } from '@preact/signals';
import copyIcon from 'lucide-static/icons/copy.svg?raw';
import shareIcon from 'lucide-static/icons/share-2.svg?raw';
import type { ComponentChildren, VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { say } from '../i18n/sentences.ts';
import { type CopyOutcome, copyField } from '../input/copy-field.ts';
import { Icon } from './icon.tsx';

interface ShareLinkProps {
  readonly link: string;
  readonly title: string;
  /** What the link is, where it is not the room's own. */
  readonly label?: string;
  /** False where something else is what is to be done here. */
  readonly isMain?: boolean;
  /** What else can be done here, beside the copying. */
  readonly children?: ComponentChildren;
}

/** A room's link to send: to copy, and through the device's own share sheet where it has one. */
export function ShareLink({
  link,
  title,
  label = say.links.roomLink,
  isMain = true,
  children,
}: ShareLinkProps): VNode {
  const field = useRef<HTMLInputElement>(null);
  const outcome = useSignal<CopyOutcome | null>(null);
  const canShare = typeof navigator.share === 'function';

  const copy = async (): Promise<void> => {
    if (field.current) outcome.value = await copyField(field.current);
  };
  const share = (): void => {
    // A closed share sheet rejects; nothing was lost by it.
    navigator.share({ title, url: link }).catch(() => undefined);
  };

  return (
    <div class="share">
      <input
        ref={field}
        class="field share-link"
        aria-label={label}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class={isMain ? 'piece' : 'piece quiet'} onClick={copy}>
        <Icon svg={copyIcon} />
        Copy link
      </button>
      {canShare && (
        <button type="button" class="piece quiet" onClick={share}>
          <Icon svg={shareIcon} />
          Share
        </button>
      )}
      {children}
      <p class="share-outcome soft" role="status">
        {outcome.value === 'copied' && label === say.links.roomLink
          ? SEND_IT
          : OUTCOMES[outcome.value ?? 'none']}
      </p>
    </div>
  );
}

const SEND_IT = 'Copied. Send it to who should play.';

const OUTCOMES = {
  none: '',
  copied: 'Copied.',
  selected: 'The link is selected: copy it from the field.',
} as const;
