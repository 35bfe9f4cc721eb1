import { linesOf, SIZE, STAR } from './board.ts';
import type { Placement } from './messages.ts';
import { lettersOf, type OwnWords } from './own-words.ts';

type Board = readonly (string | null)[];
const LINES = linesOf();

/** A play whose words are all on the list, or null where a look at the short words finds none. */
export function findPlay(board: Board, rack: readonly string[], words: OwnWords): Placement[] | null {
  const isEmpty = board.every((letter) => letter === null);
  const hasBlank = rack.includes('?');
  const short = words.short();
  const lines = LINES.flatMap((line, index) => {
    const isDown = index >= SIZE;
    // Elsewhere nothing touches what lies there.
    const isNear = isEmpty || line.some((square) => board[square] || hasBeside(board, square, isDown));
    const lying = line.flatMap((square) => board[square] ?? []);
    return isNear ? [{ line, isDown, letters: lettersOf([...rack, ...lying]) }] : [];
  });
  for (const { word, letters } of short) {
    for (const each of lines) {
      if ((letters & ~each.letters) !== 0 && !hasBlank) continue;
      const tiles = inLine(word, each.line, each.isDown);
      if (tiles !== null) return tiles;
    }
  }
  return null;

  function inLine(word: string, line: readonly number[], isDown: boolean): Placement[] | null {
    for (let start = 0; start + word.length <= SIZE; start++) {
      if (isEmpty && !line.slice(start, start + word.length).includes(STAR)) continue;
      const tiles = lay(word, line, start, board, rack);
      if (tiles === null) continue;
      const crosses = tiles.map(({ square, letter }) => crossWord(board, square, letter, isDown));
      const touches = isEmpty || tiles.length < word.length || crosses.some((cross) => cross.length > 1);
      if (touches && crosses.every((cross) => cross.length === 1 || words.has(cross))) return tiles;
    }
    return null;
  }
}

/** The tiles that `word` takes at that place; null where it does not fit, is no whole run, or the rack lacks it. */
function lay(
  word: string,
  line: readonly number[],
  start: number,
  board: Board,
  rack: readonly string[],
): Placement[] | null {
  const at = (place: number): string | null => board[line[place] ?? -1] ?? null;
  if (at(start - 1) !== null || at(start + word.length) !== null) return null;
  const left = [...rack];
  const tiles: Placement[] = [];
  for (let place = 0; place < word.length; place++) {
    const letter = word.charAt(place);
    const square = line[start + place] ?? -1;
    const lying = board[square] ?? null;
    if (lying === letter) continue;
    if (lying !== null) return null;
    const tile = [letter, '?'].find((each) => left.includes(each));
    if (tile === undefined) return null;
    left.splice(left.indexOf(tile), 1);
    tiles.push({ square, letter, blank: tile === '?' });
  }
  return tiles.length === 0 ? null : tiles;
}

/** Whether a tile lies beside the square, across its line. */
const hasBeside = (board: Board, square: number, isDown: boolean): boolean =>
  crossWord(board, square, ' ', isDown).length > 1;

/** The run across the line through a square, with `letter` on it. */
function crossWord(board: Board, square: number, letter: string, isAcross: boolean): string {
  const step = isAcross ? 1 : SIZE;
  const place = isAcross ? square % SIZE : Math.floor(square / SIZE);
  let word = letter;
  for (let before = 1; before <= place; before++) {
    const lying = board[square - before * step];
    if (!lying) break;
    word = lying + word;
  }
  for (let after = 1; after < SIZE - place; after++) {
    const lying = board[square + after * step];
    if (!lying) break;
    word += lying;
  }
  return word;
}
