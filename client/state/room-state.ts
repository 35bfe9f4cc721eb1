import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Millis, type Seq, seq } from '../../engine/base/units.ts';
import type { GameView } from '../../engine/game/view-types.ts';
import type {
  Presence,
  RoomView,
  ServerMessage,
  StepView,
  UpdateMessage,
} from '../../engine/protocol/server-message.ts';
import { mergeSteps } from './merge-steps.ts';

const START = seq(0);
const NOBODY: Presence = { seats: [], absentSince: null, watchers: 0 };

const roomSignal = signal<RoomView | null>(null);
const gameSignal = signal<GameView | null>(null);
const stepsSignal = signal<readonly StepView[]>([]);
const presenceSignal = signal<Presence>(NOBODY);
const seqSignal = signal<Seq>(START);
const clockSignal = signal(0);
const movedSignal = signal(false);
let epoch: string | null = null;

/** The room as it last told of itself; null before it has. */
export const room: ReadonlySignal<RoomView | null> = roomSignal;
/** Its game; null before the first has started. */
export const game: ReadonlySignal<GameView | null> = gameSignal;
/** Every step of the current game, in order, without gaps. */
export const steps: ReadonlySignal<readonly StepView[]> = stepsSignal;
export const presence: ReadonlySignal<Presence> = presenceSignal;
/** The last step that is known here; 0 for none. */
export const seqNow: ReadonlySignal<Seq> = seqSignal;
/** Whether this device had a seat that another device has taken over (rule I7). */
export const isMovedAway: ReadonlySignal<boolean> = movedSignal;
/** Of the last step that is known here: its epoch, and when the room made it; null without any. */
export const historyNow = (): { readonly epoch: string; readonly at: Millis } | null => {
  const last = stepsSignal.peek().at(-1);
  return epoch === null || last === undefined ? null : { epoch, at: last.at };
};
/** How far the room's clock is ahead of this device's, in milliseconds. */
export const clockAhead: ReadonlySignal<number> = clockSignal;

/**
 * Takes what the room says; nothing else writes the game. Returns the step after which steps are missing here,
 * to be asked for with `sync`, or null where nothing is. `isFirst`: it was asked for by what is known here, so where it
 * is less the room was set back (rule D14); else it is only late.
 */
export function apply(message: ServerMessage, isFirst = false): Seq | null {
  switch (message.type) {
    case 'presence':
      presenceSignal.value = message.presence;
      return null;
    case 'refused':
      return message.seq > seqSignal.peek() ? seqSignal.peek() : null;
    case 'update':
      return applyUpdate(message, isFirst);
    // Beside the game; `state/chat.ts` takes them.
    case 'chat':
    case 'house':
      return null;
  }
}

/** Forgets the room: the page shows another one, or none. */
export function clearRoom(): void {
  epoch = null;
  batch(() => {
    roomSignal.value = null;
    gameSignal.value = null;
    stepsSignal.value = [];
    presenceSignal.value = NOBODY;
    seqSignal.value = START;
    movedSignal.value = false;
  });
}

function applyUpdate(message: UpdateMessage, isFirst: boolean): Seq | null {
  const isOlder = message.seq < seqSignal.peek();
  const sameHistory = message.epoch === epoch && !(isFirst && isOlder);
  if (!sameHistory && message.after !== START) return START;
  if (isOlder && sameHistory) return null;
  const seatMoves = sameHistory && isSeatMoved(message);
  // Who has come to a seat or left it is told everything anew, as its viewer may know it.
  if (seatMoves && message.after !== START) return START;
  const merged = mergeSteps(sameHistory ? stepsSignal.peek() : [], seqSignal.peek(), message);
  if (merged === null) return sameHistory ? seqSignal.peek() : START;
  epoch = message.epoch;
  batch(() => {
    movedSignal.value = message.room.you === null && (movedSignal.value || seatMoves);
    seqSignal.value = message.seq;
    stepsSignal.value = merged;
    roomSignal.value = message.room;
    gameSignal.value = message.game;
    presenceSignal.value = message.presence;
    clockSignal.value = message.now - Date.now();
  });
  return null;
}

/** Whether a seat has moved to this device or away from it since the last update. */
function isSeatMoved({ room: told, steps: all }: UpdateMessage): boolean {
  const before = roomSignal.peek()?.you ?? null;
  if (before === told.you) return false;
  return all.some(
    ({ seq: at, events }) =>
      at > seqSignal.peek() &&
      events.some(
        (event) => event.type === 'seatMoved' && (event.seat === before || event.seat === told.you),
      ),
  );
}
