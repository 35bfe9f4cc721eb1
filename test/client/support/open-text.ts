import { type OpenGame, openGame } from '../../../client/replay/open-game.ts';
import { twoPlayers } from '../../support/gcg.ts';

/** The game of a file of Ann and Bo with these lines below; throws when there is none. */
export function openLines(...lines: readonly string[]): OpenGame {
  const open = openGame(twoPlayers(...lines));
  if (!open.ok) throw new Error(open.error.code);
  return open.value;
}

/** A game of Ann and Bo in which Bo takes a play back, and Ann goes out. */
export const SHORT_GAME = [
  '#note before the game',
  '>Ann: ADEFINX 8D FINED +26 26',
  '#note a good start',
  '>Bo: CNOBTT? 8A CON..... +42 42',
  '>Bo: CNOBTT? -- -42 0',
  '>Ann: AX -AX +0 26',
  '>Bo: BNOTT -2 +0 0',
] as const;
