import { BOT_LEVELS, type BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { vocabularyOf } from '../../engine/moves/bots/habits.ts';
import { leavesOf } from '../../engine/moves/bots/leave-table.ts';
import { levelTurn } from '../../engine/moves/bots/level-turn.ts';
import { StaticEquity } from '../../engine/moves/bots/static-equity.ts';
import { PASS } from '../../engine/moves/bots/turn.ts';
import { BY_SCORE } from '../../engine/moves/evaluation.ts';
import type { Vocabulary } from '../../engine/words/vocabulary.ts';
import type { WordGraph } from '../../engine/words/word-graph.ts';
import { type Player, type Workshop, workshop } from './play-game.ts';

export const PLAYER_NAMES = ['greedy', ...BOT_LEVELS] as const;

export type PlayerName = (typeof PLAYER_NAMES)[number];

/** Who plays in matches: `greedy` takes the most points at once, the others are the computer opponents' levels. */
export function playerOf(
  name: PlayerName,
  bench: Workshop,
  known: (vocabulary: Vocabulary) => WordGraph,
): Player {
  if (name === 'greedy') return greedy;
  const vocabulary = vocabularyOf(name);
  const { tileSet, ruleset } = bench;
  const player = levelPlayer(name, new StaticEquity(tileSet, leavesOf(ruleset.tileSet)));
  return vocabulary === null ? player : knowing(player, bench, known(vocabulary));
}

const levelPlayer =
  (level: BotLevel, equity: StaticEquity): Player =>
  (situation, chance) =>
    finished(levelTurn(level, equity, situation, chance));

/** A player that finds plays with these words only. */
function knowing(player: Player, { ruleset }: Workshop, graph: WordGraph): Player {
  const { generator } = workshop(ruleset, graph);
  return (situation, chance, board) =>
    player({ ...situation, generator, position: generator.position(board) }, chance, board);
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
