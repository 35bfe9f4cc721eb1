import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { WordList } from '../../engine/words/lexicon.ts';
import { lexiconFromGraph } from '../../engine/words/word-graph.ts';
import { buildLexica, type LexiconFile } from '../lexicon/build-lexica.ts';
import { LEXICA } from '../support/paths.ts';
import { BadFile, UsageError } from './command.ts';

/** Short names of languages. */
const SHORT: Readonly<Record<string, string>> = { en: 'english' };

export interface FoundLexicon {
  readonly file: LexiconFile;
  readonly words: WordList;
}

/** The lexicon of a name, in full or in short; built first where it is missing or stale. */
export function findLexicon(name: string): FoundLexicon {
  const lexica = buildLexica(LEXICA, console.error);
  const wanted = name.toLowerCase();
  const id = Object.hasOwn(SHORT, wanted) ? SHORT[wanted] : wanted;
  const file = lexica.find((each) => each.id === id);
  if (file === undefined) {
    const known = [...Object.keys(SHORT), ...lexica.map((each) => each.id)];
    throw new UsageError(`There is no lexicon ${name}. There are ${known.join(', ')}.`);
  }
  const bytes = new Uint8Array(readFileSync(join(LEXICA, file.file)));
  const words = lexiconFromGraph(TILE_SETS[file.tileSet], bytes.buffer);
  if (!words.ok) throw new BadFile(`The word list ${file.file} cannot be read.`, words.error);
  return { file, words: words.value };
}
