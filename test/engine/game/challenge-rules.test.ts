import { describe, expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { afterPlay, SCORES } from '../../support/after-play.ts';
import { challengeRules, pointRules } from '../../support/rules.ts';
import { challenging, Table } from '../../support/table.ts';
import { boardWith, wordOf } from '../../support/tiles.ts';

const RULES: Record<string, Ruleset> = {
  single: challengeRules({ rule: 'single' }),
  double: challengeRules({ rule: 'double' }),
  '5 a play to the challenged': pointRules(5, 'play', 'challenged'),
  '5 a word to the challenged': pointRules(5, 'word', 'challenged'),
  '10 a play from the challenger': pointRules(10, 'play', 'challenger'),
  '10 a word from the challenger': pointRules(10, 'word', 'challenger'),
  lastScore: challengeRules({ rule: 'lastScore' }),
};

/** Seats and challenger: on turn where it is 1. */
const CHALLENGERS = [
  [2, 1],
  [3, 1],
  [3, 2],
  [4, 1],
  [4, 2],
  [4, 3],
] as const;
const each = (names: readonly string[]) =>
  names.flatMap((name) => CHALLENGERS.map(([seats, challenger]) => [name, seats, challenger] as const));
const rulesOf = (name: string): Ruleset => {
  const found = RULES[name];
  if (found === undefined) throw new Error(`no rules ${name}`);
  return found;
};

/** What is added to the challenged seat's and to the challenger's points when a challenge of one word fails. */
const MOVED: Record<string, (challenger: number) => readonly [number, number]> = {
  single: () => [0, 0],
  double: () => [0, 0],
  '5 a play to the challenged': () => [5, 0],
  '5 a word to the challenged': () => [5, 0],
  '10 a play from the challenger': () => [0, -10],
  '10 a word from the challenger': () => [0, -10],
  lastScore: (challenger) => [0, -(10 * (4 + challenger) + 1)],
};

describe('a failed challenge', () => {
  test.each(each(Object.keys(RULES)))('[C1] %s: %d seats, seat %d challenges', (name, seats, challenger) => {
    const table = afterPlay(seats, '8D FINED', rulesOf(name));
    const [event, ...rest] = table.challenge(challenger, 8);
    const onTurn = challenger === 1;
    const [challenged, own] = MOVED[name]?.(challenger) ?? [];
    const penalty = name !== 'double' ? 'none' : onTurn ? 'losesThisTurn' : 'owesTurn';
    const award =
      challenged !== 0
        ? { seat: 0, points: challenged }
        : own !== 0
          ? { seat: challenger, points: own }
          : null;
    expect(event).toEqual({
      type: 'challenged',
      seat: challenger,
      turn: 8,
      verdicts: [{ word: wordOf('FINED'), valid: true }],
      upheld: false,
      penalty,
      award,
    });
    expect(rest).toEqual(
      penalty === 'losesThisTurn' ? [{ type: 'turnLost', seat: 1, turn: 9, cause: 'challenge' }] : [],
    );
    const scores = SCORES.slice(0, seats);
    scores[0] = 126 + (challenged ?? 0);
    scores[challenger] = (SCORES[challenger] ?? 0) + (own ?? 0);
    expect(table.scores()).toEqual(scores);
    expect(table.owed()).toEqual(
      scores.map((_, at) => (penalty === 'owesTurn' && at === challenger ? 1 : 0)),
    );
    expect(table.state).toMatchObject({
      phase: 'playing',
      board: boardWith(['8D FINED']),
      toMove: penalty === 'losesThisTurn' ? 2 % seats : 1,
      latestPlay: { status: 'judged' },
    });
    const again = challenger === 1 && seats > 2 ? 2 : 1;
    expect(table.refusal(challenging(again, 8))).toEqual({ code: 'challenge/already-judged' });
  });

  test('[C1, E7] triple: who challenged in vain has lost the game, without counting racks', () => {
    const table = afterPlay(2, '8D FINED', challengeRules({ rule: 'triple' }));
    expect(table.challenge(1, 8)).toMatchObject([
      { type: 'challenged', seat: 1, upheld: false, penalty: 'losesGame', award: null },
      {
        type: 'ended',
        reason: 'challenge',
        out: null,
        standings: [
          { before: 126, rackPoints: 0, outPoints: 0, total: 126, place: 1 },
          { before: 200, rackPoints: 0, outPoints: 0, total: 200, place: 2 },
        ],
      },
    ]);
    expect(table.state).toMatchObject({ phase: 'over', board: boardWith(['8D FINED']) });
    expect(table.scores()).toEqual([126, 200]);
    expect(table.refusal(challenging(1, 8))).toEqual({ code: 'game/over' });
  });

  test('[E2] a turn that is lost by it can be the last scoreless one; points moved do not begin the count anew', () => {
    const counted: Ruleset = {
      ...challengeRules({ rule: 'lastScore' }),
      end: { ...challengeRules({}).end, scoreless: { kinds: ['pass', 'lostTurn', 'zeroPlay'], perSeat: 2 } },
    };
    const setup = { ruleset: counted, racks: ['??', 'CAT'], scoreless: 2, scores: [1, 2] };
    const table = new Table(setup, { words: ['AT'] });
    table.place(0, '8H at');
    expect(table.challenge(1, 0).map((event) => event.type)).toEqual(['challenged', 'turnLost', 'ended']);
    expect(table.state.result).toMatchObject({
      reason: 'scoreless',
      standings: [{ before: 1 }, { before: 2 }],
    });
  });
});

describe('an upheld challenge', () => {
  test.each(each(Object.keys(RULES)))('[C2] %s: %d seats, seat %d challenges', (name, seats, challenger) => {
    const table = afterPlay(seats, '8G XQ', rulesOf(name));
    expect(table.challenge(challenger, 8)).toEqual([
      {
        type: 'challenged',
        seat: challenger,
        turn: 8,
        verdicts: [{ word: wordOf('XQ'), valid: false }],
        upheld: true,
        penalty: 'none',
        award: null,
      },
    ]);
    expect(table.scores()).toEqual(SCORES.slice(0, seats));
    expect(table.owed()).toEqual(Array(seats).fill(0));
    expect(table.state).toMatchObject({ phase: 'playing', board: boardWith([]), toMove: 1, turn: 9 });
    expect(table.rack(0)).toBe('DEFINQX');
  });

  test('[C1, E7] triple: who laid a phony has lost the game; it is withdrawn, and racks are not counted', () => {
    const table = afterPlay(2, '8G XQ', challengeRules({ rule: 'triple' }), { scores: [500, 200] });
    expect(table.challenge(1, 8)).toMatchObject([
      { type: 'challenged', upheld: true, penalty: 'none', award: null },
      {
        type: 'ended',
        reason: 'challenge',
        out: null,
        standings: [
          { before: 500, rack: expect.anything(), rackPoints: 0, outPoints: 0, total: 500, place: 2 },
          { before: 200, rackPoints: 0, outPoints: 0, total: 200, place: 1 },
        ],
      },
    ]);
    expect(table.state).toMatchObject({ phase: 'over', board: boardWith([]) });
    expect([...(table.state.result?.standings[0]?.rack ?? [])].sort().join('')).toBe('DEFINQX');
  });
});
