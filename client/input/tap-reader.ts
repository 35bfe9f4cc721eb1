import type { Square } from '../../engine/base/units.ts';
import type { Cursor } from '../state/draft.ts';

/** Milliseconds within which a second tap makes a double one. */
const DOUBLE_TAP = 350;

/** Tells a double tap on a square from two taps. */
export interface TapReader {
  /**
   * Where the cursor was before the first tap, when a tap on `square` at `at` milliseconds makes it a double one;
   * undefined when it is a single one, before which the cursor is `cursor`.
   */
  readonly read: (
    square: Square,
    at: number,
    cursor: Cursor | null,
  ) => { readonly before: Cursor | null } | undefined;
}

export function makeTapReader(): TapReader {
  let last: { readonly square: Square; readonly at: number; readonly before: Cursor | null } | null = null;
  return {
    read: (square, at, cursor) => {
      const first = last !== null && last.square === square && at - last.at < DOUBLE_TAP ? last : null;
      last = first === null ? { square, at, before: cursor } : null;
      return first === null ? undefined : { before: first.before };
    },
  };
}
