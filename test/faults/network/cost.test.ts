import { expect, test } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { Isolate } from '../edge/bundle.ts';
import { report, SEED } from '../support/scale.ts';
import { GameTable } from './game-table.ts';

/** Exchanges end no game by these. */
const RULES = { ...PRESETS.classic, clock: PRESETS.tournament.clock };
const MOVES = 30;
const PONDERS = 20_000;

/** How often the object of a game's room is woken, from its making to the end. Each page pings before each move. */
async function wakesOf(isolate: Isolate): Promise<number> {
  const table = await GameTable.begun(isolate, { ruleset: RULES }, SEED);
  for (let move = 0; move < MOVES; move++) {
    for (const tab of table.tabs) tab.say('ping');
    await table.exchange();
    await table.edge.wait(PONDERS);
    table.say(table.mover, { type: 'exchange', tiles: table.mover.now.game?.rack.slice(0, 1) });
    await table.exchange();
  }
  expect(table.mover.now.game).toMatchObject({ phase: 'playing', turn: MOVES });
  table.say(table.mover, { type: 'resign', game: 1 });
  await table.exchange();
  expect(table.mover.now.room.phase).toBe('over');
  const { events } = table.room;
  table.edge.close();
  return events;
}

test('[D9] a game of 30 moves wakes its room at most 60 times, with a clock and pings all along', async () => {
  const wakes = await wakesOf(new Isolate());
  report('wakes of a game', { moves: MOVES, wakes });
  expect(wakes).toBeLessThanOrEqual(60);
  // The counter counts: each move is one.
  expect(wakes).toBeGreaterThan(MOVES);
});

test('[D9] a room that answered pings itself would be caught', async () => {
  const answering = new Isolate([
    { find: 'ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));', replace: '' },
    {
      find: 'webSocketMessage(socket#, frame) {',
      replace: 'webSocketMessage(socket#, frame) {\n    if (frame === PING) return socket#.send(PONG);',
    },
  ]);
  expect(await wakesOf(answering)).toBeGreaterThan(60);
});
