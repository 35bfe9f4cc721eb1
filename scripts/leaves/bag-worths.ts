const DEEP = 8;
const DEEPEST = 20;
/** So many turns' worth of doubt pull a number to 0. */
const DOUBT = 50;

/**
 * Learns what it is worth to leave few tiles in the bag: by how much the points that are made up to the end of the
 * game differ, the own less the opponent's, from what they are when the bag is left fuller.
 */
export class BagWorths {
  private readonly sums = new Float64Array(DEEPEST + 1);
  private readonly counts = new Float64Array(DEEPEST + 1);

  /** `later` is what the lead gained behind a play that left so many tiles, less what its leave promised. */
  add(left: number, later: number): void {
    if (left > DEEPEST) return;
    this.sums[left] = (this.sums[left] ?? 0) + later;
    this.counts[left] = (this.counts[left] ?? 0) + 1;
  }

  /** Hundredths of points, by how many tiles are left. */
  learned(): number[] {
    const deep = this.meanOf(DEEP, DEEPEST + 1);
    return Array.from({ length: DEEP }, (_, left) => {
      const count = this.counts[left] ?? 0;
      return count === 0
        ? 0
        : Math.round((100 * (this.meanOf(left, left + 1) - deep) * count) / (count + DOUBT));
    });
  }

  private meanOf(from: number, to: number): number {
    const total = (numbers: Float64Array): number =>
      numbers.subarray(from, to).reduce((sum, each) => sum + each, 0);
    return total(this.sums) / total(this.counts);
  }
}
