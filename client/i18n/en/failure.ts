import type { Language } from '../language.ts';

export const failure: Language['failure'] = {
  title: 'This page has failed',
  text: 'Something on this page has failed.',
  safe: 'Your seat and your game are kept. Load the page again, and tiles that you had laid lie where they lay.',
  kept: 'Your game is kept.',
  close: 'Close',
};
