import type { DrawSource } from '../../engine/base/draw-source.ts';
import { FACE_COUNTS } from './classic-facts.ts';

const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ?';

/**
 * A stream that draws exactly these English tiles. Each run begins with the full bag, so that a run is one bag's
 * life: the starting draw with its further rounds, then the racks and everything after them. A draw with another
 * bound than the script's bag would give, or behind its end, throws: the bag was not what the test thought.
 */
export function scriptedDraws(...runs: readonly string[]): DrawSource {
  const numbers = runs.flatMap(numbersOf);
  return {
    below(_purpose, counter, bound) {
      const next = numbers[counter];
      if (next === undefined) throw new RangeError(`no draw ${counter} in a script of ${numbers.length}`);
      if (next.bound !== bound) throw new RangeError(`draw ${counter}: a bag of ${bound}, not ${next.bound}`);
      return { value: next.value, next: counter + 1 };
    },
  };
}

/** Place of each tile among those left, in drawing order, and how many were left. */
function numbersOf(run: string): { value: number; bound: number }[] {
  const left = [...ORDER].flatMap((face) => Array<string>(FACE_COUNTS.get(face) ?? 0).fill(face));
  return [...run].map((face) => {
    const value = left.indexOf(face);
    if (value < 0) throw new RangeError(`no ${face} left for the script`);
    const bound = left.length;
    left.splice(value, 1);
    return { value, bound };
  });
}
