import type { Tile } from '../../engine/equipment/tile-set.ts';
import { FACE_COUNTS } from './classic-facts.ts';

/** The English tiles that are in the bag, counted by hand. */
export class LedgerBag {
  private readonly counts = new Map<Tile, number>();

  constructor() {
    for (const [face, count] of FACE_COUNTS) this.counts.set(face as Tile, count);
  }

  size = (): number => [...this.counts.values()].reduce((sum, count) => sum + count, 0);

  private count = (tile: Tile): number => this.counts.get(tile) ?? 0;

  /** How many of each, by the alphabet, blanks last. */
  inOrder = (): number[] => [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ?'].map((tile) => this.count(tile as Tile));

  draw(rack: Tile[], tiles: readonly Tile[]): void {
    for (const tile of tiles) {
      const left = this.count(tile) - 1;
      if (left < 0) throw new Error(`${tile} was drawn, and none was left`);
      this.counts.set(tile, left);
      rack.push(tile);
    }
  }

  takeBack(rack: Tile[], tiles: readonly Tile[]): void {
    for (const tile of tiles) {
      takeFrom(rack, tile);
      this.counts.set(tile, this.count(tile) + 1);
    }
  }
}

export function takeFrom(rack: Tile[], tile: Tile): void {
  const index = rack.indexOf(tile);
  if (index < 0) throw new Error(`${tile} is not on the rack ${rack}`);
  rack.splice(index, 1);
}
