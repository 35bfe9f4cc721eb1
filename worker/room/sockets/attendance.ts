import { type Millis, millis, seat as seatAt } from '../../../engine/base/units.ts';
import { SILENCE } from '../../../engine/protocol/limits.ts';
import type { Presence, SeatPresence } from '../../../engine/protocol/server-message.ts';
import { absentSince } from '../decisions/absence.ts';
import type { RoomState } from '../state/room-state.ts';
import { isBot, phaseOf } from '../state/seats.ts';
import type { RoomStore } from '../store/room-store.ts';
import type { Attending, Sockets } from './sockets.ts';

/** Who is here, and since when the others are gone: what can be claimed of them hangs on it, so it is kept (rule R3). */
export class Attendance {
  private readonly store: RoomStore;
  private readonly sockets: Sockets;
  /** By seat, as stored. */
  private kept: ReadonlyMap<number, Millis> = new Map();

  constructor(store: RoomStore, sockets: Sockets) {
    this.store = store;
    this.sockets = sockets;
  }

  /** Reads what was kept of a room. */
  load(): void {
    this.kept = this.store.absences();
  }

  /** By seat: since when it is gone; null while it is not. */
  goneSince(room: RoomState, now: Millis): readonly (Millis | null)[] {
    return this.goneOf(room, this.sockets.attending(room), now);
  }

  private goneOf(room: RoomState, { seats }: Attending, now: Millis): readonly (Millis | null)[] {
    return seats.map(({ heardAt }, seat) => {
      if (isBot(room, seatAt(seat))) return null;
      if (heardAt !== null && now - heardAt < SILENCE) return null;
      return this.kept.get(seat) ?? millis(heardAt === null ? now : heardAt + SILENCE);
    });
  }

  presence(room: RoomState, now: Millis): Presence {
    const attending = this.sockets.attending(room);
    const { seats, watchers } = attending;
    const goneSince = this.goneOf(room, attending, now);
    return {
      seats: seats.map(({ heardAt, looksAway }, seat): SeatPresence => {
        if (goneSince[seat] !== null) return 'gone';
        return heardAt !== null && looksAway ? 'away' : 'here';
      }),
      absentSince: absentSince(room, { goneSince }),
      watchers: watchers.filter((heardAt) => now - heardAt < SILENCE).length,
    };
  }

  /** Keeps what has changed while a game is played. Each change is a row written. */
  note(room: RoomState, now: Millis): void {
    if (phaseOf(room) !== 'playing') return;
    for (const [seat, since] of this.goneSince(room, now).entries()) {
      if (since === (this.kept.get(seat) ?? null)) continue;
      this.store.keepAbsence(seat, since);
      // What could not be written is not remembered either, and is tried again.
      const others = [...this.kept].filter(([other]) => other !== seat);
      this.kept = new Map(since === null ? others : [...others, [seat, since]]);
    }
  }
}
