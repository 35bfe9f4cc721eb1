/** What a number of the committed stream is for (rule F2). */
export const PURPOSE = { tiles: 1, bots: 4 } as const;

export type Purpose = (typeof PURPOSE)['tiles'];

/**
 * Where a game's chance comes from. Pure: the same purpose, counter and bound give the same number.
 * `next` is the counter for the draw after this one; it never goes back.
 */
export interface DrawSource {
  /** A whole number in [0, bound). */
  below(purpose: Purpose, counter: number, bound: number): { readonly value: number; readonly next: number };
}
