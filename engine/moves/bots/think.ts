import type { Chance } from '../../base/chance.ts';
import { equipmentOf } from '../../equipment/equipment.ts';
import { parseBoard } from '../../notation/position.ts';
import type { Lexicon, WordList } from '../../words/lexicon.ts';
import { BY_SCORE } from '../evaluation.ts';
import { MoveGenerator } from '../move-generator.ts';
import type { BotAnswer, BotQuestion } from './bot.ts';

/**
 * Finds the answer to a question in slices: whoever runs it may let others have the thread at each yield. The same
 * question, words and chance give the same answer.
 */
export function* think(question: BotQuestion, words: WordList, _chance: Chance): Generator<void, BotAnswer> {
  const answer = answerToPlay(question, words);
  if (answer !== null) return answer;
  yield;
  return bestTurn(question, words);
}

/** What it says to the latest play: a challenge where it knows better, its consent where it is asked; null else. */
function answerToPlay({ game, ruleset, seat }: BotQuestion, words: Lexicon): BotAnswer | null {
  const { latestPlay, wait } = game;
  if (latestPlay === null || ruleset.challenge.rule === 'void') return null;
  const { turn } = latestPlay;
  const isAsked = wait?.answers.some((answer) => answer.seat === seat) ?? false;
  const mayChallenge = latestPlay.open && latestPlay.seat !== seat && (isAsked || game.toMove === seat);
  if (mayChallenge && !latestPlay.words.every((word) => words.has(word))) {
    return { type: 'challenge', turn, words: null };
  }
  return isAsked ? { type: 'accept', turn } : null;
}

function bestTurn({ game, ruleset }: BotQuestion, words: WordList): BotAnswer {
  const { layout, tileSet } = equipmentOf(ruleset);
  const board = parseBoard(layout, tileSet, game.board);
  if (!board.ok) throw new Error(`a view has the board ${game.board}`);
  const generator = new MoveGenerator({ layout, tileSet, bingo: ruleset.bingo }, words.graph);
  const best = generator.bestPlay(generator.position(board.value), game.rack, BY_SCORE);
  if (best !== null) return { type: 'place', tiles: best.tiles };
  const count = Math.min(game.rack.length, game.inBag);
  if (game.inBag < ruleset.exchange.minBag || count === 0) return { type: 'pass' };
  return { type: 'exchange', tiles: game.rack.slice(0, count) };
}
