import { english } from './en/living-board.ts';
import type { LivingBoardWords } from './living-board-words.ts';

/** What the board says that plays by itself, in the page's language; loaded with it. */
export const sayLivingBoard: LivingBoardWords = english;
