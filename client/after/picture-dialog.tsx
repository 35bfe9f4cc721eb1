import { useSignal } from '@preact/signals';
import saveIcon from 'lucide-static/icons/download.svg?raw';
import shareIcon from 'lucide-static/icons/share-2.svg?raw';
import type { VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dialog } from '../dialogs/dialog.tsx';
import { sayAfter } from '../i18n/after-sentences.ts';
import { say } from '../i18n/sentences.ts';
import { saveBlob } from '../net/save-file.ts';
import { Icon } from '../panels/icon.tsx';
import { board, layout, tileSet } from '../state/equipment.ts';
import { context } from '../state/people.ts';
import { game, room } from '../state/room-state.ts';
import { drawPicture, PICTURE } from './board-picture.ts';

type Made = 'failed' | File | null;

/** The final board as a picture, to be saved or handed on. */
export function PictureDialog({ onClose }: { readonly onClose: () => void }): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const made = useSignal<Made>(null);
  const words = sayAfter.picture;
  const file = made.value;

  useEffect(() => {
    void pictureOn(canvas.current).then((picture) => {
      made.value = picture ?? 'failed';
    });
  }, []);

  return (
    <Dialog title={words.title} onClose={onClose}>
      <canvas
        class="board-picture"
        ref={canvas}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={words.alt(winnerNow())}
      />
      <p class="picture-state soft" role="status">
        {file === null && words.drawing}
        {file === 'failed' && words.failed}
      </p>
      <div class="sheet-actions">
        {file instanceof File && (
          <button type="button" class="piece" onClick={() => saveBlob(file, file.name)}>
            <Icon svg={saveIcon} />
            {words.save}
          </button>
        )}
        {file instanceof File && mayShare(file) && (
          <button type="button" class="piece quiet" onClick={() => share(file)}>
            <Icon svg={shareIcon} />
            {words.share}
          </button>
        )}
        <button type="button" class="piece quiet" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </Dialog>
  );
}

/** Draws the board of the game that is over; null where no picture comes of it. */
async function pictureOn(canvas: HTMLCanvasElement | null): Promise<File | null> {
  const current = room.peek();
  if (canvas === null || current === null) return null;
  try {
    const { preset, lexicon } = current;
    await drawPicture(canvas, {
      layout: layout.peek(),
      tileSet: tileSet.peek(),
      board: board.peek(),
      title: winnerNow(),
      foot: `${say.preset(preset)}, ${lexicon.title}`,
    });
  } catch {
    return null;
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return blob && new File([blob], `crosstile-${current.id}-${current.game}.png`, { type: blob.type });
}

function winnerNow(): string {
  const result = game.peek()?.result ?? null;
  return result === null ? '' : say.winner(result, context.peek().names);
}

const mayShare = (file: File): boolean => 'canShare' in navigator && navigator.canShare({ files: [file] });

/** Who thinks better of it has shared nothing, and needs no word about it. */
const share = (file: File): Promise<void> => navigator.share({ files: [file] }).catch(() => undefined);
