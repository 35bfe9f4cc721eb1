import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';

/**
 * What can be done where code did not come: try again, or load the page anew, which helps where the server has a newer
 * version and keeps this one's files no longer.
 */
export function LostWays({ onAgain }: { readonly onAgain: () => Promise<void> }): VNode {
  return (
    <>
      <button type="button" class="piece" onClick={onAgain}>
        {say.partLost.again}
      </button>
      <ReloadButton />
    </>
  );
}

/** Loads the page anew: all that there is to do, or one of several things. */
export const ReloadButton = ({ isMain = false }: { readonly isMain?: boolean }): VNode => (
  <button type="button" class={isMain ? 'piece' : 'piece quiet'} onClick={() => location.reload()}>
    {say.partLost.reload}
  </button>
);
