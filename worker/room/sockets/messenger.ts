import { type Millis, millis, type Seq, seq } from '../../../engine/base/units.ts';
import type { Viewer } from '../../../engine/game/view-types.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import type { ServerMessage, UpdateMessage } from '../../../engine/protocol/server-message.ts';
import { CLOSE } from '../../../engine/protocol/version.ts';
import { logFailure } from '../../log.ts';
import { type News, viewUpdate } from '../room-view.ts';
import type { StoredStep } from '../state/room-events.ts';
import type { RoomState } from '../state/room-state.ts';
import { seatOfDevice } from '../state/seats.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { Attendance } from './attendance.ts';
import type { Door } from './door.ts';
import { type Connection, closeFor, type Sockets } from './sockets.ts';

/** What the sockets of a room are told, each as its viewer may know it. */
export class Messenger {
  private readonly sockets: Sockets;
  private readonly store: RoomStore;
  private readonly attendance: Attendance;
  private readonly door: Door;

  constructor(sockets: Sockets, store: RoomStore, attendance: Attendance, door: Door) {
    this.sockets = sockets;
    this.store = store;
    this.attendance = attendance;
    this.door = door;
  }

  /** Tells one what happened behind `after`: the whole current game where that is no step of it. */
  update(room: RoomState, connection: Connection, after: Seq, ack: string | null): void {
    this.send(connection, viewUpdate(room, viewerOf(room, connection), this.newsAfter(room, after, ack)));
  }

  /** The same, as a watcher may know it. */
  watcherUpdate(room: RoomState, after: Seq): UpdateMessage {
    return viewUpdate(room, null, this.newsAfter(room, after, null));
  }

  /** Tells all of new steps who may hear of them; the last one is the answer to its sender's command. */
  updateAll(room: RoomState, steps: readonly StoredStep[], sender: Connection | null): void {
    this.door.sendAway(room);
    const after = seq(room.seq - steps.length);
    const news = { ...this.now(room), after, steps, ack: null };
    // At most one of them is a command's; deadlines that had passed stand before it, what it settles behind.
    const ack = steps.find(({ command }) => command !== null)?.command ?? null;
    // Those who see the same are sent the same text: of watchers there may be hundreds.
    const texts = new Map<Viewer, string>();
    for (const each of this.sockets.open()) {
      try {
        const viewer = viewerOf(room, each);
        if (each.socket === sender?.socket) {
          this.send(each, viewUpdate(room, viewer, { ...news, ack }));
          continue;
        }
        const text = texts.get(viewer) ?? JSON.stringify(viewUpdate(room, viewer, news));
        texts.set(viewer, text);
        this.sockets.send(each, text);
      } catch (error) {
        // It is stored: whoever cannot be told comes back for it, and the others hear of it all the same.
        logFailure('room/tell', error);
        closeFor(each, CLOSE.serverError, 'failed');
      }
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
