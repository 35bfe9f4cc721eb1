import { expect, it } from 'vitest';
import { verifyRecord } from '../../engine/verify/verify-record.ts';
import { playSetGame } from '../../scripts/shots/set-game.ts';

it('[U196] the game of the pictures is the same every time, and one by the rules', () => {
  const { record, states } = playSetGame(27);
  expect(verifyRecord(record).ok).toBe(true);
  expect(states.at(-1)?.seats.map(({ score }) => score)).toEqual([372, 344]);
  expect(playSetGame(27).record).toEqual(record);
});
