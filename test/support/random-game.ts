import type { DrawSource } from '../../engine/base/draw-source.ts';
import { type Millis, millis, type Seat, seat, square } from '../../engine/base/units.ts';
import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Action } from '../../engine/game/actions.ts';
import type { Env } from '../../engine/game/env.ts';
import type { GameEvent } from '../../engine/game/events.ts';
import { reduce } from '../../engine/game/reduce.ts';
import type { Series } from '../../engine/game/series.ts';
import { startGame } from '../../engine/game/start.ts';
import type { GameState } from '../../engine/game/state.ts';
import type { Placement } from '../../engine/play/board.ts';
import { judgePlay } from './judge-play.ts';
import { judgedBy } from './lexicon-of.ts';
import { type Random, seededDraws, seededRandom } from './seeded-random.ts';
import { LINES, searchPlays } from './slow-searcher.ts';
import { START } from './table.ts';
import { letter } from './tiles.ts';
import type { WordTree } from './word-tree.ts';

/** One step of a random game: the events, the state that they led to, and when. */
export type Observer = (events: readonly GameEvent[], state: GameState, random: Random, now: Millis) => void;

const LONGEST_GAME = 3000;

/**
 * A game that a seed decides whole: mostly real words, now and then a phony, an exchange, a pass, challenges at
 * every chance, seats that come and go, seats that resign, alarms, and actions that must be refused.
 */
export class RandomGame {
  state: GameState;
  readonly events: GameEvent[] = [];
  private readonly words: WordTree;
  private readonly observe: Observer;
  private readonly random: Random;
  private readonly env: Pick<Env, 'lexicon' | 'findsPlay' | 'draws'>;
  private readonly here: boolean[];
  /** How likely somebody resigns at a step: in half of the games nobody does. */
  private readonly despair: number;
  private now: Millis = START;

  constructor(
    ruleset: Ruleset,
    seats: number,
    seed: number,
    words: WordTree,
    observe: Observer,
    series: Series = [],
    draws: DrawSource = seededDraws(seed),
  ) {
    this.words = words;
    this.observe = observe;
    this.random = seededRandom(seed);
    this.env = { ...judgedBy(words.lexicon), draws };
    this.here = Array.from({ length: seats }, () => this.random.chance(0.8));
    this.despair = this.random.pick([0, 0, 0.005, 0.05]);
    const start = startGame(ruleset, seats, series, this.environment());
    this.state = start.state;
    this.record(start.events);
  }

  /** Plays to the end. */
  play(): void {
    for (let step = 0; !this.isOver(); step++) {
      if (step > LONGEST_GAME) throw new Error('a game without end');
      this.now = millis(this.now + this.random.below(20_000));
      if (this.random.chance(0.05)) this.comeOrGo();
      // A room with a clock looks at it before everything else (rule K5).
      if (this.state.clock !== null || this.random.chance(0.03)) this.act({ type: 'due' });
      if (this.isOver()) return;
      if (this.random.chance(0.05)) this.beRefused();
      // An alarm may just have ended it.
      if (this.isOver()) return;
      if (this.random.chance(this.despair)) this.lose(this.random.pick(this.playing()));
      else this.step();
    }
  }

  /** Somebody gives up, or is found to be gone. */
  private lose(at: Seat): void {
    const cause = this.state.seats.length === 2 ? 'claimed' : 'removed';
    const claimed = this.state.phase === 'playing' && at === this.state.toMove && this.random.chance(0.4);
    this.act(claimed ? { type: 'remove', seat: at, cause } : { type: 'resign', seat: at });
  }

  private step(): void {
    if (this.state.phase === 'playing') this.beforeTheTurn();
    const challenger = this.challenger();
    if (this.state.phase === 'lastPlay') this.answer();
    else if (challenger !== null) this.challenge(challenger);
    else this.turn();
  }

  private challenge(challenger: Seat): void {
    const turn = this.state.latestPlay?.turn ?? 0;
    this.act({ type: 'challenge', seat: challenger, turn, words: this.named() });
    // Another one who was a moment later.
    if (this.random.chance(0.3)) this.refuse({ type: 'challenge', seat: this.anySeat(), turn, words: null });
  }

