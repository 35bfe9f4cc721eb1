import type { Language } from '../language.ts';

export const reaching: Language['reaching'] = {
  tryNow: 'Try now',
  again: (seconds) => `Trying again in ${seconds} s.`,
  now: 'Trying now.',
};

export const noRoom: Language['noRoom'] = {
  unknown: {
    title: 'There is no room here',
    text: 'The link may have a typing error, or the room has closed: rooms are deleted a while after their last game.',
  },
  offline: {
    title: 'No connection',
    text: 'The room opens by itself as soon as the server is reached. A seat that you have there is kept, and so are tiles that you had laid.',
  },
  unanswered: {
    title: 'The room cannot answer now',
    text: 'The server is reached, but the room is not. Nothing of it is lost: a seat that you have there is kept, and so are tiles that you had laid.',
  },
  blocked: {
    title: 'The line to this room does not open',
    text: 'The server is reached, but not by the line that games are played over. Some networks and blockers let none through: another network or browser may.',
  },
};
