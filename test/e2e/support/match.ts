import { expect } from 'vitest';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import type { Tile } from '../../../engine/equipment/tile-set.ts';
import { formatBoard } from '../../../engine/notation/position.ts';
import { layTiles, WAYS, type Way } from './lay-tiles.ts';
import { type Judged, phonyPlay, wordPlay } from './player.ts';
import { type BookPreset, type Reckoning, ScoreBook } from './score-book.ts';
import type { Glance, TablePage } from './table-page.ts';

/** Milliseconds that news may take to a page. */
export const PATIENCE = 20_000;

type Pair<T> = readonly [T, T];

/** A game of two with everybody who looks on. After each turn all pages must show what the score book says. */
export class Match {
  readonly seats: Pair<TablePage>;
  readonly watchers: readonly TablePage[];
  readonly book: ScoreBook;
  private readonly preset: BookPreset;
  private turns = 0;
  private blanks = 0;

  constructor(preset: BookPreset, seats: Pair<TablePage>, watchers: readonly TablePage[], first: number) {
    this.preset = preset;
    this.seats = seats;
    this.watchers = watchers;
    this.book = new ScoreBook(preset, first);
  }

  get mover(): TablePage {
    return this.book.toMove === 0 ? this.seats[0] : this.seats[1];
  }

  get other(): TablePage {
    return this.book.toMove === 0 ? this.seats[1] : this.seats[0];
  }

  get everybody(): readonly TablePage[] {
    return [...this.seats, ...this.watchers];
  }

  /** Resolves when every page shows the board, the points and the turn of the book. */
  async isSeen(): Promise<void> {
    const { board, scores, toMove } = this.book;
    const wanted: Glance = {
      board: formatBoard(BOARD_LAYOUTS.classic, board),
      scores,
      toMove,
      phase: 'playing',
    };
    for (const table of this.everybody) {
      await expect.poll(() => table.glance(), { timeout: PATIENCE }).toEqual(wanted);
    }
  }

  /** The best play of who is on turn, going by what his page shows. */
  async wordPlay(): Promise<Judged | null> {
    return wordPlay((await this.mover.squares()).board, await tilesOf(this.mover));
  }

  async phonyPlay(count: number): Promise<Judged | null> {
    return phonyPlay((await this.mover.squares()).board, await tilesOf(this.mover), count);
  }

  /** Lays a play, and sees that the page counts it as the book does. */
  async lay({ tiles, score }: Judged): Promise<Way> {
    const way = this.nextWay(tiles.some(({ blank }) => blank));
    await layTiles(this.mover, tiles, way);
    await this.mover.button(`Play ${score}`).waitFor();
    return way;
  }

  /** Lays a play and plays it; the book has it then, and the pages may not yet. */
  async send(play: Judged): Promise<void> {
    const way = await this.lay(play);
    if (way === 'keys') await this.mover.page.keyboard.press('Enter');
    else await this.mover.press(`Play ${play.score}`);
    this.book.play(play);
  }

  async play(play: Judged): Promise<void> {
    await this.send(play);
    await this.isSeen();
  }

  /** Exchanges the first tiles of the rack. */
  async exchange(count: number): Promise<void> {
    const { mover } = this;
    await mover.press('Exchange');
    const sheet = mover.dialog('Which tiles go back?');
    for (let index = 0; index < count; index++) await mover.touch(sheet.getByRole('checkbox').nth(index));
    await mover.press(`Exchange ${count}`, sheet);
    this.book.exchange();
  }

  async pass(): Promise<void> {
    const { mover } = this;
    await mover.press('Pass');
    await mover.press('Pass this turn', mover.dialog('Pass this turn?'));
    this.book.pass();
  }

  /**
   * Takes the best turn there is. Null when the game goes on; when it ends with this turn, or would but for the
   * answer to its last play, how it adds up.
   */
  async turn(): Promise<Reckoning | null> {
    const { book, mover, other } = this;
    const { inBag, toMove } = book;
    const rack = await tilesOf(mover);
    const left = await tilesOf(other);
    const play = (await this.wordPlay()) ?? (await this.anyPhony(rack.length));
    if (play !== null) await this.send(play);
    else if (inBag > 0) await this.exchange(Math.min(inBag, rack.length));
    else await this.pass();
    if (inBag === 0 && play?.tiles.length === rack.length) {
      return book.reckon(toMove === 0 ? [[], left] : [left, []], toMove);
    }
    if (book.isDeadlocked) return book.reckon(toMove === 0 ? [rack, left] : [left, rack], null);
    await this.isSeen();
    return null;
  }

  async playOut(): Promise<Reckoning> {
    for (;;) {
      const end = await this.turn();
      if (end !== null) return end;
    }
  }

  /** Where words stand until they are challenged, who has none lays what he has. */
  private async anyPhony(most: number): Promise<Judged | null> {
    if (this.preset === 'casual') return null;
    for (let count = most; count > 0; count--) {
      const play = await this.phonyPlay(count);
      if (play !== null) return play;
    }
    return null;
  }

  /** All ways in turn. The first blank is laid by hand, so that the page asks for its letter. */
  private nextWay(hasBlank: boolean): Way {
    if (hasBlank && this.blanks++ === 0) return 'taps';
    const ways = WAYS[this.mover.device];
    return ways[this.turns++ % ways.length] ?? 'taps';
  }
}

export const tilesOf = async (table: TablePage): Promise<Tile[]> =>
  (await table.rack()).map(({ tile }) => tile);
