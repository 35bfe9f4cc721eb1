import { describe, expect, test } from 'vitest';
import { square } from '../../../engine/base/units.ts';
import { BOARD_LAYOUTS } from '../../../engine/equipment/board-layouts.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { type Board, emptyBoard, type Placement } from '../../../engine/play/board.ts';
import { checkPlay } from '../../../engine/play/check-play.ts';
import { DIGRAPHS } from '../../support/digraphs.ts';
import { at, boardWith, lay, letter } from '../../support/tiles.ts';

const BINGO = { tiles: 7, points: 50 };
const EMPTY = emptyBoard(225);

const check = (board: Board, tiles: readonly Placement[]) =>
  checkPlay(BOARD_LAYOUTS.classic, TILE_SETS.english, BINGO, board, tiles);

const refusal = (board: Board, ...plays: readonly string[]) => {
  const checked = check(board, plays.flatMap(lay));
  return checked.ok ? 'legal' : checked.error;
};

function words(board: Board, ...plays: readonly string[]): string[] {
  const checked = check(board, plays.flatMap(lay));
  if (!checked.ok) throw new Error(checked.error.code);
  return checked.value.words.map((word) => word.letters.join(''));
}

const direction = (board: Board, play: string) => {
  const checked = check(board, lay(play));
  return checked.ok ? checked.value.direction : checked.error.code;
};

describe('the first play', () => {
  test.each(['8D FINED', '8H AT', '8G AT', 'H8 AT', 'H2 QUARTET'])(
    '[W1] %s covers the star, with whichever letter',
    (play) => expect(refusal(EMPTY, play)).toBe('legal'),
  );

  test.each(['8I AT', '7H AT', 'G8 AT', '1A AT'])('[W1] %s misses the star', (play) =>
    expect(refusal(EMPTY, play)).toEqual({ code: 'play/misses-star', star: at('H8') }),
  );

  test('[W1] one tile is too short, on the star and off it', () => {
    expect(refusal(EMPTY, '8H A')).toEqual({ code: 'play/too-short' });
    expect(refusal(EMPTY, '8I A')).toEqual({ code: 'play/misses-star', star: at('H8') });
  });

  test('[W1] on a board with tiles the star asks for nothing', () => {
    const board = boardWith(['8H AT']);
    expect(refusal(board, 'I7 E(T)A')).toBe('legal');
    expect(refusal(board, '9A AT')).toEqual({ code: 'play/not-connected' });
  });
});

describe('one line, no gap, touching', () => {
  const board = boardWith(['8D FINED']);

  test('[W2] no tile is no play', () => expect(refusal(board)).toEqual({ code: 'play/no-tiles' }));

  test.each([
    ['a corner', ['9D AT', 'D10 E']],
    ['a diagonal', ['9D A', '10E T']],
    ['two rows', ['7D AT', '9D AT']],
  ])('[W2] %s is not one line', (_, plays) =>
    expect(refusal(board, ...plays)).toEqual({ code: 'play/not-in-line' }),
  );

  test('[W2] a gap is named by its first square', () => {
    expect(refusal(board, '9D A', '9F T')).toEqual({ code: 'play/gap', square: at('E9') });
    expect(refusal(board, '8C A', '8J T')).toEqual({ code: 'play/gap', square: at('I8') });
    expect(refusal(board, 'D9 A', 'D12 T')).toEqual({ code: 'play/gap', square: at('D10') });
    expect(refusal(EMPTY, '8H A', '8J T')).toEqual({ code: 'play/gap', square: at('I8') });
  });

  test('[W2] tiles already there fill a gap', () => {
    expect(words(board, '8C A', '8I S')).toEqual(['AFINEDS']);
    expect(words(board, 'E7 A', 'E9 L')).toEqual(['AIL']);
  });

  test('[W2] touching over a corner is not enough', () => {
    expect(refusal(board, '7I AT')).toEqual({ code: 'play/not-connected' });
    expect(refusal(board, 'C9 AT')).toEqual({ code: 'play/not-connected' });
    expect(refusal(board, '1A AT')).toEqual({ code: 'play/not-connected' });
    expect(refusal(board, '12A A')).toEqual({ code: 'play/not-connected' });
  });

  test('[W2] rows do not run on at the edge of the board', () => {
    const edge = boardWith(['15O A', '14O T', '8H AT']);
    expect(refusal(edge, '15A AT')).toEqual({ code: 'play/not-connected' });
    expect(refusal(boardWith(['8O A']), '9A AT')).toEqual({ code: 'play/not-connected' });
    expect(refusal(boardWith(['O8 AT']), '9A AT')).toEqual({ code: 'play/not-connected' });
  });

  test('[W2] a square that holds a tile is taken, and so is one used twice', () => {
    expect(refusal(board, '8D AT')).toEqual({ code: 'play/square-taken', square: at('D8') });
    expect(refusal(board, '9D A', '9D T')).toEqual({ code: 'play/square-taken', square: at('D9') });
  });

  test.each([-1, 225, 3.5, Number.NaN, Number.POSITIVE_INFINITY])('[W2] square %d is off the board', (n) => {
    const tiles = [...lay('9D A'), { square: square(n), letter: letter('T'), blank: false }];
    expect(check(board, tiles)).toEqual({ ok: false, error: { code: 'play/off-board' } });
  });

  test('[W2] the order in which the tiles come does not matter', () => {
    const tiles = lay('H2 QUARTET');
    expect(check(EMPTY, [...tiles].reverse())).toEqual(check(EMPTY, tiles));
  });

  test('[W2] a play that touches only side by side is connected: ID beside AWNING makes DAWNING', () => {
    const awning = boardWith(['8C AWNING']);
    expect(words(awning, 'B7 ID')).toEqual(['ID', 'DAWNING']);
  });
});

