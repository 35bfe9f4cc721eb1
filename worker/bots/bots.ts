import { DurableObject } from 'cloudflare:workers';
import { hexToBytes } from '@noble/hashes/utils.js';
import { chanceOf } from '../../engine/base/chance.ts';
import type { BotAnswer, BotQuestion } from '../../engine/moves/bots/bot.ts';
import type { BotLevel } from '../../engine/moves/bots/bot-level.ts';
import { vocabularyOf } from '../../engine/moves/bots/habits.ts';
import { think } from '../../engine/moves/bots/think.ts';
import type { Env } from '../env.ts';
import { loadLexicon, loadVocabulary } from '../lexica.ts';
import { Thinking } from './thinking.ts';

/** A question of a room. Plain data: it crosses from one object to another. */
export interface BotCall {
  readonly room: string;
  /** Names the turn in its room. */
  readonly turn: string;
  readonly question: BotQuestion;
  readonly lexicon: string;
  /** That of the bot's chance, hex. */
  readonly key: string;
  /** Whether it was asked before and should be answered quickly now. */
  readonly isHurried: boolean;
}

/**
 * Where computer opponents think: objects of their own, since a Worker may be allowed hardly any time, which hold
 * nothing but what is asked just now. They think in slices, and whoever else has this thread, as a room may, comes in
 * between.
 */
export class Bots extends DurableObject<Env> {
  private readonly thinking = new Thinking(() => scheduler.wait(0));

  /** The answer to a question; null where it was given up. Rejects where the words cannot be had. */
  async answer({ room, turn, question, lexicon, key, isHurried }: BotCall): Promise<BotAnswer | null> {
    const { level, ruleset } = question;
    const { words } = await loadLexicon(this.env.ASSETS, ruleset.tileSet, lexicon);
    const vocabulary = vocabularyOf(level);
    const known =
      vocabulary === null
        ? words
        : await loadVocabulary(this.env.ASSETS, ruleset.tileSet, lexicon, vocabulary);
    const as = (other: BotLevel) =>
      think({ ...question, level: other }, { all: words, known }, chanceOf(hexToBytes(key)));
    if (level !== 'master') return this.thinking.ask({ room, turn, long: null, quick: () => as(level) });
    const long = isHurried ? null : () => as('master');
    return this.thinking.ask({ room, turn, long, quick: () => as('expert') });
  }

  /** A room does not want to know any more. */
  async drop(room: string): Promise<void> {
    this.thinking.drop(room);
  }
}
