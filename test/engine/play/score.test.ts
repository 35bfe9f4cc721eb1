import { describe, expect, test } from 'vitest';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { emptyBoard } from '../../../engine/play/board.ts';
import { checkPlay } from '../../../engine/play/check-play.ts';
import type { Play } from '../../../engine/play/play.ts';
import { DIGRAPHS } from '../../support/digraphs.ts';
import { at, boardWith, lay } from '../../support/tiles.ts';

const BINGO = { tiles: 7, points: 50 };

function playOn(before: readonly string[], play: string, bingo = BINGO): Play {
  const board = boardWith(before);
  const checked = checkPlay(BOARD_LAYOUTS.classic, TILE_SETS.english, bingo, board, lay(play));
  if (!checked.ok) throw new Error(checked.error.code);
  return checked.value;
}

const score = (before: readonly string[], play: string): number => playOn(before, play).score;

/** The play with rows for columns. */
const turned = (play: string): string => play.replace(/^(\d+)([A-Z])|^([A-Z])(\d+)/, swap);
const swap = (_: string, row?: string, column?: string, columnFirst?: string, rowLast?: string): string => {
  const r = Number(row ?? rowLast);
  const c = (column ?? columnFirst ?? '').charCodeAt(0) - 64;
  const [name, number] = [String.fromCharCode(64 + r), String(c)];
  return row === undefined ? `${number}${name}` : `${name}${number}`;
};

/** A name, what lies on the board, the play, its points. */
const EXAMPLES: readonly (readonly [string, readonly string[], string, number])[] = [
  ['a first word of 10 points on the star', [], '8H JAM', 24],
  ['FINED opens, F on a double letter', [], '8D FINED', 26],
  ['CON before FINED: the F counts at face value now', ['8D FINED'], '8A CON(FINED)', 42],
  ['BATTInG above it, with BE and AD', ['8A CONFINED'], '7G BATTInG', 75],
  ['QUAY opens', [], '8E QUAY', 32],
  ['PRE(Q)UeLS over two double words', ['8E QUAY'], 'E5 PRE(Q)UeLS', 122],
  ['AROMA with M on a double letter and a triple word', ['E1 ANT', '8H AT'], '1A AROM(A)', 30],
  ['ZIP on a triple word', ['C1 PEN', '8H AT'], '1A ZI(P)', 42],
  ['DETAINER with its R already there', ['H6 RAN'], '6A DETAINE(R)', 63],
  ['DETAINER with its A already there', ['D6 AND', '8H AT'], '6A DET(A)INER', 63],
  ['DETAINER with a blank for the T', ['H6 RAN'], '6A DEtAINE(R)', 62],
  ['DETAINER with its N already there: no triple letter under it', ['F6 NET'], '6A DETAI(N)ER', 61],
  ['LAMPS: the S scores the whole word', ['8E LAMP'], '8I S', 9],
  ['CO(N)QUE(S)T is six new tiles', ['8F TABLE', 'F8 (T)EN', 'J8 (E)RS'], '10D CO(N)QUE(S)T', 19],
  ['X on a triple letter makes OX both ways', ['6E O', '5F O'], '6F X', 50],
  ['an 8 on a double letter in a doubled word', [], '8D XAEIO', 40],
  ['JOG across the star', [], '8G JOG', 22],
  ['a word through JOG, whose star counts no second time', ['8G JOG'], 'H7 T(O)P', 5],
  ['a middle letter on the star doubles', [], '8F CAT', 10],
  ['a two-letter word counts once', [], '8H OX', 18],
  ['(FOR)E', ['8G FOR'], '8J E', 7],
  ['the whole run from P to Q, not WORD alone', ['8C P', '8H Q'], '8D WORD', 25],
];

describe.each([
  ['across', (play: string) => play],
  ['turned down', turned],
])('%s', (_, turn) => {
  test.each(EXAMPLES)('[P1] %s', (_name, before, play, points) => {
    expect(score(before.map(turn), turn(play))).toBe(points);
  });
});

test('[P2] FINED, CONFINED and BATTInG bring the totals to 101 and 42', () => {
  const first = score([], '8D FINED') + score(['8A CONFINED'], '7G BATTInG');
  expect([first, score(['8D FINED'], '8A CON(FINED)')]).toEqual([101, 42]);
});

test('[P2] BATTInG scores BATTING, BE and AD', () => {
  const words = playOn(['8A CONFINED'], '7G BATTInG').words;
  expect(words.map((word) => [word.letters.join(''), word.score])).toEqual([
    ['BATTING', 15],
    ['BE', 7],
    ['AD', 3],
  ]);
});

test('[P1] two double words count four times, two triple nine times, three triple 27 times', () => {
  expect(playOn(['8E QUAY'], 'E5 PRE(Q)UeLS').words[0].score).toBe(18 * 4);
  const top = ['1B BCDEFG', '1I IJKLMN'];
  const nine = playOn(['1B BCDEFG'], '1A A(BCDEFG)H').words[0];
  // A H, 1 and 4; B C D E F G 3 3 2 1 4 2.
  expect(nine.score).toBe((1 + 4 + 15) * 9);
  const all = playOn(top, '1A A(BCDEFG)H(IJKLMN)O').words[0];
  expect(all.letters.join('')).toBe('ABCDEFGHIJKLMNO');
  // I J K L M N 1 8 5 1 3 1.
  expect(all.score).toBe((1 + 4 + 1 + 15 + 19) * 27);
});

