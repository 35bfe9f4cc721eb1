import { commitmentOf } from '../../../engine/base/committed-draws.ts';
import { err, ok, type Result } from '../../../engine/base/result.ts';
import type { Seat } from '../../../engine/base/units.ts';
import { unreachable } from '../../../engine/base/unreachable.ts';
import type { Action } from '../../../engine/game/actions.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { StepCommand } from '../../../engine/protocol/client-message.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import { MAX_RENAMES, MAX_ROOM_STEPS, MAX_TURNS } from '../../../engine/protocol/limits.ts';
import { nameAmong } from '../../../engine/protocol/names.ts';
import { awaitedByBot } from '../bots/bot-turns.ts';
import { changesOf } from '../state/changes.ts';
import type { StoredEvent } from '../state/room-events.ts';
import type { RoomState, SeatHolder } from '../state/room-state.ts';
import { hasOwner, namesBeside, phaseOf, seated } from '../state/seats.ts';
import { beginning } from './beginning.ts';
import { type Decided, type Deed, does, NOTHING } from './deed.ts';
import { isAboutDeletion } from './deletion.ts';
import { turn } from './game-turn.ts';
import { decideAsHost } from './host-commands.ts';
import { answer, ask } from './requests.ts';
import type { RoomEnv } from './room-env.ts';

type Of<T extends StepCommand['type']> = Extract<StepCommand, { type: T }>;

/** What `command` of `seat` does to the room, or why it is refused. */
export function decide(room: RoomState, seat: Seat | null, command: StepCommand, env: RoomEnv): Decided {
  const holder = seat === null ? null : room.seats[seat];
  if (seat === null || !holder) return err({ code: 'room/not-seated' });
  const isBeside = BESIDE_THE_GAME.includes(command.type) || isAboutDeletion(room, command);
  if (holder.bot !== null && !isBeside) return err({ code: 'room/bot-plays' });
  switch (command.type) {
    case 'place':
      return (
        stale(room, command) ?? play(room, { type: 'place', seat, tiles: command.tiles }, env, command.lag)
      );
    case 'exchange':
      return (
        stale(room, command) ?? play(room, { type: 'exchange', seat, tiles: command.tiles }, env, command.lag)
      );
    case 'pass':
      return stale(room, command) ?? play(room, { type: 'pass', seat }, env, command.lag);
    case 'redeem':
      return stale(room, command) ?? play(room, { type: 'redeem', seat, square: command.square }, env);
    case 'challenge':
      return (
        earlierGame(room, command) ??
        play(room, { type: 'challenge', seat, turn: command.turn, words: command.words }, env)
      );
    case 'accept':
      return (
        earlierGame(room, command) ??
        letStand(room, seat, command) ??
        play(room, { type: 'accept', seat, turn: command.turn }, env)
      );
    case 'takeBack':
      return otherGame(room, command) ?? takeBack(seat, holder);
    case 'resign':
      return otherGame(room, command) ?? play(room, { type: 'resign', seat }, env);
    case 'give':
      return otherGame(room, command) ?? play(room, { type: 'give', seat, to: command.to }, env);
    case 'ask':
      return otherGame(room, command) ?? ask(room, seat, command.want, env);
    case 'answer':
      return earlierGame(room, command) ?? answer(room, seat, command, env);
    case 'nonce':
      return nonce(room, seat, holder, command, env);
    case 'rename':
      return rename(room, seat, holder, command, env);
    case 'leave':
      return phaseOf(room) === 'waiting'
        ? does({ type: 'seatLeft', seat })
        : err({ code: 'room/already-started' });
    case 'start':
    case 'free':
    case 'swap':
    case 'addBot':
    case 'lock':
      return decideAsHost(room, seat, command, env);
    case 'rematch':
      return rematch(room, seat, holder, command, env);
    default:
      return unreachable(command);
  }
}

/** What the owner of a seat may do for which a bot plays. */
const BESIDE_THE_GAME: readonly StepCommand['type'][] = ['answer', 'takeBack', 'rename', 'rematch', 'leave'];

