import type { StartWords } from '../start-words.ts';

export const start: StartWords = {
  settings: 'Settings',
  learn: 'Learn to play',
  rules: 'The rules',
  ownGames: 'Your games on this device',
};
