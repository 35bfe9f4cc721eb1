import { type Bag, tilesIn } from '../../equipment/bag.ts';
import type { TileSet } from '../../equipment/tile-set.ts';
import { Endgame } from './endgame.ts';
import { type Deal, Playout } from './playout.ts';
import type { Situation } from './situation.ts';
import type { StaticEquity } from './static-equity.ts';
import type { RatedTurn } from './turn.ts';

/** With so many tiles in the bag at most, every way that the tiles can lie is looked at. */
export const FEW_IN_BAG = 2;

const CANDIDATES = 10;
/** Behind so much work (see `Playout`) no more of them are tried out. */
const MOST_WORK = 10_000;
const FINALISTS = 4;
/** Searches of plays for each endgame that a turn may lead to. */
const ENDGAME_NODES = 60;
/** What being ahead at the end counts beside the points, and those. */
const WIN = 50;
const POINT = 0.25;

interface LikelyDeal extends Deal {
  /** In how many ways the tiles come to lie so. */
  readonly weight: number;
}

interface Tried {
  readonly turn: RatedTurn;
  readonly worth: number;
}

/**
 * The best turn of two seats while one or two tiles are in the bag: turns are tried with every way these can lie, played
 * out greedily at first; where the best one empties the bag, it is searched for among those that do by their endgames.
 */
export function* preEndgame(equity: StaticEquity, situation: Situation): Generator<void, RatedTurn> {
  const { tileSet, unseen, inBag } = situation;
  const deals = allDeals(tileSet, unseen, inBag);
  const playout = new Playout(equity, situation);
  const tried: Tried[] = [];
  for (const turn of equity.ranked(situation, CANDIDATES)) {
    if (playout.work >= MOST_WORK) break;
    const gain = (deal: Deal): number => playout.gain(turn.turn, turn.score, deal, Number.POSITIVE_INFINITY);
    tried.push({ turn, worth: yield* mean(situation, deals, gain) });
  }
  const [best, ...others] = tried.toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) throw new RangeError('no turns to choose from');
  if (!emptiesBag(situation, best.turn)) return best.turn;
  const finalists = [best, ...others.filter(({ turn }) => emptiesBag(situation, turn))].slice(0, FINALISTS);
  const solved: Tried[] = [];
  for (const { turn } of finalists) solved.push({ turn, worth: yield* endgameWorth(situation, deals, turn) });
  return solved.reduce((most, each) => (each.worth > most.worth ? each : most)).turn;
}

/** Whether it is a play that takes all that is in the bag. */
const emptiesBag = ({ rack, inBag }: Situation, { turn, kept }: RatedTurn): boolean =>
  turn.type === 'place' && rack.length - kept.length >= inBag;

function* endgameWorth(
  situation: Situation,
  deals: readonly LikelyDeal[],
  { turn, score, kept }: RatedTurn,
): Generator<void, number> {
  if (turn.type !== 'place') throw new RangeError('only a play empties the bag');
  const { generator, position, ruleset, lead } = situation;
  position.play(turn.tiles);
  let sum = 0;
  let weights = 0;
  for (const { racks, bag, weight } of inAnyOrder(deals)) {
    const endgame = new Endgame(generator, position, ruleset);
    const { value } = yield* endgame.solve(racks[0] ?? [], [...kept, ...bag], ENDGAME_NODES);
    sum += weight * leadWorth(lead + score - value);
    weights += weight;
  }
  position.undo(turn.tiles);
  return sum / weights;
}

function* mean(
  { lead }: Situation,
  deals: readonly LikelyDeal[],
  gain: (deal: Deal) => number,
): Generator<void, number> {
  let sum = 0;
  let weights = 0;
  for (const deal of deals) {
    sum += deal.weight * leadWorth(lead + gain(deal));
    weights += deal.weight;
    yield;
  }
  return sum / weights;
}

const leadWorth = (lead: number): number => WIN * Math.sign(lead) + POINT * lead;

/** Every order in which different tiles can be in the bag, and the other seat holds the rest. */
function allDeals(tileSet: TileSet, unseen: Bag, inBag: number): LikelyDeal[] {
  if (inBag === 0) {
    const rack = tilesIn(tileSet, unseen);
    return [{ racks: [rack], bag: [], weight: 1 }];
  }
  return tileSet.kinds.flatMap(({ tile }, kind) => {
    const count = unseen[kind] ?? 0;
    if (count === 0) return [];
    const rest = unseen.with(kind, count - 1);
    return allDeals(tileSet, rest, inBag - 1).map(({ racks, bag, weight }) => ({
      racks,
      bag: [tile, ...bag],
      weight: weight * count,
    }));
  });
}

/** For who draws all of the bag, its order is all the same. */
function inAnyOrder(deals: readonly LikelyDeal[]): Iterable<LikelyDeal> {
  const different = new Map<string, LikelyDeal>();
  for (const deal of deals) {
    const key = deal.bag.toSorted().join(' ');
    const known = different.get(key);
    different.set(key, known === undefined ? deal : { ...known, weight: known.weight + deal.weight });
  }
  return different.values();
}
