import { hexToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { commitmentOf } from '../../../engine/base/committed-draws.ts';
import { seat } from '../../../engine/base/units.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { hex } from '../support/hex.ts';
import { mover, newest, playOn } from '../support/play-on.ts';
import { giveNonces, playingTable, seatedTable } from '../support/table.ts';

fixChance(1);

test('[S0] a game begins by itself when all are seated and have sent their nonces', async () => {
  const { players } = await playingTable();
  for (const { now } of players) {
    expect(now.room.phase).toBe('playing');
    expect(now.game?.rack).toHaveLength(7);
  }
});

test('[S0] when empty seats are dropped, every socket goes on as the seat of its player', async () => {
  const [first, second] = [await Device.make(), await Device.make()];
  const room = await first.makeRoom({ seats: 4 });
  await first.sit(room, { name: 'Ada', seat: seat(3) });
  await second.sit(room, { name: 'Bob', seat: seat(1) });
  const [host, other] = [await first.connect(room), await second.connect(room)];
  const { seq } = await host.does({ type: 'start' });
  await other.reach(seq);
  expect(other.now.room).toMatchObject({ you: 1, host: 3, starting: true, phase: 'waiting' });
  await giveNonces({ players: [other, host] });
  expect(host.now.room).toMatchObject({ you: 1, host: 1, seats: [{ name: 'Bob' }, { name: 'Ada' }] });
  expect(other.now.room).toMatchObject({ you: 0, starting: false, phase: 'playing' });
  const dealt = other.now.steps.flatMap((step) => step.events).find((event) => event.type === 'dealt');
  expect(other.now.game?.rack).toHaveLength(7);
  expect(dealt?.type === 'dealt' && dealt.rack).toEqual(other.now.game?.rack);
});

test('[S0] before the start a player who leaves frees the seat, and the next longest seated is host', async () => {
  const { players, devices, room } = await seatedTable({ seats: 3 });
  const [first, second, third] = players;
  expect(second?.now.room.host).toBe(0);
  const left = await first?.does({ type: 'leave' });
  expect(left?.room.you).toBeNull();
  if (left) await third?.reach(left.seq);
  expect(third?.now.room).toMatchObject({
    host: 1,
    seats: [{ name: null }, { name: 'Player 2' }, { name: 'Player 3' }],
  });
  const again = await devices[0]?.sit(room, { name: 'Player 1' });
  expect(await again?.json()).toEqual({ seat: 0 });
});

test('[E6, M6] a finished game has one set of totals, told with its last step and to whoever comes back', async () => {
  const table = await playingTable();
  await playOn(table, { turns: 4, most: 3 });
  for (let turn = 0; turn < 4; turn++) {
    const { seq: done } = await mover(table).does({ type: 'pass' });
    await Promise.all(table.players.map((player) => player.reach(done)));
  }
  const { game, seq: last } = newest(table);
  expect(game?.result).toMatchObject({ reason: 'scoreless' });
  const totals = game?.result?.standings.map(({ before, rackPoints }) => before + rackPoints);
  for (const after of [0, last - 1, last]) {
    const back = await table.devices[0]?.connect(table.room, { after });
    back?.send({ type: 'due' });
    back?.send({ type: 'sync', after: 0 });
    await back?.next((message) => message.type === 'update' && message.after === 0);
    expect(back?.seq).toBe(last);
    expect(back?.now.game?.seats.map(({ score }) => score)).toEqual(totals);
    expect(back?.now.game?.result).toEqual(game?.result);
  }
});

test('[R6] a rematch is the next game of the same room, with another commitment and new nonces', async () => {
  const table = await playingTable();
  await playOn(table);
  const first = newest(table);
  expect(first.room).toMatchObject({ phase: 'over', game: 1 });
  expect(commitmentOf(hexToBytes(first.room.seed ?? ''))).toBe(first.room.commitment);

  for (const player of table.players) await player.does({ type: 'rematch', game: 1 });
  const second = newest(table);
  expect(second.room).toMatchObject({ phase: 'waiting', game: 2, seed: null });
  expect(second.room.commitment).not.toBe(first.room.commitment);
  expect(second.game).toBeNull();
  const [one, two] = table.players;
  await one?.reach(second.seq);
  expect(await one?.refused({ type: 'nonce', game: 1, nonce: hex(16) })).toBe('room/other-game');
  await giveNonces(table);
  expect(two?.now.room).toMatchObject({ phase: 'playing', game: 2 });
});
