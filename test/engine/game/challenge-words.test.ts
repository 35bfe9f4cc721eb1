import { expect, test } from 'vitest';
import type { Ruleset } from '../../../engine/equipment/ruleset.ts';
import { challengeRules, pointRules } from '../../support/rules.ts';
import { challenging, Table } from '../../support/table.ts';
import { boardWith, wordOf } from '../../support/tiles.ts';

const RACKS = ['FINEDXQ', 'CATOOOO', 'CATIIII', 'TAAAAAA'];
/** Where no word can be named. */
const OTHERS: Record<string, Ruleset> = {
  single: challengeRules({ rule: 'single' }),
  double: challengeRules({ rule: 'double' }),
  'points for the play': pointRules(5, 'play', 'challenged'),
  lastScore: challengeRules({ rule: 'lastScore' }),
};

/** Seat 1 lays CAT, which makes FA and IT as well, under FINED. */
function threeWords(ruleset: Ruleset, words: readonly string[]): Table {
  const setup = {
    ruleset,
    racks: RACKS.slice(0, 3),
    plays: ['8D FINED'],
    toMove: 1,
    scores: [100, 200, 300],
  };
  const table = new Table(setup, { words });
  table.place(1, '9C CAT');
  return table;
}
const ALL = ['CAT', 'FA', 'IT'];
const CHALLENGED = pointRules(5, 'word', 'challenged');
const CHALLENGER = pointRules(10, 'word', 'challenger');
const score = () => threeWords(CHALLENGED, ALL).score(1) ?? 0;

test.each([
  [null, ALL],
  [[0], ['CAT']],
  [
    [1, 2],
    ['FA', 'IT'],
  ],
  [
    [2, 0],
    ['CAT', 'IT'],
  ],
  [[1, 1], ['FA']],
  [[0, 1, 2], ALL],
])('[C2] of three good words %j are named: those are judged and paid for', (named, judged) => {
  const added = threeWords(CHALLENGED, ALL);
  expect(added.act(challenging(2, 0, named))).toEqual([
    {
      type: 'challenged',
      seat: 2,
      turn: 0,
      verdicts: judged.map((word) => ({ word: wordOf(word), valid: true })),
      upheld: false,
      penalty: 'none',
      award: { seat: 1, points: 5 * judged.length },
    },
  ]);
  expect(added.scores()).toEqual([100, score() + 5 * judged.length, 300]);
  const taken = threeWords(CHALLENGER, ALL);
  taken.act(challenging(0, 0, named));
  expect(taken.scores()).toEqual([100 - 10 * judged.length, score(), 300]);
});

test('[C2] of a phony only the good words are named: the play stands, and the challenge fails', () => {
  const table = threeWords(CHALLENGED, ['CAT', 'FA']);
  expect(table.challenge(2, 0, [0, 1])).toMatchObject([{ upheld: false, award: { seat: 1, points: 10 } }]);
  expect(table.state.board).toEqual(boardWith(['8D FINED', '9C CAT']));
  expect(table.refusal(challenging(0, 0, [2]))).toEqual({ code: 'challenge/already-judged' });
  table.pass(2);
  expect(table.state.board).toEqual(boardWith(['8D FINED', '9C CAT']));
});

test('[C2] the bad word is named, alone or among others: the play is withdrawn and nothing is paid', () => {
  for (const named of [[2], [0, 2]]) {
    const table = threeWords(CHALLENGED, ['CAT', 'FA']);
    const [event] = table.challenge(2, 0, named);
    expect(event).toMatchObject({ upheld: true, award: null });
    expect(event?.type === 'challenged' && event.verdicts).toHaveLength(named.length);
    expect(table.scores()).toEqual([100, 200, 300]);
    expect(table.state.board).toEqual(boardWith(['8D FINED']));
  }
});

test('[C6] the verdict tells nothing of words that were not named', () => {
  const [event] = threeWords(CHALLENGED, ['CAT']).challenge(2, 0, [0]);
  expect(event).toMatchObject({ verdicts: [{ word: wordOf('CAT'), valid: true }] });
});

test.each([[[]], [[3]], [[0, 3]], [[-1]], [[0.5]]])('[C2] words %j of three are none', (named) => {
  expect(threeWords(CHALLENGED, ALL).refusal(challenging(2, 0, named))).toEqual({
    code: 'challenge/no-such-word',
    words: 3,
  });
});

test.each(Object.keys(OTHERS))('[C2] with %s none can be named', (name) => {
  const table = threeWords(OTHERS[name] ?? CHALLENGED, ALL);
  expect(table.refusal(challenging(2, 0, [0]))).toEqual({ code: 'challenge/words-not-in-rules' });
  expect(table.challenge(2, 0)[0]).toMatchObject({ upheld: false });
});
