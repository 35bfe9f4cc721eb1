import { hexToBytes } from '@noble/hashes/utils.js';
import { chanceOf } from '../../engine/base/chance.ts';
import type { BotAnswer } from '../../engine/moves/bots/bot.ts';
import { vocabularyOf } from '../../engine/moves/bots/habits.ts';
import type { KnownWords } from '../../engine/moves/bots/known-words.ts';
import { think } from '../../engine/moves/bots/think.ts';
import type { WordLists } from '../../engine/protocol/word-lists.ts';
import type { Asked, Port, ThinkerCall, ThinkerReply, WordsWanted } from './messages.ts';

/**
 * Answers what comes in over a port: reads words, and thinks of a question in slices, between which `pause` lets the
 * next call in. A new question takes the place of the one before.
 */
export function serveThinker(port: Port, lists: WordLists, pause: () => Promise<unknown>): void {
  let newest = 0;

  const knownTo = async ({ tileSet, lexicon, level }: WordsWanted): Promise<KnownWords> => {
    const { words } = await lists.lexicon(tileSet, lexicon);
    const vocabulary = vocabularyOf(level);
    const known = vocabulary === null ? words : await lists.vocabulary(tileSet, lexicon, vocabulary);
    return { all: words, known };
  };

  /** Null where another question came meanwhile. */
  async function answerTo({ question, lexicon, key }: Asked, number: number): Promise<BotAnswer | null> {
    const { level, ruleset } = question;
    const words = await knownTo({ tileSet: ruleset.tileSet, lexicon, level });
    const thought = think(question, words, chanceOf(hexToBytes(key)));
    while (number === newest) {
      const slice = thought.next();
      if (slice.done) return slice.value;
      await pause();
    }
    return null;
  }

  async function replyTo(call: ThinkerCall): Promise<ThinkerReply> {
    const { number } = call;
    try {
      if (call.type === 'load') {
        await knownTo(call);
        return { type: 'loaded', number };
      }
      newest = number;
      const answer = await answerTo(call, number);
      return answer === null ? { type: 'given-up', number } : { type: 'answer', number, answer };
    } catch (error) {
      return { type: 'failed', number, reason: String(error) };
    }
  }

  port.addEventListener('message', ({ data }: MessageEvent<ThinkerCall>) => {
    void replyTo(data).then((reply) => port.postMessage(reply));
  });
}
