import type { AlertWords } from '../alert-words.ts';

const WHEN = 'When your turn comes and this page is not in front of you.';

export const alerts: AlertWords = {
  title: 'Crosstile',
  sounds: 'Sounds',
  soundsNote: 'A tile, a play, your turn, little time, the end.',
  notifications: 'Notifications',
  notificationsNote: {
    default: WHEN,
    granted: WHEN,
    denied: 'Your browser blocks them here. Allow them in its settings for this page.',
    none: 'This browser has none for pages.',
  },
};
