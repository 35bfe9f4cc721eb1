import type { GcgGame } from '../../engine/notation/gcg/gcg-game.ts';
import type { TextFile } from '../net/save-file.ts';

/** The players as they are called on the page: by the name, else as the events call them. */
export const namesOf = ({ players }: GcgGame): readonly string[] =>
  players.map(({ name, nick }) => name || nick);

/** What a game is saved as: by the name that its file had, else by its players. */
export function fileNameOf(game: GcgGame, opened: string | null): TextFile['name'] {
  const stem = opened?.replace(/\.[^.]*$/, '') ?? namesOf(game).join(' – ');
  // What no file system or shell minds; a name of nothing else would be hidden.
  const safe = stem.replace(/[^\p{L}\p{N}\p{M}]+/gu, '-').replace(/^-|-$/g, '');
  return `${safe || 'game'}.gcg`;
}
