import '../style/at-table.css';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { BoardLens } from '../board/board-lens.tsx';
import { PlayBoard } from '../board/play-board.tsx';
import { TableDialogs } from '../dialogs/table-dialogs.tsx';
import { say } from '../i18n/sentences.ts';
import { bindDrag } from '../input/drag.ts';
import { bindKeyboard } from '../input/keyboard.ts';
import { Actions } from '../panels/actions.tsx';
import { BrandMark } from '../panels/brand-mark.tsx';
import { CommandLine } from '../panels/command-line.tsx';
import { DraftLine } from '../panels/draft-line.tsx';
import { LastLine } from '../panels/last-line.tsx';
import { NoticeBar } from '../panels/notice-bar.tsx';
import { RoomBar } from '../panels/room-bar.tsx';
import { ScorePad } from '../panels/score-pad.tsx';
import { SidePanel } from '../panels/side-panel.tsx';
import { StandInBar } from '../panels/stand-in-bar.tsx';
import { StartingDraw } from '../panels/starting-draw.tsx';
import { Toast } from '../panels/toast.tsx';
import { CarriedTile } from '../rack/carried-tile.tsx';
import { Rack } from '../rack/rack.tsx';
import { StillRack } from '../rack/still-rack.tsx';
import { keepGameTime } from '../state/game-time.ts';
import { inPlay } from '../state/in-play.ts';
import { closeLine, lineOpen } from '../state/line-open.ts';
import { context } from '../state/people.ts';
import { game } from '../state/room-state.ts';
import { cancelBlank } from '../state/table.ts';
import { useFocusOnHeading, useTitle } from './use-title.ts';

/** The table while a game is played. */
export function TablePage(): VNode | null {
  const table = useRef<HTMLElement>(null);
  const now = game.value;
  const title = now === null ? '' : say.tableTitle(now, context.value);
  const isSeated = inPlay.value;
  const { standIn } = context.value;
  useTitle(title);
  useFocusOnHeading();

  useEffect(() => keepGameTime(), []);
  // With what is seen: bound later, a quick key or tap would be lost.
  useLayoutEffect(() => bindKeyboard(), []);
  useEffect(() => closeLine, []);
  useEffect(() => cancelBlank, []);
  useLayoutEffect(() => (table.current ? bindDrag(table.current) : undefined), []);

  if (now === null) return null;
  return (
    <>
      <a class="skip-link" href={isSeated ? '#rack' : '#board'}>
        {isSeated ? 'Skip to your rack' : 'Skip to the board'}
      </a>
      <main class="table" data-phase={now.phase} ref={table}>
        <h1 tabIndex={-1} class="unseen-text">
          {title}
        </h1>
        <header class="table-brand">
          <BrandMark />
        </header>
        <RoomBar />
        <ScorePad />
        <LastLine />
        <div class="table-board" id="board">
          <BoardLens>
            <PlayBoard />
          </BoardLens>
          <StartingDraw />
        </div>
        <DraftLine />
        <NoticeBar />
        <div class="rack-box" id="rack">
          {isSeated && <Rack />}
          {standIn !== undefined && <StillRack />}
        </div>
        {isSeated && (lineOpen.value ? <CommandLine /> : <Actions />)}
        {standIn !== undefined && <StandInBar name={standIn} />}
        <SidePanel />
        <Toast />
      </main>
      <CarriedTile />
      <TableDialogs />
    </>
  );
}
