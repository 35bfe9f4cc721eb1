import { err, ok, type Result } from '../base/result.ts';
import type { BoardLayoutId } from './board-layouts.ts';
import { type BoundedField, outOfBounds } from './ruleset-bounds.ts';
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

/** A contradiction, by what the rules would have wanted instead; or a number that cannot be. */
export type RulesetFault =
  | { readonly reason: ConflictReason; readonly fields: readonly string[] }
  | { readonly reason: 'out-of-bounds'; readonly fields: readonly [BoundedField] };

export interface RulesetError {
  readonly code: 'ruleset/conflict';
  /** All that is wrong, not the first of it. */
  readonly faults: readonly RulesetFault[];
}

/**
 * The ruleset, unless fields of it contradict each other or the number of seats, a game by it need never end, or a
 * number is out of its bounds; then everything that is so.
 */
export function checkRuleset(ruleset: Ruleset, seats: number): Result<Ruleset, RulesetError> {
  const conflicts = CONFLICTS.filter(({ holds }) => holds(ruleset, seats));
  const faults: readonly RulesetFault[] = [
    ...conflicts.map(({ reason, fields }) => ({ reason, fields })),
    ...outOfBounds(ruleset).map((field) => ({ reason: 'out-of-bounds', fields: [field] }) as const),
  ];
  return faults.length > 0 ? err({ code: 'ruleset/conflict', faults }) : ok(ruleset);
}

/** The fields of all that is wrong, each once. */
export const faultyFields = ({ faults }: RulesetError): readonly string[] => [
  ...new Set(faults.flatMap(({ fields }) => fields)),
];

export type ConflictReason =
  | 'challenge-follows-validation'
  | 'points-follow-rule'
  | 'triple-wants-two'
  | 'gift-wants-clock'
  | 'double-wants-two'
  | 'play-on-wants-none'
  | 'pass-must-count';

interface Conflict {
  readonly reason: ConflictReason;
  readonly fields: readonly string[];
  readonly holds: (ruleset: Ruleset, seats: number) => boolean;
}

const CONFLICTS: readonly Conflict[] = [
  {
    reason: 'challenge-follows-validation',
    fields: ['validation', 'challenge.rule'],
    holds: ({ validation, challenge }) => (validation === 'void') !== (challenge.rule === 'void'),
  },
  {
    reason: 'points-follow-rule',
    fields: ['challenge.rule', 'challenge.points'],
    holds: ({ challenge }) => (challenge.rule === 'points') !== (challenge.points !== null),
  },
  {
    reason: 'triple-wants-two',
    fields: ['challenge.rule', 'seats'],
    holds: ({ challenge }, seats) => challenge.rule === 'triple' && seats > 2,
  },
  {
    reason: 'gift-wants-clock',
    fields: ['gift', 'clock'],
    holds: ({ gift, clock }) => gift > 0 && clock === null,
  },
  {
    reason: 'double-wants-two',
    fields: ['end.out', 'seats'],
    holds: ({ end }, seats) => end.out === 'doubleOpponent' && seats > 2,
  },
  {
    reason: 'play-on-wants-none',
    fields: ['end.playOn', 'end.out'],
    holds: ({ end }) => end.playOn && end.out !== 'none',
  },
  {
    // Else a table that only passes would pass for ever (rule E2).
    reason: 'pass-must-count',
    fields: ['end.scoreless.kinds'],
    holds: ({ end }) => !end.scoreless.kinds.includes('pass'),
  },
];
