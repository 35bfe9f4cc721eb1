import type { Chance } from '../../base/chance.ts';
import type { Placement } from '../../play/board.ts';
import type { Evaluation } from '../evaluation.ts';
import { type Habits, SURE } from './habits.ts';
import { type PlainPoints, plainPoints } from './plain-points.ts';
import type { Situation } from './situation.ts';
import type { StaticEquity } from './static-equity.ts';
import type { RatedTurn } from './turn.ts';

/** A play that is not seen is taken only where nothing else is, and then one of the shortest, which chance names. */
const UNSEEN = -10_000;
const UNSEEN_TILE = -1000;
const UNSEEN_SPREAD = 500;

/** The bits of luck that say how much a play pleases. */
const FANCY_SHIFT = 16;
const FANCY_RANGE = 2 ** 16;

/** The turn that somebody with these habits finds best; where no play is seen, in the end any one is. */
export function habitualTurn(
  equity: StaticEquity,
  situation: Situation,
  habits: Habits,
  chance: Chance,
): RatedTurn {
  const evaluation = asSeen(equity.evaluation(situation), situation, habits, chance.below(2 ** 32));
  const best = equity.best(situation, evaluation);
  if (habits.exchanges || best.turn.type !== 'exchange') return best;
  return equity.bestPlay(situation, evaluation) ?? best;
}

/** What plays are worth to somebody who does not see all, and who looks at some of what counts only. */
function asSeen(all: Evaluation, { position }: Situation, habits: Habits, seed: number): Evaluation {
  const { bingo } = position.rules;
  return {
    leave: (kept) => habits.leaves * all.leave(kept),
    extra: {
      atMost: 0,
      of: (play, kept) => {
        const plain = plainPoints(position, play.tiles);
        const luck = luckOf(play.tiles, seed);
        if (luck % SURE >= chanceOfSeeing(habits, play.tiles.length, plain)) {
          return UNSEEN + UNSEEN_TILE * play.tiles.length - (luck % UNSEEN_SPREAD);
        }
        const bonus = play.tiles.length >= bingo.tiles ? bingo.points : 0;
        const premiums = play.score - bonus - plain.points;
        const fancy = ((luck >>> FANCY_SHIFT) / FANCY_RANGE) * habits.fancy;
        const place = habits.leaves * (all.extra?.of(play, kept) ?? 0);
        return place - (1 - habits.premiums) * premiums - fancy;
      },
    },
  };
}

const chanceOfSeeing = ({ sees, seesAcross }: Habits, tiles: number, { across }: PlainPoints): number =>
  (sees[tiles - 1] ?? sees.at(-1) ?? 0) * (seesAcross / SURE) ** across;

/** A number that hangs on the letters and the seed, the same wherever they are laid: who misses a word misses it everywhere. */
function luckOf(tiles: readonly Placement[], seed: number): number {
  let luck = seed;
  for (const { letter } of tiles) {
    for (let at = 0; at < letter.length; at++) luck = Math.imul(luck ^ letter.charCodeAt(at), 0x01_00_01_93);
    luck = Math.imul(luck ^ (luck >>> 15), 0x2c_1b_3c_6d);
  }
  return (luck ^ (luck >>> 16)) >>> 0;
}
