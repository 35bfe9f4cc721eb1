import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveThinker } from '../../../client/thinker/serve-thinker.ts';
import { callThinker } from '../../../client/thinker/thinker.ts';
import { wordListsFrom } from '../../../engine/protocol/word-lists.ts';
import { LEXICA } from '../../../scripts/support/paths.ts';
import { builtLexicon } from '../../support/built-lexicon.ts';

/** The word lists that the site serves. */
export function builtLists() {
  builtLexicon('english');
  return wordListsFrom(async (file) => new Response(await readFile(join(LEXICA, file))));
}

/** The worker's code behind a port; it never ends by itself. `pause` is what it does between two slices. */
export function testThinker(lists = builtLists(), pause: () => Promise<unknown> = async () => undefined) {
  const { port1, port2 } = new MessageChannel();
  serveThinker(port2, lists, pause);
  const { load, ask, failAll } = callThinker(port1);
  port1.start();
  port2.start();
  return {
    ...{ load, ask, failAll },
    end: () => {
      port1.close();
      port2.close();
    },
  };
}
