import { expect, test } from 'vitest';
import { seat, seq } from '../../../engine/base/units.ts';
import type { StepMessage } from '../../../engine/protocol/client-message.ts';
import { onMessage } from '../../../worker/room/decisions/room-core.ts';
import type { RoomState } from '../../../worker/room/state/room-state.ts';
import { CoreRoom } from '../support/core-room.ts';
import type { Wish } from '../support/player.ts';

const NONCE = 'ab'.repeat(16);

test('[D10] a seat goes to who presses first, once for a device, and no further than there are seats', () => {
  const core = new CoreRoom(2);
  expect(core.sit('a')).toBe(0);
  expect(core.sit('a', { name: 'Again', seat: 1 })).toBe(0);
  expect(core.log).toHaveLength(2);
  expect(core.sit('b', { seat: 0 })).toBe('room/seat-taken');
  expect(core.sit('b', { seat: 3 })).toBe('room/no-such-seat');
  expect(core.sit('b', { name: ' ' })).toBe('name/empty');
  expect(core.sit('b', { name: 'Player a' })).toBe(1);
  expect(core.room.seats.map((holder) => holder?.name)).toEqual(['Player a', 'Player a 2']);
  expect(core.sit('c')).toBe('room/full');
});

test('[D10] nobody sits down in a game that has begun', () => {
  expect(CoreRoom.playing().sit('c')).toBe('room/already-started');
});

test('[S0] the host starts with two of four; empty seats are dropped and the others keep their order', () => {
  const core = new CoreRoom(4);
  core.sit('a', { seat: 3 });
  expect(core.say(3, { type: 'start' }).refused?.code).toBe('room/too-few-seats');
  core.sit('b', { seat: 1 });
  expect(core.say(1, { type: 'start' }).refused).toEqual({ code: 'room/not-host', host: 3 });
  core.say(3, { type: 'nonce', game: 1, nonce: NONCE });
  const started = core.say(3, { type: 'start' });
  expect(started.events).toEqual([{ type: 'startAsked', seat: 3 }]);
  expect(core.say(3, { type: 'start' }).events).toEqual([]);
  expect(core.sit('c')).toBe('room/full');
  const begun = core.say(1, { type: 'nonce', game: 1, nonce: NONCE });
  expect(begun.events.slice(0, 2)).toEqual([
    { type: 'nonceGiven', seat: 1, nonce: NONCE },
    { type: 'seatsFixed', names: ['Player b', 'Player a'] },
  ]);
  expect(begun.events.slice(2).map((event) => event.type)).toEqual(['started', 'firstDrawn', 'dealt']);
  expect(core.say(1, { type: 'start' }).refused?.code).toBe('room/already-started');
});

test('[S0] who leaves after the host has started undoes the start, and every seat is there again', () => {
  const core = new CoreRoom(4);
  for (const device of ['a', 'b', 'c']) core.sit(device);
  expect(core.say(0, { type: 'start' }).refused).toBeNull();
  core.say(2, { type: 'leave' });
  expect(core.room).toMatchObject({ starting: false, play: null });
  expect(core.room.seats.map((holder) => holder?.name ?? null)).toEqual(['Player a', 'Player b', null, null]);
  expect(core.sit('c')).toBe(2);
  expect(core.sit('d')).toBe(3);
});

test('[S0] when the host leaves before the start, the longest seated of the others is host', () => {
  const core = new CoreRoom(3);
  for (const device of ['a', 'b', 'c']) core.sit(device);
  core.say(0, { type: 'leave' });
  core.sit('a');
  expect(core.say(0, { type: 'start' }).refused).toEqual({ code: 'room/not-host', host: 1 });
  expect(core.say(1, { type: 'start' }).refused).toBeNull();
  core.say(1, { type: 'leave' });
  expect(core.room).toMatchObject({ starting: false, play: null });
});

test('[S0] one cannot leave a game that has begun', () => {
  expect(CoreRoom.playing().say(0, { type: 'leave' }).refused?.code).toBe('room/already-started');
});

test('[F1] a seat gives one nonce a game; the same one again is no error, another one is', () => {
  const core = new CoreRoom(2);
  core.sit('a');
  core.sit('b');
  expect(core.say(0, { type: 'nonce', game: 1, nonce: NONCE }).events).toHaveLength(1);
  expect(core.say(0, { type: 'nonce', game: 1, nonce: NONCE })).toEqual({ refused: null, events: [] });
  expect(core.say(0, { type: 'nonce', game: 1, nonce: 'cd'.repeat(16) }).refused?.code).toBe(
    'room/nonce-given',
  );
  expect(core.say(1, { type: 'nonce', game: 2, nonce: NONCE }).refused).toEqual({
    code: 'room/other-game',
    game: 1,
  });
});

