import { expect, test } from 'vitest';
import { Isolate } from '../edge/bundle.ts';
import { FORGETS_IDS } from '../support/forgets-ids.ts';
import type { Patch } from '../support/patch.ts';
import { report } from '../support/scale.ts';
import { lossyRun } from './lossy-run.ts';
import type { Finding } from './verdict.ts';

/** A fault that is planted into the bundle, and exactly the checks that it turns red. */
interface Planted {
  readonly name: string;
  readonly patch: Patch;
  readonly red: readonly Finding['kind'][];
}

const PLANTED: readonly Planted[] = [
  {
    name: 'a room that acknowledges before it stores',
    patch: {
      find: 'this.store.write(room, steps, seeds);\n      this.state = room;\n      this.alarm.setFor(nextAlarm(room));\n      this.messenger.updateAll(room, steps, sender);',
      replace:
        'this.messenger.updateAll(room, steps, sender);\n      this.store.write(room, steps, seeds);\n      this.state = room;\n      this.alarm.setFor(nextAlarm(room));',
    },
    red: ['another epoch', 'lost', 'one step for two', 'views differ', 'went back', 'whole game'],
  },
  {
    name: 'a room that forgets the ids of commands',
    patch: FORGETS_IDS,
    red: ['refused but done', 'twice'],
  },
  {
    name: 'a room that forgets the ids of lines',
    patch: { find: 'this.store.isSaid(message#.id)', replace: 'false' },
    red: ['twice'],
  },
  {
    name: 'a room that numbers what it tells wrongly',
    patch: { find: 'seq(room.seq - steps.length)', replace: 'seq(room.seq - steps.length + 1)' },
    red: ['gap'],
  },
  {
    name: 'a room that tells the whole game to whoever comes back',
    patch: { find: 'after3 < opening2 || after3 > room.seq ? seq(0) : after3', replace: 'seq(0)' },
    red: ['whole game'],
  },
];

const RUNS = 60;

test.each(PLANTED)('[O12] its checks are turned red, and no others, by $name', async ({ patch, red }) => {
  const isolate = new Isolate([patch]);
  const found = new Set<Finding['kind']>();
  for (let seed = 100_000; seed < 100_000 + RUNS; seed++) {
    for (const { kind } of (await lossyRun(isolate, seed)).findings) found.add(kind);
  }
  report('planted faults of the network', { runs: RUNS, kinds: found.size });
  expect([...found].sort()).toEqual(red);
});
