import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOARD_LAYOUTS } from '../../../../engine/equipment/board-layouts.ts';
import { PRESETS } from '../../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import { gcgEquipment } from '../../../../engine/notation/gcg/gcg-equipment.ts';
import type { GcgMismatch } from '../../../../engine/notation/gcg/gcg-mismatch.ts';
import { type GcgReplay, replayGcg } from '../../../../engine/notation/gcg/replay-gcg.ts';
import { formatBoard } from '../../../../engine/notation/position.ts';
import { DIGRAPHS } from '../../../support/digraphs.ts';
import { latin1, openGcg, replayText, twoPlayers, utf8 } from '../../../support/gcg.ts';
import { at, boardWith, tilesOn } from '../../../support/tiles.ts';

const LAYOUT = BOARD_LAYOUTS.classic;

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../fixtures/gcg', name), 'utf8');
const position = ({ board }: Pick<GcgReplay, 'board'>): string => formatBoard(LAYOUT, board);
const mismatchesOf = (...lines: string[]): readonly GcgMismatch[] =>
  replayText(twoPlayers(...lines)).mismatches;

describe('whole games', () => {
  test('[N2, E4] of three players, with parentheses, in ISO 8859-1, each line ended by a mere CR', () => {
    const bytes = latin1(fixture('three-players.gcg').replaceAll('\n', '\r'));
    const replay = replayText(bytes);
    expect(openGcg(bytes).players[1]).toEqual({ nick: 'Ann_Lee', name: 'Ånn Lée' });
    expect(replay.mismatches).toEqual([]);
    expect(replay.totals).toEqual([171, 169, 61]);
    expect(replay.recorded).toEqual([171, 169, 61]);
    expect(replay.ending).toEqual({ reason: 'out', player: 1, settled: true });
    expect(position(replay)).toBe(
      '..........ES.N./....Y.....XU.E./SQUIER.....J.V./..R.A...LOBEFIN/....DRY...EE.../....I.....A..N./' +
        '..WInG.P.IMIDE./....GALANT.OES./.....BORA.IN.HA/.C.O...G......L/.H.COWPOKE..UTU/.I.E..A.O.....L/' +
        'MERlE.I.R.....A/.F.O..N.A.....S/...T..T.T......',
    );
  });

  test('[N2, E4] of four players, in plain letters and small columns, some totals missing', () => {
    const replay = replayText(utf8(fixture('four-players.gcg')));
    expect(replay.mismatches).toEqual([]);
    expect(replay.totals).toEqual([83, 130, 120, 108]);
    expect(replay.recorded).toEqual([83, 130, 120, 108]);
    expect(replay.ending).toEqual({ reason: 'out', player: 2, settled: true });
    expect(position(replay)).toBe(
      '......J.ER..POA/.....FE.SUBTEEn/....DATO.EE...O/.....I.U..G.W.N/.....N.TENUTO../......CERUMEN.N/' +
        '.......CLE..K.A/.....ISH....SIn/......POI....LA/......R.M...IE./.....TI.I...DAH/....WOG.NL..I.A/' +
        'BRAVOES.OD..R.L/..DA.....I..T.F/...V.....Y..Y.A',
    );
  });

  test('[N2] scoreless to the end, with totals below zero', () => {
    const replay = replayText(
      twoPlayers(
        '>Ann: AEEGTTV 8D VETTAGE +80 80',
        '>Ann: AEEGTTV -- -80 0',
        '>Bo: DDEIRRT -DR +0 0',
        '>Ann: AEEGTTV - +0 0',
        '>Bo: DEGIRRT -3 +0 0',
        '>Ann: ?AEEOTT - +0 0',
        '>Bo: EIOQRRT - +0 0',
        '>Ann: ?AEEOTT (?AEEOTT) -6 -6',
        '>Bo: EIOQRRT (EIOQRRT) -16 -16',
        '>Bo: (time) -10 -26',
      ),
    );
    expect(replay.mismatches).toEqual([]);
    expect(replay.totals).toEqual([-6, -26]);
    expect(replay.steps.map(({ score }) => score)).toEqual([80, -80, 0, 0, 0, 0, 0, -6, -16, -10]);
    expect(tilesOn(replay.board)).toEqual([]);
    expect(replay.ending).toEqual({ reason: 'scoreless', settled: true });
  });
});

