import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TILE_SETS } from '../../../../engine/equipment/tile-sets.ts';
import type { GcgGame } from '../../../../engine/notation/gcg/gcg-game.ts';
import { writeGcg } from '../../../../engine/notation/gcg/write-gcg.ts';
import { DIGRAPHS } from '../../../support/digraphs.ts';
import { openGcg, utf8 } from '../../../support/gcg.ts';

const english = (game: GcgGame): string => writeGcg(game, TILE_SETS.english);
const rewrite = (...lines: string[]): string[] => english(openGcg(lines.join('\n'))).split('\n');

test('[N1, N2] every kind of event is written in one way, whatever way it was read', () => {
  const text = rewrite(
    '\ufeff#player2\tBo',
    '#player1 Ann  Ann  Lee',
    '#lexicon CSW21',
    '#x-private  thing',
    '>Ann:  DEFIN?Z  8d FINeD  +22',
    '#note one',
    'two',
    '>Bo: CONX 8a CON(FIN)ED +39 38 BE, ET',
    '>Bo: NOCX -- +0 0',
    '>Ann: ?BA -B?A +0 22',
    '>Bo: -4 +0',
    '>Ann: - -0 22',
    '>Bo: OX d8 Fox +5 5',
    '>Bo: ZA (CHALLENGE) +5',
    '>Ann: ZA (time) +-10 12',
    '>Ann: BA (BA) -4 8',
    '>Bo: (BA) +4 14',
    '#rack1 BA',
  );
  expect(text).toEqual([
    '#character-encoding UTF-8',
    '#player1 Ann Ann Lee',
    '#player2 Bo',
    '#lexicon CSW21',
    '#x-private thing',
    '>Ann: DEFINZ? 8D FINeD +22 22',
    '#note one',
    'two',
    '>Bo: CNOX 8A CON..... +39 38',
    '>Bo: CNOX -- +0 0',
    '>Ann: AB? -AB? +0 22',
    '>Bo: -4 +0 0',
    '>Ann: - +0 22',
    '>Bo: OX D8 .ox +5 5',
    '>Bo: AZ (challenge) +5 10',
    '>Bo: (AB) +4 14',
    '#rack1 BA',
    '>Ann: AB (AB) -4 18',
    '>Ann: AZ (time) -10 8',
    '',
  ]);
  expect(rewrite(...text)).toEqual(text);
});

test('[N2] a lost rack that is worth nothing is still a loss', () => {
  const lines = rewrite('#player1 a', '>a: ? (?) -0 0', '>a: (?) +0 0');
  expect(lines.slice(2)).toEqual(['>a: (?) +0 0', '>a: ? (?) -0 0', '']);
});

test('[N2, L1] a tile of several characters stands in brackets, and has its place in the alphabet', () => {
  const game = openGcg('#player1 a\n>a: H[CH]?C[CH]K 8G [ch]O[CH] +12 12\n>a: [CH]H -[CH]H +0 12\n');
  expect(writeGcg(game, DIGRAPHS).split('\n').slice(2)).toEqual([
    '>a: C[CH][CH]H?K 8G [ch]O[CH] +12 12',
    '>a: [CH]H -[CH]H +0 12',
    '',
  ]);
});

test('[N2] nicks are made distinct, and without what would end them', () => {
  const lines = rewrite(
    '#player1 x:y',
    '#player2 No No Name',
    '#player3 No',
    '>x:y: - +0 0',
    '>No: - +0 0',
    '>No: - +0 0',
  );
  expect(lines).toEqual([
    '#character-encoding UTF-8',
    '#player1 x_y',
    '#player2 No No Name',
    '#player3 No_2',
    '>x_y: - +0 0',
    '>No: - +0 0',
    '>No_2: - +0 0',
    '',
  ]);
});

test('[N2] whatever a name or a note is, it stays one, and makes no line of its own', () => {
  const anything = fc.string({ unit: 'binary', maxLength: 30 });
  const lines = fc.array(fc.constantFrom('>a: - +0 0', '#player1 b', '#note x', '', ' ', '\r', 'z'), {
    maxLength: 4,
  });
  const text = fc.oneof(
    anything,
    lines.map((each) => each.join('\n')),
  );
  fc.assert(
    fc.property(text, text, text, (nick, name, note) => {
      const game: GcgGame = {
        players: [
          { nick, name },
          { nick, name: note },
        ],
        header: [{ name: 'title', text: name }],
        events: [1, 0].map((player) => ({
          type: 'pass',
          player,
          rack: [],
          score: 0,
          total: null,
          line: null,
          after: [{ name: 'note', text: note }],
        })),
      };
      const written = english(game);
      const read = openGcg(utf8(written));
      expect(read.players).toHaveLength(2);
      expect(read.header).toHaveLength(1);
      expect(read.events.map(({ type, player, after }) => [type, player, after.length])).toEqual([
        ['pass', 1, 1],
        ['pass', 0, 1],
      ]);
      expect(english(read)).toBe(written);
    }),
    { seed: 4, numRuns: 500 },
  );
});
