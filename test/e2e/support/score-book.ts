import type { PresetId } from '../../../engine/equipment/presets.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import { type Board, emptyBoard, withTiles } from '../../../engine/play/board.ts';
import { pointsOf } from '../../support/classic-facts.ts';
import type { Judged } from './player.ts';

const SQUARES = 225;
const TILES = 100;
const RACK = 7;
/** After so many turns in a row that scored nothing a game of two is over (rule E2). */
const SCORELESS = { casual: 6, classic: 4 } as const satisfies Partial<Record<PresetId, number>>;

/** The presets that the book can be kept by. */
export type BookPreset = keyof typeof SCORELESS;

type Pair = readonly [number, number];

interface Page {
  readonly board: Board;
  readonly scores: Pair;
  readonly toMove: number;
  readonly scoreless: number;
}

/** How a game of two adds up, by seat. */
export interface Reckoning {
  readonly before: Pair;
  /** Tiles left on each rack. */
  readonly left: readonly [readonly Tile[], readonly Tile[]];
  /** What each of these racks changes, by the seat whose total it changes. */
  readonly changes: readonly [Pair, Pair];
  readonly final: Pair;
}

/** A game of two as it is kept by somebody who only looks on. Knows nothing of how the game itself counts. */
export class ScoreBook {
  private page: Page;
  private previous: Page;
  private readonly preset: BookPreset;

  constructor(preset: BookPreset, toMove: number) {
    this.preset = preset;
    this.page = { board: emptyBoard(SQUARES), scores: [0, 0], toMove, scoreless: 0 };
    this.previous = this.page;
  }

  get board(): Board {
    return this.page.board;
  }

  get scores(): Pair {
    return this.page.scores;
  }

  get toMove(): number {
    return this.page.toMove;
  }

  /** Tiles in the bag. */
  get inBag(): number {
    return Math.max(0, TILES - this.board.filter((tile) => tile !== null).length - 2 * RACK);
  }

  get isDeadlocked(): boolean {
    return this.page.scoreless >= SCORELESS[this.preset];
  }

  play({ tiles, score }: Judged): void {
    const { board, scores, toMove, scoreless } = this.page;
    const zero = this.preset === 'casual' && score === 0;
    this.turn({
      board: withTiles(board, tiles),
      scores: toMove === 0 ? [scores[0] + score, scores[1]] : [scores[0], scores[1] + score],
      scoreless: zero ? scoreless + 1 : 0,
    });
  }

  exchange(): void {
    this.turn({ scoreless: this.preset === 'casual' ? this.page.scoreless + 1 : 0 });
  }

  pass(): void {
    this.turn({ scoreless: this.page.scoreless + 1 });
  }

  /** The seat to move loses its turn, as to a challenge that failed. */
  lose(): void {
    this.turn({});
  }

  /** The last play is taken back; its turn is over all the same (rule C2). */
  withdraw(): void {
    const { toMove } = this.page;
    this.page = { ...this.previous, toMove };
  }

  /** The end with these tiles left, when the seat `out` went out, or nobody (rule E4). */
  reckon(left: Reckoning['left'], out: number | null): Reckoning {
    const before = this.scores;
    const [first, second] = [pointsOf(left[0]), pointsOf(left[1])];
    const changes: Reckoning['changes'] = [
      [-first, out === 1 ? first : 0],
      [out === 0 ? second : 0, -second],
    ];
    const [[a, b], [c, d]] = changes;
    return { before, left, changes, final: [before[0] + a + c, before[1] + b + d] };
  }

  private turn(change: Partial<Page>): void {
    this.previous = this.page;
    this.page = { ...this.page, ...change, toMove: 1 - this.page.toMove };
  }
}
