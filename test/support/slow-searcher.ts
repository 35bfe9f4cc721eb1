import { square } from '../../engine/base/units.ts';
import { BLANK, type Tile } from '../../engine/equipment/tile-set.ts';
import type { Board, Placement } from '../../engine/play/board.ts';
import { letter } from './tiles.ts';
import type { TreeNode, WordTree } from './word-tree.ts';

const SIZE = 15;
const STAR = 7 * SIZE + 7;
const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every row and column: its first square and the distance between its squares. */
export const LINES: readonly Line[] = Array.from({ length: SIZE }, (_, index) => [
  { first: index * SIZE, step: 1 },
  { first: index, step: SIZE },
]).flat();

export interface Line {
  readonly first: number;
  readonly step: number;
}

/**
 * Every legal play of the rack in these lines, each once, found without the engine: from each square where a word
 * could begin, every way down the tree of words is walked with what lies there and what the rack has.
 */
export function searchPlays(
  board: Board,
  rack: readonly Tile[],
  words: WordTree,
  lines: readonly Line[] = LINES,
): Placement[][] {
  const found = new Map<string, Placement[]>();
  const counts = new Map<Tile, number>();
  for (const tile of rack) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  for (const line of lines) searchLine(board, line, words, counts, rack.length, found);
  return [...found.values()];
}

/** Whether there is any. */
export const hasPlay = (board: Board, rack: readonly Tile[], words: WordTree): boolean =>
  LINES.some((line) => searchPlays(board, rack, words, [line]).length > 0);

/** The same play whatever order its tiles come in. */
export const keyOf = (tiles: readonly Placement[]): string =>
  [...tiles]
    .sort((a, b) => a.square - b.square)
    .map((tile) => `${tile.square}${tile.blank ? tile.letter.toLowerCase() : tile.letter}`)
    .join(' ');

function searchLine(
  board: Board,
  line: Line,
  words: WordTree,
  counts: Map<Tile, number>,
  tiles: number,
  found: Map<string, Placement[]>,
): void {
  const squares = Array.from({ length: SIZE }, (_, index) => line.first + index * line.step);
  const there = squares.map((at) => board[at]?.letter ?? null);
  const other = line.step === 1 ? SIZE : 1;
  const crossing = squares.map((at, index) => (there[index] === null ? runsBeside(board, at, other) : null));
  const empty = board.every((tile) => tile === null);
  const touches = squares.map((at, index) => (empty ? at === STAR : crossing[index] !== null));
  const fitting = crossing.map((beside) => (beside === null ? null : fits(words, beside)));
  /** How many new tiles it takes from here until one of them touches what lies there. */
  const needed: number[] = Array(SIZE + 1).fill(Number.POSITIVE_INFINITY);
  for (let index = SIZE - 1; index >= 0; index--) {
    needed[index] = there[index] !== null ? 0 : touches[index] ? 1 : 1 + (needed[index + 1] ?? 0);
  }
  const laid: Placement[] = [];

  const walk = (index: number, node: TreeNode, left: number, touched: boolean): void => {
    if (!touched && (needed[index] ?? 0) > left) return;
    const lying = there[index];
    if (lying) {
      const next = node.next.get(lying);
      if (next) walk(index + 1, next, left, true);
      return;
    }
    if (node.ends && touched && laid.length > 0) found.set(keyOf(laid), [...laid]);
    if (index === SIZE || left === 0) return;
    const allowed = fitting[index];
    const at = square(squares[index] ?? 0);
    for (const [face, next] of node.next) {
      if (allowed && !allowed.has(face)) continue;
      for (const tile of [letter(face), BLANK] as const) {
        const count = counts.get(tile) ?? 0;
        if (count === 0) continue;
        counts.set(tile, count - 1);
        laid.push({ square: at, letter: letter(face), blank: tile === BLANK });
        walk(index + 1, next, left - 1, touched || touches[index] === true);
        laid.pop();
        counts.set(tile, count);
      }
    }
  };
  for (let start = 0; start < SIZE; start++) {
    if (start === 0 || there[start - 1] === null) walk(start, words.root, tiles, false);
  }
}

/** The tiles right before and right after an empty square along a line; null where it has no neighbour. */
function runsBeside(board: Board, at: number, step: number): readonly [string, string] | null {
  const before = readFrom(board, at, -step);
  const after = readFrom(board, at, step);
  return before === '' && after === '' ? null : [[...before].reverse().join(''), after];
}

function readFrom(board: Board, at: number, step: number): string {
  let text = '';
  for (let here = at; ; ) {
    const next = here + step;
    const sameRow = Math.floor(next / SIZE) === Math.floor(here / SIZE);
    if (Math.abs(step) === 1 && !sameRow) return text;
    const tile = board[next];
    if (!tile) return text;
    text += tile.letter;
    here = next;
  }
}

function fits(words: WordTree, [before, after]: readonly [string, string]): ReadonlySet<string> {
  return new Set(ALPHABET.filter((face) => words.words.has(before + face + after)));
}
