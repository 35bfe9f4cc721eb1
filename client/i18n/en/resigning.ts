import { seat } from '../../../engine/base/units.ts';
import type { GameView } from '../../../engine/game/view-types.ts';
import type { People } from '../../state/people.ts';
import { listed, nameAt } from './words.ts';

/** What it means to resign now: for the last two the end, for more that the game goes on without oneself. */
export function resigningText({ seats }: Pick<GameView, 'seats'>, { names, you }: People): string {
  const others = seats.flatMap(({ left }, index) =>
    left === null && index !== you ? [nameAt(names, seat(index))] : [],
  );
  return others.length === 1
    ? `${others[0]} wins, whatever the points, and the game is over.`
    : `${listed(others)} play on without you. Your tiles are set aside and count against you at the end. You can watch, but not come back.`;
}