  /** Who challenges the latest play, if anybody does. */
  private challenger(): Seat | null {
    const play = this.state.latestPlay;
    if (play === null || play.status !== 'open' || !this.random.chance(this.doubt())) return null;
    const { toMove, ruleset } = this.state;
    const others = this.playing().filter((at) => at !== play.seat);
    if (ruleset.challenge.who === 'any') return this.random.pick(others);
    for (const at of others) {
      if (at !== toMove) this.refuse({ type: 'challenge', seat: at, turn: play.turn, words: null });
    }
    return others.find((at) => at === toMove) ?? null;
  }

  /** Which words are challenged: where they can be named, now and then some of them. */
  private named(): readonly number[] | null {
    const count = this.state.latestPlay?.words.length ?? 0;
    if (this.state.ruleset.challenge.points?.per !== 'word' || this.random.chance(0.5)) return null;
    const all = this.random.shuffled(Array.from({ length: count }, (_, index) => index));
    return all.slice(0, 1 + this.random.below(count));
  }

  /** How likely it is that somebody challenges. */
  private doubt(): number {
    const play = this.state.latestPlay;
    const phony = play?.words.some((word) => !this.words.lexicon.has(word)) ?? false;
    return phony ? 0.6 : 0.06;
  }

  private answer(): void {
    const { wait } = this.state;
    if (wait === null || wait.answers.length === 0) throw new Error('a wait for nobody');
    const who = this.random.pick(wait.answers).seat;
    const dice = this.random.below(4);
    if (this.random.chance(this.doubt())) {
      this.act({ type: 'challenge', seat: who, turn: wait.turn, words: this.named() });
    } else if (dice < 2) this.act({ type: 'accept', seat: who, turn: wait.turn });
    else if (dice === 2) this.comeOrGo();
    else {
      this.now = millis(this.now + this.random.below(40_000));
      this.act({ type: 'due' });
    }
  }

  /** What is no turn: blanks that are redeemed, time that is given. */
  private beforeTheTurn(): void {
    const { board, latestPlay, ruleset, toMove } = this.state;
    const open = latestPlay?.status === 'open' ? latestPlay : null;
    for (const [index, tile] of board.entries()) {
      const at = square(index);
      if (!tile?.blank || !this.rack().includes(tile.letter)) continue;
      const redeem: Action = { type: 'redeem', seat: toMove, square: at };
      const bound = open?.seat === toMove || open?.tiles.some((laid) => laid.square === at);
      if (!ruleset.blanks.redeemable || bound) this.refuse(redeem);
      else if (this.random.chance(0.5)) this.act(redeem);
    }
    if (ruleset.gift === 0 || !this.random.chance(0.02)) return;
    const giver = this.random.pick(this.playing().filter((at) => at !== toMove));
    this.act({ type: 'give', seat: giver, to: toMove });
  }

  private turn(): void {
    const at = this.state.toMove;
    const dice = this.random.below(100);
    if (dice < 4) this.act({ type: 'pass', seat: at });
    else if (dice < 8) this.exchange(1 + this.random.below(7));
    else if (dice >= 16 || !this.phony()) this.playWord(at);
  }

  private playWord(at: Seat): void {
    const tiles = this.findPlay();
    if (tiles === null) this.exchange(7);
    else this.act({ type: 'place', seat: at, tiles: this.random.shuffled(tiles) });
  }

  /** The longest play of the first line, in random order, that has one. */
  private findPlay(): Placement[] | null {
    const { board } = this.state;
    for (const line of this.random.shuffled(LINES)) {
      const plays = searchPlays(board, this.rack(), this.words, [line]);
      const longest = Math.max(...plays.map((play) => play.length));
      if (plays.length > 0) return this.random.pick(plays.filter((play) => play.length === longest));
    }
    return null;
  }

