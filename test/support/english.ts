import type { WordList } from '../../engine/words/lexicon.ts';
import { builtLexicon } from './built-lexicon.ts';

/** The English lexicon that is shipped, built first where it is missing or stale. */
export const englishLexicon = (): WordList => builtLexicon('english').words;
