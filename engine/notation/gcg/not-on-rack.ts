import type { GcgEvent } from './gcg-game.ts';
import type { GcgMismatch } from './gcg-mismatch.ts';

/** The mismatch, if any, that the event's rack lacks some of `wanted`, counted tile by tile. None where it is not told. */
export function notOnRack(
  { player, line, rack }: GcgEvent,
  wanted: readonly string[],
): readonly GcgMismatch[] {
  if (rack.length === 0) return [];
  const left = [...rack];
  const missing = wanted.filter((tile) => {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return missing.length === 0 ? [] : [{ code: 'gcg/not-on-rack', player, line, missing }];
}
