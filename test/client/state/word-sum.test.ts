import { describe, expect, test } from 'vitest';
import { wordTerms } from '../../../client/i18n/en/look-back.ts';
import { wordSum, wordsThrough } from '../../../client/state/word-sum.ts';
import type { Square } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { redeeming, Table } from '../../support/table.ts';
import { at, boardWith } from '../../support/tiles.ts';
import { RoomOf } from '../support/room-of.ts';

const layout = BOARD_LAYOUTS.classic;

const run = (from: string, length: number, step = 1): Square[] =>
  Array.from({ length }, (_, index) => (at(from) + index * step) as Square);

const sumOn = (table: Table, squares: readonly Square[]) =>
  wordSum(layout, TILE_SETS.english, new RoomOf(table, 'sums').step().steps, squares);

describe('[U153] how a word was counted', () => {
  test('[U153] each letter with what doubled it, and what doubled the word, as when it was made', () => {
    const table = new Table({ racks: ['FINEDXY', 'CONABTT'] });
    table.place(0, '8D FINED');
    table.place(1, '8A CON(FINED)');
    const fined = sumOn(table, run('D8', 5));
    expect(fined).toMatchObject({ letters: [...'FINED'], start: '8D', seat: 0, times: 2, score: 26 });
    expect(fined && wordTerms(fined)).toBe('(4 × 2 + 1 + 1 + 1 + 2) × 2');
    // What lay there counts plainly, the new letter on the corner for three.
    const longer = sumOn(table, run('A8', 8));
    expect(longer).toMatchObject({ start: '8A', seat: 1, times: 3, score: 42 });
    expect(longer && wordTerms(longer)).toBe('(3 + 1 + 1 + 4 + 1 + 1 + 1 + 2) × 3');
  });

  test('[U153] what a bingo added stands with its main word', () => {
    const table = new Table({ racks: ['RELATED', 'CONABTT'] });
    table.place(0, '8D RELATED');
    const related = sumOn(table, run('D8', 7));
    expect(related).toMatchObject({ bonus: 50, score: 68 });
    expect(related && wordTerms(related)).toBe('(1 × 2 + 1 + 1 + 1 + 1 + 1 + 2) × 2 + 50');
  });

  test('[U153] a blank counts nothing, and the tile that took its place counts from then on', () => {
    const ruleset = { ...PRESETS.casual, blanks: { redeemable: true } };
    const table = new Table({ racks: ['F?NEDXY', 'CIABTTS'], ruleset }, { words: ['FINED', 'FINEDS'] });
    table.place(0, '8D FiNED');
    expect(sumOn(table, run('D8', 5))?.terms[1]).toEqual({ points: 0, times: 1 });
    table.act(redeeming(1, 'E8'));
    table.place(1, '8D (FINED)S');
    expect(sumOn(table, run('D8', 6))?.terms[1]).toEqual({ points: 1, times: 1 });
    expect(sumOn(table, run('D8', 5))?.terms[1]).toEqual({ points: 0, times: 1 });
  });

  test('[U153] a play that was withdrawn has counted nothing', () => {
    const table = new Table({ racks: ['FINEDXY', 'FINEDAB'] });
    table.place(0, '8D FINED');
    table.challenge(1, 0);
    expect(sumOn(table, run('D8', 5))).toBeNull();
    table.place(1, '8D FINED');
    expect(sumOn(table, run('D8', 5))).toMatchObject({ seat: 1, score: 26 });
  });

  test('[U153] the words of a square are those that its tile is part of', () => {
    const board = boardWith(['8D FINED', 'F7 O(N)']);
    expect(wordsThrough(layout, board, at('F8'))).toEqual([run('D8', 5), run('F7', 2, 15)]);
    expect(wordsThrough(layout, board, at('D8'))).toEqual([run('D8', 5)]);
    expect(wordsThrough(layout, board, at('A1'))).toEqual([]);
  });
});
