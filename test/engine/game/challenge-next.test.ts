import { expect, test } from 'vitest';
import { afterPlay } from '../../support/after-play.ts';
import { challengeRules } from '../../support/rules.ts';
import { challenging } from '../../support/table.ts';

const NEXT = challengeRules({ rule: 'double', who: 'next' });

test.each([
  [2, 1],
  [3, 1],
  [4, 1],
])('[C3] next: of %d seats only the one on turn', (seats, next) => {
  const table = afterPlay(seats, '8G XQ', NEXT);
  for (let other = 2; other < seats; other++) {
    expect(table.refusal(challenging(other, 8))).toEqual({ code: 'challenge/not-next', next });
  }
  expect(table.refusal(challenging(0, 8))).toEqual({ code: 'challenge/own-play' });
  expect(table.challenge(next, 8)[0]).toMatchObject({ upheld: true });
});

test('[C3] next: an owed turn in between hands it on', () => {
  const table = afterPlay(3, '8G XQ', NEXT, { owed: [0, 1, 0] });
  expect(table.refusal(challenging(1, 8))).toEqual({ code: 'challenge/not-next', next: 2 });
  expect(table.challenge(2, 8)[0]).toMatchObject({ upheld: true });
});

test('[C3] next: but never to whoever laid the play', () => {
  const table = afterPlay(2, '8G XQ', NEXT, { owed: [0, 1] });
  expect(table.state.toMove).toBe(0);
  expect(table.challenge(1, 8)[0]).toMatchObject({ upheld: true });
  const three = afterPlay(3, '8G XQ', NEXT, { owed: [0, 1, 1] });
  expect(three.state.toMove).toBe(0);
  expect(three.refusal(challenging(2, 8))).toEqual({ code: 'challenge/not-next', next: 1 });
  expect(three.challenge(1, 8)[0]).toMatchObject({ upheld: true });
});

test('[C3] next: with double it always costs this turn, and another then plays', () => {
  const table = afterPlay(3, '8D FINED', NEXT);
  expect(table.challenge(1, 8)).toMatchObject([
    { penalty: 'losesThisTurn' },
    { type: 'turnLost', seat: 1, turn: 9, cause: 'challenge' },
  ]);
  expect(table.state.toMove).toBe(2);
});
