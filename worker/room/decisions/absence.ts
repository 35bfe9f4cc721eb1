import { err, ok, type Result } from '../../../engine/base/result.ts';
import { type Millis, millis, type Seat } from '../../../engine/base/units.ts';
import { type ClaimKind, claimDelay } from '../../../engine/game/claims.ts';
import type { GameState } from '../../../engine/game/state.ts';
import type { RequestError } from '../../../engine/protocol/errors.ts';
import type { RoomState } from '../state/room-state.ts';
import type { RoomEnv } from './room-env.ts';

type Absences = Pick<RoomEnv, 'goneSince'>;

/** Since when the seat to move is gone on its turn (rule R3); null while it is not, and while nobody has a turn. */
export function absentSince({ play, turnAt }: RoomState, { goneSince }: Absences): Millis | null {
  if (play?.phase !== 'playing') return null;
  const since = goneSince[play.toMove] ?? null;
  return since === null ? null : millis(Math.max(since, turnAt));
}

/** Whether something can be claimed of a seat now, or why not. */
export function claimable(
  room: RoomState,
  play: GameState,
  claim: { readonly kind: ClaimKind; readonly against: Seat },
  env: RoomEnv,
): Result<null, RequestError> {
  const { kind, against } = claim;
  const delay = claimDelay(play.ruleset, play.seats.length, kind);
  if (delay === null) return err({ code: 'claim/not-in-rules' });
  if (play.phase !== 'playing' || play.toMove !== against) {
    return err({ code: 'claim/not-on-turn', toMove: play.toMove });
  }
  const since = absentSince(room, env);
  if (since === null) return err({ code: 'claim/not-gone', seat: against });
  const ready = millis(since + delay);
  return env.now < ready ? err({ code: 'claim/too-early', ready }) : ok(null);
}
