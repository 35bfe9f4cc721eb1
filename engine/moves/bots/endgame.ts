import type { Ruleset } from '../../equipment/ruleset.ts';
import { type Tile, type TileSet, tileValues } from '../../equipment/tile-set.ts';
import type { Evaluation } from '../evaluation.ts';
import type { FoundPlay } from '../found-play.ts';
import type { MoveGenerator } from '../move-generator.ts';
import type { MovePosition } from '../move-position.ts';
import { EndgameTable, FIRST_KEY, type StateKey } from './endgame-table.ts';
import { type Ending, endingOf, keptCost, outGain } from './ending-worth.ts';
import { searchWork } from './search-work.ts';
import { keptAfter } from './situation.ts';

/** What was found out about an endgame. */
export interface EndgameAnswer {
  /** Null for a pass. */
  readonly play: FoundPlay | null;
  /** By how much the lead grows up to the end, racks counted. */
  readonly value: number;
  /** Whether all lines were looked at to the end. */
  readonly exact: boolean;
  /** Searches of plays, those that found many or had blanks counted more often. */
  readonly nodes: number;
}

interface Racks {
  readonly side: 0 | 1;
  readonly own: readonly Tile[];
  readonly other: readonly Tile[];
  readonly key: StateKey;
  /** Whether the turn before was a pass: another one ends the game. */
  readonly passed: boolean;
}

const PLAYS_A_NODE = 64;

/**
 * Plays out what two seats can still do when the bag is empty and so both racks are known: alpha-beta, deepened turn by
 * turn, with a greedy game to the end where it is cut short. Two passes one after the other end a game.
 */
export class Endgame {
  nodes = 0;
  private readonly generator: MoveGenerator;
  private readonly position: MovePosition;
  private readonly tileSet: TileSet;
  private readonly ending: Ending;
  private readonly playOn: boolean;
  private readonly table: EndgameTable;
  private budget = 0;
  /** Whether a line was cut short since this was last set to false. */
  private cut = false;

  /** `position` is changed and restored. */
  constructor(generator: MoveGenerator, position: MovePosition, ruleset: Ruleset) {
    this.generator = generator;
    this.position = position;
    this.tileSet = position.rules.tileSet;
    this.ending = endingOf(ruleset, 1);
    this.playOn = ruleset.end.playOn;
    this.table = new EndgameTable(this.tileSet);
  }

