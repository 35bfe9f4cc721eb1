import type { VNode } from 'preact';
import { type Square, square } from '../../engine/base/units.ts';
import { withTiles } from '../../engine/play/board.ts';
import { carried } from '../state/carried.ts';
import { board, cursor, layout } from '../state/desk.ts';
import { draft, lastPlaySquares, preview } from '../state/table.ts';
import { areaOf, scorePlace } from './areas.ts';

/** What is drawn over the squares: the last play, the cursor, the score of the draft, where a carried tile would fall. */
export function BoardMarks(): VNode {
  return (
    <>
      <LastPlayMark />
      <CursorMark />
      <ScoreMark />
      <TargetMark />
    </>
  );
}

function LastPlayMark(): VNode | null {
  const squares = lastPlaySquares.value;
  if (squares.length === 0) return null;
  return <div class="mark-last" style={{ gridArea: areaOf(layout.value, squares) }} />;
}

function CursorMark(): VNode | null {
  const here = cursor.value;
  if (here === null) return null;
  return (
    <div
      class="mark-cursor"
      data-direction={here.direction}
      style={{ gridArea: areaOf(layout.value, [here.square]) }}
    >
      {!draft.value.some((tile) => tile.square === here.square) && !board.value[here.square] && (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M10.5 2.5 18 10l-7.5 7.5-2-2L12.6 11.4H2V8.6h10.6L8.5 4.5z" />
        </svg>
      )}
    </div>
  );
}

function ScoreMark(): VNode | null {
  const seen = preview.value;
  if (seen.kind !== 'play') return null;
  const covered = withTiles(board.value, draft.value);
  const place = scorePlace(
    layout.value,
    covered,
    seen.play.words[0].squares,
    seen.play.direction,
    cursor.value?.square ?? null,
  );
  if (place === null) return null;
  return (
    <div
      class="mark-score"
      data-side={place.side}
      style={{ gridArea: areaOf(layout.value, [place.square]) }}
      aria-hidden="true"
    >
      {seen.play.score}
    </div>
  );
}

function TargetMark(): VNode | null {
  const held = carried.value;
  const target = held === null ? null : squareUnder(held.x, held.y);
  if (target === null || board.value[target]) return null;
  return <div class="mark-target" style={{ gridArea: areaOf(layout.value, [target]) }} />;
}

function squareUnder(x: number, y: number): Square | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-square]');
  return cell ? square(Number(cell.dataset.square)) : null;
}
