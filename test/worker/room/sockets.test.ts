import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import { PROTOCOL_VERSION } from '../../../engine/protocol/version.ts';
import { Keeper } from '../../../worker/room/keeper.ts';
import { Device, ORIGIN } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { closedBy, holdSockets } from '../support/held-sockets.ts';
import { hex } from '../support/hex.ts';
import { mover, newest } from '../support/play-on.ts';
import { playingTable, seatedTable } from '../support/table.ts';

fixChance(20);

test('[M1] a binary frame closes with 1003, one of 4,097 characters with 1009, one of 4,096 is read', async () => {
  const table = await seatedTable();
  const [binary, long] = table.players;
  const exact = await table.devices[0]?.connect(table.room);
  binary?.socket.send(new Uint8Array([1, 2, 3]));
  expect((await binary?.closed)?.code).toBe(1003);
  long?.socket.send('x'.repeat(4097));
  expect((await long?.closed)?.code).toBe(1009);
  exact?.socket.send('"'.padEnd(4096, 'x'));
  expect(await exact?.next((message) => message.type === 'refused')).toMatchObject({
    error: { code: 'wire/not-json' },
  });
});

const ID = '0'.repeat(32);

test.each([
  ['', 'wire/not-json'],
  ['{', 'wire/not-json'],
  ['null', 'wire/bad-shape'],
  ['[]', 'wire/bad-shape'],
  ['"pass"', 'wire/bad-shape'],
  ['{}', 'wire/bad-shape'],
  ['{"type":"nothing"}', 'wire/bad-shape'],
  ['{"type":"__proto__"}', 'wire/bad-shape'],
  [`{"type":"pass","id":"${ID}"}`, 'wire/bad-shape'],
  [`{"type":"pass","id":"short","expect":1}`, 'wire/bad-shape'],
  [`{"type":"pass","id":"${ID}","expect":-1}`, 'wire/bad-shape'],
  [`{"type":"pass","id":"${ID}","expect":1.5}`, 'wire/bad-shape'],
  [`{"type":"pass","id":"${ID}","expect":1e400}`, 'wire/bad-shape'],
  [`{"type":"pass","id":"${ID}","expect":1,"seat":1}`, 'wire/bad-shape'],
  [`{"type":"pass","id":"${ID}","expect":1,"__proto__":{"seat":1}}`, 'wire/bad-shape'],
  [`{"type":"place","id":"${ID}","expect":1,"tiles":"A"}`, 'wire/bad-shape'],
  [
    `{"type":"place","id":"${ID}","expect":1,"tiles":[{"square":441,"letter":"A","blank":false}]}`,
    'wire/bad-shape',
  ],
  [
    `{"type":"place","id":"${ID}","expect":1,"tiles":[{"square":0,"letter":"","blank":false}]}`,
    'wire/bad-shape',
  ],
  [
    `{"type":"exchange","id":"${ID}","expect":1,"tiles":["A","A","A","A","A","A","A","A","A","A","A"]}`,
    'wire/bad-shape',
  ],
  [`{"type":"challenge","id":"${ID}","expect":1,"turn":0}`, 'wire/bad-shape'],
  [`{"type":"challenge","id":"${ID}","expect":1,"turn":0,"words":0}`, 'wire/bad-shape'],
  [`{"type":"challenge","id":"${ID}","expect":1,"turn":0,"words":[-1]}`, 'wire/bad-shape'],
  [
    `{"type":"challenge","id":"${ID}","expect":1,"turn":0,"words":[0,0,0,0,0,0,0,0,0,0,0,0]}`,
    'wire/bad-shape',
  ],
  [`{"type":"resign","id":"${ID}","expect":1}`, 'wire/bad-shape'],
  ['['.repeat(4000), 'wire/not-json'],
  ['{"a":'.repeat(800), 'wire/not-json'],
  ['\ud800', 'wire/not-json'],
])('[M2] frame $# of a malformed corpus is refused as $1 and changes nothing', async (frame, code) => {
  const table = await playingTable();
  const player = mover(table);
  const { seq } = player;
  player.socket.send(frame);
  expect(await player.next((message) => message.type === 'refused')).toMatchObject({
    id: null,
    seq,
    error: { code },
  });
  expect((await player.does({ type: 'pass' })).seq).toBe(seq + 1);
});

test.each([
  [{ type: 'place', tiles: [{ square: 440, letter: 'A', blank: false }] }, 'play/off-board'],
  [{ type: 'place', tiles: [{ square: 112, letter: 'AB', blank: false }] }, 'tile/not-a-letter'],
  [{ type: 'place', tiles: [] }, 'play/no-tiles'],
  [{ type: 'exchange', tiles: [] }, 'exchange/no-tiles'],
  [{ type: 'accept', turn: 0 }, 'answer/not-asked'],
  [{ type: 'challenge', turn: 0, words: null }, 'challenge/nothing-to-challenge'],
] as const)('[M5] %j is refused by the rules with %s', async (wish, code) => {
  const table = await playingTable();
  expect(await mover(table).refused(structuredClone(wish) as never)).toBe(code);
});

test('[H2] a parameter that is there twice is refused by its name, before there is a socket', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  const query = `after=0&protocol=${PROTOCOL_VERSION}&tab=${hex(16)}&after=5`;
  const headers = { Upgrade: 'websocket', Origin: ORIGIN };
  const refused = await device.get(`/api/rooms/${room}/socket?${query}`, headers);
  expect([refused.status, await refused.json()]).toMatchObject([
    422,
    { code: 'http/bad-shape', path: 'after' },
  ]);
});

