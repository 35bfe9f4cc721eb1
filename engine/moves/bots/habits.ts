import type { Vocabulary } from '../../words/vocabulary.ts';
import type { BotLevel } from './bot-level.ts';

/** How a level plays that does not find the best turn. Chances are in percent. */
export interface Habits {
  /** The words that it knows; null for all. */
  readonly knows: Vocabulary | null;
  /** That it sees a play, by how many tiles that lays, from 1; the last goes for more. */
  readonly sees: readonly number[];
  /** How much of that is left for each word across that the play makes too. */
  readonly seesAcross: number;
  /** The share, from 0 to 1, of the points from premiums that it looks at. */
  readonly premiums: number;
  /** Up to so many points a play can seem worth less than it is, since others please more. */
  readonly fancy: number;
  /** The share, from 0 to 1, that it thinks of what kept tiles are worth. */
  readonly leaves: number;
  /** Whether it thinks of an exchange although it has seen a play. */
  readonly exchanges: boolean;
  /** That it challenges a play with a word which is none, and one whose words it does not all know. */
  readonly challengesPhony: number;
  readonly challengesStrange: number;
  /** That it looks for a misspelt word to play. */
  readonly bluffs: number;
}

export const SURE = 100;

/** The levels above these know every word, see every play and never bluff. */
export const HABITS: Readonly<Partial<Record<BotLevel, Habits>>> = {
  novice: {
    knows: 'everyday',
    sees: [55, 50, 34, 10, 1, 0, 0],
    seesAcross: 35,
    premiums: 0.6,
    fancy: 8,
    leaves: 0,
    exchanges: false,
    challengesPhony: 0,
    challengesStrange: 0,
    bluffs: 0,
  },
  casual: {
    knows: 'common',
    sees: [82, 82, 74, 62, 46, 30, 22],
    seesAcross: 78,
    premiums: 0.9,
    fancy: 2,
    leaves: 0.3,
    exchanges: false,
    challengesPhony: 40,
    challengesStrange: 4,
    bluffs: 4,
  },
  club: {
    knows: null,
    sees: [70, 70, 61, 47, 35, 24, 18],
    seesAcross: 77,
    premiums: 1,
    fancy: 0,
    leaves: 1,
    exchanges: true,
    challengesPhony: 80,
    challengesStrange: 0,
    bluffs: 4,
  },
};

/** The part of the word list that a level knows; null for all of it. */
export const vocabularyOf = (level: BotLevel): Vocabulary | null => HABITS[level]?.knows ?? null;
