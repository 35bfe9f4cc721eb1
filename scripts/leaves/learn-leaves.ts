import { quickChance } from '../../engine/base/quick-chance.ts';
import { putTiles, tilesIn } from '../../engine/equipment/bag.ts';
import { PRESETS } from '../../engine/equipment/presets.ts';
import { orderOf, type Tile } from '../../engine/equipment/tile-set.ts';
import type { TileSetId } from '../../engine/equipment/tile-sets.ts';
import type { LeaveData } from '../../engine/moves/bots/leave-data.ts';
import type { Situation } from '../../engine/moves/bots/situation.ts';
import { StaticEquity } from '../../engine/moves/bots/static-equity.ts';
import type { WordGraph } from '../../engine/words/word-graph.ts';
import { type Player, playGame, shuffledTiles, type Workshop, workshop } from '../self-play/play-game.ts';
import { BagWorths } from './bag-worths.ts';
import { fitLeaves } from './fit-leaves.ts';
import { RackWorths } from './rack-worths.ts';

/** Racks are drawn for each turn that leaves the drawing to chance. */
const RACKS_A_TURN = 4;
const LEAST_IN_BAG = 9;

const UNLEARNED = { singles: [], pairs: [], balance: [], bagLeft: [] };

export interface Lesson {
  readonly tileSet: TileSetId;
  readonly vowels: string;
  readonly graph: WordGraph;
  readonly learned: LeaveData['learned'];
}

/**
 * Learns a leave table by self-play. In each generation two players of the one before play games, and on their boards
 * racks drawn by chance are rated: by the equity of their best turn.
 */
export function learnLeaves(
  { tileSet, vowels, graph, learned }: Lesson,
  say: (line: string) => void,
): LeaveData {
  const bench = workshop({ ...PRESETS.casual, tileSet }, graph);
  let data: LeaveData = { tileSet, learned, vowels, ...UNLEARNED };
  for (let generation = 1; generation <= learned.generations; generation++) {
    const racks = new RackWorths();
    const bags = new BagWorths();
    for (let game = 0; game < learned.games; game++) {
      const seed = learned.seed + game + learned.games * generation;
      learnFromGame(bench, new StaticEquity(bench.tileSet, data), seed, racks, bags);
    }
    data = { ...data, ...fitLeaves(bench.tileSet, vowels, racks), bagLeft: bags.learned() };
    say(
      `generation ${generation}: ${racks.racks} racks, ${(racks.sum / racks.racks).toFixed(2)} points a rack`,
    );
  }
  return data;
}

function learnFromGame(
  bench: Workshop,
  equity: StaticEquity,
  seed: number,
  racks: RackWorths,
  bags: BagWorths,
): void {
  const chance = quickChance(seed);
  const turns: { readonly seat: number; readonly lead: number; readonly left: number }[] = [];
  const seatAt =
    (seat: number): Player =>
    (situation) => {
      if (situation.inBag >= LEAST_IN_BAG) rateRacks(situation);
      const { turn, score, kept } = equity.best(situation);
      const left = situation.inBag - (situation.rack.length - kept.length);
      if (turn.type === 'place' && left >= 0 && situation.inBag > 0) {
        turns.push({ seat, lead: situation.lead + score + equity.leaves.of(kept), left });
      }
      return { turn, score };
    };
  const rateRacks = (situation: Situation): void => {
    const { tileSet } = bench;
    const unseen = putTiles(tileSet, situation.unseen, situation.rack);
    const pool = tilesIn(tileSet, unseen);
    for (let n = 0; n < RACKS_A_TURN; n++) {
      const rack: Tile[] = [];
      for (let i = 0; i < bench.ruleset.rackSize; i++) {
        const at = i + chance.below(pool.length - i);
        [pool[i], pool[at]] = [pool[at] ?? '?', pool[i] ?? '?'];
        rack.push(pool[i] ?? '?');
      }
      const kinds = rack.map((tile) => orderOf(tileSet, tile)).sort((a, b) => a - b);
      racks.add(kinds, equity.best({ ...situation, rack }).equity);
    }
  };
  const totals = playGame(bench, [seatAt(0), seatAt(1)], shuffledTiles(bench.tileSet, chance), chance);
  for (const { seat, lead, left } of turns) {
    bags.add(left, (totals[seat] ?? 0) - (totals[1 - seat] ?? 0) - lead);
  }
}
