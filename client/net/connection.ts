import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { type Seq, seq } from '../../engine/base/units.ts';
import type { UpdateQuery } from '../../engine/protocol/api.ts';
import type { ClientMessage } from '../../engine/protocol/client-message.ts';
import { MAX_LAG } from '../../engine/protocol/limits.ts';
import type { ServerMessage } from '../../engine/protocol/server-message.ts';
import { CLOSE, PONG, PROTOCOL_VERSION } from '../../engine/protocol/version.ts';
import { lineSaid, openChat } from '../state/chat.ts';
import { rememberName } from '../state/names.ts';
import { apply, clearRoom, game, historyNow, room, seqNow } from '../state/room-state.ts';
import { keepNonce } from '../state/seals.ts';
import { deviceKeep, tabKeep } from '../state/storage.ts';
import { setUnderWay } from '../state/under-way.ts';
import { ensureSession, readUpdate, roomPath } from './api.ts';
import { basisOf } from './basis.ts';
import { askForChat, followSeat, takeTalk } from './chat-feed.ts';
import { startDuties } from './duties.ts';
import { type Line, type LineEvents, openLine } from './line.ts';
import { makeOutbox } from './outbox.ts';
import { startPolling } from './poll.ts';
import { randomHex } from './random-hex.ts';
import { readServerMessage } from './server-frame.ts';

export type Connection =
  | { readonly status: 'idle' }
  | { readonly status: 'connecting' }
  /** The room has told how things stand. */
  | { readonly status: 'live' }
  /** There is no room for a socket: the page asks again and again how things stand. */
  | { readonly status: 'polling' }
  /** The next attempt begins at `retryAt`, by this device's clock. */
  | { readonly status: 'lost'; readonly retryAt: number }
  /** For good, by a code of CLOSE. */
  | { readonly status: 'closed'; readonly code: number };

/** Opens a line to a room: a socket, or what stands for one. */
type OpenLine = (events: LineEvents) => Line;

const RELOADED = 'reloaded';
const START = seq(0);
/** Closed with one of these, a room may let one in later. */
const CAN_RETRY: readonly number[] = [CLOSE.crowded, CLOSE.locked];

const state = signal<Connection>({ status: 'idle' });
let line: Line | null = null;
let roomId: string | null = null;
let openRoomLine: OpenLine = openLine;
let stopDuties: (() => void) | null = null;
let stopPolling: (() => void) | null = null;
/** Tells this page from the device's other ones; a copied tab must not share it, so it is kept nowhere. */
const TAB = randomHex();
/** Updates in a row that did not fit what is known here. */
let misfits = 0;

export const connection: ReadonlySignal<Connection> = state;

export const outbox = makeOutbox({
  keep: deviceKeep,
  send,
  seq: () => seqNow.peek(),
  epoch: () => historyNow()?.epoch ?? null,
  basis: (type) => basisOf(type, room.peek(), game.peek()),
  setUnderWay,
  onApplied: (command) => {
    if (command.type === 'rename') rememberName(command.name);
    // By the room's own id: the address may have been written otherwise.
    const id = room.peek()?.id;
    if (command.type === 'nonce' && id !== undefined) keepNonce(id, command.game, command.nonce);
    if (command.type === 'say') lineSaid(command.text, command.name);
  },
});

/** Says something to the room; false where there is no line. */
export function send(message: ClientMessage): boolean {
  return line?.send(JSON.stringify(message)) ?? false;
}

/** Whole milliseconds that something said is on its way to the room, going by the last ping; 0 where none is known. */
export function lag(): number {
  return Math.min(MAX_LAG, Math.round((line?.roundTrip() ?? 0) / 2));
}

/** Goes to a room and stays there, over a socket where no other line is given. */
export function connect(id: string, open: OpenLine = openLine): void {
  if (id === roomId) return;
  disconnect();
  roomId = id;
  openRoomLine = open;
  outbox.open(id);
  openChat(id);
  newLine(id);
  const stopFollowing = followSeat(send);
  const stops = startDuties(outbox, {
    sayDue: () => send({ type: 'due' }),
    lookAgain: () => isInSight() && send({ type: 'sync', after: seqNow.peek() }),
  });
  stopDuties = () => {
    stopFollowing();
    stops();
  };
  document.addEventListener('visibilitychange', onSight);
  globalThis.addEventListener('online', onReturn);
}

/** Leaves the room and forgets it. */
export function disconnect(): void {
  document.removeEventListener('visibilitychange', onSight);
  globalThis.removeEventListener('online', onReturn);
  stopDuties?.();
  stopDuties = null;
  stopPolling?.();
  stopPolling = null;
  line?.close();
  line = null;
  roomId = null;
  outbox.close();
  clearRoom();
  state.value = { status: 'idle' };
}

/** Connects anew, as whoever the room takes this device for now: who has another seat is told everything again. */
export function reconnect(): void {
  if (roomId === null) return;
  clearRoom();
  newLine(roomId);
}

