import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { openHouseGate } from '../../scripts/support/house-gate.ts';
import { freePort } from '../support/ports.ts';

it('[O3] hands a visitor on to the game on loopback, and ends with it', async () => {
  const port = await freePort();
  const game = createServer((socket) => socket.once('data', (data) => socket.end(`heard ${data}`)));
  game.listen(port, '127.0.0.1');
  await once(game, 'listening');
  // Another address of this machine stands for the one in the house.
  const gate = await openHouseGate('127.0.0.2', port);
  const visitor = connect(port, '127.0.0.2').setEncoding('utf8');
  visitor.write('hello');
  expect(await once(visitor, 'data')).toEqual(['heard hello']);
  await once(visitor, 'close');
  gate.close();
  game.close();
});
