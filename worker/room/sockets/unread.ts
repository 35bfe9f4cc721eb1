import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { attachmentOf } from './attachment.ts';

/** UTF-16 units behind which a client is given a mark to say back. */
const MARK_EVERY = 32 * 1024;
const MARK_BYTES = 8;

interface Count {
  /** UTF-16 units since the socket was opened, or since the room woke. */
  readonly sent: number;
  readonly read: number;
  /** Marks that were not said back, and what was sent before each. */
  readonly marks: readonly { readonly mark: string; readonly at: number }[];
}

const NOTHING: Count = { sent: 0, read: 0, marks: [] };

/**
 * What was sent to the sockets of a room and waits to be read. Some runtimes count the bytes that they hold for a
 * socket. Where they do not, clients show what they have read: behind so much of it comes a mark, which nobody can say
 * back who has not read up to there. That a client talks, or names steps, shows nothing of it.
 */
export class Unread {
  private readonly counts = new WeakMap<WebSocket, Count>();

  /** What waits: bytes, where the runtime counts them, else UTF-16 units. */
  waiting(socket: WebSocket): number {
    const held = heldByRuntime(socket);
    if (held !== null) return held;
    const { sent, read } = this.countOf(socket);
    return sent - read;
  }

  /** Counts what was sent. The mark that is to be sent behind it; null where none is due. */
  sent(socket: WebSocket, units: number): string | null {
    if (heldByRuntime(socket) !== null) return null;
    const { marks, ...before } = this.countOf(socket);
    const sent = before.sent + units;
    const isDue = sent - (marks.at(-1)?.at ?? before.read) >= MARK_EVERY;
    const mark = isDue ? bytesToHex(randomBytes(MARK_BYTES)) : null;
    this.keep(socket, { ...before, sent, marks: mark === null ? marks : [...marks, { mark, at: sent }] });
    return mark;
  }

  /** A client has said a mark back. False where it is none of those that it was given. */
  seen(socket: WebSocket, mark: string): boolean {
    const { sent, marks } = this.countOf(socket);
    const found = marks.findIndex((each) => each.mark === mark);
    const read = marks[found]?.at;
    if (read === undefined) return false;
    this.keep(socket, { sent, read, marks: marks.slice(found + 1) });
    return true;
  }

  // A room that slept remembers what was unread by the last mark of each socket.
  private countOf(socket: WebSocket): Count {
    const known = this.counts.get(socket);
    if (known !== undefined) return known;
    const owes = attachmentOf(socket)?.owes;
    return owes === undefined
      ? NOTHING
      : { sent: owes.units, read: 0, marks: [{ mark: owes.mark, at: owes.units }] };
  }

  private keep(socket: WebSocket, count: Count): void {
    const before = this.counts.get(socket);
    this.counts.set(socket, count);
    if (before?.marks === count.marks) return;
    const attachment = attachmentOf(socket);
    if (attachment === null) return;
    const { owes: _, ...rest } = attachment;
    const last = count.marks.at(-1);
    const owes = last && { units: count.sent - count.read, mark: last.mark };
    socket.serializeAttachment(owes === undefined ? rest : { ...rest, owes });
  }
}

/** Bytes that the runtime holds for a socket; null where it does not count them. */
const heldByRuntime = (socket: WebSocket): number | null =>
  'bufferedAmount' in socket && typeof socket.bufferedAmount === 'number' ? socket.bufferedAmount : null;
