import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { BoardLens } from '../board/board-lens.tsx';
import { PlayBoard } from '../board/play-board.tsx';
import { TableDialogs } from '../dialogs/table-dialogs.tsx';
import { bindDrag } from '../input/drag.ts';
import { bindKeyboard } from '../input/keyboard.ts';
import { connect, disconnect } from '../net/connection.ts';
import { Actions } from '../panels/actions.tsx';
import { Announcer } from '../panels/announcer.tsx';
import { DraftLine } from '../panels/draft-line.tsx';
import { Toast } from '../panels/toast.tsx';
import { CarriedTile } from '../rack/carried-tile.tsx';
import { Rack } from '../rack/rack.tsx';
import { DEVICE_ROOM } from '../state/on-device.ts';
import { game } from '../state/room-state.ts';
import { type LessonWorld, lessonLine } from './lesson-line.ts';
import type { LessonId } from './lessons.ts';

interface LessonTableProps {
  readonly lesson: LessonId;
  /** Another number is another try, which begins as the first did. */
  readonly attempt: number;
  readonly world: LessonWorld;
}

/** Board, rack and buttons of a lesson: those of a game, on a line to nobody. */
export function LessonTable({ lesson, attempt, world }: LessonTableProps): VNode {
  const table = useRef<HTMLDivElement>(null);
  const id = `${DEVICE_ROOM}${lesson}-${attempt}`;
  useEffect(() => {
    connect(id, lessonLine(id, lesson, world));
    return disconnect;
  }, [id]);
  // With what is seen: bound later, a quick key or tap would be lost.
  useLayoutEffect(() => bindKeyboard(), []);
  useLayoutEffect(() => (table.current ? bindDrag(table.current) : undefined), []);
  return (
    <div class="lesson-table" ref={table}>
      {game.value !== null && (
        <>
          <div class="lesson-board">
            <BoardLens>
              <PlayBoard />
            </BoardLens>
          </div>
          <DraftLine />
          <Rack />
          <Actions />
        </>
      )}
      <Toast />
      <Announcer />
      <CarriedTile />
      <TableDialogs />
    </div>
  );
}
