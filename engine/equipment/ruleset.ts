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
  /** How the first to play is found: by a draw (rule S1), or by the games before in the same room (rule S3). */
  readonly first: 'draw' | 'fewestFirsts' | 'alternate' | 'random';
  readonly blanks: {
    /** House rule: on one's turn a blank on the board may be taken for the tile that it stands for (rule W5). */
    readonly redeemable: boolean;
  };
  readonly exchange: {
    /** The bag must hold at least this many tiles. */
    readonly minBag: number;
    /** Whether the new tiles are drawn before the old ones go in (rule T2). */
    readonly order: 'drawFirst' | 'returnFirst';
  };
  /** `void`: an invalid word is refused when played. `challenge`: it stands until challenged (rule W6). */
  readonly validation: 'void' | 'challenge';
  readonly challenge: {
    /** What a failed challenge costs (rule C1); `void` where nobody can challenge. */
    readonly rule: 'void' | 'single' | 'double' | 'points' | 'triple' | 'lastScore';
    /** Only with the rule `points`. */
    readonly points: ChallengePoints | null;
    /** Who may challenge: any opponent, or only the seat to play next (rule C3). */
    readonly who: 'any' | 'next';
    /** How long a last play waits for each opponent's answer, in milliseconds of their presence (rule C4). */
    readonly finalWindow: number;
  };
  /** How long a seat may think; null for as long as it likes. */
  readonly clock: ClockRule | null;
  /** Milliseconds that an opponent may give with a press (rule K6); 0 where nobody gives time. */
  readonly gift: number;
  readonly bingo: { readonly tiles: number; readonly points: number };
  readonly end: {
    /** The game ends after `perSeat` turns of these kinds in a row for each seat (rule E2). */
    readonly scoreless: { readonly kinds: readonly ScorelessKind[]; readonly perSeat: number };
    /** What who goes out gains (rule E4). */
    readonly out: 'sumOthers' | 'doubleOpponent' | 'none';
    /** House rule: nobody goes out, play goes on until all pass (rule E1). */
    readonly playOn: boolean;
  };
  /** Equal totals: the score before the racks decides, or the place is shared (rule E5). */
  readonly tie: 'beforeDeductions' | 'draw';
}

/** Time, in milliseconds (rules K1, K2). */
export type ClockRule =
  | {
      readonly kind: 'game';
      /** For the whole game, by seat. */
      readonly initial: number;
      /** Added after each turn taken. */
      readonly increment: number;
      /** Points for each minute begun past 0, and the minutes behind which the game is lost. */
      readonly overtime: { readonly perMinute: number; readonly maxMinutes: number };
    }
  /** For each turn by itself: who lets it run out has passed. */
  | { readonly kind: 'turn'; readonly perTurn: number };

/** What a failed challenge moves: `n` points for the play, or for each word that was challenged. */
export interface ChallengePoints {
  readonly n: number;
  readonly per: 'play' | 'word';
  /** Added to whoever was challenged, or taken from the challenger. */
  readonly to: 'challenged' | 'challenger';
}

export type RulesetError = {
  readonly code: 'ruleset/conflict';
  readonly fields: readonly string[];
};

/** The ruleset, unless fields of it contradict each other or the number of seats, or a game by it need never end. */
export function checkRuleset(ruleset: Ruleset, seats: number): Result<Ruleset, RulesetError> {
  const conflict = CONFLICTS.find(({ holds }) => holds(ruleset, seats));
  return conflict ? err({ code: 'ruleset/conflict', fields: conflict.fields }) : ok(ruleset);
}

interface Conflict {
  readonly fields: readonly string[];
  readonly holds: (ruleset: Ruleset, seats: number) => boolean;
}

const CONFLICTS: readonly Conflict[] = [
  {
    fields: ['validation', 'challenge.rule'],
    holds: ({ validation, challenge }) => (validation === 'void') !== (challenge.rule === 'void'),
  },
  {
    fields: ['challenge.rule', 'challenge.points'],
    holds: ({ challenge }) => (challenge.rule === 'points') !== (challenge.points !== null),
  },
  {
    fields: ['challenge.rule', 'seats'],
    holds: ({ challenge }, seats) => challenge.rule === 'triple' && seats > 2,
  },
  { fields: ['gift', 'clock'], holds: ({ gift, clock }) => gift > 0 && clock === null },
  { fields: ['end.out', 'seats'], holds: ({ end }, seats) => end.out === 'doubleOpponent' && seats > 2 },
  { fields: ['end.playOn', 'end.out'], holds: ({ end }) => end.playOn && end.out !== 'none' },
  // Else a table that only passes would pass for ever (rule E2).
  { fields: ['end.scoreless.kinds'], holds: ({ end }) => !end.scoreless.kinds.includes('pass') },
];
