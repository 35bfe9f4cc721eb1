import type { Chance } from '../../base/chance.ts';
import { bagSize } from '../../equipment/bag.ts';
import type { BotLevel } from './bot-level.ts';
import { HABITS } from './habits.ts';
import { habitualTurn } from './habitual.ts';
import { masterTurn } from './master.ts';
import type { Situation } from './situation.ts';
import type { StaticEquity } from './static-equity.ts';
import type { RatedTurn } from './turn.ts';

/** The turn that a level takes, with words that the generator of the situation has: those that the level knows. */
export function* levelTurn(
  level: BotLevel,
  equity: StaticEquity,
  situation: Situation,
  chance: Chance,
): Generator<void, RatedTurn> {
  const habits = HABITS[level];
  if (habits !== undefined) return habitualTurn(equity, situation, habits, chance);
  if (level === 'master' && isWholeTable(situation)) return yield* masterTurn(equity, situation, chance);
  return equity.best(situation);
}

/** Whether all tiles that cannot be seen are still in the game: what a seat that left has set aside is not. */
const isWholeTable = ({ unseen, inBag, others }: Situation): boolean =>
  bagSize(unseen) === others.reduce((sum, held) => sum + held, inBag);
