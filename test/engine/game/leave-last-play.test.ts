import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import type { Action } from '../../../engine/game/actions.ts';
import { evolve } from '../../../engine/game/evolve.ts';
import type { GameState } from '../../../engine/game/state.ts';
import { places, SCORES, totals, WORDS } from '../../support/leaving.ts';
import { challengeRules } from '../../support/rules.ts';
import { accepting, challenging, resigning, START, Table, timed } from '../../support/table.ts';
import { boardWith } from '../../support/tiles.ts';

/** Seat 0 has played its last tiles, a word worth 26 or a phony, and the others are asked. */
function wentOut(play: 'FINED' | 'DENIF' = 'FINED', ruleset: Ruleset = challengeRules({}), more = {}): Table {
  const racks = ['FINED', 'XA', 'QEE'];
  const table = new Table(
    { ruleset, racks, bag: '', scores: SCORES.slice(0, 3), ...more },
    { words: [...WORDS, 'AX'] },
  );
  if (ruleset.clock) timed(table);
  table.place(0, `8D ${play}`);
  return table;
}

const WAYS: readonly (readonly [string, Action])[] = [
  ['resigns', resigning(0)],
  ['is removed', { type: 'remove', seat: seat(0), cause: 'removed' }],
];

test.each(WAYS)(
  '[E1, R4] who played the last tile and %s while it waits goes not out: play goes on',
  (_, way) => {
    const table = wentOut();
    expect(table.act(way)).toMatchObject([{ type: 'seatGone', seat: 0 }]);
    expect(table.state).toMatchObject({ phase: 'playing', wait: null, toMove: 1, result: null });
    expect(table.refusal(accepting(1, 0))).toEqual({ code: 'answer/not-asked' });
    table.pass(1);
    table.pass(2);
    table.pass(1);
    expect(table.pass(2).at(-1)).toMatchObject({ type: 'ended', reason: 'scoreless', out: null });
    // X8 A1; Q10 E1 E1: nobody is paid for them, and who left is behind all who played on.
    expect([totals(table), places(table)]).toEqual([
      [36, 20 - 9, 30 - 12],
      [3, 2, 1],
    ]);
  },
);

test('[E1] another who then plays the last tile goes out', () => {
  const table = wentOut();
  table.resign(0);
  table.place(1, 'H8 (D)AX');
  expect(table.state.wait?.answers.map((answer) => answer.seat)).toEqual([2]);
  expect(table.accept(2, 1).at(-1)).toMatchObject({ type: 'ended', reason: 'out', out: 1 });
  expect(places(table)).toEqual([3, 1, 2]);
});

test('[R4, C3] the play can be challenged as before, also by who had let it stand, until the next turn', () => {
  const table = wentOut('DENIF');
  table.accept(1, 0);
  table.resign(0);
  expect(table.challenge(1, 0)).toMatchObject([{ upheld: true }]);
  expect(table.state).toMatchObject({ phase: 'playing', toMove: 1, board: boardWith([]) });
  expect([table.rack(0), table.score(0)]).toEqual(['DEFIN', 10]);
  // The rack that is set aside is taken from its own score and brings nobody anything.
  table.place(1, '8G AX');
  const before = table.score(1) ?? 0;
  table.accept(2, 1);
  expect([totals(table), places(table)]).toEqual([
    [10 - 9, before + 12, 30 - 12],
    [3, 1, 2],
  ]);
  const closed = wentOut('DENIF');
  closed.resign(0);
  closed.pass(1);
  expect(closed.refusal(challenging(2, 0))).toEqual({ code: 'challenge/closed' });
});

test('[R4, C1] a challenge in vain costs what it costs on any turn', () => {
  const table = wentOut();
  table.resign(0);
  expect(table.challenge(1, 0)).toMatchObject([
    { upheld: false, penalty: 'losesThisTurn' },
    { type: 'turnLost', seat: 1 },
  ]);
  expect(table.state).toMatchObject({ phase: 'playing', toMove: 2 });
});

test('[R4, C5] the next seat misses the turn that it owes', () => {
  const table = wentOut('FINED', challengeRules({}), { owed: [0, 1, 0] });
  expect(table.resign(0)).toMatchObject([{ type: 'seatGone' }, { type: 'turnLost', seat: 1, cause: 'owed' }]);
  expect(table.state).toMatchObject({ phase: 'playing', toMove: 2 });
});

test('[R4, K3] the time of the seat on turn runs again, and no deadline of the wait is left', () => {
  const clock = { kind: 'turn', perTurn: 60_000 } as const;
  const table = wentOut('FINED', { ...challengeRules({}), clock });
  table.wait(20_000);
  table.resign(0);
  expect(table.state.clock).toMatchObject({ left: [60_000, 60_000, 60_000], since: START + 20_000 });
  table.wait(59_999);
  expect(table.due()).toEqual([]);
  table.wait(1);
  expect(table.due()).toMatchObject([{ type: 'clock' }, { type: 'passed', seat: 1, by: 'clock' }]);
});

test('[R2] where one is left then, that one has won', () => {
  const table = wentOut();
  table.resign(1);
  expect(table.resign(0).at(-1)).toMatchObject({ reason: 'resignation', out: null });
  expect(places(table)).toEqual([2, 3, 1]);
});

test('[E7] a game that is called off while the last play waits pays nobody', () => {
  const table = wentOut();
  table.act({ type: 'stop', reason: 'abort' });
  expect(table.state.result).toMatchObject({ reason: 'abort', out: null });
  expect(totals(table)).toEqual([36, 20, 30]);
});

test('[A2] a log of before, in which the wait went on and whoever had left went out, is read as it was', () => {
  const table = wentOut();
  const before = table.state;
  const [gone] = wentOut().resign(0);
  const answers = [...table.accept(1, 0), ...table.accept(2, 0)];
  const events = gone === undefined ? [] : [gone, ...answers];
  const read = events.reduce<GameState>(evolve, before);
  expect(events.map(({ type }) => type)).toEqual(['seatGone', 'accepted', 'accepted', 'ended']);
  expect(read).toMatchObject({ phase: 'over', wait: null, result: { reason: 'out', out: 0 } });
  expect(read.seats.map(({ score }) => score)).toEqual([36 + 21, 20 - 9, 30 - 12]);
});
