import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { challengeRules, pointRules } from '../../support/rules.ts';
import { accepting, challenging, Table } from '../../support/table.ts';
import { boardWith } from '../../support/tiles.ts';

const RACKS = ['FINED', 'XA', 'Q', 'EE'];
const SCORES = [100, 200, 300, 400];
/** What the racks of the others are worth. */
const LEFT = [0, 9, 10, 2];

/** Seat 0 has just played its last tiles, a word worth 26 or a phony; the bag is empty. */
function wentOut(seats: number, ruleset: Ruleset, play: 'FINED' | 'DENIF' = 'FINED', more = {}): Table {
  const setup = {
    ruleset,
    racks: RACKS.slice(0, seats),
    scores: SCORES.slice(0, seats),
    bag: '',
    turn: 8,
    ...more,
  };
  const table = new Table(setup, { words: ['FINED'] });
  table.place(0, `8D ${play}`);
  return table;
}

/** Rules; what a failed challenge of the last play by seat 1 adds to seat 0 and to seat 1. */
const RULES: readonly (readonly [string, Ruleset, number, number])[] = [
  ['single', challengeRules({ rule: 'single' }), 0, 0],
  ['double', challengeRules({ rule: 'double' }), 0, 0],
  ['5 a play to the challenged', pointRules(5, 'play', 'challenged'), 5, 0],
  ['5 a word to the challenged', pointRules(5, 'word', 'challenged'), 5, 0],
  ['10 a play from the challenger', pointRules(10, 'play', 'challenger'), 0, -10],
  ['10 a word from the challenger', pointRules(10, 'word', 'challenger'), 0, -10],
  ['lastScore', challengeRules({ rule: 'lastScore' }), 0, -31],
];
const CASES = RULES.flatMap(([name, ...rest]) => [2, 3, 4].map((seats) => [name, seats, ...rest] as const));
const LAST_TURNS = [{ turn: 4, score: 21 }, { turn: 5, score: 31 }, null, null];

describe.each(CASES)('%s, %d seats', (_, seats, ruleset, challenged, challenger) => {
  const lastTurns = LAST_TURNS.slice(0, seats);

  test('[C4, E6] a failed challenge of the last play is paid for first, then the racks; nobody owes a turn', () => {
    const table = wentOut(seats, ruleset, 'FINED', { lastTurns });
    const [event, ended, ...more] = table.challenge(1, 8);
    expect(event).toMatchObject({ type: 'challenged', upheld: false, penalty: 'none' });
    expect(more).toEqual([]);
    const before = SCORES.slice(0, seats);
    before[0] = 126 + challenged;
    before[1] = 200 + challenger;
    const sum = LEFT.slice(0, seats).reduce((a, b) => a + b);
    const totals = before.map((score, at) => (at === 0 ? score + sum : score - (LEFT[at] ?? 0)));
    expect(ended).toMatchObject({
      type: 'ended',
      reason: 'out',
      out: 0,
      standings: before.map((score, at) => ({ before: score, total: totals[at] })),
    });
    expect(table.scores()).toEqual(totals);
    expect(table.owed()).toEqual(Array(seats).fill(0));
  });

  test('[C4] an upheld one brings the game back to before the last play', () => {
    const table = wentOut(seats, ruleset, 'DENIF', { lastTurns });
    expect(table.challenge(1, 8)).toMatchObject([{ upheld: true, penalty: 'none', award: null }]);
    expect(table.state).toMatchObject({ phase: 'playing', wait: null, toMove: 1, board: boardWith([]) });
    expect(table.scores()).toEqual(SCORES.slice(0, seats));
    expect(table.rack(0)).toBe('DEFIN');
    table.pass(1);
  });
});

test('[C1] lastScore: where a turn would be owed, the last play’s challenge costs nothing', () => {
  const table = wentOut(2, challengeRules({ rule: 'lastScore' }));
  expect(table.challenge(1, 8)).toMatchObject([
    { upheld: false, penalty: 'none', award: null },
    { reason: 'out', standings: [{ before: 126 }, { before: 200 }] },
  ]);
});

test.each([
  ['FINED', 'a good last play wins', [1, 2], [126, 200]],
  ['DENIF', 'a phony loses', [2, 1], [100, 200]],
] as const)('[C4, E7] triple: %s, %s, and no rack is counted', (play, _, places, totals) => {
  const table = wentOut(2, challengeRules({ rule: 'triple' }), play);
  const [event, ended] = table.challenge(1, 8);
  expect(event).toMatchObject({ upheld: play === 'DENIF', penalty: play === 'DENIF' ? 'none' : 'losesGame' });
  expect(ended).toMatchObject({
    reason: 'challenge',
    out: null,
    standings: totals.map((total, at) => ({ rackPoints: 0, outPoints: 0, total, place: places[at] })),
  });
  expect(table.state).toMatchObject({ phase: 'over', wait: null });
});

test('[C4] triple: let stand, the game ends as any other', () => {
  const table = wentOut(2, challengeRules({ rule: 'triple' }));
  expect(table.accept(1, 8)).toMatchObject([
    { type: 'accepted' },
    { reason: 'out', standings: [{ total: 135 }, {}] },
  ]);
});

test('[C2] naming only good words of a last play that has a bad one ends the game', () => {
  const setup = {
    ruleset: pointRules(5, 'word', 'challenged'),
    racks: ['CAT', 'XA'],
    plays: ['8D FINED'],
    bag: '',
    scores: [10, 20],
  };
  const table = new Table(setup, { words: ['CAT', 'IT'] });
  table.place(0, '9C CAT');
  const before = (table.score(0) ?? 0) + 10;
  expect(table.challenge(1, 0, [0, 2])).toMatchObject([
    { upheld: false, award: { seat: 0, points: 10 } },
    {
      type: 'ended',
      reason: 'out',
      standings: [
        { before, total: before + 9 },
        { before: 20, total: 11 },
      ],
    },
  ]);
});

describe('only the next seat may challenge', () => {
  const NEXT = challengeRules({ who: 'next' });

  test.each([2, 3, 4])('[C3, C4] of %d seats only the next is asked', (seats) => {
    const table = wentOut(seats, NEXT);
    expect(table.state.wait?.answers.map(({ seat }) => seat)).toEqual([1]);
    for (let other = 2; other < seats; other++) {
      expect(table.refusal(challenging(other, 8))).toEqual({ code: 'challenge/not-next', next: 1 });
      expect(table.refusal(accepting(other, 8))).toEqual({ code: 'answer/not-asked' });
    }
    expect(table.accept(1, 8)).toMatchObject([
      { type: 'accepted', seat: 1 },
      { type: 'ended', reason: 'out' },
    ]);
  });

  test('[C4] a next seat that owes a turn is asked all the same', () => {
    const table = wentOut(3, NEXT, 'DENIF', { owed: [0, 1, 0] });
    expect(table.challenge(1, 8)).toMatchObject([{ upheld: true }, { type: 'turnLost', seat: 1 }]);
    expect(table.state.toMove).toBe(2);
  });

  test('[C4] one deadline ends the wait', () => {
    const table = wentOut(4, NEXT);
    table.wait(30_000);
    expect(table.due()).toMatchObject([{ type: 'accepted', seat: 1, by: 'deadline' }, { type: 'ended' }]);
  });
});

test('[C4] how long each is asked is data', () => {
  const table = wentOut(2, challengeRules({ finalWindow: 5_000 }));
  table.wait(4_999);
  expect(table.due()).toEqual([]);
  table.wait(1);
  expect(table.due()).toMatchObject([{ by: 'deadline' }, { type: 'ended' }]);
});
