import { expect, test } from 'vitest';
import { fileNameOf, namesOf } from '../../../client/replay/game-names.ts';
import { openLines } from '../support/open-text.ts';

const { game } = openLines('>Ann: DEFIN 8D FINED +26 26');

test('[U47] players are called by their names, else as the events call them', () => {
  expect(namesOf(game)).toEqual(['Ann Lee', 'Bo']);
});

test('[U49] a game is saved under the name of its file, else of its players, as any system takes it', () => {
  expect(fileNameOf(game, 'final 2024.gcg')).toBe('final-2024.gcg');
  expect(fileNameOf(game, 'Ĝemo.txt')).toBe('Ĝemo.gcg');
  expect(fileNameOf(game, '???.gcg')).toBe('game.gcg');
  expect(fileNameOf(game, null)).toBe('Ann-Lee-Bo.gcg');
});
