import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import { Table } from './table.ts';

export const RACKS = ['FINEDXQ', 'CATOOOO', 'CATIIII', 'TAAAAAA'];
export const SCORES = [100, 200, 300, 400];
/** Before turn 8 each seat has had a turn: seat 0 the earliest, worth ten times its number and one. */
export const LAST_TURNS = [4, 5, 6, 7].map((turn) => ({ turn, score: 10 * turn + 1 }));

/** Seat 0 has played a good word worth 26, or a phony worth 36, as turn 8. */
export function afterPlay(seats: number, play: '8D FINED' | '8G XQ', ruleset: Ruleset, more = {}): Table {
  const setup = {
    ruleset,
    racks: RACKS.slice(0, seats),
    scores: SCORES.slice(0, seats),
    turn: 8,
    lastTurns: LAST_TURNS.slice(0, seats),
    ...more,
  };
  const table = new Table(setup, { words: ['FINED'] });
  table.place(0, play);
  return table;
}
