import type { DeletionWords } from '../link-words.ts';
import { listed, nameAt } from './words.ts';

export const deletion: DeletionWords = {
  title: 'Delete this room',
  deleteRoom: (others, { names }) => {
    const who = listed(others.map((seat) => nameAt(names, seat)));
    const gone =
      'Its games, its record and its link are deleted for everybody, and nobody can bring them back.';
    if (others.length === 0) return { title: 'Delete this room?', text: gone, button: 'Delete the room' };
    return {
      title: 'Delete this room?',
      text: `${gone} It needs the consent of ${who}. The question stands until it is answered or you take it back.`,
      button: `Ask ${who}`,
    };
  },
  deleteLater: 'A game is being played. Call it off first, or play it to its end.',
  keepRoom: 'Keep the room',
  questionOpen: 'This question is open already. It has to be answered first.',
  deleted: {
    title: 'This room is deleted',
    text: 'All who had a seat agreed to it. Nothing of the room is left.',
  },
  gone: {
    title: 'This room has closed',
    text: 'Those who played in it have deleted it, or its time was over: a room is kept for 30 days after its last game, and for seven days when no game begins. Nothing of it is left.',
  },
};
