import type { Ruleset } from '../../equipment/ruleset.ts';

/** What the racks do at the end of a game (rule E4), for somebody who looks at the distance to the others. */
export interface Ending {
  /** How often the tiles that the others hold count for whoever goes out. */
  readonly out: number;
  /** How often tiles count that are held when another goes out. */
  readonly kept: number;
}

/** What it is feared to cost beyond their value to have tiles left while the bag is empty. */
const TEMPO = 10;

export function endingOf({ end }: Ruleset, others: number): Ending {
  if (end.playOn || end.out === 'none') return { out: 1 / others, kept: 1 };
  return { out: 1 + 1 / others, kept: 2 };
}

/** What going out brings when the others hold tiles of this value. */
export const outGain = ({ out }: Ending, held: number): number => out * held;

/** What keeping tiles of this value costs while the bag is empty. */
export const keptCost = ({ kept }: Ending, value: number): number => kept * value + TEMPO;
