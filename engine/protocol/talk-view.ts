import type { Millis, Seat } from '../base/units.ts';

/** Lines of chat as one viewer may read them. */
export interface ChatMessage {
  readonly type: 'chat';
  /** Whether these are all that are kept, in place of whatever the client has; else they are new ones. */
  readonly whole: boolean;
  readonly lines: readonly ChatLine[];
  /** The command of this client that is hereby applied. */
  readonly ack: string | null;
}

export interface ChatLine {
  /** Grows with time; a viewer who may not read all lines sees gaps. */
  readonly id: number;
  readonly at: Millis;
  /** Whose line it was when it was said; null for a watcher's. */
  readonly seat: Seat | null;
  /** The watcher's public number; null for a seat's line. */
  readonly watcher: string | null;
  /** As it was then; null where a watcher gave none. */
  readonly name: string | null;
  readonly text: string;
  /** Whether this viewer's device said it. */
  readonly own: boolean;
  /** Whether only watchers are shown it: it was said while a game was played. */
  readonly watchersOnly: boolean;
}

/** How the house stands: what the host has set, and what it means to this viewer. */
export interface HouseMessage {
  readonly type: 'house';
  /** Another number than before: lines that were sent look different now, or are gone. Ask for all again. */
  readonly edition: number;
  readonly chatClosed: boolean;
  readonly masked: boolean;
  readonly locked: boolean;
  /** Whether the viewer may not chat. */
  readonly muted: boolean;
  /** The viewer's own number as a watcher; null without a cookie. */
  readonly watcher: string | null;
  /** Only to the host. */
  readonly host: HostView | null;
  readonly ack: string | null;
}

/** Who may be seen to by the host. */
export interface HostView {
  /** Those who watch now, and those who are muted or removed. */
  readonly watchers: readonly WatcherView[];
  readonly mutedSeats: readonly Seat[];
}

export interface WatcherView {
  readonly watcher: string;
  /** Null for who has not given one. */
  readonly name: string | null;
  readonly here: boolean;
  readonly muted: boolean;
  readonly removed: boolean;
}
