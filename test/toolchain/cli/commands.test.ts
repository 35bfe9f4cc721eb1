import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { SHORT_NAMES } from '../../../scripts/cli/languages.ts';
import { cli, cliJson, Scratch } from '../../support/cli.ts';
import { twoPlayers } from '../../support/gcg.ts';

const EMPTY = Array<string>(15).fill('.'.repeat(15)).join('/');
const GAME = twoPlayers(
  '>Ann: FINEDXQ 8D FINED +26 26',
  '>Bo: CONAEIT 8A CON..... +42 42',
  '>Ann: XQABCDE 9A XQ +20 46',
  '>Ann: XQABCDE -- -20 26',
  '>Bo: AEIT - +0 42',
);

const scratch = new Scratch();
afterAll(() => scratch.remove());

describe('replay', () => {
  it('[Y3] lists each turn with both scores and the totals', () => {
    const { code, out, err } = cli('replay', scratch.file('game.gcg', GAME));
    expect([code, err]).toEqual([1, '']);
    const lines = out.split('\n').map((line) => line.trim().replace(/ {2,}/g, '|'));
    expect(lines).toEqual([
      'Turn|Player|Move|Recorded|Counted|Total',
      '1|Ann Lee|8D FINED|+26|+26|26',
      '2|Bo|8A CON(FINED)|+42|+42|42',
      '3|Ann Lee|9A XQ|+20|+40|66',
      'line 5: the file says 20, the count is 40',
      'Ann Lee|withdrawn|-20|-40|26',
      'line 6: the file says -20, the count is -40',
      '4|Bo|pass|+0|+0|42',
      '',
      'Ann Lee: 26',
      'Bo: 42',
      'The game is not finished.',
      'The file and the count differ in 2 places.',
      '',
    ]);
  });

  it('[Y3] ends with 0 where all agrees, and with --json gives the same', () => {
    const path = scratch.file('good.gcg', twoPlayers('>Ann: FINEDXQ 8D FINED +26 26'));
    expect(cli('replay', path).out).toContain('The file and the count agree.');
    expect(cliJson('replay', path)).toMatchObject({
      code: 0,
      data: {
        ok: true,
        players: ['Ann Lee', 'Bo'],
        turns: [
          { turn: 1, line: 3, type: 'play', move: '8D FINED', recorded: 26, computed: 26, mismatches: [] },
        ],
        totals: [
          { player: 'Ann Lee', recorded: 26, computed: 26 },
          { player: 'Bo', recorded: 0, computed: 0 },
        ],
        mismatches: 0,
        ending: null,
      },
    });
  });
});

describe('the ending', () => {
  it('[Y3] is told, also where the racks do not count, as the page tells it', () => {
    const notes = ['#note crosstile: Bo resigned', '#note crosstile: game over: resignation'];
    const path = scratch.file('given-up.gcg', twoPlayers('>Ann: FINEDXQ 8D FINED +26 26', ...notes));
    expect(cli('replay', path).out).toContain('\nBo resigned, so the racks do not count.\n');
    expect(cliJson('replay', path).data).toMatchObject({ ending: { reason: 'resignation', players: [1] } });
  });
});

