import { seededDraws, seededRandom } from '../../support/seeded-random.ts';
import { Isolate } from '../edge/bundle.ts';
import type { Patch } from '../support/patch.ts';
import { type Difference, differences } from './differences.ts';
import { Improviser } from './improviser.ts';
import { INJECTION, InjectedDraws } from './injected-draws.ts';
import { planOf } from './plan.ts';
import { retell } from './retold.ts';
import { Scan } from './scan.ts';
import { Stage, type Told } from './stage.ts';

/** The bundle with its draws in a test's hand. */
export class SecretsRunner {
  private readonly draws = new InjectedDraws();
  private readonly isolate: Isolate;

  constructor(patches: readonly Patch[] = []) {
    this.isolate = new Isolate([INJECTION, ...patches], { injectedDraws: this.draws });
  }

  /** A room with its games, computer opponents among the players, searched as it goes. */
  async scan(seed: number): Promise<Scan> {
    const { stage, scan } = await this.improvised(seed, true);
    stage.edge.close();
    return scan;
  }

  /** Two rooms that differ only in what a viewer may not know, and what that viewer and watchers were told otherwise. */
  async pair(seed: number): Promise<Pair> {
    const { improviser, stage: one, scan } = await this.improvised(seed, false);
    const { plan } = improviser;
    const retold = retell(one, improviser.acts, plan.viewer, seededRandom(seed + OTHER));
    this.draws.use((game) => {
      const foreseen = retold.draws[game];
      if (foreseen === undefined) throw new RangeError(`no game ${game} was foreseen`);
      return foreseen;
    });
    const other = await Stage.set(this.isolate, seed, plan);
    for (const act of retold.acts) await other.perform(act);

    const found = [plan.viewer, ...watchersOf(improviser)].flatMap((device) =>
      differences(toldTo(one, device), toldTo(other, device)),
    );
    const [log = '', otherLog = ''] = [one, other].map(({ edge }) => JSON.stringify(edge.world.log));
    if (log !== otherLog) found.push({ channel: 'log', one: log, other: otherLog });
    const pair = {
      ...{ seed, scan, swaps: retold.swaps, differences: found },
      told: toldTo(one, plan.viewer),
      logged: one.edge.world.log.length,
    };
    one.edge.close();
    other.edge.close();
    return pair;
  }

  private async improvised(
    seed: number,
    bots: boolean,
  ): Promise<{ readonly improviser: Improviser; readonly stage: Stage; readonly scan: Scan }> {
    const plan = planOf(seed, bots);
    this.draws.use((game) => seededDraws(seed * GAMES + game));
    const stage = await Stage.set(this.isolate, seed, plan);
    const scan = new Scan(stage);
    const improviser = new Improviser(stage, plan, seededRandom(seed), scan);
    await improviser.improvise();
    return { improviser, stage, scan };
  }
}

export interface Pair {
  readonly seed: number;
  /** What the viewer was told. */
  readonly told: readonly Told[];
  /** Lines in the log. */
  readonly logged: number;
  /** How often a tile took another's place in the second room. */
  readonly swaps: number;
  readonly differences: readonly Difference[];
  /** What was found in the first room. */
  readonly scan: Scan;
}

/** More games than a room has here. */
const GAMES = 8;
const OTHER = 1_000_003;

/** Devices that never had a seat. */
const watchersOf = ({ plan, stage }: Improviser): readonly number[] =>
  Array.from({ length: plan.devices }, (_, device) => device).filter(
    (device) => device !== plan.viewer && !stage.hasSat(device),
  );

/** What a device was told. Of finished games the racks are sorted: their order tells how they were drawn, as the record does. */
const toldTo = (stage: Stage, device: number): readonly Told[] =>
  (stage.told[device] ?? []).map((each) =>
    each.type === 'closed' ? each : { ...each, text: finished(each.text) },
  );

const finished = (text: string): string =>
  text.replace(
    /"rack":\[([^\]]*)\],"rackPoints"/g,
    (_, tiles: string) => `"rack":[${tiles.split(',').sort().join()}],"rackPoints"`,
  );
