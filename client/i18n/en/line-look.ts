import type { Square } from '../../../engine/base/units.ts';
import type { BoardLayout } from '../../../engine/equipment/board-layout.ts';
import type { TileSet } from '../../../engine/equipment/tile-set.ts';
import { squareName } from '../../../engine/notation/coordinates.ts';
import type { Board } from '../../../engine/play/board.ts';
import type { Looked } from '../../line/line.ts';
import { squareLabel } from './square-label.ts';

/** What lies there: "Row 8: FINED from D8." Of several rows only those with tiles. */
export function lookText(
  lines: readonly Looked[],
  layout: BoardLayout,
  tileSet: TileSet,
  board: Board,
): string {
  const taken = lines.filter((each) => each.kind === 'square' || each.squares.some((at) => board[at]));
  if (lines.length > 1 && taken.length === 0) return 'The board is empty.';
  return (lines.length > 1 ? taken : lines).map(lookedText).join(' ');

  function lookedText(looked: Looked): string {
    if (looked.kind === 'square') {
      const at = looked.square;
      return `${squareLabel(layout, tileSet, at, board[at] ?? null, false)}.`;
    }
    const runs = runsOn(looked.squares, board).map(
      ([first, ...more]) =>
        `${[first, ...more].map((at) => board[at]?.letter).join('')} from ${squareName(layout, first)}`,
    );
    return `${looked.kind === 'row' ? 'Row' : 'Column'} ${looked.name}: ${runs.join(', ') || 'empty'}.`;
  }
}

/** The tiles of a line in runs without a gap. */
function runsOn(squares: readonly Square[], board: Board): (readonly [Square, ...Square[]])[] {
  const runs: [Square, ...Square[]][] = [];
  squares.forEach((at, index) => {
    if (!board[at]) return;
    const before = squares[index - 1];
    const run = before !== undefined && board[before] ? runs.at(-1) : undefined;
    if (run) run.push(at);
    else runs.push([at]);
  });
  return runs;
}
