import { wordListsFrom } from '../../engine/protocol/word-lists.ts';
import { fetchLexiconFile } from './lexicon-file.ts';
import { serveThinker } from './serve-thinker.ts';

// A timer would wait a few milliseconds for each slice of a long thought; a message to oneself does not.
const { port1, port2 } = new MessageChannel();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });

serveThinker(globalThis, wordListsFrom(fetchLexiconFile), pause);
