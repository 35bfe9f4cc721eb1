import type { WordGraph } from '../words/word-graph.ts';
import type { AnchorBounds } from './anchor-bounds.ts';
import { type Line, type MovePosition, TAKEN } from './move-position.ts';
import type { PlaySearch } from './play-search.ts';
import type { RackTiles } from './rack-tiles.ts';
import { widened, widenedBytes } from './widened.ts';

const FIRST_CAPACITY = 64;

/** Writes down every anchor of a position that the rack has a letter for, line by line. */
export class Anchors {
  count = 0;
  /** By anchor: the empty cell beside a tile (on an empty board the star) that its plays cover. */
  private cell = new Int32Array(FIRST_CAPACITY);
  /** By anchor: 1 for plays down. */
  private down = new Uint8Array(FIRST_CAPACITY);
  /**
   * By anchor: how many new tiles may lie before the cell, none of them on another anchor; -1 where a run of tiles
   * ends before it, which all its plays then go on from.
   */
  private reach = new Int32Array(FIRST_CAPACITY);
  /** The longest reach. */
  longest = 0;

  /** The set of letters that runs right behind anchors begin with, where none ends before them. */
  readonly wanted: Int32Array;
  private position: MovePosition | null = null;

  constructor({ maskLength }: WordGraph) {
    this.wanted = new Int32Array(maskLength);
  }

  /** Each legal play covers one anchor first, and is found from that one alone (Appel and Jacobson 1988). */
  find(position: MovePosition, rack: RackTiles): void {
    const { across, down, rules } = position;
    const { rows, columns } = rules.layout;
    this.position = position;
    this.count = 0;
    this.longest = 0;
    this.wanted.fill(0);
    const first = rules.cellOf[0] ?? 0;
    for (let row = 0; row < rows; row++) {
      this.scan(position, rack, across, first + row * rules.stride, columns);
    }
    for (let column = 0; column < columns; column++) {
      this.scan(position, rack, down, first + column, rows);
    }
  }

  /** Goes through the finds of an anchor. */
  run(search: PlaySearch, index: number, most: number): void {
    search.run(this.line(index), this.cell[index] ?? 0, this.reach[index] ?? 0, most);
  }

  /** Has an anchor looked at. */
  look(bounds: AnchorBounds, index: number): void {
    bounds.look(this.line(index), this.cell[index] ?? 0, this.reach[index] ?? 0);
  }

  private line(index: number): Line {
    if (this.position === null) throw new RangeError('no anchors were found yet');
    return this.down[index] === 1 ? this.position.down : this.position.across;
  }

  private scan(
    { near, tiles, count, rules }: MovePosition,
    rack: RackTiles,
    { step, allowed }: Line,
    first: number,
    length: number,
  ): void {
    const star = count === 0 ? rules.star : -1;
    let free = 0;
    let behind = false;
    for (let index = 0, cell = first; index < length; index++, cell += step) {
      const beside = near[cell] ?? 0;
      if (beside === 0 && cell !== star) {
        free++;
        continue;
      }
      const taken = (beside & TAKEN) !== 0;
      if (!taken && rack.canLay(allowed, cell)) {
        this.add(cell, step !== 1, behind ? -1 : free);
        if (!behind) this.want(tiles[cell + step] ?? 0);
      }
      behind = taken;
      free = 0;
    }
  }

  private want(tile: number): void {
    if (tile === 0) return;
    const letter = tile - 1;
    this.wanted[letter >> 5] = (this.wanted[letter >> 5] ?? 0) | (1 << (letter & 31));
  }

  private add(cell: number, down: boolean, reach: number): void {
    if (this.count === this.cell.length) this.grow();
    this.cell[this.count] = cell;
    this.down[this.count] = down ? 1 : 0;
    this.reach[this.count] = reach;
    this.count++;
    if (reach > this.longest) this.longest = reach;
  }

  private grow(): void {
    this.cell = widened(this.cell);
    this.down = widenedBytes(this.down);
    this.reach = widened(this.reach);
  }
}