describe('the main word', () => {
  test('[W3] a single tile reads along its longer word, at a tie across', () => {
    const board = boardWith(['8G FOR', 'I8 (R)ED', '11H EA']);
    // FORE (4) across; nothing down.
    expect(direction(boardWith(['8G FOR']), 'J8 E')).toBe('across');
    // I11 lies under RED: REDX down (4), EAX would be shorter.
    expect(direction(boardWith(['I8 RED', '11H E']), '11I X')).toBe('down');
    expect(direction(board, 'J8 E')).toBe('across');
    // Two tiles either way.
    expect(direction(boardWith(['8H A', '9I B']), '8I X')).toBe('across');
    expect(direction(boardWith(['8H A', '9I B']), 'I8 X')).toBe('across');
  });

  test('[W3] a single tile whose word reads down only is played down', () => {
    expect(direction(boardWith(['8H AT']), '9H X')).toBe('down');
    expect(direction(boardWith(['8H AT']), '7I X')).toBe('down');
  });

  test('[W3] a single tile sent as if it read the wrong way scores its real word: (FOR)E is 7', () => {
    const checked = check(boardWith(['8G FOR']), lay('J8 E'));
    expect(checked).toMatchObject({ ok: true, value: { score: 7, direction: 'across' } });
    expect(words(boardWith(['8G FOR']), 'J8 E')).toEqual(['FORE']);
  });

  test('[W3] a single tile that makes words both ways is one play with both words', () => {
    expect(words(boardWith(['8H A', '9I B']), '8I X')).toEqual(['AX', 'XB']);
    expect(words(boardWith(['8F CAT', '5I DO', 'I6 G']), '8I S')).toEqual(['CATS']);
    expect(words(boardWith(['8F CAT', 'I5 DOG']), '8I S')).toEqual(['CATS', 'DOGS']);
  });

  test('[W4] the main word is the whole run: WORD between P and Q is PWORDQ', () => {
    expect(words(boardWith(['8C P', '8H Q']), '8D WORD')).toEqual(['PWORDQ']);
    expect(
      words(
        boardWith(['C8 P', 'H8 Q']).map((tile) => tile),
        '8D WORD',
      ),
    ).toEqual(['PWORDQ']);
    expect(words(boardWith(['H3 P', 'H8 Q']), 'H4 WORD')).toEqual(['PWORDQ']);
  });

  test('[W4] the word is read through a blank on the board as through any tile', () => {
    expect(words(boardWith(['8F CaT']), '8I S')).toEqual(['CATS']);
    expect(words(boardWith(['8F Cat']), '8I s')).toEqual(['CATS']);
  });

  test('[W4] a run ends at the edge of the board', () => {
    expect(words(boardWith(['8K ABCD', '9A X']), '8O E')).toEqual(['ABCDE']);
    expect(words(boardWith(['H12 ABC', '1I X']), 'H15 E')).toEqual(['ABCE']);
    expect(words(boardWith(['8B BC', '7O X']), '8A A')).toEqual(['ABC']);
  });

  test('[W4] words read to the right and down only', () => {
    expect(words(boardWith(['8H T']), '8G A')).toEqual(['AT']);
    expect(words(boardWith(['8H T']), 'H7 A')).toEqual(['AT']);
  });
});

