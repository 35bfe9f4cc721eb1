import { err, ok, type Result } from '../../../engine/base/result.ts';
import { millis, type Seat } from '../../../engine/base/units.ts';
import type { Action } from '../../../engine/game/actions.ts';
import { everybodyHadATurn, playingSeats } from '../../../engine/game/seats.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { Command } from '../../../engine/protocol/client-message.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import { MAX_REQUESTS, REQUEST_OPEN } from '../../../engine/protocol/limits.ts';
import type { GameWant, Want } from '../../../engine/protocol/want.ts';
import { changesOf } from '../state/changes.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { OpenRequest, RoomState } from '../state/room-state.ts';
import { hasOwner, isBot } from '../state/seats.ts';
import { claimable } from './absence.ts';
import { type Decided, does, NOTHING } from './deed.ts';
import { askedToDelete, askToDelete } from './deletion.ts';
import { turn } from './game-turn.ts';
import type { RoomEnv } from './room-env.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Closing = Pick<Extract<StoredEvent, { type: 'requestClosed' }>, 'outcome' | 'by'>;

/** A request about the game that is played. */
type Open = OpenRequest & { readonly want: GameWant };

/** One player asks the others (rule R5); what needs nobody's consent is done at once. */
export function ask(room: RoomState, seat: Seat, want: Want, env: RoomEnv): Decided {
  if (want.kind === 'delete') return askToDelete(room, seat);
  const { play } = room;
  if (play === null) return err({ code: 'room/not-started' });
  const allowed = mayAsk(room, play, seat, want, env);
  if (!allowed.ok) return allowed;
  if (consenting(room, play, seat, want, env).length === 0) return asDeed(grant(room, play, want, env));
  const until = millis(env.now + REQUEST_OPEN);
  return does({ type: 'requestOpened', request: room.requests + 1, by: seat, want, until });
}

/** Agrees with the open request, or ends it. */
export function answer(room: RoomState, seat: Seat, { request, agree }: Of<'answer'>, env: RoomEnv): Decided {
  const { openRequest: open, play } = room;
  if (open?.request !== request) return err({ code: 'request/closed' });
  const asked = isOfGame(open)
    ? play && consenting(room, play, open.by, open.want, env)
    : askedToDelete(room, open.by);
  if (asked === null) return err({ code: 'room/not-started' });
  if (seat !== open.by && !asked.includes(seat)) return err({ code: 'request/not-asked' });
  if (!agree) return does(closed(open, { outcome: 'refused', by: seat }));
  if (open.agreed.includes(seat)) return NOTHING;
  const agreed: StoredEvent = { type: 'requestAgreed', request, seat };
  if (!isAgreed(asked, [...open.agreed, seat])) return does(agreed);
  if (!isOfGame(open)) {
    return does(agreed, closed(open, { outcome: 'agreed', by: seat }), { type: 'roomDeleted', by: open.by });
  }
  return play === null ? NOTHING : asDeed(granted(room, play, open, seat, env, [agreed]));
}

/** What time, and the coming and going of players, do to the open request; one to delete the room waits for all. */
export function requestTime(room: RoomState, env: RoomEnv): readonly StoredEvent[] {
  const { openRequest: open, play } = room;
  if (open === null || play === null || !isOfGame(open)) return [];
  if (!isStillSo(room, play, open, env)) return [closed(open, { outcome: 'void', by: null })];
  if (isAgreed(consenting(room, play, open.by, open.want, env), open.agreed)) {
    const done = granted(room, play, open, null, env, []);
    if (done.ok) return done.value;
  }
  return open.until === null || env.now < open.until ? [] : [closed(open, { outcome: 'expired', by: null })];
}

const isOfGame = (open: OpenRequest): open is Open => open.want.kind !== 'delete';

const asDeed = (events: Result<readonly StoredEvent[], Refusal>): Decided =>
  events.ok ? does(...events.value) : events;

function mayAsk(
  room: RoomState,
  play: GameState,
  seat: Seat,
  want: GameWant,
  env: RoomEnv,
): Result<null, Refusal> {
  if (play.phase === 'over') return err({ code: 'game/over' });
  if (play.seats[seat]?.left !== null) return err({ code: 'seat/left' });
  const { openRequest } = room;
  if (openRequest !== null) return err({ code: 'request/open', request: openRequest.request });
  if (changesOf(room, room.seats[seat]?.device ?? '').requests >= MAX_REQUESTS)
    return err({ code: 'request/too-many' });
  if (want.kind === 'abort') return ok(null);
  return want.against === seat ? err({ code: 'claim/own-seat' }) : claimable(room, play, want, env);
}

/**
 * Whose consent it takes: to an abort that of all who play, once each has had a turn (rule E7); to a claim that of those
 * who are present (rule R3). Whose seat a bot has taken over counts as gone.
 */
function consenting(
  room: RoomState,
  play: GameState,
  by: Seat,
  want: GameWant,
  { goneSince }: RoomEnv,
): readonly Seat[] {
  const others = playingSeats(play).filter((seat) => seat !== by && isOwned(room, seat));
  if (want.kind === 'abort') return everybodyHadATurn(play) ? others : [];
  return others.filter((seat) => seat !== want.against && goneSince[seat] === null && !isBot(room, seat));
}

function isOwned({ seats }: RoomState, seat: Seat): boolean {
  const holder = seats[seat] ?? null;
  return holder !== null && hasOwner(holder);
}

const isAgreed = (asked: readonly Seat[], agreed: readonly Seat[]): boolean =>
  asked.every((seat) => agreed.includes(seat));

/** Whether what the request is about is as it was, and its asker still plays. */
function isStillSo(room: RoomState, play: GameState, { by, want }: Open, env: RoomEnv): boolean {
  if (play.seats[by]?.left !== null) return false;
  return want.kind === 'abort' || claimable(room, play, want, env).ok;
}

function granted(
  room: RoomState,
  play: GameState,
  open: Open,
  by: Seat | null,
  env: RoomEnv,
  before: readonly StoredEvent[],
): Result<readonly StoredEvent[], Refusal> {
  const done = grant(room, play, open.want, env);
  return done.ok ? ok([...before, closed(open, { outcome: 'agreed', by }), ...done.value]) : done;
}

/** Who plays on for a seat that is gone. */
const STAND_IN = 'expert';

/** Does what was asked for. */
function grant(
  room: RoomState,
  play: GameState,
  want: GameWant,
  env: RoomEnv,
): Result<readonly StoredEvent[], Refusal> {
  if (want.kind !== 'bot') return turn(room, play, actionOf(want), env, 0);
  return ok([{ type: 'botTookOver', seat: want.against, level: STAND_IN }]);
}

function actionOf(want: Exclude<GameWant, { kind: 'bot' }>): Action {
  switch (want.kind) {
    case 'abort':
      return { type: 'stop', reason: 'abort' };
    case 'end':
      return { type: 'stop', reason: 'absence' };
    case 'win':
      return { type: 'remove', seat: want.against, cause: 'claimed' };
    case 'remove':
      return { type: 'remove', seat: want.against, cause: 'removed' };
  }
}

const closed = ({ request }: OpenRequest, closing: Closing): StoredEvent => ({
  type: 'requestClosed',
  request,
  ...closing,
});