test('[M8] another version of the protocol is closed with 4409, without waking the room', async () => {
  const device = await Device.make();
  const { webSocket, status } = await device.upgrade(await device.makeRoom(), { protocol: 1 });
  expect(status).toBe(101);
  const closed = new Promise<number>((resolve) =>
    webSocket?.addEventListener('close', ({ code }) => resolve(code)),
  );
  webSocket?.accept();
  expect(await closed).toBe(4409);
});

test('[M9] pings are answered without an object being made; what is said to the room makes one', async () => {
  const table = await seatedTable();
  const [player] = table.players;
  await evictDurableObject(table.stub);
  // The first that a new object does.
  const wakes = vi.spyOn(Keeper.prototype, 'wake');
  for (let n = 0; n < 5; n++) {
    const pong = new Promise((resolve) =>
      player?.socket.addEventListener('message', ({ data }) => resolve(data), { once: true }),
    );
    player?.socket.send('ping');
    expect(await pong).toBe('pong');
  }
  expect(wakes).toHaveBeenCalledTimes(0);
  await player?.does({ type: 'rename', name: 'New' });
  expect(wakes).toHaveBeenCalledTimes(1);
  wakes.mockRestore();
});

test('[D3] a watcher’s commands are refused, and sync answers them', async () => {
  const table = await playingTable();
  const watcher = await (await Device.make()).connect(table.room);
  expect(await watcher.refused({ type: 'pass' })).toBe('room/not-seated');
  expect(await watcher.refused({ type: 'leave' })).toBe('room/not-seated');
  watcher.send({ type: 'sync', after: 0 });
  const update = await watcher.next((message) => message.type === 'update');
  expect(update).toMatchObject({ after: 0, ack: null, game: { rack: [] } });
});

test('[D3] a room has 200 watchers and no more; a seat still gets in', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  const sockets = [];
  for (let n = 0; n < 200; n++) {
    const address = { 'CF-Connecting-IP': `192.0.2.${n}` };
    sockets.push((await device.upgrade(room, {}, address)).webSocket);
  }
  for (const socket of sockets) socket?.accept();
  const { webSocket } = await device.upgrade(room);
  const closed = new Promise<number>((resolve) =>
    webSocket?.addEventListener('close', ({ code }) => resolve(code)),
  );
  webSocket?.accept();
  expect(await closed).toBe(4413);
  const newcomer = await Device.make();
  await newcomer.sit(room, { name: 'Ada' });
  const player = await newcomer.connect(room);
  expect(player.now).toMatchObject({
    room: { you: 0 },
    presence: { seats: ['here', 'gone'], watchers: 200 },
  });
});

test('[D4] the newest socket of a tab wins; other tabs of the device stay, and have its seat', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  const tab = hex(16);
  const other = await device.connect(room);
  const watching = await device.connect(room, { tab });
  await device.sit(room, { name: 'Ada' });
  const seated = await device.connect(room, { tab });
  expect((await watching.closed).code).toBe(4411);
  const again = await device.connect(room, { tab });
  expect((await seated.closed).code).toBe(4411);
  expect(again.now).toMatchObject({ room: { you: 0 }, presence: { seats: ['here', 'gone'], watchers: 0 } });
  expect(other.now.room.you).toBe(0);
  expect(other.socket.readyState).toBe(WebSocket.OPEN);
});

test('[D4] a seat has ten sockets; the eleventh takes the place of the longest silent one', async () => {
  const device = await Device.make();
  const room = await device.makeRoom();
  await device.sit(room, { name: 'Ada' });
  const players = [];
  for (let n = 0; n < 11; n++) players.push(await device.connect(room));
  const open = players.filter(({ socket }) => socket.readyState === WebSocket.OPEN);
  expect(open).toHaveLength(10);
  expect(players.at(-1)?.socket.readyState).toBe(WebSocket.OPEN);
});

test('[D5] all are told who comes and goes', async () => {
  const table = await seatedTable();
  const [first, second] = table.players;
  const watcher = await (await Device.make()).connect(table.room);
  expect(watcher.now.presence).toEqual({ seats: ['here', 'here'], absentSince: null, watchers: 1 });
  expect(
    await first?.next((message) => message.type === 'presence' && message.presence.watchers === 1),
  ).toBeDefined();
  second?.socket.close(1000, 'bye');
  expect(await second?.closed).toMatchObject({ code: 1000 });
  const told = await watcher.next((message) => message.type === 'presence');
  expect(told).toEqual({
    type: 'presence',
    presence: { seats: ['here', 'gone'], absentSince: null, watchers: 1 },
  });
});

test('[D5] a socket that closes without a code is missed as well', async () => {
  const table = await seatedTable();
  const [first, second] = table.players;
  first?.socket.close();
  const told = await second?.next(
    (message) => message.type === 'presence' && message.presence.seats[0] === 'gone',
  );
  expect(told).toMatchObject({ presence: { seats: ['gone', 'here'] } });
});

test('[M7] a socket that the room has closed is not heard, though its client keeps it', async () => {
  const table = await playingTable();
  const { seq } = newest(table);
  await runInDurableObject(table.stub, (room, ctx) => {
    for (const socket of ctx.getWebSockets()) {
      socket.serializeAttachment({ ...socket.deserializeAttachment(), closed: true });
      room.webSocketMessage(socket, JSON.stringify({ type: 'rename', id: ID, expect: seq, name: 'Ghost' }));
    }
  });
  const fresh = await table.devices[0]?.connect(table.room);
  expect([fresh?.seq, fresh?.now.presence.seats]).toEqual([seq, ['here', 'gone']]);
});

test('[D4] sockets that were closed and are held on to count as well', async () => {
  const table = await seatedTable();
  await holdSockets(table, 30);
  const codes = await closedBy(table);
  expect(codes.toSorted()).toEqual([0, 4413]);
});
