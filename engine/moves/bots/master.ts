import type { Chance } from '../../base/chance.ts';
import { tilesIn } from '../../equipment/bag.ts';
import { Endgame } from './endgame.ts';
import { FEW_IN_BAG, preEndgame } from './pre-endgame.ts';
import { simulate } from './simulate.ts';
import type { Situation } from './situation.ts';
import type { StaticEquity } from './static-equity.ts';
import { PASS, type RatedTurn } from './turn.ts';

/** Searches of plays for one turn: about 0.2 s on average, and less than 2 s in nearly all turns. */
const SIMULATED = 2400;
const ENDGAME = 4000;

/** The turn of who looks ahead: by trials, and by every line where few tiles are unknown. */
export function* masterTurn(
  equity: StaticEquity,
  situation: Situation,
  chance: Chance,
): Generator<void, RatedTurn> {
  const { inBag, others } = situation;
  if (others.length > 1 || inBag > FEW_IN_BAG) return yield* simulate(equity, situation, SIMULATED, chance);
  if (inBag > 0) return yield* preEndgame(equity, situation);
  return yield* endgameTurn(situation);
}

function* endgameTurn({
  generator,
  position,
  ruleset,
  rack,
  tileSet,
  unseen,
}: Situation): Generator<void, RatedTurn> {
  const other = tilesIn(tileSet, unseen);
  const { play, value } = yield* new Endgame(generator, position, ruleset).solve(rack, other, ENDGAME);
  if (play === null) return { turn: PASS, score: 0, kept: rack, equity: value };
  return { turn: { type: 'place', tiles: play.tiles }, score: play.score, kept: [], equity: value };
}
