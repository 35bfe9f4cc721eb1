import type { ScorelessKind } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';

export interface LedgerSeat {
  rack: Tile[];
  score: number;
  owed: number;
  left: boolean;
}

export interface LedgerTurn {
  readonly kind: TurnKind;
  readonly seat: number;
  readonly score: number;
  /** Whether its score was taken for a challenge that failed. */
  spent?: true;
}

/** A turn as E2 counts it; `points` for a play that scored. */
export type TurnKind = ScorelessKind | 'points';

/** Scoreless turns in a row up to now, read from the list of all turns. */
export function scorelessInARow(turns: readonly LedgerTurn[], kinds: readonly ScorelessKind[]): number {
  let count = 0;
  for (const { kind } of [...turns].reverse()) {
    if (kind !== 'points' && kinds.includes(kind)) count++;
    else if (kind !== 'lostTurn' && kind !== 'phony') break;
  }
  return count;
}

/** How a game ends that leaves one seat, by why the last of the others went. */
export const REASONS = {
  resigned: 'resignation',
  overtime: 'overtime',
  claimed: 'claim',
  removed: 'removal',
} as const;
