import '../style/at-table.css';
import rematchIcon from 'lucide-static/icons/rotate-ccw.svg?raw';
import type { VNode } from 'preact';
import { seat } from '../../engine/base/units.ts';
import { PlayBoard } from '../board/play-board.tsx';
import { askRematch, pending } from '../commands.ts';
import { TableDialogs } from '../dialogs/table-dialogs.tsx';
import { say } from '../i18n/sentences.ts';
import { DeletionBar } from '../panels/deletion-bar.tsx';
import { Icon } from '../panels/icon.tsx';
import { LookBack, StoryWhenLoaded } from '../panels/look-back.tsx';
import { ResultTable } from '../panels/result-table.tsx';
import { SaveGcg } from '../panels/save-gcg.tsx';
import { inFours } from '../panels/sealed-draw.tsx';
import { Toast } from '../panels/toast.tsx';
import { TurnList } from '../panels/turn-list.tsx';
import { VerifyGame } from '../panels/verify-game.tsx';
import { WordSums } from '../panels/word-sums.tsx';
import { layout } from '../state/equipment.ts';
import { lookedWords } from '../state/looked-at.ts';
import { isOnDevice } from '../state/on-device.ts';
import { context } from '../state/people.ts';
import { game, room, steps } from '../state/room-state.ts';
import { countTurns, hasAgreed, turnRows } from '../state/turns.ts';
import { RoomHead } from './room-head.tsx';
import { useFocusOnHeading, useTitle } from './use-title.ts';

export interface OverPageProps {
  /** Goes and chooses another opponent, where one plays alone. */
  readonly onOther?: (() => void) | null;
}

/** The end: who won and how it adds up, the board as it lies, the next game. */
export function OverPage({ onOther = null }: OverPageProps): VNode | null {
  const current = room.value;
  const now = game.value;
  const result = now?.result ?? null;
  const title = result === null ? '' : say.winner(result, context.value.names);
  useTitle(title);
  useFocusOnHeading();
  if (current === null || now === null || result === null) return null;
  const rows = turnRows(layout.value, steps.value);
  const lead = say.howItEnded(result, rows, context.value.names, {
    toMove: now.toMove,
    agreed: hasAgreed(steps.value),
  });
  return (
    <div class="page">
      <RoomHead />
      <main class="over" data-phase="over">
        <div class="over-body">
          <DeletionBar />
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p class="over-lead">
              {lead} {say.preset(current.preset)}, {say.turns(countTurns(rows))}.
            </p>
          </div>
          <ResultTable result={result} />
          <Rematch onOther={onOther} />
        </div>
        <div class="over-board">
          <PlayBoard />
          <LookedLine />
        </div>
        <div class="over-story">
          <StoryWhenLoaded />
        </div>
        <section class="over-turns">
          <h2>The game, turn by turn</h2>
          <TurnList headed={true} />
        </section>
        {!isOnDevice.value && <SeedShown />}
        <Toast />
      </main>
      <TableDialogs />
    </div>
  );
}

/** Under the board: how a word was counted, while one is looked at. */
function LookedLine(): VNode {
  const words = lookedWords.value;
  return (
    <div class="over-looked" role="status">
      {words.length > 0 ? <WordSums words={words} /> : <p class="soft">{say.lookBack.board}</p>}
    </div>
  );
}

function Rematch({ onOther }: Required<OverPageProps>): VNode | null {
  const current = room.value;
  if (current === null) return null;
  const asked = current.seats.flatMap((other, index) => (other.rematch ? [seat(index)] : []));
  const hasAsked = current.you !== null && asked.includes(current.you);
  const missing = current.seats.flatMap((other, index) =>
    other.rematch || other.bot !== null ? [] : [seat(index)],
  );
  // Bots agree to every rematch.
  const isAlone = current.seats.every((other, index) => index === current.you || other.bot !== null);
  const names = (seats: typeof asked): string =>
    say.listed(seats.map((at) => (at === current.you ? 'you' : say.nameAt(context.value.names, at))));
  return (
    <>
      <div class="over-actions">
        {current.you !== null && (
          <button
            type="button"
            class="piece"
            aria-disabled={hasAsked || pending.value !== null}
            onClick={() => !hasAsked && pending.peek() === null && askRematch()}
          >
            <Icon svg={rematchIcon} />
            {isAlone ? say.bots.again : 'Rematch'}
          </button>
        )}
        {onOther !== null && (
          <button type="button" class="piece quiet" onClick={onOther}>
            {say.device.other}
          </button>
        )}
        <LookBack room={current.id} game={current.game} />
        {!isOnDevice.value && <VerifyGame />}
        <SaveGcg room={current.id} game={current.game} />
      </div>
      <p class="asked" role="status">
        {asked.length > 0 && `Asked for another game: ${names(asked)}. Waiting for ${names(missing)}.`}
      </p>
    </>
  );
}

/** What the draw was sealed with, and what it was sealed under. */
function SeedShown(): VNode | null {
  const current = room.value;
  if (!current?.seed) return null;
  return (
    <section class="seed">
      <p>
        The room drew every tile from this seed. “{say.fairDraw.verify}” shows whether it is what was sealed
        before the game, so that the room did not choose the tiles. It cannot show whether a player had help.
      </p>
      <dl>
        <dt>Seed</dt>
        <dd>{inFours(current.seed)}</dd>
        <dt>Sealed under its SHA-256</dt>
        <dd>{inFours(current.commitment)}</dd>
      </dl>
    </section>
  );
}