/** Does not wait for the next attempt. */
export function retryNow(): void {
  const now = state.peek();
  const isCrowded = now.status === 'polling' || (now.status === 'closed' && CAN_RETRY.includes(now.code));
  const mayRetry = now.status === 'lost' || isCrowded;
  if (roomId !== null && mayRetry) newLine(roomId);
}

// A line that waits for its next attempt cannot be hurried, so a new one takes its place.
function newLine(id: string): void {
  stopPolling?.();
  line?.close();
  misfits = 0;
  state.value = { status: 'connecting' };
  line = openRoomLine({
    onAttempt: async () => {
      state.value = { status: 'connecting' };
      await ensureSession();
      return socketAddress(id);
    },
    onFrame,
    onLost: (delay) => {
      state.value = delay === 0 ? { status: 'connecting' } : { status: 'lost', retryAt: Date.now() + delay };
    },
    onClosed,
  });
}

function onFrame(frame: string): void {
  if (frame === PONG) return;
  const message = readServerMessage(frame);
  if (message === null) return;
  // The room wants to know that what it said is read.
  if (message.type === 'mark') send({ type: 'seen', mark: message.mark });
  else if (message.type === 'update' && message.protocol !== PROTOCOL_VERSION) onSkew();
  else receive(message);
}

function receive(message: ServerMessage): void {
  const fresh = message.type === 'update' && state.peek().status !== 'live';
  const missing = batch(() => {
    const before = historyNow()?.epoch;
    const after = apply(message, fresh);
    const isOther = before !== undefined && before !== historyNow()?.epoch;
    if (message.type === 'chat' || message.type === 'house') takeTalk(message, send);
    outbox.settle(message);
    if (fresh && after === null) onLive(message.after === START);
    else if (isOther) askForChat(send, 0);
    return after;
  });
  if (missing !== null) askAgain(missing, message.type === 'update');
  else if (message.type === 'update') misfits = 0;
}

/** `isWhole`: told everything, as one is also who knows what never was. */
function onLive(isWhole: boolean): void {
  state.value = { status: 'live' };
  tabKeep.remove(RELOADED);
  // A room takes a new socket for one that is looked at.
  if (!isInSight()) tellAway(true);
  askForChat(send, isWhole ? 0 : undefined);
  outbox.resend();
}

/** Asks for what is missing; where that did not help, for everything; and then rather waits than asks for ever. */
function askAgain(after: Seq, misfit: boolean): void {
  if (misfit) misfits++;
  if (misfits <= 1) send({ type: 'sync', after });
  else if (misfits === 2) send({ type: 'sync', after: START });
}

function onClosed(code: number): void {
  if (code === CLOSE.versionSkew) onSkew();
  else if (code === CLOSE.crowded && roomId !== null && (room.peek()?.you ?? null) === null) look(roomId);
  else state.value = { status: 'closed', code };
}

/** A watcher for whom there is no socket looks in from time to time. */
function look(id: string): void {
  line?.close();
  state.value = { status: 'polling' };
  stopPolling = startPolling({
    isInSight,
    read: (after) => readUpdate(id, knownOf(after)),
    seq: () => seqNow.peek(),
    take: (message) => {
      if (message.protocol === PROTOCOL_VERSION) return apply(message, true);
      onSkew();
      return null;
    },
    onRoom: retryNow,
    onClosed: (code) => {
      state.value = { status: 'closed', code };
    },
  });
}

/** Server and page are of different versions: loading the page again mends that, or nothing does. */
function onSkew(): void {
  stopPolling?.();
  line?.close();
  state.value = { status: 'closed', code: CLOSE.versionSkew };
  if (tabKeep.get(RELOADED) !== null) return;
  tabKeep.set(RELOADED, String(PROTOCOL_VERSION));
  // A page that forgets that it was loaded again would be for ever.
  if (tabKeep.lasts(RELOADED)) location.reload();
}

const isInSight = (): boolean => document.visibilityState !== 'hidden';

function onSight(): void {
  if (state.peek().status === 'live') tellAway(!isInSight());
  onReturn();
}

/** Whether the player looks at the page, for the others to know (rule R3); nobody asks it of a watcher. */
function tellAway(away: boolean): void {
  if (room.peek()?.you !== null) send({ type: 'away', away });
}

/** The page may have slept: whether the line did not is to be seen, and what it missed is to be asked for. */
function onReturn(): void {
  if (!isInSight()) return;
  if (state.peek().status === 'live') {
    line?.probe();
    send({ type: 'sync', after: seqNow.peek() });
  } else retryNow();
}

function socketAddress(id: string): string {
  const address = new URL(`${roomPath(id)}/socket`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.searchParams.set('protocol', String(PROTOCOL_VERSION));
  address.searchParams.set('tab', TAB);
  for (const [name, value] of Object.entries(knownOf(seqNow.peek()))) {
    address.searchParams.set(name, String(value));
  }
  return address.href;
}

/** What a room is told of what is known here, when it is asked what came behind a step. */
const knownOf = (after: Seq): UpdateQuery => ({
  after,
  ...(after === seqNow.peek() ? historyNow() : null),
});
