import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { Millis, Seq } from '../../../engine/base/units.ts';
import { MAX_RESTORES } from '../../../engine/protocol/limits.ts';
import type { RoomState } from '../state/room-state.ts';
import { append, type Decision } from './room-core.ts';
import type { RoomEnv } from './room-env.ts';

const EPOCH_BYTES = 16;

/** The name of a history: random. */
export const newEpoch = (): string => bytesToHex(randomBytes(EPOCH_BYTES));

/** The last step that a page has of a room, as it says. */
export interface Known {
  /** 0 for none. */
  readonly after: Seq;
  readonly epoch?: string | undefined;
  /** When it was made. */
  readonly at?: Millis | undefined;
}

/**
 * Whether what a page knows has happened in this room (rule D14): `other`, in another epoch; `undone`, in this one, but
 * the room was set back behind it since. A step that was made anew was made later, so its time gives it away.
 */
export function historyOf(
  room: RoomState,
  { after, epoch = room.epoch, at }: Known,
  madeAt: (step: Seq) => Millis | null,
): 'same' | 'other' | 'undone' {
  if (after === 0) return 'same';
  if (epoch !== room.epoch) return 'other';
  if (after > room.seq) return 'undone';
  return at === undefined || at === madeAt(after) ? 'same' : 'undone';
}

/** The room in a new epoch, so that nobody takes what was undone for what came in its place. */
export function inNewEpoch(room: RoomState, env: RoomEnv): Decision {
  if (room.restores >= MAX_RESTORES) return { room, effects: [] };
  return append(room, { events: [{ type: 'restored', epoch: newEpoch() }] }, null, env);
}
