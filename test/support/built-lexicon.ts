import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import type { Language } from '../../engine/words/languages.ts';
import type { WordList } from '../../engine/words/lexicon.ts';
import type { Vocabulary } from '../../engine/words/vocabulary.ts';
import { lexiconFromGraph } from '../../engine/words/word-graph.ts';
import { buildLexicon, type LexiconFile } from '../../scripts/lexicon/build-lexica.ts';
import { LEXICA } from '../../scripts/support/paths.ts';

export interface BuiltLexicon {
  readonly file: LexiconFile;
  readonly words: WordList;
}

const read = new Map<Language, BuiltLexicon>();

/** The lexicon that is shipped for a language, built first where it is missing or stale. */
export function builtLexicon(language: Language): BuiltLexicon {
  const lexicon = read.get(language) ?? readLexicon(language);
  read.set(language, lexicon);
  return lexicon;
}

/** The part of a language's lexicon that a vocabulary has. */
export const builtVocabulary = (language: Language, vocabulary: Vocabulary): WordList =>
  readWords(language, builtLexicon(language).file.vocabularies[vocabulary]);

function readLexicon(language: Language): BuiltLexicon {
  const file = buildLexicon(LEXICA, language, () => {});
  if (file === null) throw new Error(`there is no ${language} lexicon`);
  return { file, words: readWords(language, file.file) };
}

function readWords(language: Language, file: string): WordList {
  const bytes = new Uint8Array(readFileSync(join(LEXICA, file)));
  const words = lexiconFromGraph(TILE_SETS[language], bytes.buffer);
  if (!words.ok) throw new Error(words.error.code);
  return words.value;
}
