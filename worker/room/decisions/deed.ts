import { ok, type Result } from '../../../engine/base/result.ts';
import type { Refusal } from '../../../engine/protocol/errors.ts';
import type { StoredEvent } from '../state/room-events.ts';

/** What a command does: events, none where all is already as it wants; and the seed of a game it opens. */
export interface Deed {
  readonly events: readonly StoredEvent[];
  readonly newSeed?: Uint8Array;
}

export type Decided = Result<Deed, Refusal>;

export const NOTHING: Decided = ok({ events: [] });

export const does = (...events: readonly StoredEvent[]): Decided => ok({ events });
