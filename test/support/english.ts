import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { Lexicon } from '../../engine/words/lexicon.ts';
import { lexiconFromGraph } from '../../engine/words/word-graph.ts';
import { buildLexica } from '../../scripts/lexicon/build-lexica.ts';
import { LEXICA } from '../../scripts/support/paths.ts';

let lexicon: Lexicon | null = null;

/** The English lexicon that is shipped, built first where it is missing or stale. */
export function englishLexicon(): Lexicon {
  lexicon ??= readEnglish();
  return lexicon;
}

function readEnglish(): Lexicon {
  const english = buildLexica(LEXICA, () => {}).find(({ id }) => id === 'english');
  if (english === undefined) throw new Error('no English lexicon was built');
  const bytes = new Uint8Array(readFileSync(join(LEXICA, english.file)));
  const read = lexiconFromGraph(TILE_SETS.english, bytes.buffer);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}
