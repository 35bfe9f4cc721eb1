import { expect, test } from 'vitest';
import { checkLetters, physicalTile, takeFromRack } from '../../../engine/play/rack-tiles.ts';
import { DIGRAPHS } from '../../support/digraphs.ts';
import { at, lay, letter, tilesOf } from '../../support/tiles.ts';

const RACK = ['CH', 'O', 'O', 'C', 'H'].map(letter);

const take = (play: string) => takeFromRack(RACK, lay(play).map(physicalTile));

test('[W5, L1] tiles are counted, not characters: one CH does not make two, with C and H beside it', () => {
  expect(take('8H [CH]OCHO')).toEqual({ ok: true, value: [] });
  expect(take('8H [CH]O[CH]O')).toEqual({ ok: false, error: { code: 'rack/missing-tile', tile: 'CH' } });
});

test('[W5, L1] nor does a tile CH make a C and an H', () => {
  const rack = ['CH', 'O'].map(letter);
  expect(takeFromRack(rack, tilesOf('C'))).toEqual({
    ok: false,
    error: { code: 'rack/missing-tile', tile: 'C' },
  });
});

test('[W5] what is left keeps its order, and the rack itself is not touched', () => {
  const rack = tilesOf('AB?AC');
  expect(takeFromRack(rack, tilesOf('A?'))).toEqual({ ok: true, value: tilesOf('BAC') });
  expect(rack).toEqual(tilesOf('AB?AC'));
});

test('[W5] a blank can be named any letter of the alphabet, with those that have no tile', () => {
  for (const face of DIGRAPHS.alphabet) {
    expect(checkLetters(DIGRAPHS, [{ square: at('H8'), letter: face, blank: true }]).ok).toBe(true);
  }
  expect(checkLetters(DIGRAPHS, [{ square: at('H8'), letter: letter('B'), blank: true }])).toEqual({
    ok: false,
    error: { code: 'blank/no-letter', square: at('H8') },
  });
});
