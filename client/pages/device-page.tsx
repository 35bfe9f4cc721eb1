import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { followTable } from '../alerts/follow-table.ts';
import { keptGame } from '../device/device-store.ts';
import { type OpenTable, openKept, openNew } from '../device/open-table.ts';
import { say } from '../i18n/sentences.ts';
import { connect, connection, disconnect } from '../net/connection.ts';
import { Announcer } from '../panels/announcer.tsx';
import { loadStory } from '../panels/look-back.tsx';
import { aloudPart } from '../panels/panel-parts.ts';
import { keepTime } from '../state/clock.ts';
import { countedInstants } from '../state/counted-instants.ts';
import { closeDialog } from '../state/open-dialog.ts';
import { game } from '../state/room-state.ts';
import { followWidth } from '../state/wide.ts';
import { DeviceChoice } from './device-choice.tsx';
import { PlainPage } from './not-found-page.tsx';
import { OverPage } from './over-page.tsx';
import { StartPageLink } from './start-page-link.tsx';
import { TablePage } from './table-page.tsx';

type Stage =
  | { readonly name: 'opening' | 'choosing' | 'unreadable' | 'open' }
  /** What did not load, to be tried again. */
  | { readonly name: 'failed'; readonly again: () => Promise<OpenTable> };

/** A game against the computer that is played in this page alone: the one that is kept, or a new one. */
export function DevicePage(): VNode {
  const stage = useSignal<Stage>({ name: 'opening' });
  const table = useSignal<OpenTable | null>(null);
  const isHere = useSignal(true);

  const leave = (): void => {
    disconnect();
    table.peek()?.close();
    table.value = null;
  };
  const open = async (opening: () => Promise<OpenTable>): Promise<void> => {
    leave();
    stage.value = { name: 'opening' };
    const opened = await opening().catch(() => null);
    if (!isHere.peek()) opened?.close();
    else if (opened === null) stage.value = { name: 'failed', again: opening };
    else {
      table.value = opened;
      connect(opened.id, opened.openLine);
      stage.value = { name: 'open' };
    }
  };
  const look = (): void => {
    const kept = keptGame();
    if (kept === 'nothing') stage.value = { name: 'choosing' };
    else if (kept === 'unreadable') stage.value = { name: 'unreadable' };
    else void open(() => openKept(kept));
  };

  useEffect(() => {
    look();
    // There may be no connection when the game is over.
    void loadStory().catch(() => undefined);
    void aloudPart.fetch();
    const stops = [keepTime(countedInstants), followTable(), followWidth()];
    return () => {
      isHere.value = false;
      for (const stop of stops) stop();
      closeDialog();
      leave();
    };
  }, []);

  const { status } = connection.value;
  useEffect(() => {
    // Another tab has begun a game of its own here.
    if (status === 'closed') look();
  }, [status]);

  const begin = (level: BotLevel): void => void open(() => openNew(level));
  const choose = (): void => {
    leave();
    stage.value = { name: 'choosing' };
  };
  const now = stage.value;
  if (now.name === 'choosing') return <DeviceChoice onBegin={begin} />;
  if (now.name === 'unreadable') return <DeviceChoice trouble={say.device.unreadable} onBegin={begin} />;
  if (now.name === 'failed') return <NotLoaded onAgain={() => void open(now.again)} />;
  if (game.value === null) return <PlainPage title={say.device.opening} />;
  return (
    <>
      {game.value.phase === 'over' ? <OverPage onOther={choose} /> : <TablePage />}
      <Announcer />
    </>
  );
}

function NotLoaded({ onAgain }: { readonly onAgain: () => void }): VNode {
  const { text, safe } = say.device.notLoaded;
  return (
    <PlainPage title={text}>
      <p>{safe}</p>
      <div class="page-actions">
        <button type="button" class="piece" onClick={onAgain}>
          {say.device.again}
        </button>
        <StartPageLink />
      </div>
    </PlainPage>
  );
}
