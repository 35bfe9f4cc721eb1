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
}

/** A turn as E2 counts it; `points` for a play that scored. */
export type TurnKind = ScorelessKind | 'points';
