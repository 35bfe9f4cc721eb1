import type { VNode } from 'preact';
import { carriedSlot } from '../state/carried.ts';
import { locked } from '../state/desk.ts';
import { layout } from '../state/equipment.ts';
import { draft } from '../state/table.ts';
import { areaOf, runsOf } from './areas.ts';

/** One line round each run of the tiles that are laid and not played; broken while they are on their way. */
export function DraftMarks(): VNode {
  const held = carriedSlot.value;
  const squares = draft.value.filter(({ slot }) => slot !== held).map((tile) => tile.square);
  return (
    <>
      {runsOf(layout.value, squares).map((run) => (
        <div
          key={run[0]}
          class={locked.value ? 'mark-draft sent' : 'mark-draft'}
          style={{ gridArea: areaOf(layout.value, run) }}
        />
      ))}
    </>
  );
}
