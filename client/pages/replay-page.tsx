import '../style/replay.css';
import gcgIcon from 'lucide-static/icons/file-text.svg?raw';
import openIcon from 'lucide-static/icons/folder-open.svg?raw';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { writeGcg } from '../../engine/notation/gcg/write-gcg.ts';
import { bindFileDrop, dropIsNear } from '../input/file-drop.ts';
import { saveFile } from '../net/save-file.ts';
import { BrandMark } from '../panels/brand-mark.tsx';
import { Icon } from '../panels/icon.tsx';
import { GameFileForm } from '../replay/game-file-form.tsx';
import { fileNameOf } from '../replay/game-names.ts';
import { forgetFiles, isChoosing, type Opened, opened, openFile, openText } from '../replay/opener.ts';
import { ReplayView } from '../replay/replay-view.tsx';

/** A game file opened and stepped through. Nothing of it leaves the page. */
export function ReplayPage(): VNode {
  const game = isChoosing.value ? null : opened.value;

  useEffect(() => {
    const unbind = bindFileDrop({ openFile, openText });
    return () => {
      unbind();
      forgetFiles();
    };
  }, []);

  return (
    <div class={game ? 'page replay-page' : 'page'}>
      <header class="page-head">
        <BrandMark />
        {game && <Tools game={game} />}
      </header>
      {game ? <ReplayView key={game} open={game.open} /> : <GameFileForm />}
      {dropIsNear.value && (
        <p class="drop-cover" aria-hidden="true">
          Drop the file to open it
        </p>
      )}
    </div>
  );
}

function Tools({ game: { open, fileName } }: { readonly game: Opened }): VNode {
  const { game, equipment } = open;
  return (
    <nav class="replay-tools" aria-label="File">
      <button
        type="button"
        class="text-button"
        onClick={() =>
          saveFile({ name: fileNameOf(game, fileName), text: writeGcg(game, equipment.tileSet) })
        }
      >
        <Icon svg={gcgIcon} />
        Save as GCG
      </button>
      <button type="button" class="text-button" onClick={() => (isChoosing.value = true)}>
        <Icon svg={openIcon} />
        Open another
      </button>
    </nav>
  );
}
