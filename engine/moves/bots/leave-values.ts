import { BLANK, type Tile, type TileSet } from '../../equipment/tile-set.ts';
import type { LeaveData } from './leave-data.ts';

const HUNDREDTHS = 100;

/** Tells what kept tiles are worth in points, more than what chance brings. No tiles are worth 0. */
export class LeaveValues {
  private readonly kinds: ReadonlyMap<Tile, number>;
  private readonly isVowel: readonly boolean[];
  private readonly data: LeaveData;
  /** How many of each kind are being looked at; all 0 between two questions. */
  private readonly counts: Uint8Array;

  constructor(tileSet: TileSet, data: LeaveData) {
    this.data = data;
    this.kinds = new Map(tileSet.kinds.map(({ tile }, kind) => [tile, kind]));
    this.isVowel = tileSet.kinds.map(({ tile }) => tile !== BLANK && data.vowels.includes(tile));
    this.counts = new Uint8Array(tileSet.kinds.length);
  }

  /** The worth of these tiles, in whatever order they come. Throws a RangeError on one that is not of the tile set. */
  of(tiles: readonly Tile[]): number {
    const { data, counts } = this;
    const seen: number[] = [];
    let worth = 0;
    let vowels = 0;
    let others = 0;
    for (const tile of tiles) {
      const kind = this.kinds.get(tile);
      if (kind === undefined) throw new RangeError(`no tile ${tile}`);
      if (tile !== BLANK) this.isVowel[kind] ? vowels++ : others++;
      const before = counts[kind] ?? 0;
      counts[kind] = before + 1;
      if (before > 0) continue;
      for (const other of seen) worth += pairOf(data, other, kind);
      seen.push(kind);
    }
    for (const kind of seen) {
      const row = data.singles[kind] ?? [];
      worth += row[Math.min(counts[kind] ?? 0, row.length) - 1] ?? 0;
      counts[kind] = 0;
    }
    worth += data.balance[vowels]?.[others] ?? 0;
    return worth / HUNDREDTHS;
  }
}

const pairOf = ({ pairs }: LeaveData, one: number, other: number): number =>
  (one < other ? pairs[one]?.[other - one - 1] : pairs[other]?.[one - other - 1]) ?? 0;
