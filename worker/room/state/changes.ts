import { MAX_CHANGES, MAX_OWN_CHANGES } from '../../../engine/protocol/limits.ts';
import type { RoomState } from './room-state.ts';

/**
 * How often a player has done what is counted since the game was opened (rule D12), over all sittings: who stands up and
 * sits down again has not more of it. Plain data, part of the room's state.
 */
export interface Changes {
  /** Hash of the token of the player's first device. */
  readonly device: string;
  /** Seats taken, swapped and locked, and computers seated. */
  readonly count: number;
  readonly renames: number;
  /** Requests that were opened. */
  readonly requests: number;
  /** How often the seat was offered to another device. */
  readonly offers: number;
}

/** A device that has come by a seat's move, and the first device of the player whose seat it was: they are one player. */
export interface Kin {
  readonly device: string;
  readonly of: string;
}

type Counted = Exclude<keyof Changes, 'device'>;

const NONE = { count: 0, renames: 0, requests: 0, offers: 0 } as const;

/** The first device of the player who has this one. */
const firstOf = ({ kin }: RoomState, device: string): string =>
  kin.find((each) => each.device === device)?.of ?? device;

/** What the player who has a device has done so far. */
export function changesOf(room: RoomState, device: string): Changes {
  const first = firstOf(room, device);
  return room.changes.find((each) => each.device === first) ?? { device: first, ...NONE };
}

/** Whether the player who has a device sits at the table, with this device or with one that the seat has moved to. */
export function isAtTable(room: RoomState, device: string): boolean {
  const first = firstOf(room, device);
  return room.seats.some((holder) => holder !== null && firstOf(room, holder.device) === first);
}

/** One more of something that the player who has a device has done. */
export function changedBy(room: RoomState, device: string, what: Counted = 'count'): RoomState {
  const before = changesOf(room, device);
  const others = room.changes.filter((each) => each.device !== before.device);
  return { ...room, changes: [...others, { ...before, [what]: before[what] + 1 }] };
}

/** Whether the player who has a device may change once more who sits where: no one uses up what all may. */
export function mayChange(room: RoomState, device: string): boolean {
  const all = room.changes.reduce((sum, { count }) => sum + count, 0);
  return changesOf(room, device).count < MAX_OWN_CHANGES && all < MAX_CHANGES;
}

/** A seat has moved from one device to another: both are one player's from now on. */
export function withKin(room: RoomState, from: string, to: string): readonly Kin[] {
  const of = firstOf(room, from);
  const isKnown = to === of || room.kin.some(({ device }) => device === to);
  return isKnown ? room.kin : [...room.kin, { device: to, of }];
}
