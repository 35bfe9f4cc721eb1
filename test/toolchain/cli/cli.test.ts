import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, it } from 'vitest';
import { CLI, cli, cliJson, cliProcess, Scratch } from '../../support/cli.ts';
import { twoPlayers } from '../../support/gcg.ts';

const scratch = new Scratch();
afterAll(() => scratch.remove());

describe('the command line', () => {
  it('[Y1] shows its commands and the help of each', () => {
    const all = cli('--help');
    expect([all.code, all.err]).toEqual([0, '']);
    for (const name of ['replay', 'score', 'check', 'position', 'rules', 'verify']) {
      expect(all.out).toContain(`\n  ${name} `);
    }
    const one = cli('verify', '--help');
    expect([one.code, one.err]).toEqual([0, '']);
    expect(one.out).toMatch(/verify RECORD\.json \[--json\]/);
    expect(one.out).toMatch(/does not bind an operator who plays, and keeps no player from asking an engine/);
  });

  it.each([
    [[], 'No command is named. There are replay, score, check, position, rules, verify, moves, selfplay.'],
    [
      ['nope'],
      'There is no command nope. There are replay, score, check, position, rules, verify, moves, selfplay.',
    ],
    [['constructor'], 'There is no command constructor.'],
    [['replay'], 'Something is missing: replay FILE.gcg'],
    [['replay', 'a', 'b'], 'That is too much: replay FILE.gcg'],
    [['check', '--foo', 'a'], "Unknown option '--foo'."],
    [
      ['check', 'a', '--lexicon', 'klingon'],
      'There is no lexicon klingon. There are en, no, nl, fr, es, sv, english, norwegian, dutch, french, spanish, swedish.',
    ],
    [
      ['rules', 'chess'],
      'There is no preset chess. There are casual, classic, tournament, wespa, ez10, norwegian, nsf.',
    ],
    [['score'], 'Something is missing: --play "8D FINED"'],
    [['score', '--play', 'FINED'], '--play: a play begins with its square, as 8D or D8, not with FINED.'],
    [['score', '--play', '8D CAT', '--board', 'x'], '--board: a board has 15 rows between slashes, not 1.'],
  ])('[Y1] does not understand %j and says so on stderr', (args, said) => {
    const { code, out, err } = cli(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
    expect(err.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
    const json = cliJson(...args);
    expect([json.code, json.data]).toEqual([
      2,
      { ok: false, error: { code: 'usage', message: expect.stringContaining(said) } },
    ]);
  });

  it('[Y1] a number below zero is a value, and not an option', () => {
    const path = scratch.file('short.gcg', twoPlayers('>Ann: ABC - +0 0'));
    for (const args of [['--turn', '-1'], ['--turn=-1']]) {
      expect(cli('position', path, ...args).err).toContain('--turn takes a number from 0 to 1, not -1.');
    }
  });

  it('[Y1, Y2] a file that is not there is told in the document too', () => {
    expect(cliJson('replay', 'nowhere.gcg')).toEqual({
      code: 2,
      data: { ok: false, error: { code: 'usage', message: 'nowhere.gcg does not exist.' } },
    });
  });

  it('[Y1] ends with 0 where all is well, 1 where the answer is no, 2 where it was not understood', () => {
    expect(cliProcess(scratch.path, ['score', '--play', '8D FINED'])).toEqual({
      code: 0,
      out: 'FINED 26\ntotal 26\n',
      err: '',
    });
    expect(cliProcess(scratch.path, ['check', 'XQ'])).toEqual({ code: 1, out: 'XQ not valid\n', err: '' });
    expect(cliProcess(scratch.path, ['check'])).toMatchObject({ code: 2, out: '' });
  });

  it('[Y1] ends quietly when its reader stops early', () => {
    const path = scratch.file('long.gcg', twoPlayers(...Array<string>(5_000).fill('>Ann: ABC - +0 0')));
    const { status, stdout, stderr } = spawnSync(
      'sh',
      ['-c', '"$0" "$1" replay "$2" | head -n 1', process.execPath, CLI, path],
      { encoding: 'utf8' },
    );
    expect([status, stdout.split('\n').length, stderr]).toEqual([0, 2, '']);
  });
});
