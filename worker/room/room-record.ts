import { err, ok, type Result } from '../../engine/base/result.ts';
import type { GameRecord } from '../../engine/protocol/record.ts';
import { isGameEvent, type Step } from './room-events.ts';
import { applyStep, type RoomState } from './room-state.ts';
import { seated } from './seats.ts';

export type RecordError = { readonly code: 'record/no-such-game' } | { readonly code: 'record/not-over' };

/** A finished game of a room, from the whole log: nothing is told of one that still runs. */
export function recordOf(steps: readonly Step[], game: number): Result<GameRecord, RecordError> {
  const kept: GameRecord['steps'][number][] = [];
  let room: RoomState | null = null;
  for (const step of steps) {
    room = applyStep(room, step);
    if (room.game !== game) continue;
    const events = step.events.filter(isGameEvent);
    if (events.length > 0) kept.push({ seq: step.seq, at: step.at, events });
    if (room.seed !== null) return ok(finished(room, room.seed, kept));
  }
  return err({ code: room?.game === game ? 'record/not-over' : 'record/no-such-game' });
}

function finished(room: RoomState, seed: string, steps: GameRecord['steps']): GameRecord {
  const { id, game, ruleset, lexicon, commitment } = room;
  return {
    ...{ room: id, game, ruleset, lexicon, commitment, seed, steps },
    names: seated(room).map((holder) => holder.name),
    nonces: seated(room).map((holder) => holder.nonce ?? ''),
  };
}
