import type { GameView } from '../../engine/game/view-types.ts';
import type { Command } from '../../engine/protocol/client-message.ts';
import type { RoomView } from '../../engine/protocol/server-message.ts';

const TURNS: readonly Command['type'][] = ['place', 'exchange', 'pass', 'redeem'];

/**
 * What a command was decided on. A turn is meant for this board, rack and turn and no other; a challenge names its
 * play, and the rest means the same whatever happened meanwhile.
 */
export function basisOf(type: Command['type'], room: RoomView | null, game: GameView | null): string {
  if (!TURNS.includes(type)) return String(room?.game ?? 0);
  if (room === null || game === null) return '';
  return [room.game, game.phase, game.turn, game.toMove, game.board, game.rack.join(',')].join(' ');
}
