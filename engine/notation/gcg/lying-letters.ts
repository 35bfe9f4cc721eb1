import type { Square } from '../../base/units.ts';
import { BOARD_LAYOUTS } from '../../equipment/board-layouts.ts';
import type { GcgPlay } from './gcg-game.ts';
import { markSquares } from './mark-squares.ts';

/** The letters that lie on the board by what a file's plays say, whether or not they can lie so. */
export class LyingLetters {
  private readonly letters = new Map<Square, string | null>();
  private latest: { readonly player: number; readonly squares: readonly Square[] } | null = null;

  /** The letter on a square; undefined where none lies. */
  on(square: Square): string | null | undefined {
    return this.letters.get(square);
  }

  /** Lays what is new of a play where nothing lies. */
  lay(play: GcgPlay): void {
    const fresh = markSquares(BOARD_LAYOUTS.classic, play).filter(
      ([at, mark]) => !mark.through && !this.letters.has(at),
    );
    for (const [at, { letter }] of fresh) this.letters.set(at, letter);
    this.latest = { player: play.player, squares: fresh.map(([at]) => at) };
  }

  /** Takes the latest play back; false where it is not the player's, or has been taken back. */
  takeBack(player: number): boolean {
    if (this.latest?.player !== player) return false;
    for (const at of this.latest.squares) this.letters.delete(at);
    this.latest = null;
    return true;
  }
}
