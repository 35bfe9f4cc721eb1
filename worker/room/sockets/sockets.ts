import { MAX_SEATS } from '../../../engine/equipment/ruleset.ts';
import { MAX_WATCHERS, MAX_WATCHERS_PER_ADDRESS } from '../../../engine/protocol/limits.ts';
import type { MarkMessage } from '../../../engine/protocol/server-message.ts';
import { CLOSE } from '../../../engine/protocol/version.ts';
import type { RoomState } from '../state/room-state.ts';
import { seatOfDevice } from '../state/seats.ts';
import { type Attachment, attachmentOf } from './attachment.ts';
import { Unread } from './unread.ts';

/** Who has sockets open. */
export interface Attending {
  readonly seats: readonly {
    /** The latest of its sockets; null where it has none. */
    readonly heardAt: number | null;
    /** Whether none of its pages is looked at. */
    readonly looksAway: boolean;
  }[];
  readonly watchers: readonly number[];
}

export interface Connection {
  readonly socket: WebSocket;
  readonly attachment: Attachment;
}

/** Sockets of one seat; the longest silent makes room for a new one. */
const MAX_PER_SEAT = 10;
/** With those that the room has closed and whose clients have not let go. */
const MAX_HELD_PER_SEAT = 3 * MAX_PER_SEAT;
/** Of one address, whoever uses them: no seat's sockets are kept by leaving it for another. */
const MAX_HELD_PER_ADDRESS = MAX_WATCHERS_PER_ADDRESS + MAX_SEATS * MAX_HELD_PER_SEAT;
/** What may wait for one socket before more is sent to it, and for all of a room, as `Unread` counts it. */
const MAX_WAITING = 256 * 1024;
const MAX_WAITING_IN_ROOM = 16 * 1024 * 1024;
/** What each socket may have of it whatever the others have: of all that can be held. */
const EQUAL_PART = MAX_WAITING_IN_ROOM / (MAX_WATCHERS + MAX_SEATS * MAX_HELD_PER_SEAT);

/** The sockets of a room. */
export class Sockets {
  private readonly ctx: DurableObjectState;
  private readonly unread = new Unread();

  constructor(ctx: DurableObjectState) {
    this.ctx = ctx;
  }

  /** Takes a new socket in, in place of the same tab's older ones. False, and closed, where the room is crowded. */
  accept(room: RoomState, socket: WebSocket, attachment: Attachment): boolean {
    const replaced: Connection[] = [];
    const sameSeat: Connection[] = [];
    const seat = seatOfDevice(room, attachment.device);
    const all = this.held();
    for (const other of all) {
      if (isReplacedBy(other.attachment, attachment)) replaced.push(other);
      else if (seatOfDevice(room, other.attachment.device) === seat) sameSeat.push(other);
    }
    const max = seat === null ? MAX_WATCHERS : MAX_HELD_PER_SEAT;
    const given = replaced.filter((other) => !other.attachment.closed).length;
    if (
      sameSeat.length + replaced.length - given >= max ||
      (seat === null && isCrowd(sameSeat, attachment)) ||
      isCrowd(all, attachment, MAX_HELD_PER_ADDRESS)
    ) {
      socket.accept();
      socket.close(CLOSE.crowded, 'crowded');
      return false;
    }
    const open = sameSeat.filter((other) => !other.attachment.closed);
    const surplus = seat === null ? [] : this.byLastHeard(open).slice(MAX_PER_SEAT - 1);
    this.ctx.acceptWebSocket(socket);
    socket.serializeAttachment(attachment);
    for (const old of [...replaced, ...surplus]) closeFor(old, CLOSE.replaced, 'replaced');
    return true;
  }

  /**
   * Who sits where was otherwise `before`: sockets that watch since, or are a seat's, are closed where they are too many
   * for that. Those that were there before stay.
   */
  settle(before: RoomState, room: RoomState): void {
    const seatIn = (at: RoomState, { attachment }: Connection) => seatOfDevice(at, attachment.device);
    const watching = this.held().filter((each) => seatIn(room, each) === null);
    const stay = watching.filter((each) => seatIn(before, each) === null);
    for (const each of this.byLastHeard(watching.filter((other) => !stay.includes(other)))) {
      if (stay.length >= MAX_WATCHERS || isCrowd(stay, each.attachment)) {
        closeFor(each, CLOSE.crowded, 'crowded');
      }
      stay.push(each);
    }
    for (const seat of room.seats.keys()) {
      const own = this.open().filter((each) => seatIn(room, each) === seat);
      for (const each of this.byLastHeard(own).slice(MAX_PER_SEAT))
        closeFor(each, CLOSE.replaced, 'replaced');
    }
  }

