import type { Seat } from '../engine/base/units.ts';
import { cleanLine } from '../engine/protocol/chat-text.ts';
import { followVisitors } from './net/chat-feed.ts';
import { connection, outbox, send } from './net/connection.ts';
import { writeLine } from './state/chat.ts';

/**
 * Says a line as the room would show it, or says why that is none; `name` is what a watcher wants to be called. What is
 * not shown could make a frame too long for the room to read, which would be sent, and close the socket, for ever.
 */
export function sayLine(written: string, name: string | undefined): void {
  const line = cleanLine(written);
  if (!line.ok) {
    outbox.refuse(line.error);
    return;
  }
  const text = line.value;
  writeLine(text);
  sayPhrase(text, name);
}

/** Says a usual line at one press; what is being written stays as it is. */
export function sayPhrase(text: string, name: string | undefined): void {
  outbox.submit(name === undefined ? { type: 'say', text } : { type: 'say', text, name });
}

/** The host: nobody can say anything, or everybody can again. */
export function closeChat(closed: boolean): void {
  outbox.submit({ type: 'closeChat', closed });
}

/** The host: rude words are hidden, or shown. */
export function maskWords(masked: boolean): void {
  outbox.submit({ type: 'maskWords', masked });
}

/** The host: nobody new comes in, or anybody does. */
export function lockRoom(locked: boolean): void {
  outbox.submit({ type: 'lockRoom', locked });
}

export function muteWatcher(watcher: string, muted: boolean): void {
  outbox.submit({ type: 'mute', watcher, muted });
}

export function muteSeat(seat: Seat, muted: boolean): void {
  outbox.submit({ type: 'muteSeat', seat, muted });
}

/** The host: this watcher is sent away with all that he said, or may come again. */
export function removeWatcher(watcher: string, removed: boolean): void {
  outbox.submit({ type: 'remove', watcher, removed });
}

/** Keeps the list of who is here up to date until the function that comes back is called. */
export const watchVisitors = (): (() => void) =>
  followVisitors((message) => connection.peek().status === 'live' && send(message));
