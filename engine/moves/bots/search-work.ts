import { BLANK, type Tile } from '../../equipment/tile-set.ts';

/** By blanks on the rack, as measured on recorded positions. */
const BY_BLANKS = [1, 6, 18];

/** What the search for the best play of a rack takes, in such searches without a blank. */
export const searchWork = (rack: readonly Tile[]): number =>
  BY_BLANKS[Math.min(rack.filter((tile) => tile === BLANK).length, BY_BLANKS.length - 1)] ?? 1;
