import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { places, standings, tableOf, totals, WORDS } from '../../support/leaving.ts';
import { endRules } from '../../support/rules.ts';
import { Table } from '../../support/table.ts';

const { casual } = PRESETS;
describe('the end of a game that somebody left', () => {
  /** Seat 1 has left with Q (10); seat 0 goes out with FINED (26); XA (9) and EE (2) are left. */
  const out = (ruleset = casual) => {
    const setup = { ruleset, racks: ['FINED', 'Q', 'XA', 'EE'], bag: '', scores: [1, 200, 30, 40] };
    const table = new Table(setup, { words: WORDS });
    table.resign(1);
    table.place(0, '8D FINED');
    return table;
  };

  test('[R4, E4] its rack is taken from its own score and given to nobody, and it is behind those who played on', () => {
    const table = out();
    expect(table.state.result).toMatchObject({ reason: 'out', out: 0 });
    expect(standings(table)).toMatchObject([
      { before: 27, rackPoints: 0, outPoints: 11, total: 38, place: 2 },
      { before: 200, rack: ['Q'], rackPoints: -10, outPoints: 0, total: 190, place: 4 },
      { before: 30, rackPoints: -9, outPoints: 0, total: 21, place: 3 },
      { before: 40, rackPoints: -2, outPoints: 0, total: 38, place: 1 },
    ]);
  });

  test('[R4, E4] likewise where going out brings nothing', () => {
    expect(totals(out(endRules({ out: 'none' }, casual)))).toEqual([27, 190, 21, 38]);
  });

  test('[R4, E2] and where nobody went out', () => {
    const table = tableOf(3, { scores: [10, 200, 30], scoreless: 3 });
    table.resign(1);
    expect(table.pass(0).map((event) => event.type)).toEqual(['passed', 'ended']);
    // F4 I1 N1 E1 D2 X8 Q10; C3 A1 T1 O4; Z10 A1 T1 I4.
    expect([totals(table), places(table)]).toEqual([
      [10 - 27, 200 - 9, 30 - 16],
      [2, 3, 1],
    ]);
  });

  test('[R4] several who left are ranked among each other by points', () => {
    const table = tableOf(4, { scores: [10, 200, 300, 40], scoreless: 2 });
    table.resign(1);
    table.resign(2);
    table.pass(0);
    table.pass(3);
    expect(places(table)).toEqual([2, 4, 3, 1]);
  });
});

describe('the limit of scoreless turns', () => {
  test.each([0, 2])('[E2] is lower at once, and tested at once: seat %d leaves', (at) => {
    const table = tableOf(3, { scoreless: 4 });
    expect(table.resign(at)).toMatchObject([
      { type: 'seatGone', seat: at },
      { type: 'ended', reason: 'scoreless', out: null },
    ]);
    expect(places(table)[at]).toBe(3);
  });

  test('[E2] below it the game goes on, up to the lower limit', () => {
    const table = tableOf(4, { scoreless: 5 });
    table.resign(3);
    expect(table.state.phase).toBe('playing');
    expect(table.pass(0).map((event) => event.type)).toEqual(['passed', 'ended']);
  });
});
