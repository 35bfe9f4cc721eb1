import { expect, test } from 'vitest';
import { CoreRoom } from '../support/core-room.ts';

const types = (events: readonly { type: string }[]) => events.map(({ type }) => type);

test('[M4] an answer or a challenge of the game before, which comes in the next one, is none to it', () => {
  const core = CoreRoom.playing(2);
  const before = { expect: core.room.seq };
  core.say(0, { type: 'resign', game: 1 });
  for (const at of [0, 1]) core.say(at, { type: 'rematch', game: 1 });
  core.giveNonces();
  for (let turn = 0; turn < 2; turn++) core.say(core.room.play?.toMove ?? 0, { type: 'pass' });
  core.say(0, { type: 'ask', game: 2, want: { kind: 'abort' } });
  const otherGame = { code: 'room/other-game', game: 2 };
  const agree = { type: 'answer', request: 1, agree: true } as const;
  for (const late of [
    agree,
    { type: 'challenge', turn: 0, words: null },
    { type: 'accept', turn: 0 },
  ] as const)
    expect(core.say(1, late, before).refused).toEqual(otherGame);
  expect(core.room.openRequest).not.toBeNull();
  expect(types(core.say(1, agree).events)).toEqual([
    'requestAgreed',
    'requestClosed',
    'ended',
    'seedRevealed',
  ]);
});
