import { type Millis, millis, type Seat } from '../../../engine/base/units.ts';
import { runningSeats } from '../../../engine/game/clock.ts';
import { playingSeats } from '../../../engine/game/seats.ts';
import type { GameState } from '../../../engine/game/state.ts';
import { pauseOf, SHORTEST_PAUSE } from '../../../engine/moves/bots/pause.ts';
import type { RoomState } from '../state/room-state.ts';
import { isBot } from '../state/seats.ts';

/** A bot that has something to do, and when it does it. */
export interface BotTurn {
  readonly seat: Seat;
  readonly at: Millis;
}

/** How long a bot that is on turn waits for people who could still challenge (rule C3). */
const OTHERS_FIRST = 8_000;
/** What a bot leaves of its time, of that for the game or of that for the turn, when it waits or pauses. */
const KEPT_OF = { game: 20_000, turn: 5_000 } as const;
/** So far apart are the moments at which a bot acts that has thought longer than its pause. */
const BEAT = 1_500;
/** After so long without an answer a bot passes. */
const PATIENCE = 60_000;

/** Which bot is to act; null where none is. */
export function botTurn(room: RoomState): BotTurn | null {
  const { play } = room;
  if (play === null || play.phase === 'over') return null;
  const asked = play.wait?.answers.find((answer) => isBot(room, answer.seat));
  if (play.phase === 'lastPlay') {
    return asked === undefined
      ? null
      : { seat: asked.seat, at: after(room, play, asked.seat, SHORTEST_PAUSE) };
  }
  const seat = play.toMove;
  if (!isBot(room, seat)) return null;
  const pause = awaitedByBot(room).length > 0 ? OTHERS_FIRST : pauseOf(play.turn);
  return { seat, at: after(room, play, seat, pause) };
}

/** People who could still challenge the play before the bot's turn, and have not let it stand (rule C3). */
export function awaitedByBot({ play, seats, letStand }: RoomState): readonly Seat[] {
  if (play?.phase !== 'playing' || (seats[play.toMove]?.bot ?? null) === null) return [];
  const { latestPlay, ruleset } = play;
  if (latestPlay?.status !== 'open' || ruleset.challenge.who === 'next') return [];
  return playingSeats(play).filter(
    (seat) => seat !== latestPlay.seat && seats[seat]?.bot === null && !letStand.includes(seat),
  );
}

/**
 * When a bot does what it has thought of by `now`: at the end of its pause, or where that is over at a beat behind it, so
 * that nobody sees how long it has thought.
 */
export const beatAfter = ({ at }: BotTurn, now: number): Millis =>
  millis(now <= at ? at : at + Math.ceil((now - at) / BEAT) * BEAT);

/** Whether a bot has been silent for too long. */
export const isOverdue = ({ at }: BotTurn, now: Millis): boolean => now >= at + PATIENCE;

/** When a seat has let `pause` pass; sooner where its own time would run short meanwhile. */
function after({ turnAt }: RoomState, play: GameState, seat: Seat, pause: number): Millis {
  const { clock, ruleset } = play;
  const end = turnAt + pause;
  if (clock === null || ruleset.clock === null || !runningSeats(play).includes(seat)) return millis(end);
  const short = clock.since + (clock.left[seat] ?? 0) - KEPT_OF[ruleset.clock.kind];
  return millis(Math.max(turnAt, Math.min(end, short)));
}