const takeBack = (seat: Seat, { bot }: SeatHolder): Decided =>
  bot === null ? NOTHING : does({ type: 'seatTakenBack', seat });

/** A bot that is on turn waits for whoever could still challenge the play before it (rule C3); null where it is none of that. */
function letStand(room: RoomState, seat: Seat, { turn: number }: Of<'accept'>): Decided | null {
  if (room.play?.phase !== 'playing' || room.play.latestPlay?.turn !== number) return null;
  if (!awaitedByBot(room).includes(seat)) return null;
  return does({ type: 'letStand', seat, turn: number });
}

/** A turn is taken on the board that its player saw, or not at all. What happens beside the game makes none stale. */
function stale(room: RoomState, { expect }: StepCommand): Result<never, Refusal> | null {
  const seen = expect >= room.playedAt && expect <= room.seq;
  return seen ? null : err({ code: 'room/stale', seq: room.seq });
}

/** What is meant for one game does nothing to another. */
function otherGame(room: RoomState, { game }: { readonly game: number }): Result<never, Refusal> | null {
  return game === room.game ? null : err({ code: 'room/other-game', game: room.game });
}

/** Turns and requests are counted anew in each game: who names one before this game was opened means another. */
function earlierGame(room: RoomState, { expect }: StepCommand): Result<never, Refusal> | null {
  return expect >= room.openedAt ? null : err({ code: 'room/other-game', game: room.game });
}

function play(room: RoomState, action: Action, env: RoomEnv, lag = 0): Decided {
  return inPlay(room, (game) => {
    // Two who exchange for ever would fill the room's storage.
    const lays = action.type === 'place' || action.type === 'exchange';
    if (lays && game.turn >= MAX_TURNS) return err({ code: 'room/too-many-turns' });
    return turn(room, game, action, env, lag);
  });
}

/** What is for a game that has begun. */
function inPlay(
  room: RoomState,
  does: (game: GameState) => Result<readonly StoredEvent[], Refusal>,
): Decided {
  if (room.play === null) return err({ code: 'room/not-started' });
  const events = does(room.play);
  return events.ok ? ok({ events: events.value }) : events;
}

function nonce(room: RoomState, seat: Seat, holder: SeatHolder, command: Of<'nonce'>, env: RoomEnv): Decided {
  const other = otherGame(room, command);
  if (other !== null) return other;
  if (holder.nonce === command.nonce) return NOTHING;
  if (holder.nonce !== null) return err({ code: 'room/nonce-given' });
  return beginning(room, [{ type: 'nonceGiven', seat, nonce: command.nonce }], env);
}

function rename(
  room: RoomState,
  seat: Seat,
  holder: SeatHolder,
  command: Of<'rename'>,
  env: RoomEnv,
): Decided {
  const name = nameAmong(command.name, namesBeside(room, holder.device, env));
  if (!name.ok) return name;
  if (name.value === holder.name) return NOTHING;
  return changesOf(room, holder.device).renames < MAX_RENAMES
    ? does({ type: 'renamed', seat, name: name.value })
    : err({ code: 'room/too-many-changes' });
}

function rematch(
  room: RoomState,
  seat: Seat,
  holder: SeatHolder,
  command: Of<'rematch'>,
  env: RoomEnv,
): Decided {
  const other = otherGame(room, command);
  if (other !== null) return other;
  if (phaseOf(room) !== 'over') return err({ code: 'room/game-not-over' });
  if (holder.rematch) return NOTHING;
  // Counted to where the game ended, so that all who ask for another get the same answer.
  if (room.playedAt >= MAX_ROOM_STEPS) return err({ code: 'room/too-many-games' });
  const asked: StoredEvent = { type: 'rematchAsked', seat };
  return seated(room).every((each) => each === holder || each.rematch || !hasOwner(each))
    ? ok(opening(room.game + 1, [asked], env))
    : does(asked);
}

/** Opens a game: its seed is kept, what it commits to is shown (rule F1). */
export function opening(game: number, events: readonly StoredEvent[], env: RoomEnv): Deed {
  const newSeed = env.newSeed();
  return { events: [...events, { type: 'gameOpened', game, commitment: commitmentOf(newSeed) }], newSeed };
}