  /** The best turn for whoever holds `own`, found with about `budget` searches of plays. */
  *solve(own: readonly Tile[], other: readonly Tile[], budget: number): Generator<void, EndgameAnswer> {
    const racks: Racks = { side: 0, own, other, key: FIRST_KEY, passed: false };
    this.budget = budget;
    this.nodes = 0;
    let answer: EndgameAnswer = { play: null, value: 0, exact: false, nodes: 0 };
    for (let depth = 1; ; depth++) {
      this.cut = false;
      const value = yield* this.search(racks, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      if (this.nodes > budget && depth > 1) return { ...answer, nodes: this.nodes };
      const play = this.table.get(FIRST_KEY)?.best ?? null;
      answer = { play, value, exact: !this.cut, nodes: this.nodes };
      if (answer.exact || this.nodes > budget) return answer;
    }
  }

  /** What the seat on turn gains on the other, within `alpha` and `beta`, looking `depth` turns ahead. */
  private *search(racks: Racks, depth: number, alpha: number, beta: number): Generator<void, number> {
    const known = racks.passed ? undefined : this.table.get(racks.key);
    if (known !== undefined && known.depth >= depth) {
      const { value, bound } = known;
      if (bound === 'is' || (bound === 'atLeast' ? value >= beta : value <= alpha)) {
        if (known.depth !== Number.POSITIVE_INFINITY) this.cut = true;
        return value;
      }
    }
    const wasCut = this.cut;
    this.cut = false;
    let best: FoundPlay | null = null;
    let most = Number.NEGATIVE_INFINITY;
    if (depth === 0) {
      most = this.playedOut(racks);
      this.cut = true;
    } else {
      for (const play of yield* this.turns(racks, known?.best)) {
        const value = yield* this.worth(racks, play, depth, Math.max(alpha, most), beta);
        if (value > most) {
          most = value;
          best = play;
        }
        if (most >= beta) break;
        if (this.nodes > this.budget) {
          this.cut = true;
          break;
        }
      }
    }
    const bound = most >= beta ? 'atLeast' : most > alpha ? 'is' : 'atMost';
    const entry = { value: most, bound, depth: this.cut ? depth : Number.POSITIVE_INFINITY, best } as const;
    if (!racks.passed && (this.nodes <= this.budget || depth <= 1)) this.table.set(racks.key, entry);
    this.cut ||= wasCut;
    return most;
  }

  /** What a turn gains, null being a pass. */
  private *worth(
    racks: Racks,
    play: FoundPlay | null,
    depth: number,
    alpha: number,
    beta: number,
  ): Generator<void, number> {
    const { own, other, side } = racks;
    if (play === null && racks.passed) return this.bothPassed(own, other);
    const kept = play === null ? own : keptAfter(own, play.tiles);
    const score = play?.score ?? 0;
    if (kept.length === 0 && !this.playOn) return score + outGain(this.ending, this.valueOf(other));
    const next: Racks = {
      side: side === 0 ? 1 : 0,
      own: other,
      other: kept,
      key: this.table.after(racks.key, side, play?.tiles ?? []),
      passed: play === null,
    };
    if (play !== null) this.position.play(play.tiles);
    const theirs = yield* this.search(next, depth - 1, score - beta, score - alpha);
    if (play !== null) this.position.undo(play.tiles);
    return score - theirs;
  }

  /** Every turn, the most promising first, a pass last. */
  private *turns(
    { own, other }: Racks,
    first: FoundPlay | null | undefined,
  ): Generator<void, (FoundPlay | null)[]> {
    const list = this.generator.allPlays(this.position, own);
    // Many plays take longer to be found and put in order.
    this.nodes += 1 + Math.floor(list.count / PLAYS_A_NODE);
    const held = this.valueOf(other);
    const ordered: { readonly play: FoundPlay; readonly hope: number }[] = [];
    for (let index = 0; index < list.count; index++) {
      const play = list.play(index);
      const kept = keptAfter(own, play.tiles);
      const isFirst = first !== undefined && first !== null && isSame(first, play);
      const hope = isFirst ? Number.POSITIVE_INFINITY : play.score + this.keptWorth(kept, held);
      ordered.push({ play, hope });
    }
    ordered.sort((a, b) => b.hope - a.hope);
    const plays = ordered.map(({ play }) => play);
    yield;
    return first === null ? [null, ...plays] : [...plays, null];
  }

  /** What comes of it when both play at once what looks best. */
  private playedOut({ own, other, passed }: Racks): number {
    this.nodes += searchWork(own);
    const held = this.valueOf(other);
    const evaluation: Evaluation = { leave: (kept) => this.keptWorth(kept, held) };
    const play = this.generator.bestPlay(this.position, own, evaluation);
    if (play === null) {
      if (passed) return this.bothPassed(own, other);
      return 0 - this.playedOut({ side: 0, own: other, other: own, key: FIRST_KEY, passed: true });
    }
    const kept = keptAfter(own, play.tiles);
    if (kept.length === 0 && !this.playOn) return play.score + outGain(this.ending, held);
    this.position.play(play.tiles);
    const theirs = this.playedOut({ side: 0, own: other, other: kept, key: FIRST_KEY, passed: false });
    this.position.undo(play.tiles);
    return play.score - theirs;
  }

  private keptWorth(kept: readonly Tile[], held: number): number {
    return kept.length === 0 ? outGain(this.ending, held) : -keptCost(this.ending, this.valueOf(kept));
  }

  /** Nobody has gone out: each loses the own rack. */
  private bothPassed(own: readonly Tile[], other: readonly Tile[]): number {
    return this.valueOf(other) - this.valueOf(own);
  }

  private valueOf(tiles: readonly Tile[]): number {
    return tileValues(this.tileSet, tiles);
  }
}

const isSame = (one: FoundPlay, other: FoundPlay): boolean =>
  one.tiles.length === other.tiles.length &&
  one.tiles.every(({ square, letter, blank }, index) => {
    const tile = other.tiles[index];
    return tile?.square === square && tile.letter === letter && tile.blank === blank;
  });
