import type { Stream } from './stream.ts';

/** The English tiles, in the order of their set: the alphabet, the blanks last. */
const ENGLISH = 'A9 B2 C2 D4 E12 F2 G3 H2 I9 J1 K1 L4 M2 N6 O8 P2 Q1 R6 S4 T6 U4 V2 W2 X1 Y2 Z1 ?2'
  .split(' ')
  .map((kind) => ({ tile: kind.charAt(0), count: Number(kind.slice(1)) }));

/** A bag without an order: a draw takes the k-th tile in the order of the set. */
export class OwnBag {
  private readonly counts = new Map(ENGLISH.map(({ tile, count }) => [tile, count]));

  get size(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Draws tiles with the next numbers of a stream. */
  draw(stream: Stream, count: number): string[] {
    return Array.from({ length: count }, () => {
      let left = stream.below(this.size);
      for (const [tile, held] of this.counts) {
        if (left < held) {
          this.counts.set(tile, held - 1);
          return tile;
        }
        left -= held;
      }
      throw new Error('a number beyond the bag');
    });
  }

  put(tiles: readonly string[]): void {
    for (const tile of tiles) this.counts.set(tile, (this.counts.get(tile) ?? 0) + 1);
  }
}
