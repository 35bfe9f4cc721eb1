import type { TileSetId } from '../../equipment/tile-sets.ts';
import type { LeaveData } from './leave-data.ts';
import { DUTCH_LEAVES } from './leaves/dutch.ts';
import { ENGLISH_LEAVES } from './leaves/english.ts';
import { FRENCH_LEAVES } from './leaves/french.ts';
import { NORWEGIAN_LEAVES } from './leaves/norwegian.ts';
import { SPANISH_LEAVES } from './leaves/spanish.ts';
import { SWEDISH_LEAVES } from './leaves/swedish.ts';

const LEARNED: Partial<Record<TileSetId, LeaveData>> = {
  english: ENGLISH_LEAVES,
  norwegian: NORWEGIAN_LEAVES,
  dutch: DUTCH_LEAVES,
  french: FRENCH_LEAVES,
  spanish: SPANISH_LEAVES,
  swedish: SWEDISH_LEAVES,
};

/** What kept tiles are worth in a language; in one that nothing was learned of, nothing. */
export const leavesOf = (tileSet: TileSetId): LeaveData => LEARNED[tileSet] ?? { ...UNLEARNED, tileSet };

const UNLEARNED: Omit<LeaveData, 'tileSet'> = {
  learned: { lexicon: '', seed: 0, games: 0, generations: 0 },
  vowels: 'AEIOU',
  singles: [],
  pairs: [],
  balance: [],
  bagLeft: [],
};