test('[N2, P1] every step has its play, score, totals and board', () => {
  const { steps } = replayText(
    twoPlayers(
      '>Ann: DEFIN?? 8D FINED +26 26',
      '>Bo: CNO 8A CON..... +42 42',
      '>Ann: ABGITT? 7G BATTInG +75 101',
      '>Bo: (challenge) +5 47',
    ),
  );
  expect(steps.map(({ score, totals }) => [score, totals])).toEqual([
    [26, [26, 0]],
    [42, [26, 42]],
    [75, [101, 42]],
    [5, [101, 47]],
  ]);
  expect(steps.map(({ play }) => play?.words.map(({ letters }) => letters.join('')) ?? null)).toEqual([
    ['FINED'],
    ['CONFINED'],
    ['BATTING', 'BE', 'AD'],
    null,
  ]);
  expect(steps[1]?.board).toEqual(boardWith(['8A CONFINED']));
  expect(steps[3]?.board).toEqual(boardWith(['8A CONFINED', '7G BATTInG']));
});

describe('tiles of several characters', () => {
  const file = twoPlayers(
    '>Ann: A[CH]OS? 8G [CH]OS[ch]A +16 16',
    '>Bo: [CH]E?A H7 E.[CH]A +23 23',
    '>Ann: EEH G7 E(C)H +1 17',
    '>Bo: ([CH]A) +6 29',
  );

  test('[N2, L1] are one tile in a word, on a rack and on the board', () => {
    const equipment = gcgEquipment(openGcg(file), [DIGRAPHS]);
    if (!equipment.ok) throw new Error(equipment.error.code);
    const { steps } = replayGcg(openGcg(file), equipment.value);
    expect(steps[0]?.mismatches).toEqual([]);
    expect(steps[0]?.play?.words[0].letters).toEqual(['CH', 'O', 'S', 'CH', 'A']);
    expect(steps[1]?.play?.words[0].letters).toEqual(['E', 'O', 'CH', 'A']);
    expect(steps[0]?.board.slice(111, 116)).toEqual(boardWith(['8G [CH]OS[ch]A']).slice(111, 116));
    // C and H side by side are not the tile that lies there.
    expect(steps[2]?.mismatches[0]).toMatchObject({ code: 'gcg/not-there', square: at('G8') });
  });
});

describe('what differs is reported', () => {
  const FIRST = '>Ann: DEFINO? 8D FINED +26 26';

  test.each<[string, readonly object[], readonly string[]]>([
    ['a score', [{ code: 'gcg/score', recorded: 25, computed: 26 }], ['>Ann: DEFIN 8D FINED +25 25']],
    ['a score for a pass', [{ code: 'gcg/score', recorded: 5, computed: 0 }], ['>Ann: DEFIN - +5 5']],
    ['a total', [{ code: 'gcg/total', recorded: 27, computed: 26 }], ['>Ann: DEFIN 8D FINED +26 27']],
    [
      'a withdrawal in the old spelling',
      [
        { code: 'gcg/withdrawal', recorded: 0, computed: -26 },
        { code: 'gcg/total', recorded: 0, computed: 26 },
      ],
      [FIRST, '>Ann: DEFINO? -- +0 0'],
    ],
    ['tiles played', [{ code: 'gcg/not-on-rack', missing: ['N', 'E'] }], ['>Ann: DFIN? 8E FINNED +20 20']],
    ['a blank played', [{ code: 'gcg/not-on-rack', missing: ['?'] }], ['>Ann: DEFIN 8D FINeD +24 24']],
    ['tiles exchanged', [{ code: 'gcg/not-on-rack', missing: ['E'] }], ['>Ann: DEFIN -EE +0 0']],
    ['no tile there', [{ code: 'gcg/not-there', square: at('D8') }], ['>Ann: INED 8D .INED +1 1']],
    [
      'another letter there',
      [{ code: 'gcg/not-there', square: at('F8') }],
      [FIRST, '>Bo: CON 8A CON(FIRED) +1 1'],
    ],
    [
      'a square that is taken',
      [{ code: 'gcg/bad-play', error: { code: 'play/square-taken', square: at('F8') } }],
      [FIRST, '>Bo: CONR 8A CONFIRED +1 1'],
    ],
    [
      'the star missed',
      [{ code: 'gcg/bad-play', error: { code: 'play/misses-star', star: at('H8') } }],
      ['>Ann: AB 1A AB +8 8'],
    ],
    [
      'nothing played',
      [{ code: 'gcg/bad-play', error: { code: 'play/no-tiles' } }],
      [FIRST, '>Bo: A 8D FINED +8 8'],
    ],
    ['a longer word', [{ code: 'gcg/other-word' }], [FIRST, '>Bo: CNO 8A CON +42 42']],
    [
      'a rack',
      [{ code: 'gcg/score', recorded: 5, computed: 6 }],
      [FIRST, '>Ann: (CBQ?) +16 42', '>Bo: (B) +5 5'],
    ],
    ['the own rack', [{ code: 'gcg/score', recorded: -2, computed: -3 }], ['>Ann: B (B) -2 -2']],
  ])('[N2] %s', (_, expected, lines) => {
    const line = 2 + lines.length;
    const player = lines.at(-1)?.startsWith('>Ann') ? 0 : 1;
    expect(mismatchesOf(...lines)).toEqual(expected.map((mismatch) => ({ player, line, ...mismatch })));
  });

  test('[N2] the file is believed from its own total on', () => {
    const replay = replayText(
      twoPlayers('>Ann: DEFIN 8D FINED +26 30', '>Bo: - +0 0', '>Ann: CNO 8A CON..... +42 72'),
    );
    expect(replay.mismatches.map(({ line }) => line)).toEqual([3]);
    expect([replay.totals[0], replay.recorded[0]]).toEqual([68, 72]);
  });

  test('[N2] a play that cannot lie keeps its score, and the game goes on', () => {
    const replay = replayText(twoPlayers('>Ann: AB 1A AB +8 8', '>Bo: CD A1 .CD +6 6'));
    expect(replay.steps.map(({ play }) => play === null)).toEqual([true, false]);
    expect(replay.totals).toEqual([8, 6]);
    expect(tilesOn(replay.board).join('')).toBe('ABCD');
  });

  test('[N2] a rack that counts once, or twice, is right with two players; with more it counts once', () => {
    expect(mismatchesOf(FIRST, '>Ann: (Q) +20 46')).toEqual([]);
    expect(mismatchesOf(FIRST, '>Ann: (Q) +10 36', '>Bo: Q (Q) -10 -10')).toEqual([]);
    const third = ['#player3 Cy', FIRST, '>Ann: (Q) +20 46'];
    expect(mismatchesOf(...third)).toMatchObject([{ code: 'gcg/score', recorded: 20, computed: 10 }]);
  });

  test.each(['8D .....S', 'I8 S.'])(
    '[N2, W3] a single tile may be written along either of its words: %s',
    (play) => {
      const file = twoPlayers(FIRST, '>Bo: OX 9H OX +20 20', `>Ann: S ${play} +19 45`);
      const { mismatches, steps } = replayText(file);
      expect(mismatches).toEqual([]);
      expect(steps[2]?.play?.words.map(({ letters }) => letters.join(''))).toEqual(['FINEDS', 'SX']);
    },
  );
});

