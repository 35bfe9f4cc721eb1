import { type Millis, millis, type Seq, seq } from '../../engine/base/units.ts';
import type { Viewer } from '../../engine/game/view-types.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { ServerMessage, UpdateMessage } from '../../engine/protocol/server-message.ts';
import type { Attendance } from './attendance.ts';
import type { Step } from './room-events.ts';
import type { RoomState } from './room-state.ts';
import type { RoomStore } from './room-store.ts';
import { type News, viewUpdate } from './room-view.ts';
import { seatOfDevice } from './seats.ts';
import type { Connection, Sockets } from './sockets.ts';

/** What the sockets of a room are told, each as its viewer may know it. */
export class Messenger {
  private readonly sockets: Sockets;
  private readonly store: RoomStore;
  private readonly attendance: Attendance;
  // Of no consequence when lost: with it goes what is counted as unread.
  private readonly told = new WeakMap<WebSocket, { readonly seq: Seq; readonly isShown: boolean }>();

  constructor(sockets: Sockets, store: RoomStore, attendance: Attendance) {
    this.sockets = sockets;
    this.store = store;
    this.attendance = attendance;
  }

  /** Tells one what happened behind `after`: the whole current game where that is no step of it. */
  update(room: RoomState, connection: Connection, after: Seq, ack: string | null): void {
    this.send(connection, viewUpdate(room, viewerOf(room, connection), this.newsAfter(room, after, ack)));
    this.hasTold(connection, room.seq);
  }

  /**
   * Whether a socket shows that it has read: it names the last step, which it was told, for the first time. A number
   * alone shows nothing, since everybody can be told it elsewhere; so each step counts once.
   */
  showsRead({ socket }: Connection, known: number): boolean {
    const told = this.told.get(socket);
    if (told === undefined || told.isShown || known !== told.seq) return false;
    this.told.set(socket, { ...told, isShown: true });
    return true;
  }

  /** The same, as a watcher may know it. */
  watcherUpdate(room: RoomState, after: Seq): UpdateMessage {
    return viewUpdate(room, null, this.newsAfter(room, after, null));
  }

  /** Tells all of new steps; the last one is the answer to its sender's command. */
  updateAll(room: RoomState, steps: readonly Step[], sender: Connection | null): void {
    const after = seq(room.seq - steps.length);
    const news = { ...this.now(room), after, steps, ack: null };
    // At most one of them is a command's; deadlines that had passed stand before it, what it settles behind.
    const ack = steps.find(({ command }) => command !== null)?.command ?? null;
    // Those who see the same are sent the same text: of watchers there may be hundreds.
    const texts = new Map<Viewer, string>();
    for (const each of this.sockets.open()) {
      const viewer = viewerOf(room, each);
      this.hasTold(each, room.seq);
      if (each.socket === sender?.socket) {
        this.send(each, viewUpdate(room, viewer, { ...news, ack }));
        continue;
      }
      const text = texts.get(viewer) ?? JSON.stringify(viewUpdate(room, viewer, news));
      texts.set(viewer, text);
      this.sockets.send(each, text);
    }
  }

  /** Tells all but one who is here. */
  presenceAll(room: RoomState, but: WebSocket): void {
    const { presence } = this.now(room);
    for (const each of this.sockets.open()) {
      if (each.socket !== but) this.send(each, { type: 'presence', presence });
    }
  }

  refuse(room: RoomState, connection: Connection, id: string | null, error: Refusal): void {
    this.send(connection, { type: 'refused', id, seq: room.seq, error });
  }

  private newsAfter(room: RoomState, after: Seq, ack: string | null): News {
    const opening = seq(room.openedAt - 1);
    const from = after < opening || after > room.seq ? seq(0) : after;
    return { ...this.now(room), after: from, steps: this.store.stepsAfter(from === 0 ? opening : from), ack };
  }

  private hasTold({ socket }: Connection, last: Seq): void {
    if (this.told.get(socket)?.seq !== last) this.told.set(socket, { seq: last, isShown: false });
  }

  private send(connection: Connection, message: ServerMessage): void {
    this.sockets.send(connection, JSON.stringify(message));
  }

  private now(room: RoomState): { readonly now: Millis } & Pick<News, 'presence'> {
    const now = millis(Date.now());
    return { now, presence: this.attendance.presence(room, now) };
  }
}

const viewerOf = (room: RoomState, { attachment }: Connection): Viewer =>
  seatOfDevice(room, attachment.device);
