import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, test, vi } from 'vitest';
import * as lexica from '../../../worker/lexica.ts';
import { Device } from '../support/device.ts';
import { fixChance } from '../support/fixed-chance.ts';
import { mover, newest, settled } from '../support/play-on.ts';
import { playingTable } from '../support/table.ts';

fixChance(50);

test('[D11] a room whose word list cannot be read now sends everybody away to try again, and then plays on', async () => {
  const table = await playingTable();
  const seat = newest(table).game?.toMove ?? 0;
  const loads = vi.spyOn(lexica, 'loadLexicon').mockRejectedValue(new Error('down'));
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await evictDurableObject(table.stub);
  mover(table).send({ type: 'sync', after: 0 });
  expect(await mover(table).closed).toEqual({ code: 1011, reason: 'room/unavailable' });
  const upgraded = await table.devices[seat]?.upgrade(table.room);
  const code = new Promise((resolve) => {
    upgraded?.webSocket?.addEventListener('close', (event) => resolve(event.code));
  });
  upgraded?.webSocket?.accept();
  expect(await code).toBe(1011);
  expect((await table.devices[0]?.get(`/api/rooms/${table.room}`))?.status).toBe(200);
  expect((await (await Device.make()).sit(table.room, { name: 'Eve' })).status).toBe(503);
  // An alarm that the platform takes for done is another one in a minute: a room that nobody visits goes on.
  await runInDurableObject(table.stub, async (room, { storage }) => {
    await storage.deleteAlarm();
    await room.alarm();
    expect((await storage.getAlarm()) ?? 0).toBeLessThanOrEqual(Date.now() + 60_000);
    expect(await storage.getAlarm()).not.toBeNull();
  });

  expect(log.mock.calls.flat().join()).toContain('room/lexicon');

  loads.mockRestore();
  log.mockRestore();
  const back = await table.devices[seat]?.connect(table.room);
  expect((await back?.does({ type: 'pass' }))?.game?.turn).toBe(1);
});

test('[D11] a room that finds its word list built anew says so with the next command', async () => {
  const table = await playingTable();
  const { lexicon } = newest(table).room;
  await runInDurableObject(table.stub, (_, { storage }) => {
    storage.sql.exec('UPDATE snapshot SET state = replace(state, ?, ?)', lexicon.hash, 'a'.repeat(16));
  });
  await evictDurableObject(table.stub);
  const { steps } = await mover(table).does({ type: 'pass' });
  expect(steps.flatMap((step) => step.events)).toEqual([
    { type: 'lexiconChanged', lexicon },
    expect.objectContaining({ type: 'passed' }),
  ]);
  expect((await settled(table)).room.lexicon).toEqual(lexicon);
});
