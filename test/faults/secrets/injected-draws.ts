import type { DrawSource } from '../../../engine/base/draw-source.ts';
import type { Patch } from '../support/patch.ts';

/**
 * Puts a game's draws into a test's hand (rule F4). `committedDraws` is the one maker of draws in the bundle, and who
 * calls it uses nothing of it but `below`: with the numbers changed there and seeds and commitments left alone, two games
 * can have other tiles under one commitment. With the real stream they cannot, since the seed shows in the commitment.
 */
export const INJECTION: Patch = {
  find: 'function committedDraws(seed, nonces) {\n',
  replace: 'function committedDraws(seed, nonces) {\n  return injectedDraws.ofGame(bytesToHex(seed));\n',
};

/** The numbers of the n-th game that is played, from 0. */
export type DrawsOfGame = (game: number) => DrawSource;

/** What the patched bundle draws from. */
export class InjectedDraws {
  private readonly games: string[] = [];
  private draws: DrawsOfGame | null = null;

  /** From now on these, for games that have not begun yet. */
  use(draws: DrawsOfGame): void {
    this.games.length = 0;
    this.draws = draws;
  }

  /** For the bundle: games are told apart by their seeds. */
  ofGame(seed: string): DrawSource {
    if (this.draws === null) throw new Error('no draws were given');
    const known = this.games.indexOf(seed);
    return this.draws(known < 0 ? this.games.push(seed) - 1 : known);
  }
}

/** Numbers by counter, one for each draw. Throws where more are wanted than were foreseen. */
export const listedDraws = (numbers: ReadonlyMap<number, number>): DrawSource => ({
  below(_purpose, counter, bound) {
    const value = numbers.get(counter);
    if (value === undefined || value >= bound) throw new RangeError(`draw ${counter} of ${bound}: ${value}`);
    return { value, next: counter + 1 };
  },
});
