import type { Board, BoardTile, Placement } from '../../engine/play/board.ts';
import { FACE_VALUES, PREMIUM_SQUARES } from './classic-facts.ts';
import { at } from './tiles.ts';

/** What a play is by the slow book: main word first, then the cross words from left to right or top to bottom. */
export interface Judgement {
  readonly direction: 'across' | 'down';
  readonly words: readonly string[];
  readonly score: number;
}

const SIZE = 15;
const STAR = 7 * SIZE + 7;
const ROWS = Array.from({ length: SIZE }, (_, row) => Array.from({ length: SIZE }, (_, i) => row * SIZE + i));
const COLUMNS = Array.from({ length: SIZE }, (_, column) =>
  Array.from({ length: SIZE }, (_, i) => i * SIZE + column),
);
const PREMIUMS = new Map<number, string>(
  Object.entries(PREMIUM_SQUARES).flatMap(([premium, names]) =>
    names.split(' ').map((name) => [at(name), premium] as const),
  ),
);

/**
 * A second opinion on a play with English tiles on the classic board, made another way than the engine's: all
 * words that stand on the board are read, one of the new ones must hold all new tiles, the star must be covered
 * and all tiles must hang together. Null where the play does not lie as the rules want it.
 */
export function judgePlay(board: Board, tiles: readonly Placement[]): Judgement | null {
  const after = [...board];
  const fresh = new Set<number>();
  for (const { square, letter, blank } of tiles) {
    if (!Number.isInteger(square) || square < 0 || square >= SIZE * SIZE || after[square]) return null;
    after[square] = { letter, blank };
    fresh.add(square);
  }
  if (fresh.size === 0 || !after[STAR]) return null;
  const across = newWords(after, ROWS, fresh);
  const down = newWords(after, COLUMNS, fresh);
  const [main] = [...across, ...down]
    .filter((word) => [...fresh].every((square) => word.includes(square)))
    .sort((a, b) => b.length - a.length);
  if (main === undefined || !hangsTogether(after)) return null;
  const words = [main, ...[...across, ...down].filter((word) => word !== main)];
  const bonus = fresh.size >= 7 ? 50 : 0;
  return {
    direction: across.includes(main) ? 'across' : 'down',
    words: words.map((word) => word.map((square) => after[square]?.letter).join('')),
    score: words.reduce((sum, word) => sum + scoreOf(after, word, fresh), bonus),
  };
}

/** Every run of two tiles or more that holds a new one, as squares. */
function newWords(
  board: Board,
  lines: readonly (readonly number[])[],
  fresh: ReadonlySet<number>,
): number[][] {
  const words: number[][] = [];
  for (const line of lines) {
    let run: number[] = [];
    for (const square of [...line, -1]) {
      if (square >= 0 && board[square]) {
        run.push(square);
        continue;
      }
      if (run.length > 1 && run.some((each) => fresh.has(each))) words.push(run);
      run = [];
    }
  }
  return words;
}

function hangsTogether(board: Board): boolean {
  const seen = new Set([STAR]);
  const edge = [STAR];
  for (let here = edge.pop(); here !== undefined; here = edge.pop()) {
    const column = here % SIZE;
    const beside = [here - SIZE, here + SIZE, column > 0 ? here - 1 : -1, column < SIZE - 1 ? here + 1 : -1];
    for (const next of beside) {
      if (!board[next] || seen.has(next)) continue;
      seen.add(next);
      edge.push(next);
    }
  }
  return seen.size === board.filter((tile) => tile !== null).length;
}

function scoreOf(
  board: readonly (BoardTile | null)[],
  word: readonly number[],
  fresh: ReadonlySet<number>,
): number {
  const premiums = word.map((square) => (fresh.has(square) ? PREMIUMS.get(square) : undefined) ?? '1');
  const letters = word.map((square, index) => {
    const tile = board[square];
    const face = tile && !tile.blank ? (FACE_VALUES.get(tile.letter) ?? 0) : 0;
    const premium = premiums[index] ?? '1';
    return premium.endsWith('L') ? face * Number.parseInt(premium, 10) : face;
  });
  const times = premiums
    .filter((premium) => premium.endsWith('W'))
    .map((premium) => Number.parseInt(premium, 10));
  return letters.reduce((sum, points) => sum + points, 0) * times.reduce((product, n) => product * n, 1);
}
