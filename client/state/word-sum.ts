import type { Seat, Square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { TileSet } from '../../engine/equipment/tile-set.ts';
import type { GameEventView } from '../../engine/game/view-types.ts';
import { startName } from '../../engine/notation/coordinates.ts';
import { type Board, emptyBoard, withoutTiles, withTiles } from '../../engine/play/board.ts';
import { runThrough } from '../../engine/play/geometry.ts';
import type { Direction } from '../../engine/play/play.ts';
import { LETTER_TIMES, pointsOf, WORD_TIMES } from '../../engine/play/score.ts';
import type { StepView } from '../../engine/protocol/server-message.ts';
import type { Word } from '../../engine/words/lexicon.ts';

type PlayedView = Extract<GameEventView, { type: 'played' }>;

/** How a word on the board was counted when it was made. */
export interface WordSum {
  readonly letters: Word;
  /** `8D`, or `D8` for a word down. */
  readonly start: string;
  readonly seat: Seat;
  /** Of each letter its points, and how often they counted. */
  readonly terms: readonly { readonly points: number; readonly times: number }[];
  /** How often all of it counted. */
  readonly times: number;
  /** What was added to the main word of a bingo; 0 for any other. */
  readonly bonus: number;
  readonly score: number;
}

/** The words through a square, across before down; none where no tile lies or it stands alone. */
export function wordsThrough(layout: BoardLayout, board: Board, at: Square): readonly (readonly Square[])[] {
  if (!board[at]) return [];
  return (['across', 'down'] as const)
    .map((direction) => runThrough(layout, board, at, direction))
    .filter((run) => run.length > 1);
}

/** How the word on these squares was counted; null where no play that stands has made it. */
export function wordSum(
  layout: BoardLayout,
  tileSet: TileSet,
  steps: readonly StepView[],
  squares: readonly Square[],
): WordSum | null {
  let board = emptyBoard(layout.rows * layout.columns);
  const made: { readonly play: PlayedView; readonly sum: WordSum }[] = [];
  for (const event of steps.flatMap(({ events }) => events)) {
    switch (event.type) {
      case 'played':
        board = withTiles(board, event.tiles);
        if (event.words.some((word) => isSame(word.squares, squares))) {
          made.push({ play: event, sum: sumOf(layout, tileSet, board, event, squares) });
        }
        break;
      case 'challenged': {
        const withdrawn = event.upheld ? made.findIndex(({ play }) => play.turn === event.turn) : -1;
        if (withdrawn >= 0) made.splice(withdrawn, 1);
        if (event.upheld) board = withoutTiles(board, tilesOf(steps, event.turn));
        break;
      }
      case 'redeemed':
        board = withTiles(board, [{ square: event.square, letter: event.letter, blank: false }]);
        break;
      default:
        break;
    }
  }
  return made.at(-1)?.sum ?? null;
}

function sumOf(
  layout: BoardLayout,
  tileSet: TileSet,
  board: Board,
  { seat, tiles, words, bingo }: PlayedView,
  squares: readonly Square[],
): WordSum {
  const word = words.find((each) => isSame(each.squares, squares));
  const bonus = word === words[0] ? bingo : 0;
  const fresh = new Set(tiles.map(({ square }) => square));
  const premiums = squares.map((at) => (fresh.has(at) ? (layout.premiums[at] ?? null) : null));
  const [first, second] = squares;
  const direction: Direction = first !== undefined && second === first + 1 ? 'across' : 'down';
  return {
    letters: word?.letters ?? [],
    start: first === undefined ? '' : startName(layout, first, direction),
    seat,
    terms: squares.map((at, index) => ({
      points: pointsOf(tileSet, board[at] ?? null),
      times: timesBy(LETTER_TIMES, premiums[index] ?? null),
    })),
    times: premiums.reduce((product, premium) => product * timesBy(WORD_TIMES, premium), 1),
    bonus,
    score: (word?.score ?? 0) + bonus,
  };
}

const timesBy = (table: typeof LETTER_TIMES, premium: keyof typeof LETTER_TIMES | null): number =>
  premium === null ? 1 : table[premium];

const tilesOf = (steps: readonly StepView[], turn: number): PlayedView['tiles'] => {
  const play = steps
    .flatMap(({ events }) => events)
    .find((event) => event.type === 'played' && event.turn === turn);
  return play?.type === 'played' ? play.tiles : [];
};

const isSame = (a: readonly Square[], b: readonly Square[]): boolean =>
  a.length === b.length && a.every((at, index) => at === b[index]);
