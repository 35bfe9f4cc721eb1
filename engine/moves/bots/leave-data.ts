import type { TileSetId } from '../../equipment/tile-sets.ts';

/**
 * What kept tiles are worth in one language, as `scripts/leaves/learn.ts` has learned it: points in hundredths. Tiles
 * are named by their place among the tile set's kinds, the blank last.
 */
export interface LeaveData {
  readonly tileSet: TileSetId;
  /** How it was learned: with the same code and word list these give the same numbers. */
  readonly learned: {
    readonly lexicon: string;
    readonly seed: number;
    readonly games: number;
    readonly generations: number;
  };
  /** Letters that count as vowels in `balance`. */
  readonly vowels: string;
  /** By kind: what one of it is worth, what two are, and so on. */
  readonly singles: readonly (readonly number[])[];
  /** By kind, for each kind behind it: what having both adds. */
  readonly pairs: readonly (readonly number[])[];
  /** By vowels, then by other letters: what the balance adds. */
  readonly balance: readonly (readonly number[])[];
  /** What a play is worth more or less by how many tiles it leaves in the bag, from 0. */
  readonly bagLeft: readonly number[];
}
