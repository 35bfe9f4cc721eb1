import { err, ok, type Result } from '../base/result.ts';
import type { Square } from '../base/units.ts';
import type { BoardLayout } from '../equipment/board-layout.ts';
import type { Ruleset } from '../equipment/ruleset.ts';
import type { TileSet } from '../equipment/tile-set.ts';
import { type Board, isEmpty, type Placement, withTiles } from './board.ts';
import {
  columnOf,
  hasNeighbour,
  isOnBoard,
  neighbour,
  otherDirection,
  rowOf,
  runThrough,
} from './geometry.ts';
import type { Direction, Play, PlayError, ScoredWord } from './play.ts';
import { scoreWord } from './score.ts';

/**
 * The play that `tiles` make on `board`, in whatever order they come (rules W1–W4, P1–P4), or why they make
 * none. Whether the words are valid and whether the tiles are on the rack is not asked here.
 */
export function checkPlay(
  layout: BoardLayout,
  tileSet: TileSet,
  bingo: Ruleset['bingo'],
  board: Board,
  tiles: readonly Placement[],
): Result<Play, PlayError> {
  const laid = [...tiles].sort((a, b) => a.square - b.square);
  const placed = checkSquares(layout, board, laid);
  if (!placed.ok) return placed;
  const after = withTiles(board, laid);
  const line = findLine(layout, after, laid);
  if (!line.ok) return line;
  const { direction, main } = line.value;
  const attached = checkAttached(layout, board, laid);
  if (!attached.ok) return attached;
  if (main.length < 2) return err({ code: 'play/too-short' });

  const fresh = new Set(laid.map((tile) => tile.square));
  const word = (squares: readonly Square[]): ScoredWord => ({
    letters: squares.flatMap((at) => after[at]?.letter ?? []),
    squares,
    score: scoreWord(layout, tileSet, after, squares, fresh),
  });
  const crossing = laid
    .map((tile) => runThrough(layout, after, tile.square, otherDirection(direction)))
    .filter((run) => run.length > 1);
  const words: Play['words'] = [word(main), ...crossing.map(word)];
  const bonus = laid.length >= bingo.tiles ? bingo.points : 0;
  const score = words.reduce((sum, each) => sum + each.score, bonus);
  return ok({ direction, tiles: laid, words, bingo: bonus, score });
}

function checkSquares(
  layout: BoardLayout,
  board: Board,
  laid: readonly Placement[],
): Result<void, PlayError> {
  if (laid.length === 0) return err({ code: 'play/no-tiles' });
  if (laid.some((tile) => !isOnBoard(layout, tile.square))) return err({ code: 'play/off-board' });
  const taken = laid.find((tile, index) => board[tile.square] || laid[index - 1]?.square === tile.square);
  return taken ? err({ code: 'play/square-taken', square: taken.square }) : ok(undefined);
}

/** Which way the play reads and its main run; a single tile reads along its longer run, else across (rule W3). */
function findLine(
  layout: BoardLayout,
  after: Board,
  laid: readonly Placement[],
): Result<{ direction: Direction; main: readonly Square[] }, PlayError> {
  const [first] = laid;
  if (first === undefined) return err({ code: 'play/no-tiles' });
  const inRow = laid.every((tile) => rowOf(layout, tile.square) === rowOf(layout, first.square));
  const inColumn = laid.every((tile) => columnOf(layout, tile.square) === columnOf(layout, first.square));
  if (!inRow && !inColumn) return err({ code: 'play/not-in-line' });
  const across = runThrough(layout, after, first.square, 'across');
  const down = runThrough(layout, after, first.square, 'down');
  const reads =
    inRow && inColumn ? (down.length > across.length ? 'down' : 'across') : inRow ? 'across' : 'down';
  const main = reads === 'across' ? across : down;
  const beyond = laid.some((tile) => !main.includes(tile.square));
  return beyond
    ? err({ code: 'play/gap', square: firstGap(layout, main, reads) })
    : ok({ direction: reads, main });
}

/** The empty square right behind a run that should have gone on. */
function firstGap(layout: BoardLayout, run: readonly Square[], direction: Direction): Square {
  const last = run.at(-1);
  const gap = last === undefined ? null : neighbour(layout, last, direction, 1);
  if (gap === null) throw new RangeError('a run with tiles beyond it ends at the edge');
  return gap;
}

function checkAttached(
  layout: BoardLayout,
  board: Board,
  laid: readonly Placement[],
): Result<void, PlayError> {
  if (isEmpty(board)) {
    const covered = laid.some((tile) => tile.square === layout.star);
    return covered ? ok(undefined) : err({ code: 'play/misses-star', star: layout.star });
  }
  const touches = laid.some((tile) => hasNeighbour(layout, board, tile.square));
  return touches ? ok(undefined) : err({ code: 'play/not-connected' });
}
