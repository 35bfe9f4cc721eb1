import { square } from '../../engine/base/units.ts';
import { BLANK, type Tile } from '../../engine/equipment/tile-set.ts';
import type { MoveEquipment } from '../../engine/moves/move-rules.ts';
import { type Board, isEmpty, type Placement } from '../../engine/play/board.ts';
import { checkPlay } from '../../engine/play/check-play.ts';
import type { Word } from '../../engine/words/lexicon.ts';

/** A language to find plays in. */
export interface Language extends MoveEquipment {
  readonly words: readonly Word[];
}

/** The same play whatever order its tiles come in. */
export const playKey = (tiles: readonly Placement[]): string =>
  [...tiles]
    .sort((a, b) => a.square - b.square)
    .map(({ square: at, letter, blank }) => `${at}:${letter}${blank ? '?' : ''}`)
    .join(' ');

/**
 * Every legal play and its score, by its key. Each word is held over each stretch of the board; what fits the tiles
 * there and the rack, with each choice of blanks, is a play when the rules of the engine say so.
 */
export function bruteForce(language: Language, board: Board, rack: readonly Tile[]): Map<string, number> {
  const { layout, tileSet, bingo, words } = language;
  const known = new Set(words.map((word) => word.join(' ')));
  const plays = new Map<string, number>();
  for (const stretch of stretches(language, board)) {
    for (const word of words) {
      if (word.length !== stretch.length || !fits(board, stretch, word)) continue;
      for (const tiles of fillings(board, stretch, word, rack)) {
        const play = checkPlay(layout, tileSet, bingo, board, tiles);
        if (!play.ok || play.value.words.some(({ letters }) => !known.has(letters.join(' ')))) continue;
        plays.set(playKey(tiles), play.value.score);
      }
    }
  }
  return plays;
}

/** Squares in a line, at least two, without a tile before or behind, that could make a play: they touch tiles, or the star. */
function* stretches({ layout, words }: Language, board: Board): Generator<readonly number[]> {
  const longest = Math.max(...words.map(({ length }) => length));
  const { rows, columns } = layout;
  const empty = isEmpty(board);
  const across = Array.from({ length: rows }, (_, row) => indices(columns, row * columns, 1));
  const down = Array.from({ length: columns }, (_, column) => indices(rows, column, columns));
  const beside = (at: number): readonly number[] => [
    ...(at % columns > 0 ? [at - 1] : []),
    ...(at % columns < columns - 1 ? [at + 1] : []),
    at - columns,
    at + columns,
  ];
  const near = (at: number): boolean =>
    empty ? at === layout.star : Boolean(board[at]) || beside(at).some((next) => board[next]);
  for (const line of [...across, ...down]) {
    for (let start = 0; start < line.length; start++) {
      for (let end = start + 2; end <= Math.min(line.length, start + longest); end++) {
        const before = line[start - 1];
        const behind = line[end];
        if ((before !== undefined && board[before]) || (behind !== undefined && board[behind])) continue;
        const stretch = line.slice(start, end);
        if (stretch.some(near)) yield stretch;
      }
    }
  }
}

const indices = (length: number, first: number, step: number): number[] =>
  Array.from({ length }, (_, index) => first + index * step);

const fits = (board: Board, stretch: readonly number[], word: Word): boolean =>
  stretch.every((at, index) => !board[at] || board[at].letter === word[index]);

/** Every way to lay what the stretch lacks of the word. */
function fillings(
  board: Board,
  stretch: readonly number[],
  word: Word,
  rack: readonly Tile[],
): Placement[][] {
  const fill = (index: number, left: readonly Tile[]): Placement[][] => {
    const letter = word[index];
    if (letter === undefined) return [[]];
    const at = square(stretch[index] ?? -1);
    const lying = board[at];
    if (lying) return lying.letter === letter ? fill(index + 1, left) : [];
    return [letter, BLANK].flatMap((tile) => {
      const place = left.indexOf(tile as Tile);
      if (place < 0) return [];
      const rest = fill(index + 1, left.toSpliced(place, 1));
      return rest.map((tiles) => [{ square: at, letter, blank: tile === BLANK }, ...tiles]);
    });
  };
  return fill(0, rack);
}