  /** Every open socket. */
  open(): readonly Connection[] {
    return this.held().filter(({ socket, attachment }) => !attachment.closed && isOpen(socket));
  }

  /** When each seat was last heard of over a socket that is open, and each watcher. */
  attending(room: RoomState): Attending {
    const all = this.open().map((connection) => ({
      seat: seatOfDevice(room, connection.attachment.device),
      heardAt: this.heardAt(connection),
      away: connection.attachment.away,
    }));
    return {
      seats: room.seats.map((_, index) => {
        const own = all.filter(({ seat }) => seat === index);
        return {
          heardAt: own.length === 0 ? null : Math.max(...own.map(({ heardAt }) => heardAt)),
          looksAway: own.every(({ away }) => away),
        };
      }),
      watchers: all.filter(({ seat }) => seat === null).map(({ heardAt }) => heardAt),
    };
  }

  /** Sends, unless the socket is gone or does not keep up; then it is closed, and comes back for what it missed. */
  send(connection: Connection, text: string): void {
    const { socket } = connection;
    if (!isOpen(socket)) return;
    try {
      if (this.isTooSlow(socket)) {
        closeFor(connection, CLOSE.tooSlow, 'too slow');
        return;
      }
      socket.send(text);
      const mark = this.unread.sent(socket, text.length);
      if (mark !== null) socket.send(JSON.stringify({ type: 'mark', mark } satisfies MarkMessage));
    } catch {
      // It went between the look and the send: its close event is on the way.
    }
  }

  /** Its client has read all that was sent before a mark. False where it was given no such mark. */
  hasRead(socket: WebSocket, mark: string): boolean {
    return this.unread.seen(socket, mark);
  }

  closeAll(code: number, reason: string): void {
    for (const socket of this.ctx.getWebSockets()) close(socket, code, reason);
  }

  /** Every socket that is not gone, also those that were closed and whose client has not answered. */
  private held(): readonly Connection[] {
    return this.ctx.getWebSockets().flatMap((socket) => {
      const attachment = attachmentOf(socket);
      return attachment === null ? [] : [{ socket, attachment }];
    });
  }

  /** The latest heard first. */
  private byLastHeard(connections: readonly Connection[]): readonly Connection[] {
    return connections.toSorted((a, b) => this.heardAt(b) - this.heardAt(a));
  }

  private heardAt({ socket, attachment }: Connection): number {
    const ping = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return Math.max(ping, attachment.heardAt);
  }

  /** Whether too much waits for it, or much while too much waits in the whole room. */
  private isTooSlow(socket: WebSocket): boolean {
    const waiting = this.unread.waiting(socket);
    if (waiting > MAX_WAITING) return true;
    if (waiting <= EQUAL_PART) return false;
    const all = this.ctx.getWebSockets();
    return all.reduce((sum, each) => sum + this.unread.waiting(each), 0) > MAX_WAITING_IN_ROOM;
  }
}

/** Closes a socket for good: its client need not answer, and what it says from now on is not heard. */
export function closeFor({ socket, attachment }: Connection, code: number, reason: string): void {
  // What it carries now: it may be newer than what it was found with.
  const now = attachmentOf(socket) ?? attachment;
  socket.serializeAttachment({ ...now, closed: true } satisfies Attachment);
  close(socket, code, reason);
}

/** Closes; a socket that is already closed is none the worse. */
export function close(socket: WebSocket, code: number, reason: string): void {
  try {
    socket.close(code, reason);
  } catch {
    // Closed by the other side meanwhile.
  }
}

const isOpen = (socket: WebSocket): boolean => socket.readyState === WebSocket.OPEN;

/** Whether as many of some sockets are from one address as may be: as watch, where nothing else is said. */
function isCrowd(some: readonly Connection[], { from }: Attachment, max = MAX_WATCHERS_PER_ADDRESS): boolean {
  const near = some.filter(({ attachment }) => attachment.from === from);
  return from !== '' && near.length >= max;
}

/** A tab has one socket: its newest. It may have had no cookie yet; with another device's it is another's tab. */
function isReplacedBy(old: Attachment, next: Attachment): boolean {
  return old.tab === next.tab && (old.device === next.device || old.device === null);
}
