import type { Square } from '../../../engine/base/units.ts';
import type { BoardLayout, Premium } from '../../../engine/equipment/board-layout.ts';
import { BLANK, type Tile, type TileSet, tileValue } from '../../../engine/equipment/tile-set.ts';
import { squareName } from '../../../engine/notation/coordinates.ts';
import type { BoardTile } from '../../../engine/play/board.ts';
import type { SquareNotes } from '../language.ts';
import { points } from './words.ts';

/** What the kinds of square do. */
export const PREMIUM_WORDS: Readonly<Record<Premium | 'star', string>> = {
  '2L': 'double letter',
  '3L': 'triple letter',
  '2W': 'double word',
  '3W': 'triple word',
  star: 'first word, double',
};

/** A square in words: "H8, star, double word, empty", "H8, F, 4 points, in FINED" or "H9, Q, 10 points, not played yet". */
export function squareLabel(
  layout: BoardLayout,
  tileSet: TileSet,
  at: Square,
  tile: BoardTile | null,
  isDraft: boolean,
  notes?: SquareNotes,
): string {
  const parts = [squareName(layout, at)];
  const { judgement, isRedeemable = false, words = [] } = notes ?? {};
  if (tile === null) {
    const premium = layout.premiums[at];
    if (at === layout.star) parts.push('star');
    if (premium) parts.push(PREMIUM_WORDS[premium]);
    if (judgement?.kind === 'withdrawn') parts.push(`${judgement.letter} was taken back`);
    parts.push('empty');
  } else {
    parts.push(tile.letter, tile.blank ? 'blank' : points(tileValue(tileSet, tile.letter)));
    if (words.length > 0) parts.push(`in ${words.join(' and ')}`);
    if (judgement?.kind === 'stands') parts.push('judged, stands');
    if (isRedeemable) parts.push(`can be taken for your ${tile.letter}`);
    if (isDraft) parts.push('not played yet');
  }
  return parts.join(', ');
}

/** A tile in words: "Q, 10 points", "blank". */
export const tileLabel = (tileSet: TileSet, tile: Tile): string =>
  tile === BLANK ? 'blank' : `${tile}, ${points(tileValue(tileSet, tile))}`;