  /** Tiles at random beside what lies there; false where none were found that lie as they must. */
  private phony(): boolean {
    for (let attempt = 0; attempt < 10; attempt++) {
      const tiles = this.randomTiles();
      const judged = judgePlay(this.state.board, tiles);
      if (judged === null) continue;
      const action: Action = { type: 'place', seat: this.state.toMove, tiles };
      const valid = judged.words.every((word) => this.words.words.has(word));
      if (!valid && this.state.ruleset.validation === 'void') {
        this.refuse(action);
        return false;
      }
      this.act(action);
      return true;
    }
    return false;
  }

  private randomTiles(): Placement[] {
    const occupied = this.state.board.flatMap((tile, index) => (tile === null ? [] : [index]));
    const from = occupied.length === 0 ? 112 : this.random.pick(occupied);
    const step = this.random.pick([1, 15]);
    const start = from + this.random.pick([-15, -1, 1, 15, 0]);
    return this.random
      .shuffled(this.rack())
      .slice(0, 1 + this.random.below(4))
      .map((tile, index) => ({
        square: square(start + index * step),
        letter: tile === '?' ? letter(this.random.pick([...'AEIOSTQ'])) : tile,
        blank: tile === '?',
      }));
  }

  private exchange(wanted: number): void {
    const inBag = this.state.bag.reduce((sum, count) => sum + count, 0);
    const tiles = this.random.shuffled(this.rack()).slice(0, Math.min(wanted, inBag));
    const seat = this.state.toMove;
    const none = tiles.length === 0 || inBag < this.state.ruleset.exchange.minBag;
    this.act(none ? { type: 'pass', seat } : { type: 'exchange', seat, tiles });
  }

  private comeOrGo(): void {
    const at = this.random.pick(this.playing());
    this.here[at] = this.random.chance(0.5);
    this.act({ type: 'presence', seat: at, here: this.here[at] });
  }

  /** Something that nobody may do now. */
  private beRefused(): void {
    const { toMove, turn, seats, ruleset } = this.state;
    const other = seat((toMove + 1) % seats.length);
    const gone = seats.findIndex(({ left }) => left !== null);
    const eight = Array.from({ length: 8 }, () => letter('E'));
    this.refuse(
      this.random.pick<Action>([
        { type: 'pass', seat: other },
        { type: 'exchange', seat: other, tiles: this.rack() },
        { type: 'exchange', seat: toMove, tiles: eight },
        { type: 'place', seat: toMove, tiles: [] },
        { type: 'place', seat: toMove, tiles: [{ square: square(225), letter: letter('E'), blank: false }] },
        { type: 'challenge', seat: other, turn: turn + 1, words: null },
        { type: 'accept', seat: other, turn: turn + 1 },
        gone < 0 ? { type: 'pass', seat: other } : { type: 'resign', seat: seat(gone) },
        ruleset.challenge.points?.per === 'word'
          ? { type: 'challenge', seat: other, turn: Math.max(0, turn - 1), words: [] }
          : { type: 'challenge', seat: other, turn: Math.max(0, turn - 1), words: [0] },
      ]),
    );
  }

  private act(action: Action): void {
    const step = reduce(this.state, action, this.environment());
    if (!step.ok) throw new Error(`refused: ${JSON.stringify([action, step.error])}`);
    this.state = step.value.state;
    this.record(step.value.events);
  }

  private refuse(action: Action): void {
    const step = reduce(this.state, action, this.environment());
    if (step.ok) throw new Error(`not refused: ${JSON.stringify(action)}`);
  }

  private record(events: readonly GameEvent[]): void {
    this.events.push(...events);
    this.observe(events, this.state, this.random, this.now);
  }

  private isOver = () => this.state.phase === 'over';

  private rack = () => this.state.seats[this.state.toMove]?.rack ?? [];

  private playing = () => this.state.seats.flatMap(({ left }, index) => (left === null ? [seat(index)] : []));

  private anySeat = () => seat(this.random.below(this.state.seats.length));

  private environment(): Env {
    return { ...this.env, now: this.now, lag: millis(250), here: this.here };
  }
}
