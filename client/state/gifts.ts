import type { Seat } from '../../engine/base/units.ts';
import { inPlay } from './in-play.ts';
import { game, room } from './room-state.ts';

/** Whether the viewer can give the seat time now, by the rules (rule K6). */
export function mayGive(to: Seat): boolean {
  const now = game.value;
  const { ruleset, you, seats } = room.value ?? {};
  if (now?.phase !== 'playing' || !inPlay.value || to === you || now.seats[to]?.left !== null) return false;
  if (!ruleset?.gift || seats?.[to]?.bot) return false;
  return ruleset.clock?.kind === 'game' || now.toMove === to;
}
