import { err, ok, type Result } from '../../engine/base/result.ts';
import { parsePlay } from '../../engine/notation/play-text.ts';
import { type Draft, EMPTY_DRAFT, put } from '../state/draft.ts';
import { pickTile } from '../state/typing.ts';
import type { Deed, LineError } from './line.ts';
import { hasSeveral, type LineGround } from './line-ground.ts';

/** The draft that `8D FINED` means, from the tiles of the rack: a small letter is a blank, and nothing else is. */
export function readPlay(text: string, ground: LineGround): Result<Deed, LineError> {
  const { layout, tileSet, board, rack } = ground;
  const written = parsePlay(layout, tileSet, board, text);
  if (!written.ok) return written;
  let draft: Draft = EMPTY_DRAFT;
  for (const tile of written.value.tiles) {
    const picked = pickTile(rack, draft, tile.letter, tile.blank);
    if (picked === null || picked.blank !== tile.blank) {
      const isAllSmall = written.value.tiles.every(({ blank }) => blank);
      if (tile.blank)
        return err({ code: 'line/blanks', written: isAllSmall ? text.trim().toUpperCase() : null });
      return err({
        code: 'line/missing',
        tile: tile.letter,
        hasBlank: picked !== null,
        isSeveral: hasSeveral(tileSet),
      });
    }
    draft = put(draft, { ...tile, ...picked });
  }
  return ok({ kind: 'lay', draft });
}
