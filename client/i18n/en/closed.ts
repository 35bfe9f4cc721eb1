import type { Language } from '../language.ts';

export const closed: Language['closed'] = {
  replaced: {
    title: 'Open in another window',
    text: 'Your seat is in use in another tab or window. Nothing is lost.',
    button: 'Use it here',
  },
  skew: {
    title: 'A new version is ready',
    text: 'This page is older than the room. Loading it again brings both together; your tiles stay.',
  },
  other: {
    title: 'The room closed the connection',
    text: 'Nothing is lost: the game is kept as it was.',
  },
};
