import { err, ok, type Result } from '../base/result.ts';
import type { BoardLayoutId } from './board-layouts.ts';
import type { TileSetId } from './tile-sets.ts';

export const SCORELESS_KINDS = ['pass', 'exchange', 'phony', 'lostTurn', 'zeroPlay'] as const;

/** A turn that scores nothing (rule E2). */
export type ScorelessKind = (typeof SCORELESS_KINDS)[number];

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

/** What a game is played by: plain, serialisable, stored with the game. */
export interface Ruleset {
  readonly tileSet: TileSetId;
  readonly board: BoardLayoutId;
  /** Tiles a full rack holds. */
  readonly rackSize: number;
  /** How the first to play is found (rule S1). */
  readonly first: 'draw';
  readonly exchange: {
    /** The bag must hold at least this many tiles. */
    readonly minBag: number;
  };
  /** `void`: an invalid word is refused when played. `challenge`: it stands until challenged (rule W6). */
  readonly validation: 'void' | 'challenge';
  readonly challenge: {
    /** What a failed challenge costs (rule C1); `void` where nobody can challenge. */
    readonly rule: 'void' | 'single' | 'double';
    readonly who: 'any';
    /** How long a last play waits for each opponent's answer, in milliseconds of their presence (rule C4). */
    readonly finalWindow: number;
  };
  readonly bingo: { readonly tiles: number; readonly points: number };
  readonly end: {
    /** The game ends after `perSeat` turns of these kinds in a row for each seat (rule E2). */
    readonly scoreless: { readonly kinds: readonly ScorelessKind[]; readonly perSeat: number };
    /** What who goes out gains (rule E4). */
    readonly out: 'sumOthers';
  };
  readonly tie: 'beforeDeductions';
}

export type RulesetError = {
  readonly code: 'ruleset/conflict';
  readonly fields: readonly string[];
};

/** The ruleset, unless two of its fields contradict each other, or a game by it need never end. */
export function checkRuleset(ruleset: Ruleset): Result<Ruleset, RulesetError> {
  const checked = ruleset.validation === 'void';
  if (checked !== (ruleset.challenge.rule === 'void')) {
    return err({ code: 'ruleset/conflict', fields: ['validation', 'challenge.rule'] });
  }
  // Else a table that only passes would pass for ever (rule E2).
  if (!ruleset.end.scoreless.kinds.includes('pass')) {
    return err({ code: 'ruleset/conflict', fields: ['end.scoreless.kinds'] });
  }
  return ok(ruleset);
}
