import type { GcgStep } from '../../engine/notation/gcg/replay-gcg.ts';
import type { ReplayRow } from './replay-rows.ts';

/** The words of a step whose meanings can be told, upper case, each once; none of a play that was taken back. */
export function meantWords(
  row: Pick<ReplayRow, 'withdrawn'> | null,
  step: Pick<GcgStep, 'play'> | null,
): readonly string[] {
  if (!row || row.withdrawn || !step?.play) return [];
  return [...new Set(step.play.words.map(({ letters }) => letters.join('')))];
}
