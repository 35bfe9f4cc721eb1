import { describe, expect, test } from 'vitest';
import { leadStory, scoreLines } from '../../../client/after/score-lines.ts';
import { seatFacts } from '../../../client/after/seat-facts.ts';
import { turnRows } from '../../../client/state/turns.ts';
import { seat } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { Table } from '../../support/table.ts';
import { RoomOf } from '../support/room-of.ts';

const rowsOf = (table: Table) => turnRows(BOARD_LAYOUTS.classic, new RoomOf(table, 'course').step().steps);

/** A bingo, a withdrawn play, a pass and an exchange. */
function someGame(): Table {
  const table = new Table({ racks: ['RELATED', 'STAINED'] }, { words: ['RELATED', 'STAINED'] });
  table.place(0, '8D RELATED');
  table.place(1, 'D6 ST(R)');
  table.challenge(0, 1);
  table.pass(0);
  table.exchange(1, 'S');
  return table;
}

describe('[U150] a game that is over', () => {
  test('[U150] each seat has its best play, its bingos and its points a turn', () => {
    const rows = rowsOf(someGame());
    const first = seatFacts(rows, seat(0));
    expect(first.best).toMatchObject({ notation: '8D RELATED', score: 68 });
    expect(first.bingos.map(({ word }) => word)).toEqual(['RELATED']);
    // A play and a pass.
    expect(first.average).toBe(34);
    // What was withdrawn is a turn without points, and no play.
    expect(seatFacts(rows, seat(1))).toEqual({ best: null, bingos: [], average: 0 });
    expect(seatFacts([], seat(0))).toEqual({ best: null, bingos: [], average: null });
  });

  test('[U150] the first of equal plays is the best', () => {
    const table = new Table({ racks: ['ON', 'OXE'] });
    table.place(0, '8H ON');
    table.pass(1);
    const rows = rowsOf(table).flatMap((row) => [row, { ...row, turn: 9 }]);
    expect(seatFacts(rows, seat(0)).best).toMatchObject({ turn: 0, score: 4 });
  });

  test('[U150] points are those before the first turn and after each, a withdrawn play counting nothing', () => {
    expect(scoreLines(rowsOf(someGame()), 2)).toEqual({
      totals: [
        [0, 68, 68, 68, 68],
        [0, 0, 0, 0, 0],
      ],
      turns: [
        { seat: 0, bingo: true },
        { seat: 1, bingo: false },
        { seat: 0, bingo: false },
        { seat: 1, bingo: false },
      ],
    });
  });

  test('[U150] points that a challenge moved count with the turn before', () => {
    const award = { kind: 'award', seat: seat(1), to: 'challenged', score: 5, total: 5 } as const;
    const pass = { kind: 'pass', turn: 0, seat: seat(1), by: 'seat', score: 0, total: 0 } as const;
    expect(scoreLines([pass, award], 2).totals).toEqual([
      [0, 0],
      [0, 5],
    ]);
  });

  test('[U150] tells who led most, and how often the lead changed; equal points are nobody’s lead', () => {
    const totals = [
      [0, 20, 20, 40, 40],
      [0, 0, 30, 30, 40],
    ];
    expect(leadStory({ totals })).toEqual({ changes: 2, largest: { seat: 0, points: 20, turn: 1 } });
    expect(leadStory({ totals: [[0], [0]] })).toEqual({ changes: 0, largest: null });
  });
});
