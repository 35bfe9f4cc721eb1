import type { Tile } from '../equipment/tile-set.ts';
import type { Evaluation } from './evaluation.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';

/** What an evaluation says of every lot that can stay on a rack, asked once for each. */
export class Leaves {
  /** By lot. */
  readonly worth = new Float64Array(1 << MAX_RACK);
  /** By how many tiles stay: the most that such a lot is worth. */
  readonly best = new Float64Array(MAX_RACK + 1);
  private readonly kept: Tile[] = [];

  find(rack: RackTiles, evaluation: Evaluation): void {
    this.best.fill(Number.NEGATIVE_INFINITY);
    this.kept.length = 0;
    this.keep(rack, evaluation, 0, 0);
  }

  /** The lots that have these tiles and others from `from` on. Of equal tiles the last ones stay (see `RackTiles`). */
  private keep(rack: RackTiles, evaluation: Evaluation, lot: number, from: number): void {
    const { best, kept } = this;
    const worth = evaluation.leave(kept);
    const count = kept.length;
    this.worth[lot] = worth;
    if (worth > (best[count] ?? 0)) best[count] = worth;
    for (let bit = from; bit < rack.size; ) {
      const code = rack.codes[bit] ?? 0;
      let end = bit + 1;
      while (end < rack.size && rack.codes[end] === code) end++;
      let more = lot;
      for (let top = end - 1; top >= bit; top--) {
        more |= 1 << top;
        kept.push(rack.tileOf(code));
        this.keep(rack, evaluation, more, end);
      }
      for (let top = end - 1; top >= bit; top--) kept.pop();
      bit = end;
    }
  }
}
