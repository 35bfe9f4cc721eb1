import type { VNode } from 'preact';
import { columnName } from '../../engine/notation/coordinates.ts';
import { columnOf, rowOf } from '../../engine/play/geometry.ts';
import { carried } from '../state/carried.ts';
import { board, layout } from '../state/equipment.ts';
import { areaOf } from './areas.ts';
import { squareAt } from './square-at.ts';

/** Where a carried tile would fall: its square, and that square's row and column on the rim. */
export function TargetMark(): VNode | null {
  const held = carried.value;
  const target = held === null ? null : squareAt(held.x, held.y);
  if (target === null || board.value[target]) return null;
  const [row, column] = [rowOf(layout.value, target) + 1, columnOf(layout.value, target) + 1];
  return (
    <>
      <div class="mark-target" style={{ gridArea: areaOf(layout.value, [target]) }} />
      <div class="mark-target-name column" style={{ gridArea: `1 / ${column} / 2 / ${column + 1}` }}>
        {columnName(column - 1)}
      </div>
      <div class="mark-target-name row" style={{ gridArea: `${row} / 1 / ${row + 1} / 2` }}>
        {row}
      </div>
    </>
  );
}