test('[P1] a premium counts once: not for tiles laid beside or through it later', () => {
  expect(score(['8D FINED'], '8I S')).toBe(4 + 1 + 1 + 1 + 2 + 1);
  // A on the star is no new tile: AT down from it is not doubled.
  expect(score(['8H AT'], 'H8 (A)T')).toBe(2);
});

test('[P1] letters are multiplied before words', () => {
  // H4 lies on a double letter, H8 and H1 are word squares: (2x4 + 1) tripled would be (1x4+1)x3+4 otherwise.
  expect(score(['H4 HER'], 'H1 SOT(HER)')).toBe((1 + 1 + 1 + 4 + 1 + 1) * 3);
  expect(playOn([], 'H4 JAMES').words[0].score).toBe((8 * 2 + 1 + 3 + 1 + 1) * 2);
});

test('[P1] a blank is worth nothing on a letter premium, and a word premium under it counts', () => {
  expect(score([], '8D fINED')).toBe((0 + 1 + 1 + 1 + 2) * 2);
  expect(score([], '8D FINEd')).toBe((4 * 2 + 1 + 1 + 1 + 0) * 2);
  // The blank itself lies on the star.
  expect(score([], '8H aT')).toBe(2);
});

test('[P1] a blank keeps its nothing in every later word, and does not cut the word', () => {
  expect(score(['8F CaT'], '8I S')).toBe(3 + 0 + 1 + 1);
  expect(score(['8G qUAY'], '8K S')).toBe(0 + 1 + 1 + 4 + 1);
});

test('[P1] whichever letter a blank is named, the word through it is whole and scores the same', () => {
  const plays = TILE_SETS.english.alphabet.map((face) => playOn([], `8G J${face.toLowerCase()}Q`));
  expect(plays.map((play) => [play.words.length, play.score])).toEqual(Array(26).fill([1, 36]));
});

test('[P2] a shared letter counts in both words, with its letter and its word premium', () => {
  const { words } = playOn(['6E O', '5F O'], '6F X');
  expect(words.map((word) => word.score)).toEqual([1 + 8 * 3, 1 + 8 * 3]);
  // E5 is a double word: AT across and ST down are both doubled.
  const crossed = playOn(['5D A', '4E S'], '5E T');
  expect(crossed.words.map((word) => word.score)).toEqual([4, 4]);
});

test('[P3] seven tiles bring 50 after all multiplying, six do not', () => {
  const seven = playOn([], '8D FINEDXX');
  expect([seven.bingo, seven.score]).toEqual([50, (8 + 1 + 1 + 1 + 2 + 8 + 8) * 2 + 50]);
  expect(playOn([], '8D FINEDX').bingo).toBe(0);
});

test('[P3] eight letters of which six are new are no bingo', () => {
  expect(playOn(['8F TABLE', 'F8 (T)EN', 'J8 (E)RS'], '10D CO(N)QUE(S)T').bingo).toBe(0);
});

test('[P3] the bonus is paid once, whatever number of words the play makes', () => {
  const play = playOn(['8D TRAINER'], '9D ABCDEFG');
  expect(play.words).toHaveLength(8);
  expect(play.score).toBe(50 + play.words.reduce((sum, word) => sum + word.score, 0));
});

test('[P3] how many tiles and how many points are data', () => {
  expect(playOn([], '8H FINED', { tiles: 5, points: 40 }).bingo).toBe(40);
  expect(playOn([], '8H FINED', { tiles: 6, points: 40 }).bingo).toBe(0);
  expect(playOn([], '8D FINEDXX', { tiles: 6, points: 35 }).bingo).toBe(35);
});

test('[P4] two blanks score 0, and that is a play', () => {
  const play = playOn([], '8H at');
  expect([play.score, play.bingo, play.tiles.length]).toEqual([0, 0, 2]);
});

test('[P1] a letter without a tile, named by a blank, is worth nothing', () => {
  const checked = checkPlay(BOARD_LAYOUTS.classic, DIGRAPHS, BINGO, emptyBoard(225), lay('8H kO'));
  expect(checked).toMatchObject({ ok: true, value: { score: 2 } });
});

test('[P1] a play names its tiles in the order they are read', () => {
  const board = boardWith(['8E QUAY']);
  const tiles = [...lay('E5 PRE(Q)UeLS')].reverse();
  const checked = checkPlay(BOARD_LAYOUTS.classic, TILE_SETS.english, BINGO, board, tiles);
  if (!checked.ok) throw new Error(checked.error.code);
  const names = ['E5', 'E6', 'E7', 'E9', 'E10', 'E11', 'E12'];
  expect(checked.value.tiles.map((tile): number => tile.square)).toEqual(
    names.map((name): number => at(name)),
  );
});
