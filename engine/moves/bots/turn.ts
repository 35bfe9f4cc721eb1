import type { Tile } from '../../equipment/tile-set.ts';
import type { BotAnswer } from './bot.ts';

/** What can be done with a turn. */
export type Turn = Extract<BotAnswer, { type: 'place' | 'exchange' | 'pass' }>;

/** A turn and what it is thought to be worth, in points. */
export interface RatedTurn {
  readonly turn: Turn;
  /** Points now. */
  readonly score: number;
  readonly kept: readonly Tile[];
  /** The score and what is expected of what is kept. */
  readonly equity: number;
}

export const PASS: Turn = { type: 'pass' };
