import { type Millis, millis } from '../base/units.ts';
import type { GameView } from './view-types.ts';

/** When the earliest answer is due; null where none is awaited. A state's wait will do. */
export function nextDeadline(wait: GameView['wait']): Millis | null {
  if (wait === null) return null;
  const due = wait.answers.flatMap(({ left, since }) => (since === null ? [] : [since + left]));
  return millis(Math.min(wait.until, ...due));
}
