import { BOARD_LAYOUTS } from '../../engine/equipment/board-layouts.ts';
import { type WrittenPlay, writtenPlay } from './written-play.ts';

export const SHOW_LAYOUT = BOARD_LAYOUTS.classic;

/** A play of the game that the start page shows. */
export interface ShowPlay extends WrittenPlay {
  readonly score: number;
}

/** A short game, with its points. */
const GAME = [
  ['8D JETTY', 46],
  ['E5 sWE(E)TEN', 36],
  ['11B PAI(N)FUL', 12],
  ['5E (S)LOGAN', 6],
  ['B7 GROU(P)', 10],
  ['J4 A(N)THeM', 12],
  ['10J SAGE', 20],
  ['M7 DOZ(E)S', 27],
  ['7I S(H)IE(D)', 10],
] as const;

export const SHOW_GAME: readonly ShowPlay[] = GAME.map(([play, score]) => ({
  ...writtenPlay(SHOW_LAYOUT, play),
  score,
}));
