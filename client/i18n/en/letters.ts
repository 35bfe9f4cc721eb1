import { BLANK } from '../../../engine/equipment/tile-set.ts';
import { TILE_SETS, type TileSetId } from '../../../engine/equipment/tile-sets.ts';
import type { LexiconRef } from '../../../engine/words/lexicon.ts';
import { listed } from './words.ts';

/** What a blank may be: the letters that have no tile are named. */
export function blankRule(tileSet: TileSetId): string {
  const { alphabet, kinds, blankOnlyChecked } = TILE_SETS[tileSet];
  const tiles = new Set(kinds.map(({ tile }) => tile).filter((tile) => tile !== BLANK));
  const others = alphabet.filter((letter) => !tiles.has(letter));
  const rule =
    others.length === 0
      ? 'A blank may be any letter that has a tile.'
      : `A blank may be any letter, also ${listed(others)}, which ${others.length === 1 ? 'has' : 'have'} no tile.`;
  return blankOnlyChecked
    ? rule
    : `${rule} For these tiles it is not certain which letters without a tile a blank may be.`;
}

/** What lists are worth that were made to find typing errors. */
export function lexiconNote({ id }: Pick<LexiconRef, 'id'>): string {
  return id === 'english'
    ? ''
    : 'This word list is made from a spelling list and is no tournament list: it has words that no referee would take, and lacks some.';
}