test('[M3] the same command again changes nothing, also when other steps came between, and is acknowledged', () => {
  const core = CoreRoom.playing();
  const toMove = core.room.play?.toMove ?? 0;
  const before = core.room.seq;
  const id = 'f'.repeat(32);
  expect(core.say(toMove, { type: 'pass' }, { id, expect: before }).events).toHaveLength(1);
  core.say(1 - toMove, { type: 'rename', name: 'Other' });
  expect(core.say(toMove, { type: 'pass' }, { id, expect: before })).toEqual({ refused: null, events: [] });
  expect(core.room.play?.turn).toBe(1);
});

test('[M3] a leave that is sent again does not unseat who sat down again meanwhile', () => {
  const core = new CoreRoom(2);
  core.sit('a');
  const id = 'e'.repeat(32);
  core.say(0, { type: 'leave' }, { id });
  core.sit('a');
  core.say(0, { type: 'leave' }, { id });
  expect(core.room.seats[0]).not.toBeNull();
});

test('[M4] a turn is refused unless it names a step behind which nothing of the game changed, whatever the state would say', () => {
  const core = CoreRoom.playing();
  const toMove = core.room.play?.toMove ?? 0;
  for (const expect_ of [0, core.room.seq - 1, core.room.seq + 1]) {
    expect(core.say(toMove, { type: 'pass' }, { expect: expect_ }).refused).toEqual({
      code: 'room/stale',
      seq: core.room.seq,
    });
  }
  expect(core.say(1 - toMove, { type: 'pass' }).refused).toEqual({ code: 'turn/not-yours', toMove });
});

test('[M4] an opponent who takes another name makes no turn stale', () => {
  const core = CoreRoom.playing();
  const toMove = core.room.play?.toMove ?? 0;
  const seen = core.room.seq;
  for (let n = 0; n < 5; n++) core.say(1 - toMove, { type: 'rename', name: `Name ${n}` });
  expect(core.say(toMove, { type: 'pass' }, { expect: seen }).refused).toBeNull();
  core.say(1 - toMove, { type: 'pass' });
  expect(core.say(toMove, { type: 'pass' }, { expect: seen + 6 }).refused?.code).toBe('room/stale');
});

test('[M4] names, nonces and rematches need not name the last step', () => {
  const core = new CoreRoom(2);
  core.sit('a');
  expect(core.say(0, { type: 'rename', name: 'Ada' }, { expect: 0 }).refused).toBeNull();
  expect(core.say(0, { type: 'nonce', game: 1, nonce: NONCE }, { expect: 0 }).refused).toBeNull();
});

test('[D3] a watcher commands nothing', () => {
  const core = CoreRoom.playing();
  for (const wish of [
    { type: 'pass' },
    { type: 'exchange', tiles: [] },
    { type: 'place', tiles: [] },
    { type: 'challenge', turn: 0, words: null },
    { type: 'resign', game: 1 },
    { type: 'accept', turn: 0 },
    { type: 'nonce', game: 1, nonce: NONCE },
    { type: 'rename', name: 'x' },
    { type: 'leave' },
    { type: 'start' },
    { type: 'free', seat: seat(0) },
    { type: 'swap', a: seat(0), b: seat(1) },
    { type: 'lock', seat: seat(1), locked: true },
    { type: 'rematch', game: 1 },
  ] as const) {
    const { refused, events } = core.say(null, { ...wish } as never);
    expect([wish.type, refused?.code, events]).toEqual([wish.type, 'room/not-seated', []]);
  }
});

test('[D11] a word list built anew is told with the next command, and the game goes on by it', () => {
  const core = CoreRoom.playing();
  core.hash = '1'.repeat(16);
  expect(core.time().events).toEqual([]);
  const toMove = core.room.play?.toMove ?? 0;
  const { events } = core.say(toMove, { type: 'pass' });
  expect(events.map((event) => event.type)).toEqual(['lexiconChanged', 'passed']);
  expect(core.room.lexicon.hash).toBe('1'.repeat(16));
  expect(core.say(1 - toMove, { type: 'pass' }).events.map((event) => event.type)).toEqual(['passed']);
});

test('[D12] who comes and goes uses up the own 50 changes of a game and nobody else’s; leaving is always free', () => {
  const core = new CoreRoom(3);
  core.sit('a');
  for (let n = 0; n < 50; n++) {
    expect(core.sit('b')).toBe(1);
    expect(core.say(1, { type: 'leave' }).refused).toBeNull();
  }
  expect(core.sit('b')).toBe('room/too-many-changes');
  expect(core.sit('c')).toBe(1);
  expect(core.say(0, { type: 'swap', a: seat(0), b: seat(2) }).refused).toBeNull();
  expect(core.say(2, { type: 'leave' }).refused).toBeNull();
});

test('[D12] all together change seats 1,000 times while a game waits', () => {
  const core = new CoreRoom(3);
  core.sit('a');
  core.fast(() => {
    for (let n = 1; n < 1_000; n++) {
      core.sit(`b${n % 20}`);
      core.say(1, { type: 'leave' });
    }
  });
  expect(core.sit('c')).toBe('room/too-many-changes');
  expect(core.say(0, { type: 'lock', seat: seat(2), locked: true }).refused?.code).toBe(
    'room/too-many-changes',
  );
  expect(core.say(0, { type: 'leave' }).refused).toBeNull();
});

