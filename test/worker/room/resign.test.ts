import { expect, test } from 'vitest';
import { CoreRoom } from '../support/core-room.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest, settled } from '../support/play-on.ts';
import { playingTable } from '../support/table.ts';

fixChance(61);

test('[R2, M5] at two seats who resigns has lost: all are told, with the seed', async () => {
  const table = await playingTable();
  const [one, two] = table.players;
  await one?.does({ type: 'resign', game: 1 });
  const { room, game, steps } = await settled(table);
  expect(steps.at(-1)?.events.map((event) => event.type)).toEqual(['seatGone', 'ended', 'seedRevealed']);
  expect(room).toMatchObject({ phase: 'over', seed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(game).toMatchObject({
    phase: 'over',
    seats: [{ left: 'resigned' }, { left: null }],
    result: { reason: 'resignation', standings: [{ place: 2 }, { place: 1 }] },
  });
  expect(await two?.refused({ type: 'resign', game: 1 })).toBe('game/over');
});

test('[R2, R4] at three the game goes on; who left watches, and commands nothing in it', async () => {
  const table = await playingTable({ seats: 3 });
  const gone = newest(table).game?.toMove ?? 0;
  const player = table.players[gone];
  const answer = await player?.does({ type: 'resign', game: 1 });
  expect(answer?.game).toMatchObject({ phase: 'playing', toMove: (gone + 1) % 3 });
  expect(answer?.game?.rack).toHaveLength(7);
  expect(await player?.refused({ type: 'pass' })).toBe('seat/left');
  expect(await player?.refused({ type: 'resign', game: 1 })).toBe('seat/left');
  const next = table.players[(gone + 1) % 3];
  await next?.reach(answer?.seq ?? next.seq);
  const passed = await next?.does({ type: 'pass' });
  await player?.reach(passed?.seq ?? player.seq);
  expect(player?.now.game).toMatchObject({ turn: 1, toMove: (gone + 2) % 3 });
});

test('[R2, M4] what was meant for another game does nothing; nor before the first', async () => {
  const waiting = new CoreRoom(2);
  waiting.sit('a');
  expect(waiting.say(0, { type: 'resign', game: 1 }).refused).toEqual({ code: 'room/not-started' });

  const table = await playingTable();
  for (const game of [0, 2]) {
    expect(await table.players[0]?.refused({ type: 'resign', game })).toBe('room/other-game');
  }
  expect(newest(table).game?.phase).toBe('playing');
});

test('[M4] a resignation need not know the last step, and is one when it comes twice', () => {
  const core = CoreRoom.playing(3);
  const seen = core.room.seq;
  const id = 'd'.repeat(32);
  core.say(core.room.play?.toMove ?? 0, { type: 'pass' });
  expect(core.say(0, { type: 'resign', game: 1 }, { id, expect: seen }).events).toHaveLength(1);
  expect(core.say(0, { type: 'resign', game: 1 }, { id, expect: seen })).toEqual({
    refused: null,
    events: [],
  });
});

test('[R6] after a game that somebody left the rematch begins when all have asked for it, and all play', () => {
  const core = CoreRoom.playing(3);
  core.say(0, { type: 'resign', game: 1 });
  core.say(1, { type: 'resign', game: 1 });
  expect(core.room.play).toMatchObject({ phase: 'over', result: { reason: 'resignation' } });
  for (const at of [0, 1, 2]) core.say(at, { type: 'rematch', game: 1 });
  core.giveNonces();
  expect(core.room.game).toBe(2);
  expect(core.room.play?.seats.map(({ left, owed, rack }) => [left, owed, rack.length])).toEqual(
    Array(3).fill([null, 0, 7]),
  );
});
