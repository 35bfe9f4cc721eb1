import type { ComponentChildren, HTMLAttributes, VNode } from 'preact';
import type { Square } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import { squareRows } from './areas.ts';

export interface BoardFrameProps {
  readonly layout: BoardLayout;
  /** Attributes of the grid: its role, name and focus. */
  readonly grid: HTMLAttributes<HTMLDivElement>;
  readonly square: (at: Square) => VNode;
  /** What is drawn over the squares, each placed by its grid area. */
  readonly children?: ComponentChildren;
}

/** The printed board: rim, coordinates, squares, and marks over them. */
export function BoardFrame({ layout, grid, square, children }: BoardFrameProps): VNode {
  const isGrid = grid.role === 'grid';
  return (
    <div class="board" style={{ '--rows': layout.rows, '--columns': layout.columns }}>
      <div class="board-columns" aria-hidden="true">
        {range(layout.columns).map((column) => (
          <span key={column}>{String.fromCharCode('A'.charCodeAt(0) + column)}</span>
        ))}
      </div>
      <div class="board-rows" aria-hidden="true">
        {range(layout.rows).map((row) => (
          <span key={row}>{row + 1}</span>
        ))}
      </div>
      <div class="board-grid" {...grid}>
        {squareRows(layout).map((row) => (
          <div key={row[0]} class="board-row" {...(isGrid && { role: 'row' })}>
            {row.map(square)}
          </div>
        ))}
      </div>
      <div class="board-marks">{children}</div>
    </div>
  );
}

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);
