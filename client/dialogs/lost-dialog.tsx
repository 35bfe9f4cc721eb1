import type { VNode } from 'preact';
import { say } from '../i18n/sentences.ts';
import { LostWays } from '../parts/lost-ways.tsx';
import { Dialog } from './dialog.tsx';

interface LostDialogProps {
  readonly part: { readonly fetch: () => Promise<void> };
  readonly onClose: () => void;
}

/** In the place of a dialog whose code did not come. */
export function LostDialog({ part, onClose }: LostDialogProps): VNode {
  return (
    <Dialog title={say.partLost.title} onClose={onClose}>
      <div class="sheet-actions">
        <LostWays onAgain={part.fetch} />
      </div>
    </Dialog>
  );
}
