import type { Seat } from '../../engine/base/units.ts';
import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { Refusal } from '../../engine/protocol/errors.ts';
import type { TurnRow, Verdict } from '../state/turns.ts';

/** What happened in a sentence, and what stays safe in another. */
export interface Said {
  readonly text: string;
  readonly safe?: string;
}

/** What a sentence needs to know of the table. */
export interface Context {
  readonly layout: BoardLayout;
  /** By seat; null while a seat is free. */
  readonly names: readonly (string | null)[];
  readonly you: Seat | null;
}

export type RefusalOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>;

/** Codes of the API that the page has words of its own for. */
export const PROBLEM_CODES = [
  'net/offline',
  'net/unreadable',
  'server/failed',
  'room/unknown',
  'room/gone',
  'room/unavailable',
  'room/full',
  'room/seat-taken',
  'room/no-such-seat',
  'room/already-started',
  'room/too-many-changes',
  'name/empty',
  'name/too-long',
  'session/missing',
  'origin/not-allowed',
] as const;

export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** Everything that a language says. */
export interface Language {
  readonly refusals: {
    readonly [Code in Refusal['code']]: (error: RefusalOf<Code>, context: Context) => Said;
  };
  readonly problems: { readonly [Code in ProblemCode]: Said };
  /** For a code that this version does not know. */
  readonly unknownProblem: Said;
  readonly turn: (row: TurnRow) => string;
  readonly verdict: (verdict: Verdict, context: Context) => Said;
  readonly displaced: (seat: Seat, count: number, context: Context) => Said;
}