describe('the tile set', () => {
  const pick = (lines: readonly string[], sets: Parameters<typeof gcgEquipment>[1]) => {
    const equipment = gcgEquipment(openGcg(twoPlayers(...lines)), sets);
    return equipment.ok ? equipment.value.tileSet.id : equipment.error;
  };

  test('[N2] is the one that has the letters, then the one whose scores agree', () => {
    expect(pick(['>Ann: Ł? 8H ŁA +8 8'], [TILE_SETS.english, TILE_SETS.polish])).toBe('polish');
    expect(pick(['>Ann: VA 8H VA +8 8'], [TILE_SETS.english, TILE_SETS.polish])).toBe('english');
    expect(pick(['>Ann: FA 8H FA +12 12'], [TILE_SETS.english, TILE_SETS.polish])).toBe('polish');
    expect(pick(['>Ann: FA 8H FA +10 10'], [TILE_SETS.polish, TILE_SETS.english])).toBe('english');
    expect(pick([], [TILE_SETS.polish, TILE_SETS.english])).toBe('polish');
  });

  test('[N2] is the one that the file names, where that has the letters', () => {
    expect(
      pick(['#tile-set English set', '>Ann: FA 8H FA +12 12'], [TILE_SETS.polish, TILE_SETS.english]),
    ).toBe('english');
    expect(
      pick(['#tile-distribution polish', '>Ann: FA 8H FA +10 10'], [TILE_SETS.english, TILE_SETS.polish]),
    ).toBe('polish');
    expect(pick(['#tile-set english', '>Ann: ŁA 8H ŁA +8 8'], [TILE_SETS.english, TILE_SETS.polish])).toBe(
      'polish',
    );
  });

  test('[N2] is none where a letter is in no set, which is then named', () => {
    expect(pick(['>Ann: ЖA 8H AŁ +8 8'], [TILE_SETS.english, TILE_SETS.polish])).toEqual({
      code: 'gcg/no-tile-set',
      letters: ['Ж'],
    });
    expect(pick(['>Ann: VQ 8H AŁ +8 8'], [TILE_SETS.english, TILE_SETS.polish])).toEqual({
      code: 'gcg/no-tile-set',
      letters: ['V', 'Q', 'A', 'Ł'],
    });
  });

  test('[N2] that lacks a letter makes its play a mismatch', () => {
    const equipment = { layout: LAYOUT, tileSet: TILE_SETS.english, bingo: PRESETS.classic.bingo, out: null };
    const replay = replayGcg(openGcg(twoPlayers('>Ann: ŁA 8H ŁA +8 8')), equipment);
    expect(replay.mismatches).toEqual([{ code: 'gcg/no-such-letter', player: 0, line: 3, letter: 'Ł' }]);
    expect(replay.totals).toEqual([8, 0]);
  });
});
