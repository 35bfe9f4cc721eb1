import type { VNode } from 'preact';
import type { Square } from '../../engine/base/units.ts';
import { withTiles } from '../../engine/play/board.ts';
import { columnOf } from '../../engine/play/geometry.ts';
import { cursor } from '../state/desk.ts';
import { board, layout } from '../state/equipment.ts';
import { judged } from '../state/judged.ts';
import { lookedWords, pressedSquare } from '../state/looked-at.ts';
import { draft, lastPlaySquares, preview } from '../state/table.ts';
import { areaOf, scorePlace } from './areas.ts';
import { DraftMarks } from './draft-marks.tsx';
import { JudgedMarks } from './judged-marks.tsx';
import { TargetMark } from './target-mark.tsx';

/** What is drawn over the squares: the last play, words that are looked at, what was judged, the draft, the cursor, the score of the draft, where a carried tile would fall. */
export function BoardMarks(): VNode {
  return (
    <>
      <LastPlayMark />
      <LookedMarks />
      <JudgedMarks />
      <DraftMarks />
      <CursorMark />
      <ScoreMark />
      <TargetMark />
    </>
  );
}

function LastPlayMark(): VNode | null {
  const squares = lastPlaySquares.value;
  // A line of its own says that it stands.
  if (squares.length === 0 || judged.value?.kind === 'stands') return null;
  const gridArea = areaOf(layout.value, squares);
  // Another word's line is another line: it has not moved there.
  return <div key={gridArea} class="mark-last" style={{ gridArea }} />;
}

/** Round each word that is looked at, and where the keys have gone to for that. */
function LookedMarks(): VNode {
  const at = pressedSquare.value;
  return (
    <>
      {lookedWords.value.map(({ squares }) => (
        <div
          key={squares.join(' ')}
          class="mark-looked"
          style={{ gridArea: areaOf(layout.value, squares) }}
        />
      ))}
      {at !== null && <div class="mark-cursor" style={{ gridArea: areaOf(layout.value, [at]) }} />}
    </>
  );
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
      data-edge={edgeOf(place.square)}
      style={{ gridArea: areaOf(layout.value, [place.square]) }}
      aria-hidden="true"
    >
      {seen.play.score}
    </div>
  );
}

/** The edge of the board that `at` is on, beyond which there may be no room. */
function edgeOf(at: Square): 'start' | 'end' | undefined {
  const column = columnOf(layout.value, at);
  if (column === 0) return 'start';
  return column === layout.value.columns - 1 ? 'end' : undefined;
}
