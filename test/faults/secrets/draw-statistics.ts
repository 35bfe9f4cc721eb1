import type { DrawSource } from '../../../engine/base/draw-source.ts';
import type { TileSet } from '../../../engine/equipment/tile-set.ts';
import type { BundleDraws } from './bundle-draws.ts';
import { type ChiSquare, chiSquareOf } from './chi-square.ts';

/** How often each kind of tile came at each place of whole bags, and each pair of kinds at the first two. */
export class DrawStatistics {
  private readonly tools: BundleDraws;
  private readonly tileSet: TileSet;
  private readonly size: number;
  private readonly places: number[];
  private readonly pairs: number[];
  private bags = 0;

  constructor(tools: BundleDraws, tileSet: TileSet) {
    const kinds = tileSet.kinds.length;
    this.tools = tools;
    this.tileSet = tileSet;
    this.size = tileSet.kinds.reduce((sum, { count }) => sum + count, 0);
    this.places = Array<number>(this.size * kinds).fill(0);
    this.pairs = Array<number>(kinds * kinds).fill(0);
  }

  /** Empties a whole bag by numbers that go on behind `counter`; the next counter. */
  emptyBag(draws: DrawSource, counter: number): number {
    const { tileSet, size } = this;
    const { drawTiles, fullBag } = this.tools;
    const { tiles, drawCounter } = drawTiles(tileSet, fullBag(tileSet), size, draws, counter);
    const kinds = tiles.map((tile) => tileSet.kinds.findIndex((kind) => kind.tile === tile));
    for (const [place, kind] of kinds.entries()) add(this.places, place * tileSet.kinds.length + kind);
    add(this.pairs, (kinds[0] ?? 0) * tileSet.kinds.length + (kinds[1] ?? 0));
    this.bags++;
    return drawCounter;
  }

  /**
   * Place by kind. Every bag holds each tile once, so the counts of a place and of a kind are given, and the places of
   * a kind shut each other out: the sum is too large by n / (n − 1), with (n − 1)(kinds − 1) degrees of freedom.
   */
  byPlace(): ChiSquare {
    const { tileSet, size, bags } = this;
    const expected = Array.from({ length: size }, () =>
      tileSet.kinds.map(({ count }) => (bags * count) / size),
    );
    const { value } = chiSquareOf(this.places, expected.flat());
    return { value: (value * (size - 1)) / size, freedom: (size - 1) * (tileSet.kinds.length - 1) };
  }

  byFirstTwo(): ChiSquare {
    const { tileSet, size, bags } = this;
    const expected = tileSet.kinds.flatMap((one, at) =>
      tileSet.kinds.map(
        (other, otherAt) => (bags * one.count * (other.count - Number(at === otherAt))) / (size * (size - 1)),
      ),
    );
    return chiSquareOf(this.pairs, expected);
  }
}

function add(counts: number[], at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}
