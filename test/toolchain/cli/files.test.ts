import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PRESETS } from '../../../engine/equipment/presets.ts';
import { cli, cliJson, cliProcess, Scratch } from '../../support/cli.ts';
import { twoPlayers } from '../../support/gcg.ts';
import { randomRecord } from '../../support/random-record.ts';
import { englishWords, wordTree } from '../../support/word-tree.ts';

const record = randomRecord(11, 2, wordTree(englishWords(4)), PRESETS.classic);
const scratch = new Scratch();
afterAll(() => scratch.remove());

describe('files that are no good', () => {
  const BAD: readonly (readonly [string, () => string, RegExp, number])[] = [
    ['a missing file', () => 'nowhere.gcg', /^nowhere\.gcg does not exist\.$/m, 2],
    ['a folder', () => scratch.path, /is a folder\.$/m, 2],
    ['bytes', () => scratch.file('bytes', Uint8Array.of(1, 0, 255, 254)), /is not text/, 1],
    ['too much', () => scratch.file('much', 'x'.repeat(4_000_001)), /has more than (500|4,000),000 bytes/, 1],
  ];
  it.each(BAD)('[Y2] %s is told in a line', (_, path, said, status) => {
    for (const command of ['replay', 'verify']) {
      const { code, out, err } = cli(command, path());
      expect([code, out]).toEqual([status, '']);
      expect(err).toMatch(said);
      expect(err).not.toMatch(/^\s+at /m);
    }
  });

  it('[Y2] a line of a GCG file that cannot be read is named, and steers no terminal', () => {
    const path = scratch.file('bad.gcg', twoPlayers('>Ann: ABC 8\u001b[31mD FOO +1 1'));
    const { code, out, err } = cli('replay', path);
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(`${path}, line 3: not a start such as 8D or D8: 8\ufffd[31mD\n`);
    expect(cliJson('position', path)).toEqual({
      code: 1,
      data: { ok: false, error: { code: 'gcg/bad-start', line: 3, text: '8\u001b[31mD' } },
    });
  });

  it('[Y2] what a file holds steers no terminal with --json either, and is the same value', () => {
    const name = 'A\u009b31m\u007f\u202eB\u2066\u200b\u2028\u{e0041}\u00ad';
    const path = scratch.file('steer.gcg', `#character-encoding UTF-8\n#player1 A ${name}\n>A: AB - +0 0\n`);
    for (const command of ['replay', 'position']) {
      const { out } = cli(command, path, '--json');
      expect(out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/u);
      expect(out).toContain('A\\u009b31m\\u007f\\u202eB\\u2066\\u200b\\u2028\\udb40\\udc41\\u00ad');
      expect(JSON.stringify(JSON.parse(out))).toContain(JSON.stringify(name));
    }
    expect(cli('\u009b', '--json').out).toContain('There is no command \\u009b.');
  });

  it('[Y2] a record that is none is refused with its line, or the place in it', () => {
    const broken = scratch.file('broken.json', '{\n"room": "x",\n}');
    expect(cli('verify', broken).err).toBe(`${broken}, line 3: here it stops being JSON.\n`);
    expect(cliJson('verify', broken).data).toEqual({
      ok: false,
      error: { code: 'record/not-json', line: 3 },
    });
    const other = scratch.file('other.json', JSON.stringify({ ...record, seed: 'abc' }));
    expect(cli('verify', other)).toMatchObject({ code: 1, out: '' });
    expect(cli('verify', other).err).toContain('is no record. seed is "abc", and should be ');
  });

  it('[Y2] a path is looked for from where the caller is', () => {
    mkdirSync(join(scratch.path, 'inner'));
    scratch.file('inner/game.gcg', twoPlayers('>Ann: ABC - +0 0'));
    expect(cliProcess(scratch.path, ['position', 'inner/game.gcg']).code).toBe(0);
    const fromNpm = { npm_lifecycle_event: 'cli', INIT_CWD: join(scratch.path, 'inner') };
    expect(cliProcess(scratch.path, ['position', 'game.gcg'], fromNpm).code).toBe(0);
  });
});
