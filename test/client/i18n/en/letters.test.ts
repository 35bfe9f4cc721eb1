import { expect, test } from 'vitest';
import { lexiconNote } from '../../../../client/i18n/en/letters.ts';
import { rulesInWords } from '../../../../client/i18n/en/rules.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import type { TileSetId } from '../../../../engine/equipment/tile-sets.ts';

const letters = (tileSet: TileSetId): string => rulesInWords({ ...PRESETS.casual, tileSet }).letters;

test('[U25] the rules say what a blank may be beside the letters that have a tile', () => {
  expect(letters('english')).toBe('A blank may be any letter that has a tile.');
  expect(letters('norwegian')).toBe(
    'A blank may be any letter, also Q, X, Z, Ü, Ä and Ö, which have no tile.',
  );
});

test('[B2] where it is not certain what a blank may be, the rules say so', () => {
  expect(letters('catalan')).toMatch(/not certain/);
  expect(letters('finnish')).toMatch(/^A blank may be any letter, also Q, W, X, Z and Å.*not certain/);
  expect(letters('swedish')).not.toMatch(/not certain/);
});

test('[U25] of a list made from a spelling dictionary the rules say that it is no tournament list', () => {
  expect(lexiconNote({ id: 'norwegian' })).toMatch(/spelling list and is no tournament list/);
  expect(lexiconNote({ id: 'english' })).toBe('');
});
