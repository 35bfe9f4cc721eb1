import { expect, test } from 'vitest';
import { turnTable } from '../../../client/panels/turn-table.ts';
import type { TurnRow } from '../../../client/state/turns.ts';
import { seat } from '../../../engine/base/units.ts';

const turns = (...seats: number[]): TurnRow[] =>
  seats.map((at, turn) => ({ kind: 'pass', by: 'seat', turn, seat: seat(at), score: 0, total: 0 }));
const shape = (rows: readonly TurnRow[], seats: number): string[] =>
  turnTable(rows, seats).map((line) => line.map((row) => (row && 'turn' in row ? row.turn : '-')).join(' '));

test('[U11] turns stand in rows, a column for each seat', () => {
  expect(shape(turns(0, 1, 0, 1, 0), 2)).toEqual(['0 1', '2 3', '4 -']);
});

test('[U11] a game that the second seat begins leaves the first cell empty', () => {
  expect(shape(turns(1, 0, 1), 2)).toEqual(['- 0', '1 2']);
});

test('[U11] two turns of one seat in a row stand below each other', () => {
  expect(shape(turns(0, 0, 1), 2)).toEqual(['0 -', '1 2']);
});
