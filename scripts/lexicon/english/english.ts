import { readFileSync } from 'node:fs';
import { denierOf } from '../deny-list.ts';
import { LETTERPRESS_FILE, SCOWL_WORDS } from '../packages.ts';
import { playable } from '../playable.ts';
import type { WordList } from '../word-list.ts';
import { type ScowlList, scowlLists } from './scowl.ts';

/** SCOWL's rarest level, 95, has entries that no dictionary has. */
const RAREST_LEVEL = 80;

/** How rare a word may be, and what it may be spelt like, to be one that people know. */
const KNOWN_LEVELS = { everyday: 35, common: 50 };
const KNOWN_SPELLINGS = ['english', 'american', 'british'];

/** Words too new for the Letterpress list are taken from SCOWL alone, so from its careful part only. */
const NEW_SPELLINGS = ['english', 'american', 'british'];
const NEW_RAREST_LEVEL = 60;
const NEW_SHORTEST = 4;

/** Two-letter words that every recent dictionary has and both lists lack. */
const BY_HAND = ['ok', 'ew'];

/**
 * The English words: what both SCOWL and the Letterpress list have, SCOWL's newer words and a few by hand, without
 * the denied. Every word but those by hand stands in SCOWL; the Letterpress list only takes abbreviations and
 * other debris away.
 */
export function englishWords(): WordList {
  const lists = scowlLists(SCOWL_WORDS);
  const letterpress = new Set<string>(JSON.parse(readFileSync(LETTERPRESS_FILE, 'utf8')));

  const shared = wordsOf(lists.filter((list) => list.level <= RAREST_LEVEL)).filter((word) =>
    letterpress.has(word),
  );
  const newer = wordsOf(lists.filter(isCareful)).filter(
    (word) => word.length >= NEW_SHORTEST && !letterpress.has(word),
  );

  const isDenied = denierOf('english');
  const found = [...new Set([...shared, ...newer, ...BY_HAND])].map((word) => word.toUpperCase());
  const words = found.filter((word) => !isDenied(word)).sort();
  const known = (level: number): readonly string[] => {
    const few = new Set(wordsOf(lists.filter((list) => isKnown(list, level))));
    return words.filter((word) => few.has(word.toLowerCase()));
  };
  return {
    words,
    vocabularies: { everyday: known(KNOWN_LEVELS.everyday), common: known(KNOWN_LEVELS.common) },
    counts: {
      shared: shared.length,
      newer: newer.length,
      byHand: BY_HAND.length,
      denied: found.length - words.length,
    },
  };
}

const isCareful = ({ spelling, category, level }: ScowlList): boolean =>
  category === 'words' && NEW_SPELLINGS.includes(spelling) && level <= NEW_RAREST_LEVEL;

const isKnown = ({ spelling, category, level }: ScowlList, rarest: number): boolean =>
  category === 'words' && KNOWN_SPELLINGS.includes(spelling) && level <= rarest;

/** The lower-case entries that can be laid with tiles A to Z, accents folded, each once. */
function wordsOf(lists: readonly ScowlList[]): readonly string[] {
  const entries = lists.flatMap((list) => list.entries.filter((entry) => entry === entry.toLowerCase()));
  return [...playable(entries, 'a-z')];
}
