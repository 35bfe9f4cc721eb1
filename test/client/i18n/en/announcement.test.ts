import { describe, expect, test } from 'vitest';
import { announcement, holdingText, tableTitle } from '../../../../client/i18n/en/announcement.ts';
import type { PlayRow } from '../../../../client/state/turns.ts';
import { seat } from '../../../../engine/base/units.ts';
import { BLANK } from '../../../../engine/equipment/tile-set.ts';
import { letter } from '../../../support/tiles.ts';

const NAMES = ['Ida', 'Marek'];
const ida = { names: NAMES, you: seat(0) };
const watcher = { names: NAMES, you: null };
const play: PlayRow = {
  kind: 'play',
  turn: 3,
  seat: seat(1),
  score: 24,
  total: 193,
  start: '14L',
  word: 'GOOD',
  notation: '14L GOOD',
  bingo: false,
  withdrawn: false,
};

describe('[U23] what is read aloud', () => {
  test('[U23] tells the last turn and whose turn it is', () => {
    expect(announcement({ phase: 'playing', toMove: seat(0) }, play, ida)).toBe(
      'Marek: 14L GOOD, 24 points. Your turn.',
    );
    expect(announcement({ phase: 'playing', toMove: seat(0) }, play, watcher)).toBe(
      'Marek: 14L GOOD, 24 points. Ida’s turn.',
    );
  });

  test('[U23] calls the own turn one’s own, and a withdrawn play withdrawn', () => {
    const own = { ...play, seat: seat(0), score: 0, withdrawn: true };
    expect(announcement({ phase: 'playing', toMove: seat(1) }, own, ida)).toBe(
      'You: 14L GOOD, withdrawn. Marek’s turn.',
    );
  });

  test('[U53] tells of a blank that was taken without points', () => {
    const taken = {
      kind: 'redeem',
      seat: seat(1),
      square: 'F8',
      letter: letter('N'),
      score: 0,
      total: 9,
    } as const;
    expect(announcement({ phase: 'playing', toMove: seat(1) }, taken, ida)).toBe(
      'Marek: Blank on F8 for N. Marek’s turn.',
    );
  });

  test('[U23] tells whose turn it is before the first, and that the last play waits', () => {
    expect(announcement({ phase: 'playing', toMove: seat(1) }, undefined, ida)).toBe('Marek’s turn.');
    expect(announcement({ phase: 'lastPlay', toMove: seat(1) }, undefined, ida)).toBe('The last play waits.');
  });
});

test('[U163] the own rack is told by its letters', () => {
  expect(holdingText([letter('C'), BLANK, letter('T')])).toBe('You hold C, blank and T.');
  expect(holdingText([letter('C')])).toBe('You hold C.');
  expect(holdingText([])).toBe('Your rack is empty.');
});

describe('[U23] the title of the page', () => {
  const seats = [
    { score: 244, tiles: 7, owed: 0, left: null },
    { score: 193, tiles: 7, owed: 0, left: null },
  ];

  test('[U23] says whose turn it is and the score, the own one first', () => {
    expect(tableTitle({ phase: 'playing', toMove: seat(0), seats }, ida)).toBe('Your turn, 244 to 193');
    expect(tableTitle({ phase: 'playing', toMove: seat(0), seats }, { names: NAMES, you: seat(1) })).toBe(
      'Ida’s turn, 193 to 244',
    );
  });

  test('[U23] gives a watcher the scores by seat', () => {
    expect(tableTitle({ phase: 'playing', toMove: seat(1), seats }, watcher)).toBe(
      'Marek’s turn, 244 to 193',
    );
  });
});
