import type { Ruleset } from '../../equipment/ruleset.ts';
import { type Tile, tileValues } from '../../equipment/tile-set.ts';
import type { Placement } from '../../play/board.ts';
import type { MoveGenerator } from '../move-generator.ts';
import type { MovePosition } from '../move-position.ts';
import { endingOf } from './ending-worth.ts';
import { searchWork } from './search-work.ts';
import { keptAfter, keptWithout, type Situation } from './situation.ts';
import type { StaticEquity } from './static-equity.ts';
import type { Turn } from './turn.ts';

/** Where the tiles are that cannot be seen, as it may be. */
export interface Deal {
  /** The next on turn first. */
  readonly racks: readonly (readonly Tile[])[];
  /** The own seat draws from the front, the others from the back, so that both draw the same whatever is played. */
  readonly bag: readonly Tile[];
}

interface SeatHand {
  rack: readonly Tile[];
  gained: number;
  /** What its last turn has promised beyond the points. */
  promise: number;
}

/** Tries turns out: plays on behind them as all seats would without looking ahead. */
export class Playout {
  /** Searches of plays so far. */
  searches = 0;
  /** What they took (see `searchWork`). */
  work = 0;
  private readonly equity: StaticEquity;
  private readonly ruleset: Ruleset;
  private readonly generator: MoveGenerator;
  private readonly position: MovePosition;
  private readonly rack: readonly Tile[];
  private bag: Tile[] = [];
  private hands: SeatHand[] = [];
  private laid: (readonly Placement[])[] = [];

  constructor(equity: StaticEquity, { ruleset, generator, position, rack }: Situation) {
    this.equity = equity;
    this.ruleset = ruleset;
    this.generator = generator;
    this.position = position;
    this.rack = rack;
  }

  /**
   * What `turn` gains on the others with this deal: points, and what is promised by what is left, after `plies` more
   * turns, or at the end of the game where the bag is empty by then.
   */
  gain(turn: Turn, score: number, deal: Deal, plies: number): number {
    this.bag = [...deal.bag];
    this.hands = [this.rack, ...deal.racks].map((rack) => ({ rack, gained: 0, promise: 0 }));
    this.laid = [];
    this.begin(turn, score);
    const seats = this.hands.length;
    let passes = 0;
    let isOut = this.isOut(0);
    const isOver = (): boolean => isOut || passes >= seats;
    for (let ply = 1; !isOver() && (ply <= plies || this.bag.length === 0); ply++) {
      const seat = ply % seats;
      passes = this.play(seat) ? 0 : passes + 1;
      isOut = this.isOut(seat);
    }
    if (isOver()) this.settle();
    for (const tiles of this.laid.reverse()) this.position.undo(tiles);
    return this.ahead();
  }

  private begin(turn: Turn, score: number): void {
    const [own] = this.hands;
    if (own === undefined || turn.type === 'pass') return;
    if (turn.type === 'place') {
      this.lay(own, turn.tiles, score);
      this.draw(0);
      return;
    }
    const kept = keptWithout(own.rack, turn.tiles);
    own.rack = [...kept, ...this.bag.splice(0, turn.tiles.length)];
    own.promise = this.equity.leaves.of(kept);
    const middle = this.bag.length >> 1;
    this.bag.splice(middle, 0, ...turn.tiles);
  }

  /** Plays what looks best; false where there is nothing to play. */
  private play(seat: number): boolean {
    const hand = this.hands[seat];
    if (hand === undefined || hand.rack.length === 0) return false;
    this.searches++;
    this.work += searchWork(hand.rack);
    const { ruleset, bag, hands } = this;
    const held = bag.length > 0 ? 0 : this.valueOf(hands.flatMap((each) => (each === hand ? [] : each.rack)));
    const leave = this.equity.keeping(ruleset, hand.rack.length, bag.length, held, hands.length - 1);
    const play = this.generator.bestPlay(this.position, hand.rack, { leave });
    if (play === null) return false;
    this.lay(hand, play.tiles, play.score);
    this.draw(seat);
    return true;
  }

  private lay(hand: SeatHand, tiles: readonly Placement[], score: number): void {
    this.position.play(tiles);
    this.laid.push(tiles);
    hand.gained += score;
    const kept = keptAfter(hand.rack, tiles);
    hand.promise = this.bag.length > 0 ? this.equity.leaves.of(kept) : 0;
    hand.rack = kept;
  }

  private draw(seat: number): void {
    const hand = this.hands[seat];
    if (hand === undefined) return;
    const wanted = Math.min(this.bag.length, this.ruleset.rackSize - hand.rack.length);
    if (wanted <= 0) return;
    hand.rack = [...hand.rack, ...(seat === 0 ? this.bag.splice(0, wanted) : this.bag.splice(-wanted))];
  }

  private isOut(seat: number): boolean {
    return !this.ruleset.end.playOn && this.bag.length === 0 && this.hands[seat]?.rack.length === 0;
  }

  /** The game is over: the racks count, and no promise does. */
  private settle(): void {
    const { hands } = this;
    const out = hands.find(({ rack }) => rack.length === 0);
    const held = this.valueOf(hands.flatMap(({ rack }) => rack));
    const ending = endingOf(this.ruleset, hands.length - 1);
    for (const hand of hands) {
      hand.promise = hand === out && ending.kept === 2 ? held : -this.valueOf(hand.rack);
    }
  }

  /** Points and promises of the own seat, less those of the others on average. */
  private ahead(): number {
    const [own, ...others] = this.hands.map(({ gained, promise }) => gained + promise);
    return (own ?? 0) - others.reduce((sum, each) => sum + each, 0) / others.length;
  }

  private valueOf(tiles: readonly Tile[]): number {
    return tileValues(this.position.rules.tileSet, tiles);
  }
}
