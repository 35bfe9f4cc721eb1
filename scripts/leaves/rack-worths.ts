/** What is known of one lot of kept tiles: how often it was seen, and the sum of what came of it. */
export interface Worth {
  count: number;
  sum: number;
}

/** Above the largest number of kinds of tile. */
const BASE = 64;
const LARGEST = 6;

/**
 * Sums by lots of tiles what racks were worth that had them. Of a rack drawn by chance every part is a lot that was
 * filled up by chance, so that each counts for all its parts of up to six tiles.
 */
export class RackWorths {
  readonly lots = new Map<number, Worth>();
  racks = 0;
  sum = 0;

  /** `kinds` are the rack's tiles as places in the tile set, ascending. */
  add(kinds: readonly number[], worth: number): void {
    this.racks++;
    this.sum += worth;
    for (let part = 1; part < 1 << kinds.length; part++) this.addPart(kinds, part, worth);
  }

  private addPart(kinds: readonly number[], part: number, worth: number): void {
    let key = 0;
    let size = 0;
    for (let i = 0; i < kinds.length; i++) {
      if (((part >> i) & 1) === 0) continue;
      if (++size > LARGEST) return;
      key = key * BASE + (kinds[i] ?? 0) + 1;
    }
    const lot = this.lots.get(key);
    if (lot === undefined) this.lots.set(key, { count: 1, sum: worth });
    else {
      lot.count++;
      lot.sum += worth;
    }
  }
}

/** The kinds of a lot, ascending. */
export function kindsOf(key: number): number[] {
  const kinds: number[] = [];
  for (let left = key; left > 0; left = Math.floor(left / BASE)) kinds.unshift((left % BASE) - 1);
  return kinds;
}
