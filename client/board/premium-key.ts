import { type Square, square } from '../../engine/base/units.ts';
import type { BoardLayout, Premium } from '../../engine/equipment/board-layout.ts';

/** The kinds of square with a meaning, least first, as a key to the board. */
export const PREMIUM_KEY: readonly (Premium | 'star')[] = ['2L', '2W', '3L', '3W', 'star'];

/** A square of that kind, not the star; null where the layout has none. */
export function exampleOf(layout: BoardLayout, premium: Premium): Square | null {
  const at = layout.premiums.findIndex((other, index) => other === premium && index !== layout.star);
  return at < 0 ? null : square(at);
}
