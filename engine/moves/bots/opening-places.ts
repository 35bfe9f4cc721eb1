import type { BoardLayout } from '../../equipment/board-layout.ts';
import type { Placement } from '../../play/board.ts';
import { neighbour, otherDirection, rowOf } from '../../play/geometry.ts';

/** What it costs to lay a vowel beside a letter premium in the first play: an opponent lays a consonant there. */
const VOWEL_BESIDE_PREMIUM = 0.7;

/** What the place of a first play is worth: 0 or below, in points. */
export function openingWorth(layout: BoardLayout, vowels: string, tiles: readonly Placement[]): number {
  const rows = new Set(tiles.map(({ square }) => rowOf(layout, square)));
  const beside = otherDirection(rows.size === 1 ? 'across' : 'down');
  const isLetterPremium = ({ square }: Placement, steps: 1 | -1): boolean => {
    const at = neighbour(layout, square, beside, steps);
    const premium = at === null ? null : layout.premiums[at];
    return premium === '2L' || premium === '3L';
  };
  const exposed = tiles.filter(
    (tile) => vowels.includes(tile.letter) && (isLetterPremium(tile, 1) || isLetterPremium(tile, -1)),
  );
  return exposed.length === 0 ? 0 : -VOWEL_BESIDE_PREMIUM * exposed.length;
}
