import { LANGUAGES, type Language } from '../../engine/words/languages.ts';
import { englishWords } from './english/english.ts';
import { englishNotice } from './english/english-notice.ts';
import { norwegianWords } from './norwegian/norwegian.ts';
import { norwegianNotice } from './norwegian/norwegian-notice.ts';
import { BOKMAL, LETTERPRESS_FILE, SCOWL_COPYRIGHT, SCOWL_WORDS } from './packages.ts';
import type { Recipe } from './recipe.ts';

const ENGLISH: Recipe = {
  id: 'english',
  title: 'English (Crosstile 2026)',
  tileSet: 'english',
  sources: [SCOWL_WORDS, LETTERPRESS_FILE, SCOWL_COPYRIGHT],
  make: englishWords,
  notice: englishNotice,
};

const NORWEGIAN: Recipe = {
  id: 'norwegian',
  title: 'Norwegian Bokmål (Crosstile 2026)',
  tileSet: 'norwegian',
  sources: [BOKMAL],
  make: norwegianWords,
  notice: norwegianNotice,
};

const BY_LANGUAGE: Readonly<Record<Language, Recipe>> = { english: ENGLISH, norwegian: NORWEGIAN };

/** Every lexicon that is built. */
export const RECIPES: readonly Recipe[] = LANGUAGES.map((language) => BY_LANGUAGE[language]);
