import { LANGUAGES, type Language } from '../../engine/words/languages.ts';
import { DUTCH_RECIPE } from './dictionaries/dutch.ts';
import { FRENCH_RECIPE } from './dictionaries/french.ts';
import { SPANISH_RECIPE } from './dictionaries/spanish.ts';
import { SWEDISH_RECIPE } from './dictionaries/swedish.ts';
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

const BY_LANGUAGE: Readonly<Record<Language, Recipe>> = {
  english: ENGLISH,
  norwegian: NORWEGIAN,
  dutch: DUTCH_RECIPE,
  french: FRENCH_RECIPE,
  spanish: SPANISH_RECIPE,
  swedish: SWEDISH_RECIPE,
};

/** Every lexicon that is built. */
export const RECIPES: readonly Recipe[] = LANGUAGES.map((language) => BY_LANGUAGE[language]);
