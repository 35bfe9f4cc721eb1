import { err, ok, type Result } from '../../engine/base/result.ts';
import { BLANK, type Letter } from '../../engine/equipment/tile-set.ts';
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
  const { tiles } = written.value;
  let draft: Draft = EMPTY_DRAFT;
  for (const tile of tiles) {
    const picked = pickTile(rack, draft, tile.letter, tile.blank);
    if (picked === null || picked.blank !== tile.blank) {
      return err(tile.blank ? tooFewBlanks() : { ...lacking(tile.letter), hasBlank: picked !== null });
    }
    draft = put(draft, { ...tile, ...picked });
  }
  return ok({ kind: 'lay', draft });

  function tooFewBlanks(): LineError {
    const isAllSmall = tiles.every(({ blank }) => blank);
    const blanks = rack.filter((tile) => tile === BLANK).length;
    return { code: 'line/blanks', blanks, written: isAllSmall ? text.toUpperCase() : null };
  }

  function lacking(letter: Letter) {
    return { code: 'line/missing', tile: letter, isSeveral: hasSeveral(tileSet) } as const;
  }
}
