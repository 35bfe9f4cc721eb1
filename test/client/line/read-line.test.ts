import { describe, expect, test } from 'vitest';
import { sayLine } from '../../../client/i18n/line-sentences.ts';
import { readLine } from '../../../client/line/read-line.ts';
import { placements } from '../../../client/state/draft.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { emptyBoard } from '../../../engine/play/board.ts';
import { at, boardWith, lay, tilesOf } from '../../support/tiles.ts';

const GROUND = {
  layout: BOARD_LAYOUTS.classic,
  tileSet: TILE_SETS.english,
  board: emptyBoard(225),
  rack: tilesOf('FINEDQ?'),
  verbs: sayLine.verbs,
};

const read = (text: string, change: Partial<typeof GROUND> = {}) => readLine(text, { ...GROUND, ...change });

/** The tiles that a line lays, with the slots they come from. */
function laid(text: string, change: Partial<typeof GROUND> = {}) {
  const deed = read(text, change);
  if (!deed.ok || deed.value.kind !== 'lay') throw new Error(JSON.stringify(deed));
  const { draft } = deed.value;
  return { tiles: placements(draft), slots: draft.map(({ slot }) => slot) };
}

describe('[U141] a play as it is written', () => {
  test('[U141] takes its tiles from the rack, each once, and a blank for a small letter only', () => {
    expect(laid('8D FINED')).toEqual({ tiles: lay('8D FINED'), slots: [0, 1, 2, 3, 4] });
    expect(laid('  d8   FINiD ')).toEqual({ tiles: lay('D8 FINiD'), slots: [0, 1, 2, 6, 4] });
    expect(laid('8h eE', { rack: tilesOf('E?') })).toEqual({ tiles: lay('8H eE'), slots: [1, 0] });
  });

  test('[U141] passes over what lies there, however that is written', () => {
    const board = boardWith(['8D FINED']);
    for (const line of ['E7 QID', 'E7 Q.D', 'E7 Q(I)D'])
      expect(laid(line, { board }).tiles).toEqual(lay('E7 Q(I)D'));
  });

  test('[U141] has a tile of several letters in brackets', () => {
    const rack = [...tilesOf('AO'), ...TILE_SETS.spanish.alphabet.filter((letter) => letter === 'CH')];
    const change = { tileSet: TILE_SETS.spanish, rack };
    expect(laid('8H [CH]AO', change)).toEqual({ tiles: lay('8H [CH]AO'), slots: [2, 0, 1] });
    expect(read('8H CHAO', change)).toEqual({
      ok: false,
      error: { code: 'line/missing', tile: 'C', hasBlank: false, isSeveral: true },
    });
  });

  test.each([
    ['8D FINEST', { code: 'line/missing', tile: 'S', hasBlank: true, isSeveral: false }],
    ['8D fined', { code: 'line/blanks', blanks: 1, written: '8D FINED' }],
    ['8D FIned', { code: 'line/blanks', blanks: 1, written: null }],
    ['8D', { code: 'notation/bad-word', text: '' }],
    ['8D FIN ED', { code: 'notation/bad-word', text: 'FIN ED' }],
    ['16D FINED', { code: 'notation/bad-square', text: '16D' }],
    ['8N FINED', { code: 'notation/off-board' }],
    ['8D FIN(E)D', { code: 'notation/not-there', square: at('G8') }],
    ['8D FIÑED', { code: 'notation/no-such-letter', letter: 'Ñ' }],
  ])('[U141] that is not one is told why: %s', (line, error) => {
    expect(read(line)).toEqual({ ok: false, error });
  });
});

describe('[U141] what is done in words', () => {
  test.each([
    ['exch QVU', { rack: tilesOf('QVUAEIO') }, { kind: 'exchange', tiles: tilesOf('QVU') }],
    ['Exchange q ?', {}, { kind: 'exchange', tiles: tilesOf('Q?') }],
    ['PASS', {}, { kind: 'pass' }],
    ['let it stand', {}, { kind: 'accept' }],
    ['challenge fined at', {}, { kind: 'challenge', words: ['FINED', 'AT'] }],
    ['redeem h8', {}, { kind: 'redeem', square: at('H8') }],
    ['?', {}, { kind: 'help' }],
  ])('[U141] %s', (line, change, deed) => {
    expect(read(line, change)).toEqual({ ok: true, value: deed });
  });

  test.each([
    ['', { code: 'line/unknown', word: '' }],
    ['undo', { code: 'line/unknown', word: 'undo' }],
    ['passing', { code: 'line/unknown', word: 'passing' }],
    ['pass now', { code: 'line/too-much', word: 'pass' }],
    ['exch', { code: 'line/no-tiles', text: '' }],
    ['exch 3', { code: 'line/no-tiles', text: '3' }],
    ['exch QQ', { code: 'line/missing', tile: 'Q', hasBlank: false, isSeveral: false }],
    ['exch FÆ', { code: 'line/no-tiles', text: 'FÆ' }],
    ['redeem it', { code: 'notation/bad-square', text: 'it' }],
    ['look 16', { code: 'line/no-place', text: '16' }],
    ['look P', { code: 'line/no-place', text: 'P' }],
  ])('[U141] that is not understood is told why: %s', (line, error) => {
    expect(read(line)).toEqual({ ok: false, error });
  });

  test('[U142] looks at a row, a column, a square, or every row', () => {
    const lines = (text: string) => {
      const deed = read(text);
      return deed.ok && deed.value.kind === 'look' ? deed.value.lines : null;
    };
    expect(lines('look 8')).toMatchObject([{ kind: 'row', name: '8' }]);
    expect(lines('look h')).toMatchObject([{ kind: 'column', name: 'H' }]);
    expect(lines('look H8')).toEqual([{ kind: 'square', square: at('H8') }]);
    expect(lines('board')).toHaveLength(15);
  });
});
