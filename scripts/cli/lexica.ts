import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { WordList } from '../../engine/words/lexicon.ts';
import type { Vocabulary } from '../../engine/words/vocabulary.ts';
import { lexiconFromGraph } from '../../engine/words/word-graph.ts';
import { buildLexicon, type LexiconFile } from '../lexicon/build-lexica.ts';
import { RECIPES } from '../lexicon/recipes.ts';
import { LEXICA } from '../support/paths.ts';
import { BadFile, UsageError } from './command.ts';
import { fullName, SHORT_NAMES } from './languages.ts';

export interface FoundLexicon {
  readonly file: LexiconFile;
  readonly words: WordList;
}

/** The lexicon of a name, in full or in short; this one built first where it is missing or stale. */
export function findLexicon(name: string): FoundLexicon {
  const file = buildLexicon(LEXICA, fullName(name), console.error);
  if (file === null) {
    const ids = RECIPES.map((each) => each.id);
    const short = Object.entries(SHORT_NAMES).flatMap(([each, full]) => (ids.includes(full) ? [each] : []));
    const known = [...short, ...ids];
    throw new UsageError(`There is no lexicon ${name}. There are ${known.join(', ')}.`);
  }
  return { file, words: readWords(file, file.file) };
}

/** The part of a lexicon that a vocabulary has. */
export const findVocabulary = ({ file }: FoundLexicon, vocabulary: Vocabulary): WordList =>
  readWords(file, file.vocabularies[vocabulary]);

function readWords({ tileSet }: LexiconFile, name: string): WordList {
  const bytes = new Uint8Array(readFileSync(join(LEXICA, name)));
  const words = lexiconFromGraph(TILE_SETS[tileSet], bytes.buffer);
  if (!words.ok) throw new BadFile(`The word list ${name} cannot be read.`, words.error);
  return words.value;
}
