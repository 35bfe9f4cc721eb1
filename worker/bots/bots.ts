import { DurableObject } from 'cloudflare:workers';
import { hexToBytes } from '@noble/hashes/utils.js';
import { chanceOf } from '../../engine/base/chance.ts';
import type { BotAnswer, BotQuestion } from '../../engine/moves/bots/bot.ts';
import { think } from '../../engine/moves/bots/think.ts';
import type { Env } from '../env.ts';
import { loadLexicon } from '../lexica.ts';

/**
 * Where computer opponents think: objects of their own without state, since a Worker may be allowed hardly any time. It
 * thinks in slices, and whoever else has this thread, as a room may, comes in between.
 */
export class Bots extends DurableObject<Env> {
  /** The answer to a question; `key` is that of the bot's chance, hex. Rejects where the words cannot be had. */
  async answer(question: BotQuestion, lexicon: string, key: string): Promise<BotAnswer> {
    const { words } = await loadLexicon(this.env.ASSETS, question.ruleset.tileSet, lexicon);
    const thought = think(question, words, chanceOf(hexToBytes(key)));
    for (;;) {
      const slice = thought.next();
      if (slice.done) return slice.value;
      await scheduler.wait(0);
    }
  }
}
