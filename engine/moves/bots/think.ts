import type { Chance } from '../../base/chance.ts';
import { equipmentOf } from '../../equipment/equipment.ts';
import { playingSeats } from '../../game/seats.ts';
import { parseBoard } from '../../notation/position.ts';
import type { Board } from '../../play/board.ts';
import type { WordList } from '../../words/lexicon.ts';
import { MoveGenerator } from '../move-generator.ts';
import { answerToPlay, losesGame } from './answer-to-play.ts';
import type { BotAnswer, BotQuestion } from './bot.ts';
import { HABITS, SURE } from './habits.ts';
import type { KnownWords } from './known-words.ts';
import { leavesOf } from './leave-table.ts';
import { levelTurn } from './level-turn.ts';
import { misspelling } from './misspelling.ts';
import { type Situation, unseenTiles } from './situation.ts';
import { StaticEquity } from './static-equity.ts';

/**
 * Finds the answer to a question in slices: whoever runs it may let others have the thread at each yield. The same
 * question, words and chance give the same answer. What is known of `words` is what `vocabularyOf` the level says.
 */
export function* think(question: BotQuestion, words: KnownWords, chance: Chance): Generator<void, BotAnswer> {
  const answer = answerToPlay(question, words, chance);
  if (answer !== null) return answer;
  yield;
  const { level, ruleset } = question;
  const board = boardOf(question);
  const situation = situationOf(question, board, words.known);
  const leaves = leavesOf(ruleset.tileSet);
  const honest = yield* levelTurn(level, new StaticEquity(situation.tileSet, leaves), situation, chance);
  if (!mayBluff(question) || chance.below(SURE) >= (HABITS[level]?.bluffs ?? 0)) return honest.turn;
  const bluff = yield* misspelling(situation, board, words.known, leaves.vowels, honest);
  return (bluff ?? honest).turn;
}

/** Whether a word that is none may be laid, and costs no more than the turn. */
const mayBluff = ({ ruleset }: BotQuestion): boolean =>
  ruleset.validation === 'challenge' && !losesGame(ruleset);

function boardOf({ game, ruleset }: BotQuestion): Board {
  const { layout, tileSet } = equipmentOf(ruleset);
  const board = parseBoard(layout, tileSet, game.board);
  if (!board.ok) throw new Error(`a view has the board ${game.board}`);
  return board.value;
}

function situationOf({ game, ruleset, seat }: BotQuestion, board: Board, words: WordList): Situation {
  const { layout, tileSet } = equipmentOf(ruleset);
  const generator = new MoveGenerator({ layout, tileSet, bingo: ruleset.bingo }, words.graph);
  const own = game.seats[seat]?.score ?? 0;
  const playing = playingSeats(game).filter((other) => other !== seat);
  const others = [...playing.filter((other) => other > seat), ...playing.filter((other) => other < seat)];
  return {
    ...{ ruleset, tileSet, generator },
    position: generator.position(board),
    rack: game.rack,
    unseen: unseenTiles(tileSet, board, game.rack),
    inBag: game.inBag,
    lead: own - Math.max(...others.map((other) => game.seats[other]?.score ?? 0)),
    others: others.map((other) => game.seats[other]?.tiles ?? 0),
  };
}
