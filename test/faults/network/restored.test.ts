import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { replayRoom } from '../../../worker/room/state/room-state.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { Isolate } from '../edge/bundle.ts';
import type { Patch } from '../support/patch.ts';
import { report, SEED, times } from '../support/scale.ts';
import { Table } from './table.ts';
import { comeLate, differences, type Finding } from './verdict.ts';
import { Weather } from './weather.ts';

const RUNS = times(40, 600);

interface Restored {
  readonly findings: readonly Finding[];
  /** Steps that were undone, and epochs that were begun for it. */
  readonly undone: number;
  readonly epochs: number;
}

/**
 * People play, the room is set back to an earlier time, and they play on, some of them long before the others are back.
 * Whatever each had heard before, in the end all must see one room.
 */
async function restoredRun(isolate: Isolate, seed: number): Promise<Restored> {
  const random = seededRandom(seed);
  const table = await Table.lay(isolate, seed, random);
  const weather = new Weather(table, random);
  const { room, edge, peers } = table;
  await weather.begin();
  for (let at = 0; at < 20; at++) await weather.next();
  await weather.clear();
  const copy = room.disk.copy();
  const before = table.log().length;
  for (let at = 0; at < 60; at++) await weather.next();
  await edge.settle();
  const undone = table.log().length - before;
  room.crash();
  room.holdsWrites = false;
  room.disk.setBack(copy);
  room.commit();
  // It takes some time.
  edge.skip(60_000);
  for (const peer of peers) peer.isSetBack = true;
  for (let at = 0; at < 60; at++) await weather.next();
  await weather.clear();
  const findings: Finding[] = [];
  for (const peer of peers)
    findings.push(...peer.breaches, ...differences(peer, await comeLate(table, peer)));
  // Who asks for it twice is told the whole game twice.
  const wrong = findings.filter(({ kind }) => kind !== 'whole game');
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(replayRoom(table.log()))), table.state()))
    wrong.push({ kind: 'log and snapshot differ', text: `seq ${table.log().length}` });
  const { restores } = table.state();
  edge.close();
  return { findings: wrong, undone, epochs: restores };
}

async function runs(isolate: Isolate): Promise<{ kinds: string[]; undone: number; epochs: number }> {
  const findings: Finding[] = [];
  const counts = { undone: 0, epochs: 0 };
  for (let seed = SEED * 100_000; seed < SEED * 100_000 + RUNS; seed++) {
    const run = await restoredRun(isolate, seed);
    findings.push(...run.findings);
    counts.undone += run.undone;
    counts.epochs += run.epochs;
  }
  report('rooms that were set back', { seed: SEED, runs: RUNS, ...counts });
  return { kinds: [...new Set(findings.map(({ kind }) => kind))].sort(), ...counts };
}

test('[D14] whoever was there before a room was set back sees the same as who comes anew', async () => {
  const { kinds, undone, epochs } = await runs(new Isolate());
  expect(kinds).toEqual([]);
  expect(undone).toBeGreaterThan(RUNS);
  expect(epochs).toBeGreaterThan(RUNS / 4);
});

const PLANTED: readonly (Patch & { readonly name: string })[] = [
  {
    name: 'no step that was made anew for another',
    find: 'at === void 0 || at === madeAt(after#) ? "same" : "undone"',
    replace: '"same"',
  },
];

test.each(PLANTED)('[O12] a room that takes $name would be caught', async ({ find, replace }) => {
  expect((await runs(new Isolate([{ find, replace }]))).kinds).toContain('views differ');
});
