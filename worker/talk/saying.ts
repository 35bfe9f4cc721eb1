import { err, ok, type Result } from '../../engine/base/result.ts';
import type { Millis, Seat } from '../../engine/base/units.ts';
import { cleanLine } from '../../engine/protocol/chat-text.ts';
import type { TalkMessage } from '../../engine/protocol/client-message.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import { CHAT_WINDOW } from '../../engine/protocol/limits.ts';
import { nameAmong } from '../../engine/protocol/names.ts';
import { type House, isMarked } from './house.ts';

/** A line as it is kept: what was said, and by whom to whom. Names nobody's device. */
export interface Line {
  readonly id: number;
  readonly at: Millis;
  /** `watchers`: it was said by one while a game was played, and could help its players. */
  readonly audience: 'all' | 'watchers';
  readonly seat: Seat | null;
  /** Who said it, by the room's number for them. */
  readonly person: string;
  readonly name: string | null;
  readonly text: string;
}

/** Who says something, and what hangs on it. */
export interface Speaker {
  /** Null without a cookie. */
  readonly person: string | null;
  readonly seat: Seat | null;
  /** The name of the seat. */
  readonly seatName: string | null;
  /** Whoever is host now is not muted, whatever an earlier host has set. */
  readonly isHost: boolean;
  /** Who is to read it: of a watcher's, while a game is played, watchers only. */
  readonly audience: Line['audience'];
  /** Names that a watcher cannot have: those of the seats, and of other watchers, as far as the readers know them. */
  readonly otherNames: readonly string[];
  /** When the last line was said but for which this one would be within what one may say; likewise of all watchers. */
  readonly saidAt: Millis | null;
  readonly watchersSaidAt: Millis | null;
}

/** The line that comes of a wish to say something, without its number; or why it is not said. */
export function lineOf(
  house: House,
  wish: Extract<TalkMessage, { type: 'say' }>,
  speaker: Speaker,
  now: Millis,
): Result<Omit<Line, 'id'>, Refusal> {
  const { person, seat } = speaker;
  if (person === null) return err({ code: 'chat/no-session' });
  if (house.chatClosed) return err({ code: 'chat/closed' });
  if (!speaker.isHost && isMarked(house.muted, person)) return err({ code: 'chat/muted' });
  const text = cleanLine(wish.text);
  if (!text.ok) return text;
  const name = seat === null ? watcherName(wish.name, speaker.otherNames) : ok(speaker.seatName);
  if (!name.ok) return name;
  const wait = Math.max(
    waitAfter(speaker.saidAt, now),
    seat === null ? waitAfter(speaker.watchersSaidAt, now) : 0,
  );
  if (wait > 0) return err({ code: 'chat/too-many', retryAfter: wait });
  return ok({ at: now, audience: speaker.audience, seat, person, name: name.value, text: text.value });
}

const watcherName = (
  wanted: string | undefined,
  others: readonly string[],
): Result<string | null, Refusal> => (wanted === undefined ? ok(null) : nameAmong(wanted, others));

/** Milliseconds until a line that was said then is as long ago as it must be; 0 when it is. */
const waitAfter = (saidAt: Millis | null, now: Millis): number =>
  saidAt === null ? 0 : Math.max(0, saidAt + CHAT_WINDOW - now);