test('[D12] each player has 20 other names in a game, and leaves those of the others alone', () => {
  const core = CoreRoom.playing();
  for (let n = 0; n < 20; n++) core.say(0, { type: 'rename', name: `Name ${n}` });
  expect(core.say(0, { type: 'rename', name: 'One more' }).refused?.code).toBe('room/too-many-changes');
  expect(core.say(0, { type: 'rename', name: 'Name 19' })).toEqual({ refused: null, events: [] });
  expect(core.say(1, { type: 'rename', name: 'Ada' }).refused).toBeNull();
  expect(core.room.changes.map(({ count }) => count)).toEqual([1, 1]);
});

test('[D12] a game in which nobody wants to come to an end has 1,000 turns, and then only passes', () => {
  const core = CoreRoom.playing();
  const turn = () => {
    const { play } = core.room;
    const seat = play?.toMove ?? 0;
    return { seat, tile: play?.seats[seat]?.rack[0] ?? null, turn: play?.turn };
  };
  const swapTile = () => {
    const { seat, tile } = turn();
    return core.say(seat, { type: 'exchange', tiles: tile === null ? [] : [tile] });
  };
  core.fast(() => {
    while ((turn().turn ?? 0) < 1000) swapTile();
  });
  expect(swapTile().refused?.code).toBe('room/too-many-turns');
  expect(core.say(turn().seat, { type: 'place', tiles: [] }).refused?.code).toBe('room/too-many-turns');
  for (let n = 0; n < 4; n++) core.say(turn().seat, { type: 'pass' });
  expect(core.room.play?.phase).toBe('over');
});

test('[R6] every seat must ask for the rematch; asking twice is asking once', () => {
  const core = CoreRoom.playing();
  expect(core.say(0, { type: 'rematch', game: 1 }).refused?.code).toBe('room/game-not-over');
  while (core.room.play?.phase === 'playing') core.say(core.room.play.toMove, { type: 'pass' });
  expect(core.room.seed).toBe('01'.repeat(32));
  expect(core.say(0, { type: 'rematch', game: 1 }).events).toHaveLength(1);
  expect(core.say(0, { type: 'rematch', game: 1 }).events).toHaveLength(0);
  expect(core.say(1, { type: 'rematch', game: 1 }).events.map((event) => event.type)).toEqual([
    'rematchAsked',
    'gameOpened',
  ]);
  expect(core.seeds.size).toBe(2);
  expect(core.say(1, { type: 'rematch', game: 1 }).refused).toEqual({ code: 'room/other-game', game: 2 });
});

test('[D12, R6] a room whose last game ended behind step 10,000 begins no other, and one that is played goes on', () => {
  const core = CoreRoom.playing();
  const long = (room: RoomState, playedAt: number): RoomState => ({
    ...room,
    seq: seq(playedAt + 2),
    playedAt: seq(playedAt),
  });
  const says = (room: RoomState, at: number, wish: Wish) =>
    onMessage(
      room,
      seat(at),
      { ...wish, id: 'a'.repeat(32), expect: room.seq, lag: 0 } as StepMessage,
      core.env(),
    );
  const toMove = core.room.play?.toMove ?? 0;
  const played = says(long(core.room, 10_500), toMove, { type: 'pass' });
  expect(played.room.play?.turn).toBe(1);
  core.say(0, { type: 'resign', game: 1 });
  for (const at of [0, 1]) {
    const { room, effects } = says(long(core.room, 10_000), at, { type: 'rematch', game: 1 });
    expect(effects).toMatchObject([{ type: 'refuse', error: { code: 'room/too-many-games' } }]);
    expect(room.game).toBe(1);
  }
  const asked = says(long(core.room, 9_999), 0, { type: 'rematch', game: 1 });
  expect(says(long(asked.room, 9_999), 1, { type: 'rematch', game: 1 }).room.game).toBe(2);
});

test('[D12, R6] nor does one do so with computer opponents, whom nobody asks', () => {
  const core = new CoreRoom(2);
  core.sit('a');
  core.say(0, { type: 'addBot', seat: seat(1), level: 'expert' });
  core.say(0, { type: 'nonce', game: 1, nonce: '0'.repeat(32) });
  core.say(0, { type: 'resign', game: 1 });
  const rematch = (playedAt: number) =>
    onMessage(
      { ...core.room, playedAt: seq(playedAt), seq: seq(playedAt) },
      seat(0),
      { type: 'rematch', game: 1, id: 'a'.repeat(32), expect: seq(playedAt) },
      core.env(),
    );
  expect(rematch(10_000).effects).toMatchObject([{ type: 'refuse', error: { code: 'room/too-many-games' } }]);
  expect(rematch(9_999).room.game).toBe(2);
});
