import { expect, test } from 'vitest';
import { seat } from '../../../engine/base/units.ts';
import { withKin } from '../../../worker/room/state/changes.ts';
import { CoreRoom } from '../support/core-room.ts';

/** What a player may do twenty times a game, and how it is refused then. */
const SHARES = [
  ['another name', (n: number) => ({ type: 'rename', name: `Name ${n}` }) as const, 'room/too-many-changes'],
  ['a request', () => ({ type: 'ask', game: 1, want: { kind: 'delete' } }) as const, 'request/too-many'],
] as const;

test.each(SHARES)('[D12, R5] who stands up and sits down again has no more of %s', (_, wish, code) => {
  const core = new CoreRoom(3);
  for (const device of ['1', '2']) core.sit(device);
  const ask = (n: number) => {
    const { refused } = core.say(1, wish(n));
    const { openRequest } = core.room;
    if (openRequest !== null) {
      core.say(0, { type: 'answer', request: openRequest.request, agree: false });
    }
    return refused?.code ?? null;
  };
  for (let n = 0; n < 10; n++) expect(ask(n)).toBeNull();
  core.say(1, { type: 'leave' });
  core.sit('2');
  for (let n = 10; n < 20; n++) expect(ask(n)).toBeNull();
  expect(ask(20)).toBe(code);
  core.say(1, { type: 'leave' });
  core.sit('2');
  expect(ask(21)).toBe(code);
  // Another player has all of it still.
  core.say(1, { type: 'leave' });
  core.sit('3');
  expect(ask(22)).toBeNull();
});

test('[I7, D12] devices to which a seat has moved are one player’s, however long the chain', () => {
  const core = new CoreRoom();
  core.sit('1');
  const first = withKin(core.room, 'a', 'b');
  const second = withKin({ ...core.room, kin: first }, 'b', 'c');
  expect(second).toEqual([
    { device: 'b', of: 'a' },
    { device: 'c', of: 'a' },
  ]);
  const room = { ...core.room, kin: second };
  expect([withKin(room, 'c', 'a'), withKin(room, 'a', 'b')]).toEqual([second, second]);
});

test('[M3] a command that had nothing to do does nothing when it comes again behind an undoing either', () => {
  const core = new CoreRoom(3);
  core.sit('1');
  const lock = { type: 'lock', seat: seat(2), locked: true } as const;
  core.say(0, lock);
  const id = 'f'.repeat(32);
  expect(core.say(0, lock, { id })).toEqual({ refused: null, events: [] });
  core.say(0, { ...lock, locked: false });
  expect(core.say(0, lock, { id })).toEqual({ refused: null, events: [] });
  expect(core.room.locked).toEqual([false, false, false]);
});
