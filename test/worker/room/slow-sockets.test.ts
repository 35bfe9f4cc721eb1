import { runInDurableObject } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { type Attachment, type Connection, Sockets } from '../../../worker/room/sockets.ts';
import { fixChance } from '../support/fixed-chance.ts';
import type { Player } from '../support/player.ts';
import { playingTable } from '../support/table.ts';

fixChance(70);

const CHUNK = 'x'.repeat(100_000);
const ATTACHMENT: Attachment = {
  device: null,
  tab: 'tab',
  heardAt: 1000,
  away: false,
  from: '',
  closed: false,
};

/** A socket that nobody reads from, and the room's sockets. */
function stuck(bufferedAmount?: () => number) {
  const closed: number[] = [];
  const sent: string[] = [];
  const socket = {
    readyState: WebSocket.OPEN,
    send: (text: string) => sent.push(text),
    close: (code: number) => closed.push(code),
    serializeAttachment: () => {},
  };
  if (bufferedAmount !== undefined) Object.defineProperty(socket, 'bufferedAmount', { get: bufferedAmount });
  const sockets = new Sockets({} as DurableObjectState);
  const connection = { socket, attachment: ATTACHMENT } as unknown as Connection;
  return { sockets, connection, sent, closed, socket };
}

test('[D13] a socket that does not read is closed when 256 KB wait for it', () => {
  let waits = 0;
  const { sockets, connection, sent, closed } = stuck(() => waits);
  sockets.send(connection, CHUNK);
  waits = 256 * 1024 + 1;
  sockets.send(connection, CHUNK);
  expect(sent).toHaveLength(1);
  expect(closed).toEqual([4412]);
});

test('[D13] where the runtime does not count, it is closed when too much was sent since it showed what it had read', () => {
  const { sockets, connection, sent, closed } = stuck();
  for (let n = 0; n < 20; n++) sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([20, []]);
  sockets.hasRead(connection.socket);
  for (let n = 0; n < 20; n++) sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([40, []]);
  sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([40, [4412]]);
});

test('[D13] nothing is sent to a socket that is closing, and a send that fails harms nobody', () => {
  const { sockets, connection, sent, socket } = stuck();
  socket.readyState = WebSocket.CLOSING;
  sockets.send(connection, CHUNK);
  expect(sent).toEqual([]);
  socket.readyState = WebSocket.OPEN;
  socket.send = () => {
    throw new TypeError('closed');
  };
  expect(() => sockets.send(connection, CHUNK)).not.toThrow();
});

/** A player of a game whose steps are told in so many characters. */
async function playerOfLongGame(length: number): Promise<Player> {
  const table = await playingTable();
  const [player] = table.players;
  if (player === undefined) throw new Error('nobody plays');
  await runInDurableObject(table.stub, (_, { storage }) => {
    const steps = storage.sql
      .exec<{ seq: number; events: string }>('SELECT seq, events FROM steps')
      .toArray();
    for (const { seq, events } of steps) {
      const grown = events.replace('"names":[', `"names":["${'x'.repeat(length)}",`);
      storage.sql.exec('UPDATE steps SET events = ? WHERE seq = ?', grown, seq);
    }
  });
  return player;
}

test('[D13] who asks for the same again and again without having read it is closed all the same', async () => {
  const player = await playerOfLongGame(300_000);
  // Nine times 300 KB are too much.
  for (let n = 0; n < 9; n++) player.send({ type: 'sync', after: 0 });
  expect((await player.closed).code).toBe(4412);
});

test('[D13] a step that a socket was never told shows nothing, nor does the same one twice', async () => {
  for (const known of [Number.MAX_SAFE_INTEGER, null]) {
    const player = await playerOfLongGame(300_000);
    for (let n = 0; n < 9; n++) {
      player.send({ type: 'sync', after: 0 });
      player.send({ type: 'sync', after: known ?? player.seq });
    }
    expect((await player.closed).code).toBe(4412);
  }
});

test('[D13] who names each new step that was told has read it', async () => {
  const player = await playerOfLongGame(500_000);
  for (let n = 0; n < 5; n++) {
    player.send({ type: 'sync', after: 0 });
    await player.does({ type: 'rename', name: `Name ${n}` });
    player.send({ type: 'sync', after: player.seq });
  }
  expect((await player.does({ type: 'rename', name: 'Still here' })).room.seats[0]?.name).toBe('Still here');
});
