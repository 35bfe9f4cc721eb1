import { runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { seq } from '../../../engine/base/units.ts';
import type { ServerMessage } from '../../../engine/protocol/server-message.ts';
import { RoomStore } from '../../../worker/room/store/room-store.ts';
import { fieldsIn, INSIDE } from '../../support/inside-fields.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { mover, newest, playOn, someTurn } from '../support/play-on.ts';
import type { Player } from '../support/player.ts';
import { giveNonces, playingTable, seatedTable, type Table } from '../support/table.ts';
import { asks, says, sets } from '../support/talker.ts';

fixChance(3);

/** What in a player's frames is not for this viewer. Empty is good. */
function leaks(player: Player, viewer: number | null, secrets: readonly string[]): string[] {
  return player.frames.flatMap((frame) => {
    const message: ServerMessage = JSON.parse(frame);
    const over = message.type === 'update' && message.game?.phase === 'over';
    const found = secrets.filter((secret) => frame.includes(secret) && !over);
    for (const { name, value, of } of fieldsIn(message)) {
      if (INSIDE.includes(name)) found.push(name);
      // What players ask of each other is public; the hash of what the room was asked for is not.
      if (name === 'request' && typeof value === 'string') found.push(name);
      if ((name === 'drawn' || name === 'returned') && value !== null && of.seat !== viewer) found.push(name);
      if (name === 'rack' && viewer === null && of.type === 'dealt' && value !== null) found.push('dealt');
      if (name === 'rack' && viewer === null && 'toMove' in of && (value as unknown[]).length > 0)
        found.push('rack');
      if (name === 'seed' && value !== null && !over) found.push('seed');
      if (name === 'standings' && !over) found.push('standings');
    }
    return found;
  });
}

/** Seeds, nonces and hashes of a room: what must not be in any frame. */
const secretsOf = (table: Table, game: number): Promise<string[]> =>
  runInDurableObject(table.stub, (_, { storage }) => {
    const store = new RoomStore(storage);
    const seed = storage.sql.exec<{ seed: string }>('SELECT seed FROM seeds WHERE game = ?', game).one().seed;
    const events = store.stepsAfter(seq(0)).flatMap((step) => step.events);
    return [
      seed,
      ...events.flatMap((event) => (event.type === 'nonceGiven' ? [event.nonce] : [])),
      ...events.flatMap((event) => (event.type === 'seatTaken' ? [event.device] : [])),
      ...events.flatMap((event) => (event.type === 'roomMade' ? [event.request] : [])),
    ];
  });

test('[D2] in a whole game no frame holds what its viewer may not know', async () => {
  const table = await seatedTable({ seats: 3 });
  const watcher = await (await Device.make()).connect(table.room);
  await giveNonces(table);
  const exchanging = mover(table);
  await exchanging.does({ type: 'exchange', tiles: exchanging.now.game?.rack.slice(0, 3) ?? [] });
  await playOn(table, { turns: 3, most: 4 });
  const challenger = table.players[newest(table).game?.toMove ?? 0];
  await challenger?.does({
    type: 'challenge',
    turn: challenger.now.game?.latestPlay?.turn ?? 0,
    words: null,
  });
  const late = await (await Device.make()).connect(table.room);
  const back = await table.devices[0]?.connect(table.room);
  await playOn(table, { most: 6 });
  const last = newest(table);
  expect(last.game?.phase).toBe('over');

  const secrets = await secretsOf(table, 1);
  expect(secrets).toHaveLength(1 + 3 + 3 + 1);
  for (const [seat, player] of table.players.entries()) {
    await player.reach(last.seq);
    expect([seat, leaks(player, seat, secrets)]).toEqual([seat, []]);
  }
  for (const each of [watcher, late]) {
    await each.reach(last.seq);
    expect(leaks(each, null, secrets)).toEqual([]);
  }
  await back?.reach(last.seq);
  expect(back && leaks(back, 0, secrets)).toEqual([]);
  // The search finds what is there to be found: another seat's frames are full of what is not a watcher's.
  expect(table.players[0] && leaks(table.players[0], null, secrets)).toContain('drawn');
});

test('[D2, J9] no frame about chat or visitors has anybody’s hash, nor what is not for its viewer', async () => {
  const table = await playingTable();
  const [host, other] = table.players;
  const device = await Device.make();
  const watcher = await device.connect(table.room);
  if (!host || !other) throw new Error('two sit here');
  await says(other, 'hello');
  const { watcher: number } = await says(watcher, 'a hint', 'Noor');
  await sets(host, { type: 'mute', watcher: number ?? '', muted: true });
  await sets(host, { type: 'lockRoom', locked: true });
  for (const each of [host, other, watcher]) await asks(each);
  const hashes = [device, ...table.devices].map(({ hash }) => hash);
  const secrets = [...(await secretsOf(table, 1)), ...hashes];
  expect(secrets).toEqual(expect.arrayContaining(hashes));
  for (const [seat, player] of [host, other].entries()) {
    expect(leaks(player, seat, [...secrets, 'a hint'])).toEqual([]);
  }
  expect(leaks(watcher, null, secrets)).toEqual([]);
  expect(watcher.frames.join()).toContain('a hint');
  for (const each of [other, watcher]) expect(each.frames.join()).not.toContain('mutedSeats');
});

test('[D2] a dealt rack and a drawn tile are told to nobody but their owner', async () => {
  const table = await playingTable();
  for (const [seat, player] of table.players.entries()) {
    const dealt = player.now.steps.flatMap((step) => step.events).find((event) => event.type === 'dealt');
    expect(dealt?.type === 'dealt' && dealt.rack).toEqual(player.now.game?.rack);
    const other = table.players[1 - seat];
    expect(dealt?.type === 'dealt' && dealt.rack).not.toEqual(other?.now.game?.rack);
  }
});

test('[D2] who opens a room before all have sat down is told of no rack, and then of none but his own', async () => {
  const [host, other] = [await Device.make(), await Device.make()];
  const room = await host.makeRoom();
  await host.sit(room, { name: 'Ada' });
  const early = [
    await host.connect(room),
    await other.connect(room),
    await (await Device.make()).connect(room),
  ];
  for (const each of early) expect(each.now).toMatchObject({ game: null, room: { phase: 'waiting' } });
  await other.sit(room, { name: 'Bob' });
  const [one, two, watcher] = early;
  if (!one || !two || !watcher) throw new Error('three came');
  await two.reach(seq(newest({ players: early }).seq));
  await giveNonces({ players: [one, two] });
  await watcher.reach(one.seq);
  expect([one, two, watcher].map((each) => each.now.game?.rack.length)).toEqual([7, 7, 0]);
  expect([leaks(one, 0, []), leaks(two, 1, []), leaks(watcher, null, [])]).toEqual([[], [], []]);
});

test('[D2, T2] who exchanged reads in the history which tiles, after coming back too; others read how many', async () => {
  const table = await playingTable();
  const given: (readonly string[])[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const tiles = mover(table).now.game?.rack.slice(0, 2 + turn) ?? [];
    given.push(tiles);
    const { seq: done } = await mover(table).does({ type: 'exchange', tiles });
    await Promise.all(table.players.map((player) => player.reach(done)));
  }
  const watching = await (await Device.make()).connect(table.room);
  const back = await Promise.all(table.devices.map((device) => device.connect(table.room)));
  for (const [viewer, player] of [...back, watching].entries()) {
    const events = player.now.steps.flatMap((step) => step.events);
    const exchanges = events.flatMap((event) => (event.type === 'exchanged' ? [event] : []));
    expect(exchanges.map(({ count }) => count)).toEqual([2, 3, 4, 5]);
    expect(exchanges.map(({ returned }) => returned)).toEqual(
      given.map((tiles, turn) => (exchanges[turn]?.seat === viewer ? tiles : null)),
    );
  }
});

test('[D2] what anybody may ask of a room over HTTP has no secret either', async () => {
  const table = await playingTable();
  await mover(table).does(someTurn(mover(table).now));
  const body = await (await table.devices[0]?.get(`/api/rooms/${table.room}`))?.json<{
    game: { rack: unknown[] };
  }>();
  expect(body?.game.rack).toEqual([]);
  const text = JSON.stringify(body);
  for (const secret of await secretsOf(table, 1)) expect(text).not.toContain(secret);
  for (const name of INSIDE) expect(text).not.toContain(`"${name}"`);
});

test('[I2] the room keeps the hash of a token, nowhere the token', async () => {
  const table = await playingTable();
  const rows = await runInDurableObject(table.stub, (_, { storage }) =>
    JSON.stringify(
      ['steps', 'snapshot', 'seeds'].map((name) => storage.sql.exec(`SELECT * FROM ${name}`).toArray()),
    ),
  );
  for (const device of table.devices) expect(rows).not.toContain(device.token);
  expect(rows).toMatch(/"device\\*":\\*"[0-9a-f]{64}/);
});
