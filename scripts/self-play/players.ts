import { TILE_SETS, type TileSetId } from '../../engine/equipment/tile-sets.ts';
import { leavesOf } from '../../engine/moves/bots/leave-table.ts';
import { masterTurn } from '../../engine/moves/bots/master.ts';
import { StaticEquity } from '../../engine/moves/bots/static-equity.ts';
import { PASS } from '../../engine/moves/bots/turn.ts';
import { BY_SCORE } from '../../engine/moves/evaluation.ts';
import type { Player } from './play-game.ts';

export const PLAYER_NAMES = ['greedy', 'expert', 'master'] as const;

export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Who plays in matches: `greedy` takes the most points at once, `expert` the highest equity, `master` looks ahead. */
export function playerOf(name: PlayerName, tileSet: TileSetId): Player {
  if (name === 'greedy') return greedy;
  const equity = new StaticEquity(TILE_SETS[tileSet], leavesOf(tileSet));
  if (name === 'expert') return (situation) => equity.best(situation);
  return (situation, chance) => finished(masterTurn(equity, situation, chance));
}

/** What a search in slices comes to, without a pause. */
function finished<T>(search: Generator<void, T>): T {
  for (;;) {
    const slice = search.next();
    if (slice.done) return slice.value;
  }
}

/** Without a play it exchanges all that it may, else it passes. */
const greedy: Player = ({ generator, position, rack, inBag, ruleset }) => {
  const play = generator.bestPlay(position, rack, BY_SCORE);
  if (play !== null) return { turn: { type: 'place', tiles: play.tiles }, score: play.score };
  const tiles = rack.slice(0, inBag);
  const mayExchange = inBag >= ruleset.exchange.minBag && tiles.length > 0;
  return { turn: mayExchange ? { type: 'exchange', tiles } : PASS, score: 0 };
};
