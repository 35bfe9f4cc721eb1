import { countBits, endsWord, following } from '../words/graph-format.ts';
import { findArc, type WordGraph } from '../words/word-graph.ts';
import {
  ARC,
  LED_ARC,
  LED_NEXT,
  LED_PART,
  LENGTH,
  LETTER,
  LeftParts,
  NEXT,
  PARENT,
  REST,
} from './left-parts.ts';
import type { Line, MovePosition } from './move-position.ts';
import type { MoveRules } from './move-rules.ts';
import { MAX_RACK, type RackTiles } from './rack-tiles.ts';

/** New tiles that make words. */
export class Find {
  count = 0;
  /** In reading order: where the tiles lie, and which letters they show. */
  readonly cells = new Int32Array(MAX_RACK);
  readonly letters = new Uint8Array(MAX_RACK);
  /** The lot that stays on the rack when only those are blanks that must be. */
  rest = 0;
  /** Points, with each tile at the value of its letter. */
  score = 0;
  /** What the main word is multiplied by. */
  times = 0;
  /** Of the line it reads in (see `Line`). */
  crossTimes: Int32Array = new Int32Array(0);
}

export interface PlaySearch {
  /**
   * Begins with a position and what is on the rack. `wanted` is the set of letters that runs right behind anchors begin
   * with. Left parts of up to `longest` letters are found at once, others when an anchor wants them.
   */
  readonly start: (position: MovePosition, wanted: Int32Array, longest: number) => void;
  /** Goes through the finds of at most `most` tiles that cover the anchor at `cell` first. For `reach` see `Anchors`. */
  readonly run: (line: Line, cell: number, reach: number, most: number) => void;
}

/**
 * A walk through all plays of a rack (Appel and Jacobson 1988). Each is told by `found`, once for all ways to choose its
 * blanks, and stands in `find` meanwhile.
 *
 * All of it is one closure: as it is made once for a word list, the compiler takes the tables in it for constants.
 */
