import { ok, type Result } from '../../../engine/base/result.ts';
import { seq } from '../../../engine/base/units.ts';
import type { StoredEvent } from '../state/room-events.ts';
import { applyStep, type RoomState } from '../state/room-state.ts';
import { isReady, seated } from '../state/seats.ts';
import type { Deed } from './deed.ts';
import { firstEvents } from './game-turn.ts';
import type { RoomEnv } from './room-env.ts';

/** `events`, and the beginning of the game where they leave nothing to wait for (rule S0). */
export function beginning(
  room: RoomState,
  events: readonly StoredEvent[],
  env: RoomEnv,
): Result<Deed, never> {
  const after = (more: readonly StoredEvent[]): RoomState =>
    applyStep(room, { seq: seq(room.seq + 1), at: env.now, command: null, events: more });
  const next = after(events);
  if (!canBegin(next)) return ok({ events });
  const fixed: StoredEvent = { type: 'seatsFixed', names: seated(next).map((holder) => holder.name) };
  const before = [...events, fixed];
  return ok({ events: [...before, ...firstEvents(after(before), env)] });
}

function canBegin(room: RoomState): boolean {
  const players = seated(room);
  const allHere = room.starting || room.seats.every((holder, at) => holder !== null || room.locked[at]);
  return players.length >= 2 && allHere && players.every(isReady);
}
