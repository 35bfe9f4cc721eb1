import type { Tile } from '../equipment/tile-set.ts';
import type { FoundPlay } from './found-play.ts';

/** What a play is worth: its score, and what is added here. All in points, fractions too. */
export interface Evaluation {
  /**
   * What the tiles are worth that stay on the rack. Asked once a search for each different lot of them; `kept` is in the
   * order of the alphabet, blanks last, and is used again afterwards.
   */
  readonly leave: (kept: readonly Tile[]) => number;
  /** What else a play is worth, such as by where it lies, and the most that this can be. */
  readonly extra?: {
    readonly of: (play: FoundPlay, kept: readonly Tile[]) => number;
    readonly atMost: number;
  };
}

/** The highest score is best. */
export const BY_SCORE: Evaluation = { leave: () => 0 };
