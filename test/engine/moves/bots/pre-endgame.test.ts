import { expect, test, vi } from 'vitest';
import { fullBag, putTiles } from '../../../../engine/equipment/bag.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { Tile } from '../../../../engine/equipment/tile-set.ts';
import { leavesOf } from '../../../../engine/moves/bots/leave-table.ts';
import { preEndgame } from '../../../../engine/moves/bots/pre-endgame.ts';
import { searchWork } from '../../../../engine/moves/bots/search-work.ts';
import type { Situation } from '../../../../engine/moves/bots/situation.ts';
import { StaticEquity } from '../../../../engine/moves/bots/static-equity.ts';
import { ENGLISH_SOME, generatorOf } from '../../../support/languages.ts';
import { randomPositions } from '../../../support/random-positions.ts';
import { seededRandom } from '../../../support/seeded-random.ts';

const { tileSet } = ENGLISH_SOME;
const NONE = fullBag(tileSet).map(() => 0);
const generator = generatorOf(ENGLISH_SOME);
const [{ board } = { board: [] }] = randomPositions(ENGLISH_SOME, seededRandom(5), 1, 7, 0);

/** Two tiles are in the bag, and nine, with these, are unseen: up to 72 ways that they can lie. */
const situation = (rack: string, unseen: string): Situation => ({
  ...{ ruleset: PRESETS.casual, tileSet, generator, rack: [...rack] as Tile[] },
  position: generator.position(board),
  unseen: putTiles(tileSet, NONE, [...unseen] as Tile[]),
  ...{ inBag: 2, lead: 0, others: [7] },
});

/** What the choice of a turn took, in searches without a blank. */
function workFor(rack: string, unseen: string): number {
  const seen = vi.spyOn(generator, 'bestPlay');
  const thinking = preEndgame(new StaticEquity(tileSet, leavesOf('english')), situation(rack, unseen));
  while (!thinking.next().done);
  const work = seen.mock.calls.reduce((sum, [, tiles]) => sum + searchWork(tiles), 0);
  seen.mockRestore();
  return work;
}

/** Own tiles and unseen ones; without a bound the last takes 30,186. */
const RACKS = [
  ['AEIRSVM', 'TLNOUDGHE'],
  ['??AEIRS', 'TLNOUDGHE'],
  ['?EIRSVM', 'TLNOUDG?E'],
  ['AEIRSTT', 'TLNOD??AE'],
] as const;

test.each(RACKS)('[Z2] with two tiles in the bag the work has a bound: %s, and %s unseen', (rack, unseen) => {
  const work = workFor(rack, unseen);
  expect(work).toBeGreaterThan(3_000);
  expect(work).toBeLessThan(20_000);
});
