import type { WordGraph } from '../words/word-graph.ts';
import type { Anagrams } from './anagrams.ts';
import type { Line, MovePosition } from './move-position.ts';
import type { MoveRules } from './move-rules.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';
import type { SubRacks } from './sub-racks.ts';

export interface AnchorBounds {
  /** By how many tiles a play has: none through the anchor that was looked at scores more. -1: there is none. */
  readonly scores: Int32Array;
  /** Begins with a position and the rack. */
  readonly start: (position: MovePosition) => void;
  /** Looks at an anchor. For `reach` see `Anchors`. */
  readonly look: (line: Line, anchor: number, reach: number) => void;
}

/**
 * Upper bounds of what can be scored through an anchor ("shadow play"): a play is pushed over every stretch of squares
 * that covers the anchor, with the rack's best tiles on the best squares, whatever they spell.
 */
export function anchorBounds(
  rules: MoveRules,
  rack: RackTiles,
  subRacks: SubRacks,
  { keys }: Anagrams,
  { maskLength }: WordGraph,
): AnchorBounds {
  const { bingo, letterTimes, values, wordTimes } = rules;
  const scores = new Int32Array(MAX_RACK + 1);
  /** The letters on the rack, the highest value first, and by number of tiles the sum of the highest values. */
  const ranked = new Int32Array(MAX_RACK);
  const topSums = new Int32Array(MAX_RACK + 1);
  let first = 0;
  let second = 0;

  // Of tiles before the anchor and of those from it on, by their number: what the word is multiplied by; letter premiums
  // less 1, their sum and the highest.
  const leftTimes = new Int32Array(MAX_RACK + 1);
  const leftExtra = new Int32Array(MAX_RACK + 1);
  const leftMost = new Int32Array(MAX_RACK + 1);
  const rightTimes = new Int32Array(MAX_RACK + 1);
  const rightExtra = new Int32Array(MAX_RACK + 1);
  const rightMost = new Int32Array(MAX_RACK + 1);
  /** Points of the words across, points of tiles that lie in the word, and the sum of their keys. */
  const rightCross = new Int32Array(MAX_RACK + 1);
  const rightLying = new Int32Array(MAX_RACK + 1);
  const rightKeys = new Int32Array(MAX_RACK + 1);

  let tiles: Uint8Array = new Uint8Array(0);
  let points: Int32Array = new Int32Array(0);

  function start(position: MovePosition): void {
    tiles = position.tiles;
    points = position.points;
    const { codes, size } = rack;
    for (let bit = 0; bit < size; bit++) {
      const code = codes[bit] ?? 0;
      let place = bit;
      for (; place > 0 && pointsOf(ranked[place - 1] ?? 0) < pointsOf(code); place--) {
        ranked[place] = ranked[place - 1] ?? 0;
      }
      ranked[place] = code;
    }
    for (let count = 1; count <= size; count++) {
      topSums[count] = (topSums[count - 1] ?? 0) + pointsOf(ranked[count - 1] ?? 0);
    }
    first = topSums[1] ?? 0;
    second = size > 1 ? (topSums[2] ?? 0) - first : 0;
  }

  /** Points of a letter; 0 for a blank. */
  function pointsOf(code: number): number {
    return code === rack.blank ? 0 : (values[code] ?? 0);
  }

  /** The most that a tile of the rack is worth that a cell takes. */
  function bestFor(allowed: Int32Array, cell: number): number {
    for (let place = 0; place < rack.size; place++) {
      const code = ranked[place] ?? 0;
      if (code === rack.blank) return 0;
      const set = allowed[cell * maskLength + (code >> 5)] ?? 0;
      if (((set >>> (code & 31)) & 1) !== 0) return values[code] ?? 0;
    }
    return 0;
  }

  function look(line: Line, anchor: number, reach: number): void {
    const right = lookRight(line, anchor, reach);
    const left = lookLeft(line, anchor, reach);
    const { size } = rack;
    scores.fill(-1);
    for (let before = 0; before <= left; before++) {
      const longest = Math.min(right, size - before);
      for (let from = 1; from <= longest; from++) {
        const count = before + from;
        const score = bound(before, from);
        if (score <= (scores[count] ?? 0)) continue;
        // Of fewer tiles some nearly always make a word: it is not worth asking.
        if (count >= size - 1 && !subRacks.mayMake(rightKeys[from] ?? 0, count)) continue;
        scores[count] = score;
      }
    }
  }

  /** Notes what tiles from the anchor on meet; how many there can be. */
  function lookRight(line: Line, anchor: number, reach: number): number {
    const { step, allowed, crossScore, crossTimes } = line;
    let key = 0;
    let lying = 0;
    if (reach < 0) {
      lying = line.runScore[anchor] ?? 0;
      for (let cell = anchor - step; tiles[cell] !== 0; cell -= step)
        key += keys[(tiles[cell] ?? 0) - 1] ?? 0;
    }
    let count = 0;
    let times = 1;
    let extra = 0;
    let most = 0;
    let cross = 0;
    for (let cell = anchor; count < rack.size && rack.canLay(allowed, cell); ) {
      const ownExtra = (letterTimes[cell] ?? 0) - 1;
      const across = crossTimes[cell] ?? 0;
      times *= wordTimes[cell] ?? 0;
      extra += ownExtra;
      most = Math.max(most, ownExtra);
      if (across !== 0) cross += (crossScore[cell] ?? 0) + across * bestFor(allowed, cell);
      cell += step;
      for (; tiles[cell] !== 0; cell += step) {
        lying += points[cell] ?? 0;
        key += keys[(tiles[cell] ?? 0) - 1] ?? 0;
      }
      count++;
      rightTimes[count] = times;
      rightExtra[count] = extra;
      rightMost[count] = most;
      rightCross[count] = cross;
      rightLying[count] = lying;
      rightKeys[count] = key | 0;
    }
    return count;
  }

  /** Notes what tiles before the anchor meet, neither words across nor other tiles; how many there can be. */
  function lookLeft({ step }: Line, anchor: number, reach: number): number {
    const count = Math.max(0, Math.min(reach, rack.size - 1));
    leftTimes[0] = 1;
    for (let before = 0, cell = anchor - step; before < count; before++, cell -= step) {
      const extra = (letterTimes[cell] ?? 0) - 1;
      leftTimes[before + 1] = (leftTimes[before] ?? 0) * (wordTimes[cell] ?? 0);
      leftExtra[before + 1] = (leftExtra[before] ?? 0) + extra;
      leftMost[before + 1] = Math.max(leftMost[before] ?? 0, extra);
    }
    return count;
  }

  /**
   * The most that `before` tiles before the anchor and `from` tiles from it on can score: the highest values, the best one
   * on the best letter premium, the second best as if it were on all others.
   */
  function bound(before: number, from: number): number {
    const count = before + from;
    const extra = (leftExtra[before] ?? 0) + (rightExtra[from] ?? 0);
    const most = Math.max(leftMost[before] ?? 0, rightMost[from] ?? 0);
    const tilesLaid = (topSums[count] ?? 0) + most * first + (extra - most) * second;
    const times = (leftTimes[before] ?? 0) * (rightTimes[from] ?? 0);
    const bonus = count >= bingo.tiles ? bingo.points : 0;
    return ((rightLying[from] ?? 0) + tilesLaid) * times + (rightCross[from] ?? 0) + bonus;
  }

  return { scores, start, look };
}
