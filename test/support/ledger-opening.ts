import type { Ruleset } from '../../engine/equipment/ruleset.ts';
import type { Tile } from '../../engine/equipment/tile-set.ts';
import type { FirstDrawnEvent } from '../../engine/game/events.ts';
import type { Series } from '../../engine/game/series.ts';
import { same } from './same.ts';

/** How near to the beginning: a blank is before A. */
const NEAR = '?ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Throws where the wrong seats drew for the first turn, or another one than the draw says begins (rules S1, S3). */
export function checkOpening(
  rule: Ruleset['first'],
  seats: number,
  series: Series,
  { rounds, first }: FirstDrawnEvent,
): void {
  if (rule === 'random') same('drawn for a lot', rounds, []);
  else same('begins', first, firstOf(rounds, mayBegin(rule, seats, series)));
}

function mayBegin(rule: Ruleset['first'], seats: number, series: Series): readonly number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const often = (place: 'first' | 'second', seat: number) =>
    series.filter((game) => game[place] === seat).length;
  const last = series.at(-1);
  if (rule === 'alternate' && last !== undefined) return [last.second];
  if (rule !== 'fewestFirsts') return all;
  const fewest = Math.min(...all.map((seat) => often('first', seat)));
  const seldom = all.filter((seat) => often('first', seat) === fewest);
  const most = Math.max(...seldom.map((seat) => often('second', seat)));
  return seldom.filter((seat) => often('second', seat) === most);
}

/** Who of these begins after the rounds, each of which must be among those who tied in the one before. */
function firstOf(
  rounds: readonly (readonly { seat: number; tile: Tile }[])[],
  may: readonly number[],
): number {
  let tied = may;
  for (const round of rounds) {
    same(
      'draws again',
      round.map(({ seat }) => seat),
      tied,
    );
    const near = round.map(({ tile }) => NEAR.indexOf(tile));
    tied = round.filter((_, index) => near[index] === Math.min(...near)).map(({ seat }) => seat);
  }
  same('tied at last', tied.length, 1);
  return tied[0] ?? -1;
}
