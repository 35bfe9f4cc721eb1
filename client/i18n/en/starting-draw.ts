import { BLANK } from '../../../engine/equipment/tile-set.ts';
import type { Names } from '../../state/people.ts';
import type { StartingDraw } from '../../state/turns.ts';
import { nameAt } from './words.ts';

/** The starting draw in a sentence: "Ida drew A, Marek drew T. Ida began." */
export function startingDrawText(draw: StartingDraw, names: Names): string {
  const rounds = draw.rounds.map((round) =>
    round
      .map(({ seat, tile }) => `${nameAt(names, seat)} drew ${tile === BLANK ? 'a blank' : tile}`)
      .join(', '),
  );
  const drawn = rounds.length === 0 ? '' : `${rounds.join('; then ')}. `;
  return `${drawn}${nameAt(names, draw.first)} began.`;
}
