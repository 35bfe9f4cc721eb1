import type { VNode } from 'preact';
import { type Seat, seat as seatOf } from '../../engine/base/units.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type { SeatPresence } from '../../engine/protocol/server-message.ts';
import { say } from '../i18n/sentences.ts';
import { botAt } from '../state/bots.ts';
import { context } from '../state/people.ts';
import { game, presence, room } from '../state/room-state.ts';
import { AttendanceDot } from './attendance-dot.tsx';
import { BotFace } from './bot-face.tsx';
import { GiftButton } from './gift-button.tsx';
import { SaveGcgSoFar } from './save-gcg.tsx';
import { SeatClock } from './seat-clock.tsx';
import { TurnList } from './turn-list.tsx';

/** Who has how many points, whose turn it is, and, where there is room, the turns so far. */
export function ScorePad(): VNode | null {
  const now = game.value;
  if (now === null) return null;
  return (
    <section class="pad table-pad" aria-label="Scores">
      <div class="pad-seats" data-seats={now.seats.length} data-clocks={now.clock !== null}>
        {now.seats.map((_, index) => (
          <PadSeat key={index} now={now} seat={seatOf(index)} />
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="pad-turns" tabIndex={0} aria-label="Turns so far">
        <TurnList />
      </section>
      <div class="pad-foot">
        <p>Capitals are tiles, small letters are blanks, (letters) were there.</p>
        <SaveGcgSoFar />
      </div>
    </section>
  );
}

function PadSeat({ now, seat }: { readonly now: GameView; readonly seat: Seat }): VNode {
  const isOnTurn = now.phase === 'playing' && now.toMove === seat;
  const name = say.nameAt(context.value.names, seat);
  const isYou = seat === context.value.you;
  const bot = botAt(room.value, seat);
  const hasLeft = Boolean(now.seats[seat]?.left);
  const attends = attendanceAt(seat);
  const note = noteOf(now, seat);
  // Of three or four seats none has room for it.
  const isCrowded = now.seats.length > 2;
  return (
    <div class={`pad-seat${isOnTurn ? ' on-turn' : ''}${hasLeft ? ' left' : ''}`}>
      <div class="pad-head">
        <h2 class="pad-name">
          {isOnTurn && (
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d="M2 .8v10.4L11.2 6z" />
            </svg>
          )}
          {bot !== null && <BotFace level={bot} />}
          {bot === null && !isYou && !hasLeft && <AttendanceDot attends={attends} />}
          <span>{isYou ? ownName(isOnTurn && bot === null) : name}</span>
          {bot !== null && <span class="unseen-text">, {say.bots.kind(bot)}</span>}
          {isOnTurn && !isYou && <span class="unseen-text"> has the turn</span>}
        </h2>
        <span class={isCrowded && !hasLeft ? 'pad-note unseen-text' : 'pad-note'}>
          {note}
          {!hasLeft && attends !== 'here' && note !== say.attendance[attends] && (
            <span class="unseen-text"> {say.attendance[attends]}</span>
          )}
        </span>
        <GiftButton seat={seat} />
      </div>
      <span class="figure pad-score" data-score>
        {say.signed(now.seats[seat]?.score ?? 0)}
      </span>
      <SeatClock seat={seat} />
    </div>
  );
}

/** Not one's own name, which may be too long to leave room for what matters. */
const ownName = (isOnTurn: boolean): string => (isOnTurn ? 'Your turn' : 'You');

/** A computer is never away, whatever the owner of its seat does. */
const attendanceAt = (seat: Seat): SeatPresence =>
  (botAt(room.value, seat) === null && presence.value.seats[seat]) || 'here';

/** The one thing about a seat that matters besides its points. */
function noteOf(now: GameView, seat: Seat): string {
  const standing = now.seats[seat];
  if (standing?.left) return say.leftBriefly[standing.left];
  if (now.wait?.answers.some((answer) => answer.seat === seat)) return 'to answer';
  const attends = attendanceAt(seat);
  if (attends !== 'here') return say.attendance[attends];
  if (standing && standing.owed > 0)
    return standing.owed === 1 ? 'owes a turn' : `owes ${standing.owed} turns`;
  const full = room.value?.ruleset.rackSize ?? 0;
  if (standing && standing.tiles < full) return say.tiles(standing.tiles);
  return '';
}
