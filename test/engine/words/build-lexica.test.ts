import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TILE_SETS } from '../../../engine/equipment/tile-sets.ts';
import { lexiconFromGraph } from '../../../engine/words/word-graph.ts';
import { buildLexica, buildLexicon } from '../../../scripts/lexicon/build-lexica.ts';
import type { Recipe } from '../../../scripts/lexicon/recipe.ts';
import { RECIPES } from '../../../scripts/lexicon/recipes.ts';
import { builtLexicon } from '../../support/built-lexicon.ts';
import { wordOf } from '../../support/tiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'lexica-'));
const source = join(folder, 'words.txt');
writeFileSync(source, 'TILE');

const recipe = (
  id: Recipe['tileSet'],
  words: readonly string[],
  sources: readonly string[] = [],
): Recipe => ({
  id,
  title: `All of ${id}`,
  tileSet: id,
  sources,
  make: () => ({ words, counts: { known: words.length } }),
  notice: () => `${id} may be used so`,
});

const TWO = [recipe('english', ['TILE', 'TILES'], [source]), recipe('norwegian', ['ÅMA', 'ØL'])];
const first = build('first');

afterAll(() => rmSync(folder, { recursive: true }));

function build(name: string, recipes = TWO) {
  const said: string[] = [];
  const path = join(folder, name);
  const lexica = buildLexica(path, (line) => said.push(line), recipes);
  return { path, lexica, said };
}

/** Every file of a folder and its bytes. */
const contentOf = (path: string): ReadonlyMap<string, string> =>
  new Map(readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'base64')]));

const madeAt = (name: string): number => statSync(join(first.path, name)).mtimeMs;

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
    expect([bytes.readUInt32LE(8), words]).toEqual([2, 2]);
    expect(first.said.join('\n')).toContain(`${id}: 2 words (known 2)`);
    expect(first.said.join('\n')).toContain(hash);
  }
});

test('[G9] beside a lexicon lie its vocabularies, named after their bytes: its shorter words, where nothing is known of them', () => {
  const wordsIn = (name: string): number => readFileSync(join(first.path, name)).readUInt32LE(8);
  for (const { id, vocabularies } of first.lexica) {
    for (const [name, file] of Object.entries(vocabularies)) {
      const digest = createHash('sha256')
        .update(readFileSync(join(first.path, file)))
        .digest('hex');
      expect(file).toBe(`${id}-${name}-${digest.slice(0, 16)}.bin`);
    }
  }
  const [english] = first.lexica;
  expect(wordsIn(english?.vocabularies.everyday ?? '')).toBe(1);
  expect(wordsIn(english?.vocabularies.common ?? '')).toBe(2);
});

test('[G9] a vocabulary that a recipe names is taken as it is', () => {
  const vocabularies = { everyday: [], common: ['TILES'] };
  const named = {
    ...recipe('english', []),
    make: () => ({ words: ['TILE', 'TILES'], counts: {}, vocabularies }),
  };
  const { path, lexica } = build('named', [named]);
  const bytes = readFileSync(join(path, lexica[0]?.vocabularies.common ?? ''));
  const words = lexiconFromGraph(TILE_SETS.english, new Uint8Array(bytes).buffer);
  expect(words.ok && ['TILE', 'TILES'].map((text) => words.value.has(wordOf(text)))).toEqual([false, true]);
});

test('[G5] one lexicon is built without the others, which stay as they were', () => {
  const path = join(folder, 'one');
  const said: string[] = [];
  const say = (line: string) => void said.push(line);
  const [english, norwegian] = first.lexica;
  expect(buildLexicon(path, 'norwegian', say, TWO)).toEqual(norwegian);
  expect(said.join('\n')).not.toContain('english');
  expect(buildLexicon(path, 'english', say, TWO)).toEqual(english);
  expect(buildLexicon(path, 'klingon', say, TWO)).toBeNull();
  const lines = said.length;
  expect(buildLexica(path, say, TWO)).toEqual(first.lexica);
  expect(said).toHaveLength(lines);
  expect(contentOf(path)).toEqual(contentOf(first.path));
});

test('[G5] the notices of the lists that are shipped say what their makers ask for', () => {
  const notice = RECIPES.map((each) => each.notice()).join('\n');
  expect(notice).toContain('Copyright 2000-2016 by Kevin Atkinson');
  expect(notice).toContain('Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.');
  expect(notice).toContain('WordNet 1.6 Copyright 1997 by Princeton University.');
  expect(notice).toContain('Copyright 1993, Geoff Kuenning');
  expect(notice).toContain('CC0');
  expect(notice).toContain('spell-norwegian');
  expect(notice).toMatch(/GNU GENERAL PUBLIC LICENSE\s+Version 2, June 1991/);
});

test('[G5] the notices stand beside the lists', () => {
  const notice = readFileSync(join(first.path, 'NOTICE.txt'), 'utf8');
  expect(notice).toContain('english may be used so');
  expect(notice).toContain('norwegian may be used so');
});

test('[G5] what stands is kept, what is missing is built again, what is old goes', () => {
  const before = contentOf(first.path);
  const [english = '', norwegian = ''] = first.lexica.map(({ file }) => file);
  const made = [madeAt(english), madeAt(norwegian), madeAt('NOTICE.txt'), madeAt('index.json')];
  expect(build('first').said).toEqual([]);
  expect([madeAt(english), madeAt(norwegian), madeAt('NOTICE.txt'), madeAt('index.json')]).toEqual(made);

  writeFileSync(join(first.path, 'english-0123456789abcdef.bin'), 'old');
  writeFileSync(join(first.path, 'dutch.sha256'), 'old');
  const [lost = ''] = first.lexica.map(({ vocabularies }) => vocabularies.common);
  for (const name of [english, lost, 'NOTICE.txt']) rmSync(join(first.path, name));
  expect(build('first').said).toEqual(first.said.filter((line) => line.startsWith('english')));
  expect(madeAt(norwegian)).toBe(made[1]);
  expect(contentOf(first.path)).toEqual(before);
});

test('[G5] a list whose source has changed is built again, the others are not', () => {
  const { said } = build('third');
  writeFileSync(source, 'TILES');
  expect(build('third').said).toEqual(said.filter((line) => line.startsWith('english')));
  expect(build('third').said).toEqual([]);
});

test('[G5] a word that the tiles cannot show is a bug of the recipe', () => {
  expect(() => build('fourth', [recipe('english', ['ÅMA'])])).toThrow(RangeError);
});

test('[G5] every language that is offered has a list of more than 50,000 words', () => {
  for (const { tileSet } of RECIPES) expect(builtLexicon(tileSet).file.words).toBeGreaterThan(50_000);
});
