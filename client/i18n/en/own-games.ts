import type { OwnRoomState } from '../../state/own-rooms.ts';
import type { OwnGamesWords } from '../own-games-words.ts';
import { winnerLine } from './result.ts';
import { listed, possessive } from './words.ts';

export const ownGames: OwnGamesWords = {
  game: ({ title, others }) => title || (others.length > 0 ? `With ${listed(others)}` : 'A room that waits'),
  asking: 'Looking',
  state: stateText,
  forget: (game) => `Forget: ${game}`,
};

/** How things stand in a room: "Your turn", "Over. Ida wins, 84 to 70". */
function stateText(state: OwnRoomState): string {
  switch (state.kind) {
    case 'waiting':
      return 'Waits for players';
    case 'turn':
      return `${possessive(state.toMove, state)} turn`;
    case 'over':
      return state.result === null ? 'Over' : `Over. ${winnerLine(state.result, state.names)}`;
    case 'gone':
      return 'Closed. Nothing of it is left';
    case 'removed':
      return 'You cannot come in any more';
    case 'unknown':
      return 'No answer now';
  }
}
