import type { Line, MovePosition } from './move-position.ts';
import type { MoveRules } from './move-rules.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';
import type { SubRacks } from './sub-racks.ts';

export interface AnchorBounds {
  /** By how many tiles a play has: no play of the anchor that was looked at scores more. -1: there is none. */
  readonly scores: Int32Array;
  /** Begins with a position and the rack. */
  readonly start: (position: MovePosition) => void;
  /**
   * Looks at an anchor; for `reach` see `Anchors`. Only what scores more than `floor` (by how many tiles) counts. Whether
   * there is a word at all is asked for each number of tiles when `thorough`, else for the whole rack only.
   */
  readonly look: (line: Line, anchor: number, reach: number, floor: Float64Array, thorough: boolean) => void;
}

/**
 * Upper bounds of what can be scored through an anchor ("shadow play"): a play is pushed over every stretch of squares
 * that covers the anchor, with the rack's best tiles on the best squares, whatever they spell.
 */
export function anchorBounds(
  rules: MoveRules,
  rack: RackTiles,
  subRacks: SubRacks,
  keys: Int32Array,
): AnchorBounds {
  const { bingo, letterTimes, squareOf, values, wordTimes } = rules;
  const scores = new Int32Array(MAX_RACK + 1);
  /** The rack's values, the highest first, and by number of tiles the sum of so many. */
  const ranked = new Int32Array(MAX_RACK);
  const topSums = new Int32Array(MAX_RACK + 1);
  /** What single squares count beyond the multiplied word, highest first. */
  const extras = new Int32Array(MAX_RACK);

  /** By how many tiles lie before the anchor: word multipliers; by tile: letter multipliers less 1. */
  const leftTimes = new Int32Array(MAX_RACK + 1);
  const leftExtra = new Int32Array(MAX_RACK);
  /** By how many tiles lie from the anchor on: word multipliers, words across, points and keys of what lies between. */
  const rightTimes = new Int32Array(MAX_RACK + 1);
  const rightCross = new Int32Array(MAX_RACK + 1);
  const rightLying = new Int32Array(MAX_RACK + 1);
  const rightKeys = new Int32Array(MAX_RACK + 1);
  /** By tile from the anchor on: letter multipliers less 1, and how often it counts across. */
  const rightExtra = new Int32Array(MAX_RACK);
  const rightAcross = new Int32Array(MAX_RACK);

  let tiles: Uint8Array = new Uint8Array(0);
  let points: Int32Array = new Int32Array(0);

  function start(position: MovePosition): void {
    tiles = position.tiles;
    points = position.points;
    for (let bit = 0; bit < rack.size; bit++) {
      const value = values[rack.codes[bit] ?? 0] ?? 0;
      let place = bit;
      for (; place > 0 && (ranked[place - 1] ?? 0) < value; place--) ranked[place] = ranked[place - 1] ?? 0;
      ranked[place] = value;
    }
    for (let count = 0; count < rack.size; count++) {
      topSums[count + 1] = (topSums[count] ?? 0) + (ranked[count] ?? 0);
    }
  }

  function look(line: Line, anchor: number, reach: number, floor: Float64Array, thorough: boolean): void {
    const right = lookRight(line, anchor, reach < 0 ? (line.runScore[anchor] ?? 0) : 0);
    const left = lookLeft(line, anchor, Math.min(Math.max(reach, 0), rack.size - 1));
    scores.fill(-1);
    for (let before = 0; before <= left; before++) {
      for (let from = 1; from <= right && before + from <= rack.size; from++) {
        const count = before + from;
        const score = bound(before, from);
        if (score <= (scores[count] ?? 0) || score <= (floor[count] ?? 0)) continue;
        const asked = thorough || count === rack.size;
        if (!asked || subRacks.mayMake(rightKeys[from] ?? 0, count)) scores[count] = score;
      }
    }
  }

  /** Notes what tiles from the anchor on meet; how many there can be. `lying` are points of the run before it. */
  function lookRight({ step, allowed, crossScore, crossTimes }: Line, anchor: number, run: number): number {
    let key = 0;
    for (let cell = anchor - step; tiles[cell] !== 0; cell -= step) key += keys[(tiles[cell] ?? 0) - 1] ?? 0;
    let count = 0;
    let lying = run;
    let times = 1;
    let cross = 0;
    for (let cell = anchor; count < rack.size && squareOf[cell] !== -1 && rack.canLay(allowed, cell); ) {
      times *= wordTimes[cell] ?? 0;
      cross += crossScore[cell] ?? 0;
      rightExtra[count] = (letterTimes[cell] ?? 0) - 1;
      rightAcross[count] = crossTimes[cell] ?? 0;
      cell += step;
      for (; tiles[cell] !== 0; cell += step) {
        lying += points[cell] ?? 0;
        key += keys[(tiles[cell] ?? 0) - 1] ?? 0;
      }
      count++;
      rightTimes[count] = times;
      rightCross[count] = cross;
      rightLying[count] = lying;
      rightKeys[count] = key | 0;
    }
    return count;
  }

  /** Notes what tiles before the anchor meet: neither words across nor other tiles. */
  function lookLeft({ step }: Line, anchor: number, reach: number): number {
    leftTimes[0] = 1;
    for (let before = 0, cell = anchor - step; before < reach; before++, cell -= step) {
      leftTimes[before + 1] = (leftTimes[before] ?? 0) * (wordTimes[cell] ?? 0);
      leftExtra[before] = (letterTimes[cell] ?? 0) - 1;
    }
    return reach;
  }

  /** The most that `before` tiles before the anchor and `from` tiles from it on can score. */
  function bound(before: number, from: number): number {
    const count = before + from;
    const times = (leftTimes[before] ?? 0) * (rightTimes[from] ?? 0);
    let several = 0;
    for (let i = 0; i < before; i++) several = insert((leftExtra[i] ?? 0) * times, several);
    for (let i = 0; i < from; i++) {
      several = insert((rightExtra[i] ?? 0) * times + (rightAcross[i] ?? 0), several);
    }
    let score = ((rightLying[from] ?? 0) + (topSums[count] ?? 0)) * times + (rightCross[from] ?? 0);
    // The best tile on the best square, and so on: no other order sums up to more.
    for (let i = 0; i < several; i++) score += (extras[i] ?? 0) * (ranked[i] ?? 0);
    return score + (count >= bingo.tiles ? bingo.points : 0);
  }

  /** Puts one that counts among `several` extras; how many there are then. */
  function insert(extra: number, several: number): number {
    if (extra === 0) return several;
    let place = several;
    for (; place > 0 && (extras[place - 1] ?? 0) < extra; place--) extras[place] = extras[place - 1] ?? 0;
    extras[place] = extra;
    return several + 1;
  }

  return { scores, start, look };
}
