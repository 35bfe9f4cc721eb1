import { MAX_CHANGES, MAX_OWN_CHANGES } from '../../../engine/protocol/limits.ts';
import type { RoomState } from './room-state.ts';

/** How often a device has changed who sits where since the game was opened (rule D12). Plain data, part of the room's state. */
export interface Changes {
  /** Hash of its token. */
  readonly device: string;
  readonly count: number;
}

/** One more change of a device's. */
export function changedBy(room: RoomState, device: string): RoomState {
  const before = room.changes.find((each) => each.device === device);
  const others = room.changes.filter((each) => each !== before);
  return { ...room, changes: [...others, { device, count: (before?.count ?? 0) + 1 }] };
}

/** Whether a device may change something once more: no one device uses up what all may. */
export function mayChange({ changes }: RoomState, device: string): boolean {
  const own = changes.find((each) => each.device === device)?.count ?? 0;
  return own < MAX_OWN_CHANGES && changes.reduce((sum, { count }) => sum + count, 0) < MAX_CHANGES;
}
