import { expect, test } from 'vitest';
import { millis } from '../../../engine/base/units.ts';
import type { ClockRule, Ruleset } from '../../../engine/equipment/ruleset.ts';
import { runningSeats } from '../../../engine/game/clock.ts';
import type { EndReason } from '../../../engine/game/events.ts';
import { position } from '../../support/position.ts';
import { challengeRules } from '../../support/rules.ts';
import { START, Table } from '../../support/table.ts';

const SECOND = 1000;
const RULE: ClockRule = {
  kind: 'game',
  initial: 180 * SECOND,
  increment: 0,
  overtime: { perMinute: 10, maxMinutes: 5 },
};
const TRIPLE = challengeRules({ rule: 'triple' });

/** Each of two seats has a minute left; the bag is empty and three turns were scoreless. */
function timed(ruleset: Ruleset = challengeRules({})): Table {
  const racks = ['FINED', 'XA'];
  const state = position({ ruleset: { ...ruleset, clock: RULE }, racks, bag: '', scoreless: 3 });
  const clock = {
    left: [60, 60].map((time) => millis(time * SECOND)),
    credit: [0, 0].map(millis),
    since: START,
  };
  return new Table({ ...state, clock }, { words: ['FINED'] });
}

/** How a game comes to its end with seat 0 half a minute over, and what is left then, in seconds. */
const ENDINGS: readonly (readonly [
  EndReason,
  string,
  Ruleset,
  (table: Table) => unknown,
  readonly number[],
])[] = [
  ['scoreless', 'the last pass', challengeRules({}), (table) => table.pass(0), [-30, 60]],
  ['resignation', 'the seat to move resigns', challengeRules({}), (table) => table.resign(0), [-30, 60]],
  ['resignation', 'the other resigns', challengeRules({}), (table) => table.resign(1), [-30, 60]],
  [
    'challenge',
    'a good play is challenged',
    TRIPLE,
    playAnd('8D FINED', (table) => table.challenge(1, 0)),
    [-30, 40],
  ],
  [
    'challenge',
    'a phony is challenged',
    TRIPLE,
    playAnd('8D DENIF', (table) => table.challenge(1, 0)),
    [-30, 40],
  ],
  [
    'out',
    'the last play is let stand',
    challengeRules({}),
    playAnd('8D FINED', (table) => table.accept(1, 0)),
    [-30, 40],
  ],
];

test.each(ENDINGS)(
  '[K3, E7] %s: %s, and the clocks stand with the overtime on record',
  (reason, _, ruleset, end, left) => {
    const table = timed(ruleset);
    table.wait(90 * SECOND);
    end(table);
    expect(table.state.result?.reason).toBe(reason);
    expect(table.state.clock?.left).toEqual(left.map((time) => time * SECOND));
    expect(runningSeats(table.state)).toEqual([]);
    const { clock } = table.state;
    table.wait(3600 * SECOND);
    table.due();
    expect(table.state.clock).toEqual(clock);
  },
);

/** Seat 0 lays its last tiles, and what follows comes 20 seconds later. */
function playAnd(play: string, then: (table: Table) => unknown): (table: Table) => unknown {
  return (table) => {
    table.place(0, play);
    table.wait(20 * SECOND);
    return then(table);
  };
}
