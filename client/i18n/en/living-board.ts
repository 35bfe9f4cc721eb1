import type { LivingBoardWords } from '../living-board-words.ts';

export const english: LivingBoardWords = {
  pause: 'Pause the board',
  playOn: 'Let the board play on',
};
