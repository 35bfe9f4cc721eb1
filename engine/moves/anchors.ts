import type { Line, MovePosition } from './move-position.ts';
import type { RackTiles } from './rack-tiles.ts';

/** Writes down every anchor of a position that the rack has a letter for, line by line. */
export class Anchors {
  count = 0;
  /** By anchor: the empty cell beside a tile (on an empty board the star) that its plays cover. */
  cell = new Int32Array(64);
  /** By anchor: 1 for plays down. */
  down = new Uint8Array(64);
  /**
   * By anchor: how many new tiles may lie before the cell, none of them on another anchor; -1 where a run of tiles
   * ends before it, which all its plays then go on from.
   */
  reach = new Int32Array(64);
  /** The longest reach. */
  longest = 0;

  /** Each legal play covers one anchor first, and is found from that one alone (Appel and Jacobson 1988). */
  find(position: MovePosition, rack: RackTiles): void {
    const { across, down, rules } = position;
    const { rows, columns } = rules.layout;
    this.count = 0;
    this.longest = 0;
    const first = rules.cellOf[0] ?? 0;
    for (let row = 0; row < rows; row++) {
      this.scan(position, rack, across, down.step, first + row * rules.stride, columns);
    }
    for (let column = 0; column < columns; column++) {
      this.scan(position, rack, down, across.step, first + column, rows);
    }
  }

  private scan(
    { tiles, count, rules }: MovePosition,
    rack: RackTiles,
    line: Line,
    crossStep: number,
    first: number,
    length: number,
  ): void {
    const { step } = line;
    let free = 0;
    for (let index = 0, cell = first; index < length; index++, cell += step) {
      if (tiles[cell] !== 0) {
        free = 0;
        continue;
      }
      const behind = tiles[cell - step] !== 0;
      const beside =
        behind ||
        tiles[cell + step] !== 0 ||
        tiles[cell - crossStep] !== 0 ||
        tiles[cell + crossStep] !== 0 ||
        (count === 0 && cell === rules.star);
      if (!beside) {
        free++;
        continue;
      }
      if (rack.canLay(line.allowed, cell)) this.add(cell, crossStep === 1, behind ? -1 : free);
      free = 0;
    }
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
    const { cell, down, reach } = this;
    this.cell = new Int32Array(cell.length * 2);
    this.cell.set(cell);
    this.down = new Uint8Array(down.length * 2);
    this.down.set(down);
    this.reach = new Int32Array(reach.length * 2);
    this.reach.set(reach);
  }
}
