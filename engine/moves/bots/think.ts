import type { Chance } from '../../base/chance.ts';
import { bagSize } from '../../equipment/bag.ts';
import { equipmentOf } from '../../equipment/equipment.ts';
import { playingSeats } from '../../game/seats.ts';
import { parseBoard } from '../../notation/position.ts';
import type { Lexicon, WordList } from '../../words/lexicon.ts';
import { MoveGenerator } from '../move-generator.ts';
import type { BotAnswer, BotQuestion } from './bot.ts';
import { leavesOf } from './leave-table.ts';
import { masterTurn } from './master.ts';
import { type Situation, unseenTiles } from './situation.ts';
import { StaticEquity } from './static-equity.ts';

/**
 * Finds the answer to a question in slices: whoever runs it may let others have the thread at each yield. The same
 * question, words and chance give the same answer.
 */
export function* think(question: BotQuestion, words: WordList, chance: Chance): Generator<void, BotAnswer> {
  const answer = answerToPlay(question, words);
  if (answer !== null) return answer;
  const situation = situationOf(question, words);
  yield;
  const equity = new StaticEquity(situation.tileSet, leavesOf(question.ruleset.tileSet));
  if (question.level === 'master' && isWholeTable(situation)) {
    return (yield* masterTurn(equity, situation, chance)).turn;
  }
  return equity.best(situation).turn;
}

/** Whether all tiles that cannot be seen are still in the game: what a seat that left has set aside is not. */
const isWholeTable = ({ unseen, inBag, others }: Situation): boolean =>
  bagSize(unseen) === others.reduce((sum, held) => sum + held, inBag);

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

function situationOf({ game, ruleset, seat }: BotQuestion, words: WordList): Situation {
  const { layout, tileSet } = equipmentOf(ruleset);
  const board = parseBoard(layout, tileSet, game.board);
  if (!board.ok) throw new Error(`a view has the board ${game.board}`);
  const generator = new MoveGenerator({ layout, tileSet, bingo: ruleset.bingo }, words.graph);
  const own = game.seats[seat]?.score ?? 0;
  const playing = playingSeats(game).filter((other) => other !== seat);
  const others = [...playing.filter((other) => other > seat), ...playing.filter((other) => other < seat)];
  return {
    ...{ ruleset, tileSet, generator },
    position: generator.position(board.value),
    rack: game.rack,
    unseen: unseenTiles(tileSet, board.value, game.rack),
    inBag: game.inBag,
    lead: own - Math.max(...others.map((other) => game.seats[other]?.score ?? 0)),
    others: others.map((other) => game.seats[other]?.tiles ?? 0),
  };
}
