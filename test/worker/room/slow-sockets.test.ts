import { expect, test } from 'vitest';
import { type Attachment, type Connection, Sockets } from '../../../worker/room/sockets.ts';

const CHUNK = 'x'.repeat(100_000);
const ATTACHMENT: Attachment = { device: null, tab: 'tab', heardAt: 1000, bucket: { tokens: 1, at: 0 } };

/** A socket that nobody reads from, and the room's sockets; `ping` is when the platform last answered its ping. */
function stuck(bufferedAmount?: () => number) {
  const closed: number[] = [];
  const sent: string[] = [];
  let pinged: Date | null = null;
  const socket = {
    readyState: WebSocket.OPEN,
    send: (text: string) => sent.push(text),
    close: (code: number) => closed.push(code),
  };
  if (bufferedAmount !== undefined) Object.defineProperty(socket, 'bufferedAmount', { get: bufferedAmount });
  const ctx = { getWebSocketAutoResponseTimestamp: () => pinged };
  const sockets = new Sockets(ctx as unknown as DurableObjectState);
  const connection = { socket, attachment: ATTACHMENT } as unknown as Connection;
  return { sockets, connection, sent, closed, socket, ping: (at: number) => (pinged = new Date(at)) };
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

test('[D13] where the runtime does not count, it is closed when too much was sent since it was heard of', () => {
  const { sockets, connection, sent, closed, ping } = stuck();
  for (let n = 0; n < 20; n++) sockets.send(connection, CHUNK);
  expect([sent.length, closed]).toEqual([20, []]);
  ping(2000);
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
