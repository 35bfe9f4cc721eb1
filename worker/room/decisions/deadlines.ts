import { type Millis, millis } from '../../../engine/base/units.ts';
import { flagAt } from '../../../engine/game/clock.ts';
import { nextDeadline } from '../../../engine/game/next-deadline.ts';
import { botTurn } from '../bots/bot-turns.ts';
import type { RoomState } from '../state/room-state.ts';

const DAY = 24 * 60 * 60 * 1000;
const KEPT_UNSTARTED = 7 * DAY;
const KEPT_STARTED = 30 * DAY;
const ABANDONED = 30 * DAY;

/** When the room is deleted if nobody does anything more. A game that is played is abandoned before. */
export const retentionEnd = (room: RoomState): Millis =>
  room.deleted
    ? room.usedAt
    : millis(room.usedAt + (room.begun ? KEPT_STARTED : KEPT_UNSTARTED) + (isPlayed(room) ? ABANDONED : 0));

/** When the game ends since nobody plays on (rule E7); null while none is played. */
export const abandonedAt = (room: RoomState): Millis | null =>
  isPlayed(room) ? millis(room.usedAt + ABANDONED) : null;

const isPlayed = ({ play }: RoomState): boolean => play !== null && play.phase !== 'over';

/** The earliest moment at which the room has something to do by itself; `bot` is when a bot is looked at. */
export function nextAlarm(room: RoomState, bot = botTurn(room)?.at ?? Number.POSITIVE_INFINITY): Millis {
  const answers = nextDeadline(room.play?.wait ?? null) ?? Number.POSITIVE_INFINITY;
  const flag = (room.play && flagAt(room.play)) ?? Number.POSITIVE_INFINITY;
  const request = room.openRequest?.until ?? Number.POSITIVE_INFINITY;
  const abandoned = abandonedAt(room) ?? Number.POSITIVE_INFINITY;
  return millis(Math.min(retentionEnd(room), abandoned, answers, flag, request, bot));
}