export function playSearch(
  rules: MoveRules,
  graph: WordGraph,
  rack: RackTiles,
  find: Find,
  found: () => void,
): PlaySearch {
  const { nodes, maskLength } = graph;
  const { bingo, letterTimes, values, wordTimes } = rules;
  const { cells, letters } = find;
  const rackLetters = rack.letters;
  const left = new LeftParts(graph, rack);
  const { before, ending } = left;

  let tiles: Uint8Array = new Uint8Array(0);
  let points: Int32Array = new Int32Array(0);
  let step = 0;
  let allowed: Int32Array = new Int32Array(0);
  let crossed: Uint8Array = new Uint8Array(0);
  let crossScore: Int32Array = new Int32Array(0);
  let crossTimes: Int32Array = new Int32Array(0);
  let most = 0;

  function start(position: MovePosition, wanted: Int32Array, longest: number): void {
    tiles = position.tiles;
    points = position.points;
    left.begin(wanted);
    left.reach(Math.min(longest, rack.size));
  }

  function run(line: Line, cell: number, reach: number, mostTiles: number): void {
    step = line.step;
    allowed = line.allowed;
    crossed = line.crossed;
    crossScore = line.crossScore;
    crossTimes = line.crossTimes;
    most = mostTiles;
    if (reach < 0) {
      extend(cell, line.runNode[cell] ?? 0, rack.full, line.runScore[cell] ?? 0, 1, 0, 0);
      return;
    }
    const longest = Math.min(reach + 1, most);
    left.reach(longest);
    if (tiles[cell + step] === 0) runOpen(cell, longest);
    else runBefore(cell, longest);
  }

  /** Where no tile lies before or behind the anchor: parts that end in a letter that it takes. */
  function runOpen(anchor: number, longest: number): void {
    const { parts } = left;
    for (let high = 0; high < maskLength; high++) {
      let fitting =
        (rackLetters[rack.full * maskLength + high] ?? 0) & (allowed[anchor * maskLength + high] ?? 0);
      while (fitting !== 0) {
        const bit = fitting & -fitting;
        fitting ^= bit;
        let part = ending[(high << 5) | (31 - Math.clz32(bit))] ?? 0;
        while (part !== 0 && (parts[part + LENGTH] ?? 0) <= longest) {
          layPart(part, parts[part + ARC] ?? 0, anchor, anchor + step, 0);
          part = parts[part + NEXT] ?? 0;
        }
      }
    }
  }

  /** Where a run of tiles lies behind the anchor: parts that its first letter can follow. */
  function runBefore(anchor: number, longest: number): void {
    let behind = anchor + step;
    let lying = 0;
    while (tiles[behind] !== 0) {
      lying += points[behind] ?? 0;
      behind += step;
    }
    const { led, parts } = left;
    let place = before[(tiles[anchor + step] ?? 0) - 1] ?? 0;
    for (; place !== 0; place = led[place + LED_NEXT] ?? 0) {
      const part = led[place + LED_PART] ?? 0;
      if ((parts[part + LENGTH] ?? 0) > longest) return;
      const last = parts[part + LETTER] ?? 0;
      const set = allowed[anchor * maskLength + (last >> 5)] ?? 0;
      if (((set >>> (last & 31)) & 1) === 0) continue;
      const arc = through(led[place + LED_ARC] ?? 0, anchor + 2 * step, behind);
      if (arc !== 0) layPart(part, arc, anchor, behind, lying);
    }
  }

  /** The arc that leads on through the tiles from one cell to before another, or 0. */
  function through(arc: number, from: number, end: number): number {
    let here = arc;
    for (let cell = from; cell !== end && here !== 0; cell += step) {
      here = findArc(graph, following(here), (tiles[cell] ?? 0) - 1);
    }
    return here;
  }

  /**
   * Lays a left part so that its last tile covers the anchor. With what lies behind it, `lying` points of it, `arc` leads
   * to the cell `next`.
   */
  function layPart(part: number, arc: number, anchor: number, next: number, lying: number): void {
    const { parts } = left;
    const rest = parts[part + REST] ?? 0;
    const count = parts[part + LENGTH] ?? 0;
    const further = count < most && canLay(following(arc), rest, next);
    if (!further && !endsWord(arc)) return;

    let main = lying;
    let times = 1;
    for (let index = count - 1, cell = anchor, here = part; index >= 0; index--, cell -= step) {
      const letter = parts[here + LETTER] ?? 0;
      cells[index] = cell;
      letters[index] = letter;
      main += (values[letter] ?? 0) * (letterTimes[cell] ?? 0);
      times *= wordTimes[cell] ?? 0;
      here = parts[here + PARENT] ?? 0;
    }
    const last = values[parts[part + LETTER] ?? 0] ?? 0;
    const cross = (crossScore[anchor] ?? 0) + last * (crossTimes[anchor] ?? 0);
    const longEnough = count > 1 || next !== anchor + step;
    if (endsWord(arc) && longEnough) accept(count, rest, main, times, cross);
    if (further) extend(next, following(arc), rest, main, times, cross, count);
  }

  /** Whether a lot has a tile that the cell takes and that leads on from the node. */
  function canLay(node: number, lot: number, cell: number): boolean {
    for (let high = 0; high < maskLength; high++) {
      const fitting = (nodes[node + high] ?? 0) & (rackLetters[lot * maskLength + high] ?? 0);
      if ((fitting & (allowed[cell * maskLength + high] ?? 0)) !== 0) return true;
    }
    return false;
  }

  /**
   * Lays a tile of the lot on the empty cell `at`, behind what led to `node`, in every way, and goes on from there.
   * `main` is the main word so far without its `times`, `cross` the words across it, `count` how many tiles are new.
   */
  function extend(
    at: number,
    node: number,
    lot: number,
    main: number,
    times: number,
    cross: number,
    count: number,
  ): void {
    let next = at + step;
    let lying = main;
    while (tiles[next] !== 0) {
      lying += points[next] ?? 0;
      next += step;
    }
    const laid = count + 1;
    const timesNext = times * (wordTimes[at] ?? 0);
    const crossLying = cross + (crossScore[at] ?? 0);
    const ownTimes = letterTimes[at] ?? 0;
    const acrossTimes = crossTimes[at] ?? 0;
    cells[count] = at;

    let arcs = node + maskLength;
    for (let high = 0; high < maskLength; high++) {
      const mask = nodes[node + high] ?? 0;
      const have = rackLetters[lot * maskLength + high] ?? 0;
      let fitting = mask & have & (allowed[at * maskLength + high] ?? 0);
      while (fitting !== 0) {
        const bit = fitting & -fitting;
        fitting ^= bit;
        let arc = nodes[arcs + countBits(mask & (bit - 1))] ?? 0;
        if (next !== at + step) arc = through(arc, at + step, next);
        const letter = (high << 5) | (31 - Math.clz32(bit));
        const rest = rack.without(lot, letter);
        const further = laid < most && canLay(following(arc), rest, next);
        if (!further && !endsWord(arc)) continue;
        const value = values[letter] ?? 0;
        const mainNext = lying + value * ownTimes;
        const crossNext = crossLying + value * acrossTimes;
        letters[count] = letter;
        if (endsWord(arc)) accept(laid, rest, mainNext, timesNext, crossNext);
        if (further) extend(next, following(arc), rest, mainNext, timesNext, crossNext, laid);
      }
      arcs += countBits(mask);
    }
  }

  function accept(count: number, rest: number, main: number, times: number, cross: number): void {
    // A tile that reads both ways is one play, found across (rule W3).
    if (count === 1 && step !== 1 && crossed[cells[0] ?? 0] !== 0) return;
    find.count = count;
    find.rest = rest;
    find.score = main * times + cross + (count >= bingo.tiles ? bingo.points : 0);
    find.times = times;
    find.crossTimes = crossTimes;
    found();
  }

  return { start, run };
}
