import { expect, test } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';
import { Isolate } from '../edge/bundle.ts';
import { report, SEED, times } from '../support/scale.ts';
import { Table } from './table.ts';
import { verdict } from './verdict.ts';
import { Weather } from './weather.ts';

const EVICTIONS = times(100, 1_000);
/** In one game, so that many are met in their middle. */
const PER_TABLE = 20;

test.each([
  ['put to sleep', 'hibernate'],
  ['replaced, its sockets closed', 'close'],
] as const)('[D1] a room that is %s behind every command loses nothing', async (_, sockets) => {
  const isolate = new Isolate();
  const counts = { evictions: 0, commands: 0, acked: 0, steps: 0 };
  for (let seed = SEED * 100_000; counts.evictions < EVICTIONS; seed++) {
    const random = seededRandom(seed);
    const table = await Table.lay(isolate, seed, random);
    const weather = new Weather(table, random);
    await weather.begin();
    for (let at = 0; at < PER_TABLE; at++) {
      await weather.playOn();
      // Where nothing has woken the room since, there is nothing to evict.
      if (table.room.isAwake) counts.evictions++;
      table.room.evict(sockets);
      await weather.clear();
    }
    expect(await verdict(table)).toEqual([]);
    counts.commands += weather.counts.commands;
    counts.acked += table.entries.filter(({ type }) => type === 'acked').length;
    counts.steps += table.log().length;
    table.edge.close();
  }
  report(`evictions: ${sockets}`, counts);
  expect(counts.acked).toBeGreaterThan(EVICTIONS / 4);
});
