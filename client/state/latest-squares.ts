import type { Square } from '../../engine/base/units.ts';
import type { StepView } from '../../engine/protocol/server-message.ts';

const NONE: readonly Square[] = [];

/** Squares of the main word of the latest turn, where that was a play that still lies. */
export function latestSquares(steps: readonly StepView[]): readonly Square[] {
  for (const event of steps.flatMap((step) => step.events).reverse()) {
    if (event.type === 'played') return event.words[0]?.squares ?? NONE;
    if (event.type === 'exchanged' || event.type === 'passed') return NONE;
    if (event.type === 'challenged' && event.upheld) return NONE;
  }
  return NONE;
}
