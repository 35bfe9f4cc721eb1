import type { Ruleset } from '../../equipment/ruleset.ts';
import { type Tile, type TileSet, tileValues } from '../../equipment/tile-set.ts';
import type { Evaluation } from '../evaluation.ts';
import type { FoundPlay } from '../found-play.ts';
import { endingOf, keptCost, outGain } from './ending-worth.ts';
import type { LeaveData } from './leave-data.ts';
import { LeaveValues } from './leave-values.ts';
import { openingWorth } from './opening-places.ts';
import { keptAfter, type Situation } from './situation.ts';
import { PASS, type RatedTurn } from './turn.ts';

const HUNDREDTHS = 100;

/** Rates turns without looking ahead: the score, what is kept, where the first play lies, and what the end brings. */
export class StaticEquity {
  readonly leaves: LeaveValues;
  private readonly tileSet: TileSet;
  private readonly bagLeft: readonly number[];
  private readonly vowels: string;

  constructor(tileSet: TileSet, data: LeaveData) {
    this.tileSet = tileSet;
    this.leaves = new LeaveValues(tileSet, data);
    this.bagLeft = data.bagLeft;
    this.vowels = data.vowels;
  }

  /** What plays are worth here beyond their score. */
  evaluation(situation: Situation): Evaluation {
    const { ruleset, rack, inBag, unseen, others, position } = situation;
    const held = this.tileSet.kinds.reduce((sum, { value }, kind) => sum + value * (unseen[kind] ?? 0), 0);
    const leave = this.keeping(ruleset, rack.length, inBag, held, others.length);
    if (position.count > 0) return { leave };
    const { layout } = position.rules;
    return { leave, extra: { of: (play) => openingWorth(layout, this.vowels, play.tiles), atMost: 0 } };
  }

  /** The turn of the highest equity, plays by `evaluation`. */
  best(situation: Situation, evaluation = this.evaluation(situation)): RatedTurn {
    const first = this.bestPlay(situation, evaluation) ?? passing(situation);
    return this.exchanges(situation).reduce((best, each) => (each.equity > best.equity ? each : best), first);
  }

  /** The play that is worth most by `evaluation`; null where there is none. */
  bestPlay(situation: Situation, evaluation: Evaluation): RatedTurn | null {
    const { generator, position, rack } = situation;
    const play = generator.bestPlay(position, rack, evaluation);
    return play === null ? null : ratedPlay(situation, evaluation, play);
  }

  /** The `count` turns of the highest equity, best first; a pass only where there is nothing else. */
  ranked(situation: Situation, count: number): readonly RatedTurn[] {
    const { generator, position, rack } = situation;
    const evaluation = this.evaluation(situation);
    const plays = generator.allPlays(position, rack);
    const turns = Array.from({ length: plays.count }, (_, index) =>
      ratedPlay(situation, evaluation, plays.play(index)),
    );
    turns.push(...this.exchanges(situation));
    turns.sort((a, b) => b.equity - a.equity);
    return turns.length === 0 ? [passing(situation)] : turns.slice(0, count);
  }

  /**
   * What it is worth to keep tiles of a rack of `size`, with what comes of drawing the bag low; while it is empty, with
   * what comes of going out when the `others` hold tiles of the value `held`.
   */
  keeping(
    ruleset: Ruleset,
    size: number,
    inBag: number,
    held: number,
    others: number,
  ): (kept: readonly Tile[]) => number {
    if (inBag > 0) {
      return (kept) => {
        const left = Math.max(0, inBag - (size - kept.length));
        return this.leaves.of(kept) + (this.bagLeft[left] ?? 0) / HUNDREDTHS;
      };
    }
    const ending = endingOf(ruleset, others);
    return (kept) =>
      kept.length === 0 ? outGain(ending, held) : -keptCost(ending, tileValues(this.tileSet, kept));
  }

  /** Every exchange that the rules allow, those of equal tiles once. */
  private exchanges({ ruleset, rack, inBag }: Situation): RatedTurn[] {
    if (inBag < ruleset.exchange.minBag) return [];
    const sorted = [...rack].sort();
    const turns: RatedTurn[] = [];
    for (let lot = 1; lot < 1 << sorted.length; lot++) {
      // Of equal tiles the first ones are taken.
      const takes = (index: number): boolean => ((lot >> index) & 1) !== 0;
      if (sorted.some((tile, index) => takes(index) && tile === sorted[index - 1] && !takes(index - 1)))
        continue;
      const tiles = sorted.filter((_, index) => takes(index));
      if (tiles.length > inBag) continue;
      const kept = sorted.filter((_, index) => !takes(index));
      turns.push({ turn: { type: 'exchange', tiles }, score: 0, kept, equity: this.leaves.of(kept) });
    }
    return turns;
  }
}

/** Worth less than any exchange. */
const passing = ({ rack }: Situation): RatedTurn => ({
  turn: PASS,
  score: 0,
  kept: rack,
  equity: Number.NEGATIVE_INFINITY,
});

function ratedPlay({ rack }: Situation, evaluation: Evaluation, play: FoundPlay): RatedTurn {
  const kept = keptAfter(rack, play.tiles);
  const equity = play.score + evaluation.leave(kept) + (evaluation.extra?.of(play, kept) ?? 0);
  return { turn: { type: 'place', tiles: play.tiles }, score: play.score, kept, equity };
}
