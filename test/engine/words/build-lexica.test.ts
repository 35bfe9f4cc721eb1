import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildLexica } from '../../../scripts/lexicon/build-lexica.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexica-'));
const first = build('first');

afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string) {
  const said: string[] = [];
  const path = join(folder, name);
  const lexica = buildLexica(path, (line) => said.push(line));
  return { path, lexica, said };
}

/** Every file of a folder and its bytes. */
const contentOf = (path: string): ReadonlyMap<string, string> =>
  new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'base64')]));

test('[G5] a second build gives the same files to the byte', () => {
  const second = build('second');
  expect(contentOf(second.path)).toEqual(contentOf(first.path));
  expect(second.said).toEqual(first.said);
});

test('[G5] a lexicon is named after its bytes, with its words counted', () => {
  const index: unknown = JSON.parse(readFileSync(join(first.path, 'index.json'), 'utf8'));
  expect(index).toEqual(first.lexica);
  for (const { id, hash, file, words } of first.lexica) {
    const bytes = readFileSync(join(first.path, file));
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16)).toBe(hash);
    expect(file).toBe(`${id}-${hash}.bin`);
    expect(bytes.readUInt32LE(8)).toBe(words);
  }
  expect(first.said.join('\n')).toContain('239436 words');
  expect(first.said.join('\n')).toContain(first.lexica[0]?.hash);
});

test('[G5] the notices that the lists ask for stand beside them', () => {
  const notice = readFileSync(join(first.path, 'NOTICE.txt'), 'utf8');
  expect(notice).toContain('Copyright 2000-2016 by Kevin Atkinson');
  expect(notice).toContain('Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.');
  expect(notice).toContain('WordNet 1.6 Copyright 1997 by Princeton University.');
  expect(notice).toContain('Copyright 1993, Geoff Kuenning');
  expect(notice).toContain('CC0');
});

test('[G5] what stands is kept, what is missing is built again, what is old goes', () => {
  const { path, lexica } = first;
  const before = contentOf(path);
  const graph = join(path, lexica[0]?.file ?? '');
  const made = statSync(graph).mtimeMs;
  expect(build('first').said).toEqual([]);
  expect(statSync(graph).mtimeMs).toBe(made);

  writeFileSync(join(path, 'english-0123456789abcdef.bin'), 'old');
  rmSync(graph);
  expect(build('first').said).toEqual(first.said);
  expect(contentOf(path)).toEqual(before);
});