describe('cross words', () => {
  test('[W4] HOB above the I, N, E of TRAINER makes HI, ON, BE', () => {
    expect(words(boardWith(['8D TRAINER']), '7G HOB')).toEqual(['HOB', 'HI', 'ON', 'BE']);
  });

  test('[W4] ILEA under PARK makes PI, AL, RE, KA', () => {
    expect(words(boardWith(['8H PARK']), '9H ILEA')).toEqual(['ILEA', 'PI', 'AL', 'RE', 'KA']);
  });

  test('[W4] behind a tile that was already there, cross words go on being read', () => {
    const board = boardWith(['8G OVA', '7I APP']);
    expect(words(board, 'J5 UM(P)S')).toEqual(['UMPS', 'OVAS']);
    expect(words(board, 'J6 A(P)pLE')).toEqual(['APPLE', 'OVAP']);
    expect(words(board, 'J7 (P)NEUMONIA')).toEqual(['PNEUMONIA', 'OVAN']);
    const turned = boardWith(['H7 OVA', 'G9 APP']);
    expect(words(turned, '10E UM(P)S')).toEqual(['UMPS', 'OVAS']);
    expect(words(turned, '10F A(P)pLE')).toEqual(['APPLE', 'OVAP']);
    expect(words(turned, '10G (P)NEUMONIA')).toEqual(['PNEUMONIA', 'OVAN']);
  });

  test('[W4] a tile already there makes no cross word of its own', () => {
    expect(words(boardWith(['8D FINED', 'F7 A(N)T']), '8C A')).toEqual(['AFINED']);
  });

  test('[W4] a bridge over two letters: CO(N)QUE(S)T', () => {
    const board = boardWith(['8F TABLE', 'F8 (T)EN', 'J8 (E)RS']);
    expect(words(board, '10D CO(N)QUE(S)T')).toEqual(['CONQUEST']);
  });

  test('[W4] each word comes with its squares and its own points', () => {
    const checked = check(boardWith(['8D TRAINER']), lay('7G HOB'));
    if (!checked.ok) throw new Error(checked.error.code);
    expect(checked.value.words.map((word) => [word.squares, word.score])).toEqual([
      [[at('G7'), at('H7'), at('I7')], 4 * 2 + 1 + 3 * 2],
      [[at('G7'), at('G8')], 4 * 2 + 1],
      [[at('H7'), at('H8')], 2],
      [[at('I7'), at('I8')], 3 * 2 + 1],
    ]);
  });
});

describe('tiles of several characters', () => {
  const checkDigraphs = (board: Board, play: string) =>
    checkPlay(BOARD_LAYOUTS.classic, DIGRAPHS, BINGO, board, lay(play));

  test('[W4] a word is read tile by tile', () => {
    const checked = checkDigraphs(EMPTY, '8G [CH]OCHO');
    if (!checked.ok) throw new Error(checked.error.code);
    expect(checked.value.words[0].letters).toEqual(['CH', 'O', 'C', 'H', 'O']);
    expect(checked.value.words[0].squares).toHaveLength(5);
    expect(checked.value.score).toBe((5 + 1 + 3 + 4 + 1) * 2);
  });

  test('[W3] one tile of two characters alone is no word', () => {
    expect(checkDigraphs(EMPTY, '8H [CH]')).toEqual({ ok: false, error: { code: 'play/too-short' } });
  });
});
