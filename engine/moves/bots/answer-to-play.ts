import type { Chance } from '../../base/chance.ts';
import type { Ruleset } from '../../equipment/ruleset.ts';
import type { Word } from '../../words/lexicon.ts';
import type { BotAnswer, BotQuestion } from './bot.ts';
import { HABITS, SURE } from './habits.ts';
import type { KnownWords } from './known-words.ts';

/**
 * What a computer opponent says to the latest play: a challenge where it may and dares; its consent where it is asked;
 * null else.
 */
export function answerToPlay(question: BotQuestion, words: KnownWords, chance: Chance): BotAnswer | null {
  const { game, ruleset, seat } = question;
  const { latestPlay, wait } = game;
  if (latestPlay === null || ruleset.challenge.rule === 'void') return null;
  const { turn } = latestPlay;
  const isAsked = wait?.answers.some((answer) => answer.seat === seat) ?? false;
  const mayChallenge = latestPlay.open && latestPlay.seat !== seat && (isAsked || game.toMove === seat);
  if (mayChallenge && chance.below(SURE) < chanceOfChallenge(question, words, latestPlay.words)) {
    return { type: 'challenge', turn, words: null };
  }
  return isAsked ? { type: 'accept', turn } : null;
}

/** In percent. Words that are none look odd also to those who do not know all that are. */
function chanceOfChallenge(
  { level, ruleset }: BotQuestion,
  { all, known }: KnownWords,
  played: readonly Word[],
): number {
  const habits = HABITS[level];
  if (!played.every((word) => all.has(word))) return habits?.challengesPhony ?? SURE;
  if (habits === undefined || losesGame(ruleset) || played.every((word) => known.has(word))) return 0;
  return habits.challengesStrange;
}

/** Whether who is wrong about a word has lost the game: then nobody bluffs, or challenges on a suspicion. */
export const losesGame = ({ challenge }: Ruleset): boolean => challenge.rule === 'triple';
