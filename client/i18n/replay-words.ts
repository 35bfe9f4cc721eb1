import type { BoardLayout } from '../../engine/equipment/board-layout.ts';
import type { GcgEnding } from '../../engine/notation/gcg/gcg-ending.ts';
import type { GcgMismatch } from '../../engine/notation/gcg/gcg-mismatch.ts';
import type { OpenError } from '../replay/open-game.ts';
import type { ReplayRow } from '../replay/replay-rows.ts';
import type { FileFormWords } from './file-form-words.ts';

type ErrorOf<Code extends OpenError['code']> = Extract<OpenError, { code: Code }>;

/** What the page for game files says. Apart from the rest of the language: it is loaded with that page. */
export interface ReplayWords {
  /** The page before anything is opened; `back` is to the game that is still open. */
  readonly form: FileFormWords & { readonly back: (title: string) => string };
  /** Why a file cannot be opened. */
  readonly errors: {
    readonly [Code in OpenError['code']]: (error: OpenError & ErrorOf<Code>) => string;
  };
  /** What a game without a title is called. */
  readonly title: (names: readonly string[]) => string;
  /** An event in the list of turns, without what it scores. */
  readonly turn: (row: Pick<ReplayRow, 'event' | 'notation'>) => string;
  /** What it scores, by the file. */
  readonly points: (row: Pick<ReplayRow, 'event'>) => string;
  /** Where the file and our count differ. */
  readonly mismatch: (mismatch: GcgMismatch, layout: BoardLayout) => string;
  /** How many such places there are. */
  readonly checked: (mismatches: number) => string;
  /** Where such a place is. */
  readonly place: (row: Pick<ReplayRow, 'position'>, name: string, line: number | null) => string;
  /** How the game ended; null is a game that goes on. */
  readonly ending: (ending: GcgEnding | null, names: readonly string[]) => string;
  /** The switch of what the words of a turn mean. */
  readonly meanings: string;
  /** Where one is in the game. */
  readonly position: (position: number, count: number) => string;
  /** An event to be read aloud, with the player's total behind it; null is the beginning. */
  readonly announcement: (
    row: ReplayRow | null,
    names: readonly string[],
    total: number,
    layout: BoardLayout,
  ) => string;
}
