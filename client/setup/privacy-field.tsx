import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';

interface PrivacyFieldProps {
  readonly isPrivate: boolean;
  readonly onChange: (isPrivate: boolean) => void;
}

/** Whether only who is invited comes in. */
export function PrivacyField({ isPrivate, onChange }: PrivacyFieldProps): VNode {
  return (
    <div class="privacy">
      <label>
        <input
          class="check"
          type="checkbox"
          checked={isPrivate}
          aria-describedby="privacy-note"
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {say.links.privateRoom}
      </label>
      <p class="soft" id="privacy-note">
        {say.links.privateNote}
      </p>
    </div>
  );
}
