import { expect, test } from 'vitest';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { parsePlay } from '../../../engine/notation/play-text.ts';
import { checkPlay } from '../../../engine/play/check-play.ts';
import { at, boardWith, lay } from '../../support/tiles.ts';

const { classic } = BOARD_LAYOUTS;
const { english } = TILE_SETS;
const FINED = boardWith(['8D FINED']);

const read = (text: string, board = FINED) => parsePlay(classic, english, board, text);

test.each([
  ['8A CON(FINED)', '8A CON(FINED)'],
  ['8A CON.....', '8A CON(FINED)'],
  ['8A CON(..)NED', '8A CON(FINED)'],
  ['8a CONFINED', '8A CON(FINED)'],
  ['  8A   CONfined ', '8A CON(FINED)'],
  ['7G BATTInG', '7G BATTInG'],
  ['F7 A(N)T', 'F7 A(N)T'],
  ['f7 A.t', 'F7 A(N)t'],
])('[N1] %s lays the tiles of %s', (text, same) => {
  const play = read(text);
  if (!play.ok) throw new Error(play.error.code);
  expect(play.value.tiles).toEqual(lay(same));
  const squares = [...lay(same.replace(/[()]/g, ''))].map((tile) => tile.square);
  expect(play.value.squares).toEqual(squares);
});

test('[N1] what was read is scored as the worked example says', () => {
  const play = read('8A CON(FINED)');
  if (!play.ok) throw new Error(play.error.code);
  const checked = checkPlay(classic, english, PRESETS.classic.bingo, FINED, play.value.tiles);
  expect(checked.ok && checked.value.score).toBe(42);
});

test.each([
  ['FINED', { code: 'notation/bad-square', text: 'FINED' }],
  ['', { code: 'notation/bad-square', text: '' }],
  ['16A CAT', { code: 'notation/bad-square', text: '16A' }],
  ['8D', { code: 'notation/bad-word', text: '' }],
  ['8D CA T', { code: 'notation/bad-word', text: 'CA T' }],
  ['8D C4T', { code: 'notation/bad-word', text: 'C4T' }],
  ['8D C(A', { code: 'notation/bad-word', text: 'C(A' }],
  ['9D ÅRE', { code: 'notation/no-such-letter', letter: 'Å' }],
  ['9M CAT', null],
  ['9N CAT', { code: 'notation/off-board' }],
  ['N14 CAT', { code: 'notation/off-board' }],
  ['9D C(A)T', { code: 'notation/not-there', square: at('E9') }],
  ['9D C.T', { code: 'notation/not-there', square: at('E9') }],
  ['8D (FUNED)', { code: 'notation/not-there', square: at('E8') }],
])('[N1] what is wrong with %j is said', (text, error) => {
  const play = read(text);
  expect(play.ok ? null : play.error).toEqual(error);
});
