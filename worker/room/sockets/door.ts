import { CLOSE } from '../../../engine/protocol/version.ts';
import { barred, type House } from '../../talk/house.ts';
import { personOf } from '../../talk/person.ts';
import type { TalkStore } from '../../talk/talk-store.ts';
import { admits, makerOf } from '../links/admission.ts';
import type { RoomState } from '../state/room-state.ts';
import { sameHash } from '../state/same-hash.ts';
import { seatOfDevice } from '../state/seats.ts';
import { closeFor, type Sockets } from './sockets.ts';

/** The one gate: who may be told anything of a room, by sockets and by the API alike (rules I5, J6, J7). */
export class Door {
  private readonly talk: TalkStore;
  private readonly sockets: Sockets;

  constructor(talk: TalkStore, sockets: Sockets) {
    this.talk = talk;
    this.sockets = sockets;
  }

  /** Why a device is told nothing of the room; null where it may look. Without a device: whether everybody may. */
  barTo(room: RoomState, device: string | null): 'private' | 'removed' | 'locked' | null {
    return barOf(this.talk.house(), room, device);
  }

  /** The same for who comes with a token that may let him into a private room. */
  barByHost(room: RoomState, device: string | null): 'removed' | 'locked' | null {
    return barByHost(this.talk.house(), room, device);
  }

  /** Closes the sockets of all who were let in and would not be now: a seat was theirs, or the host has changed something. */
  sendAway(room: RoomState): void {
    const house = this.talk.house();
    if (room.admission === null && house.admitted === null && house.removed.length === 0) return;
    for (const each of this.sockets.open()) {
      const bar = barOf(house, room, each.attachment.device);
      if (bar !== null) closeFor(each, closeCodeOf(bar), bar);
    }
  }
}

/** With what a socket is closed that a bar is in the way of. */
export const closeCodeOf = (bar: 'private' | 'removed' | 'locked'): number =>
  bar === 'private' ? CLOSE.uninvited : CLOSE[bar];

const barOf = (house: House, room: RoomState, device: string | null) =>
  admits(room, device) ? barByHost(house, room, device) : 'private';

function barByHost(house: House, room: RoomState, device: string | null): 'removed' | 'locked' | null {
  const maker = makerOf(room);
  // A private room is its maker's, whoever is host there now (rule I5).
  if (device !== null && maker !== null && sameHash(device, maker)) return null;
  const person = device === null ? null : personOf(room.id, device);
  return barred(house, person, seatOfDevice(room, device) !== null);
}
