import type { Chance } from '../../base/chance.ts';
import { quickChance } from '../../base/quick-chance.ts';
import { tilesIn } from '../../equipment/bag.ts';
import { BLANK } from '../../equipment/tile-set.ts';
import { Candidates } from './candidates.ts';
import { type Deal, Playout } from './playout.ts';
import type { Situation } from './situation.ts';
import type { StaticEquity } from './static-equity.ts';
import type { RatedTurn } from './turn.ts';

const CANDIDATES = 12;
/** A turn that much behind the first is not tried at all. */
const WINDOW = 25;
const FIRST_TRIALS = 8;
const TRIALS_BETWEEN = 4;
/** Points that count in full at the end of the game, and how many more for each tile that is still to come. */
const FULL_AT_END = 25;
const FULL_A_TILE = 3;

/**
 * The best of the turns that look best, by trying them out with the tiles that cannot be seen dealt by chance: every
 * other seat answers and the own seat once more. Takes about `budget` searches of plays, fewer when one is clearly best.
 */
export function* simulate(
  equity: StaticEquity,
  situation: Situation,
  budget: number,
  chance: Chance,
): Generator<void, RatedTurn> {
  const ranked = equity.ranked(situation, CANDIDATES);
  const most = ranked[0]?.equity ?? 0;
  const candidates = new Candidates(
    ranked.filter(({ equity: worth }) => worth > most - WINDOW || worth === most),
  );
  const quick = quickChance(chance.below(2 ** 32));
  const playout = new Playout(equity, situation);
  const { lead, others } = situation;
  const worthOf = leadWorth(situation);
  // A trial counts by itself too: where every turn ends the game there is nothing to search.
  for (let trial = 1; candidates.turns.length > 1 && playout.searches + trial < budget; trial++) {
    const deal = dealt(situation, quick);
    candidates.add(
      candidates.turns.map(
        ({ turn, score }) =>
          worthOf(lead + playout.gain(turn, score, deal, others.length + 1)) - worthOf(lead),
      ),
    );
    if (trial >= FIRST_TRIALS && trial % TRIALS_BETWEEN === 0) candidates.prune();
    yield;
  }
  return candidates.best();
}

/** What a lead is worth: points count less the surer the game is won or lost. */
function leadWorth({ inBag }: Situation): (lead: number) => number {
  const full = FULL_AT_END + FULL_A_TILE * (inBag + 14);
  return (lead) => full * Math.tanh(lead / full);
}

/** The tiles that cannot be seen, dealt by chance. */
function dealt({ tileSet, unseen, others }: Situation, chance: Chance): Deal {
  const tiles = tilesIn(tileSet, unseen);
  for (let at = tiles.length - 1; at > 0; at--) {
    const other = chance.below(at + 1);
    [tiles[at], tiles[other]] = [tiles[other] ?? BLANK, tiles[at] ?? BLANK];
  }
  const racks = others.map((count) => tiles.splice(0, count));
  return { racks, bag: tiles };
}
