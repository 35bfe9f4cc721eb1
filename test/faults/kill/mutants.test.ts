import { expect, test } from 'vitest';
import { seededRandom } from '../../support/seeded-random.ts';
import { FORGETS_IDS } from '../support/forgets-ids.ts';
import { onEdge } from '../support/mutants.ts';
import type { Patch } from '../support/patch.ts';
import { report } from '../support/scale.ts';
import { type KillRun, playAndKill, redIn } from './kill-run.ts';

const KILLS = 6;
/** Milliseconds that pass with every frame: nobody says too much. */
const PACE = 600;

interface Killed {
  readonly name: string;
  readonly patch: Patch;
  readonly red: string;
}

const MUTANTS: readonly Killed[] = [
  {
    name: 'answers before it stores',
    patch: {
      find: 'this.store.write(room, steps, seeds);\n      this.state = room;\n      this.alarm.setFor(nextAlarm(room));\n      this.messenger.updateAll(room, steps, sender);',
      replace:
        'this.messenger.updateAll(room, steps, sender);\n      this.store.write(room, steps, seeds);\n      this.state = room;\n      this.alarm.setFor(nextAlarm(room));',
    },
    red: '[D1] nothing that was acknowledged is lost or taken back',
  },
  {
    name: 'forgets the ids of commands',
    patch: FORGETS_IDS,
    red: '[M3] nothing is done twice, or refused when it comes again',
  },
  {
    name: 'numbers what it tells wrongly',
    patch: { find: 'seq(room.seq - steps.length)', replace: 'seq(room.seq - steps.length + 1)' },
    red: '[M6] every step is told once, without a gap',
  },
];

const killed = (patches: readonly Patch[]): Promise<KillRun> =>
  onEdge(patches, (server) => playAndKill(server, KILLS, seededRandom(1), 1), PACE);

test('[O12] a room that is killed on the simulated platform keeps what it has acknowledged', async () => {
  const run = await killed([]);
  report('kills on the simulated platform', run.counts);
  expect(redIn(run)).toEqual([]);
  expect(run.counts.kills).toBe(KILLS);
});

test.each(MUTANTS)(
  '[O12] of a runtime that is killed, the one red check is that of a room that $name',
  async ({ patch, red }) => {
    expect(redIn(await killed([patch]))).toEqual([red]);
  },
);