describe('position and score', () => {
  it('[Y4, Y6] the board behind a turn is what a play is scored on', () => {
    const path = scratch.file('game.gcg', GAME);
    const board = cli('position', path, '--turn', '1').out.trimEnd();
    expect(board).toBe(EMPTY.split('/').with(7, '...FINED.......').join('/'));
    expect(cli('score', '--board', board, '--play', '8A CON(FINED)').out).toBe('CONFINED 42\ntotal 42\n');
    expect(cli('position', path, '--turn', '0').out).toBe(`${EMPTY}\n`);
    // What was taken back is not there.
    const end = EMPTY.split('/').with(7, 'CONFINED.......').join('/');
    for (const turn of ['3', '4']) expect(cli('position', path, '--turn', turn).out).toBe(`${end}\n`);
    expect(cliJson('position', path).data).toEqual({
      ...{ ok: true, position: end, tileSet: 'english', turn: 4, turns: 4 },
      totals: [
        { player: 'Ann Lee', total: 26 },
        { player: 'Bo', total: 42 },
      ],
    });
  });

  it('[Y4, Y6] what position gives of a game in another language is scored with its tiles', () => {
    const spanish = twoPlayers('#tile-set spanish', '>Ann: [CH]A[LL]E 8G [CH]A[ll]E +14 14');
    const path = scratch.file('spanish.gcg', spanish);
    const { data } = cliJson('position', path);
    const board = cli('position', path).out.trimEnd();
    expect(data).toMatchObject({ position: board, tileSet: 'spanish' });
    expect(board).toContain('/......[CH]A[ll]E...../');
    for (const name of ['es', 'spanish', 'ES']) {
      expect(cli('score', '--board', board, '--play', 'G8 .A[LL]', '--tiles', name)).toEqual({
        ...{ code: 0, out: '[CH]A[LL] 15\ntotal 15\n', err: '' },
      });
    }
    expect(cli('score', '--board', board, '--play', 'G8 .A').code).toBe(2);
    // In two characters too.
    for (const word of ['ŻĘ', 'ŻĘ'.normalize('NFD')]) {
      expect(cli('score', '--play', `8G ${word}`, '--tiles', 'pl').out).toBe('ŻĘ 20\ntotal 20\n');
    }
  });

  it('[Y4] the tiles of every language can be had, by a short name or in full', () => {
    const ids = Object.values(SHORT_NAMES);
    expect([...ids].sort()).toEqual(Object.keys(TILE_SETS).sort());
    for (const name of [...Object.keys(SHORT_NAMES), ...ids]) {
      expect(cli('score', '--play', '8G AA', '--tiles', name).code).toBe(0);
    }
    expect(cli('score', '--play', '8G AA', '--tiles', 'toString').err).toMatch(
      /^There are no tiles toString\. There are en, no, .*, english, norwegian, /,
    );
  });

  it('[Y6] a turn that there is not is refused', () => {
    const path = scratch.file('game.gcg', GAME);
    expect(cli('position', path, '--turn', '5')).toMatchObject({ code: 2, out: '' });
    expect(cli('position', path, '--turn', 'x').err).toContain('--turn takes a number from 0 to 4, not x.');
  });

  it('[Y4] a play is counted word by word, with its bonus', () => {
    const board = EMPTY.split('/').with(7, 'CONFINED.......').join('/');
    expect(cliJson('score', '--board', board, '--play', '7G BATTInG')).toEqual({
      code: 0,
      data: {
        ...{ ok: true, score: 75, bingo: 50 },
        words: [
          { word: 'BATTING', score: 15 },
          { word: 'BE', score: 7 },
          { word: 'AD', score: 3 },
        ],
      },
    });
  });

  it('[Y4] a play that cannot lie so gives the reason and 1', () => {
    expect(cli('score', '--play', '1A CAT')).toEqual({
      ...{ code: 1, out: 'The first word must cover the star at H8.\n', err: '' },
    });
    expect(cliJson('score', '--play', '1A CAT').data).toEqual({
      ...{ ok: false, error: { code: 'play/misses-star', star: 112 } },
    });
    const board = EMPTY.split('/').with(7, '...FINED.......').join('/');
    expect(cli('score', '--board', board, '--play', '8A CON')).toMatchObject({
      ...{ code: 1, out: 'The tiles make other words: CONFINED.\n' },
    });
  });
});

describe('check', () => {
  it('[Y5] says of each word whether it is valid, one a line', () => {
    expect(cli('check', 'fined', 'CONFINED')).toEqual({
      ...{ code: 0, out: 'FINED valid\nCONFINED valid\n', err: '' },
    });
    expect(cli('check', 'QI', 'FINEDX', 'É', 'A4', '--lexicon', 'english')).toEqual({
      ...{ code: 1, out: 'QI valid\nFINEDX not valid\nÉ not valid\nA4 not valid\n', err: '' },
    });
    expect(cliJson('check', 'xq', '--lexicon', 'en')).toMatchObject({
      code: 1,
      data: { ok: false, lexicon: { id: 'english' }, words: [{ word: 'XQ', valid: false }] },
    });
  });
});

describe('rules', () => {
  it('[Y7] tells the rules of a preset as the page does', () => {
    const { code, out } = cli('rules', 'ez10');
    expect(code).toBe(0);
    expect(out).toMatch(/^Play on\. /);
    expect(out).toContain('\nThe end\n  Nobody goes out: with the bag and a rack empty, play goes on.');
    expect(cliJson('rules', 'wespa').data).toMatchObject({
      ok: true,
      preset: 'wespa',
      ruleset: PRESETS.wespa,
    });
  });
});
