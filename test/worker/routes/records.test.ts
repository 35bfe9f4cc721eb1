import { runInDurableObject } from 'cloudflare:test';
import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitmentOf, committedDraws } from '../../../engine/base/committed-draws.ts';
import { PURPOSE } from '../../../engine/base/draw-source.ts';
import { drawTiles, fullBag } from '../../../engine/equipment/bag.ts';
import { equipmentOf } from '../../../engine/equipment/equipment.ts';
import { replay } from '../../../engine/game/replay.ts';
import { viewGame } from '../../../engine/game/view.ts';
import type { GameRecord } from '../../../engine/protocol/record.ts';
import { parseRecord } from '../../../engine/protocol/record-shape.ts';
import { verifyRecord } from '../../../engine/verify/verify-record.ts';
import { viewRecord } from '../../../worker/room/room-view.ts';
import { CoreRoom } from '../support/core-room.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { newest, playOn, settled } from '../support/play-on.ts';
import { giveNonces, playingTable } from '../support/table.ts';

fixChance(40);

test('[D8] a record is kept back until the game is over, and then replays to what the players see', async () => {
  const table = await playingTable();
  const device = table.devices[0];
  const record = async (game: number | string) =>
    device?.get(`/api/rooms/${table.room}/games/${game}/record`);
  const running = await record(1);
  expect(running?.status).toBe(409);
  expect(await running?.json()).toMatchObject({ code: 'record/not-over' });
  for (const game of [0, 2, -1, '1.0', 'x', '01']) expect((await record(game))?.status).toBe(404);

  await playOn(table, { most: 6 });
  const { game: seen, room } = newest(table);
  const finished = await (await record(1))?.json<GameRecord>();
  if (!finished) throw new Error('no record');
  const state = replay(finished.steps.flatMap((step) => step.events));
  expect(viewGame(state, null)).toEqual({ ...seen, rack: [] });
  expect(finished).toMatchObject({
    room: table.room,
    game: 1,
    names: ['Player 1', 'Player 2'],
    ruleset: room.ruleset,
    lexicon: room.lexicon,
    commitment: room.commitment,
    seed: room.seed,
  });
});

test('[F2] from the seed and the nonces of the record every draw of the game comes out again', async () => {
  const table = await playingTable();
  await playOn(table, { most: 5 });
  const path = `/api/rooms/${table.room}/games/1/record`;
  const record = await (await table.devices[0]?.get(path))?.json<GameRecord>();
  if (!record) throw new Error('no record');
  expect(commitmentOf(hexToBytes(record.seed))).toBe(record.commitment);
  const draws = committedDraws(
    hexToBytes(record.seed),
    record.nonces.map((nonce) => hexToBytes(nonce)),
  );
  expect(draws.below(PURPOSE.tiles, 0, 100).next).toBeGreaterThan(0);

  const { tileSet } = equipmentOf(record.ruleset);
  const events = record.steps.flatMap((step) => step.events);
  let checked = 0;
  for (const [index, event] of events.entries()) {
    if (event.type !== 'played') continue;
    const before = replay(events.slice(0, index));
    const again = drawTiles(tileSet, before.bag, event.drawn.length, draws, before.drawCounter);
    expect(again.tiles).toEqual(event.drawn);
    checked++;
  }
  expect(checked).toBeGreaterThan(10);
  const first = events.find((event) => event.type === 'firstDrawn');
  const round = drawTiles(tileSet, fullBag(tileSet), 2, draws, 0);
  expect(first?.type === 'firstDrawn' && first.rounds[0]?.map(({ tile }) => tile)).toEqual(round.tiles);
});

test('[R6] each game of a room has its own record', async () => {
  const table = await playingTable();
  await playOn(table, { most: 6 });
  for (const player of table.players) await player.does({ type: 'rematch', game: 1 });
  await Promise.all(table.players.map((player) => player.reach(newest(table).seq)));
  await giveNonces(table);
  const get = async (game: number) => table.devices[1]?.get(`/api/rooms/${table.room}/games/${game}/record`);
  expect((await get(2))?.status).toBe(409);
  const first = await (await get(1))?.json<GameRecord>();
  expect(
    first?.steps.flatMap((step) => step.events).filter((event) => event.type === 'started'),
  ).toHaveLength(1);
  expect(first?.commitment).not.toBe(newest(table).room.commitment);
});

test('[F3] the records of a room are verified, of its rematch too, clock and last wait and all', async () => {
  const table = await playingTable({ preset: 'tournament' });
  const check = async (game: number) => {
    const answer = await table.devices[0]?.get(`/api/rooms/${table.room}/games/${game}/record`);
    const record = parseRecord((await answer?.text()) ?? '');
    const verified = record.ok ? verifyRecord(record.value) : record;
    if (!verified.ok) throw new Error(JSON.stringify(verified.error));
    expect(verified.value.result).toEqual(newest(table).game?.result);
  };
  await playOn(table, { turns: 2 });
  await table.players[0]?.does({ type: 'resign', game: 1 });
  await settled(table);
  await check(1);
  for (const player of table.players) await player.does({ type: 'rematch', game: 1 });
  await settled(table);
  await giveNonces(table);
  await playOn(table);
  await check(2);
});

test('[D8, D12] of a room with many games the log is read up to the end of the one that is asked for, and no further', async () => {
  const table = await playingTable();
  for (const game of [1, 2]) {
    await table.players[0]?.does({ type: 'resign', game });
    await settled(table);
    for (const player of table.players) await player.does({ type: 'rematch', game });
    await settled(table);
    await giveNonces(table);
  }
  const whole = (await settled(table)).seq;
  await runInDurableObject(table.stub, (_, { storage }) => {
    const [end] = storage.sql
      .exec<{ seq: number }>("SELECT min(seq) AS seq FROM steps WHERE events LIKE '%seedRevealed%'")
      .toArray();
    expect(end?.seq).toBeLessThan(whole / 2);
    storage.sql.exec("UPDATE steps SET events = '[' WHERE seq > ?", end?.seq ?? 0);
  });
  const answer = await table.devices[0]?.get(`/api/rooms/${table.room}/games/1/record`);
  const record = parseRecord((await answer?.text()) ?? '');
  expect(record.ok && verifyRecord(record.value).ok).toBe(true);
});

test('[D8] for a record no game is played again, neither the one that is asked for nor those before it', () => {
  const core = CoreRoom.playing();
  core.say(0, { type: 'resign', game: 1 });
  for (const at of [0, 1]) core.say(at, { type: 'rematch', game: 1 });
  core.giveNonces();
  core.say(1, { type: 'resign', game: 2 });
  // Without its beginning no game can be played again.
  const odd = core.log.map((step) => ({
    ...step,
    events: step.events.filter(({ type }) => type !== 'started'),
  }));
  for (const game of [1, 2]) {
    const record = viewRecord(odd, game);
    expect(record).toMatchObject({ ok: true, value: { game, names: ['Player 0', 'Player 1'] } });
  }
});
