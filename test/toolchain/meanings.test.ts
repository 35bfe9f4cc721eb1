import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { MeaningIndex, type Sense, Shard, sensesIn, shardFile } from '../../client/meanings/shard.ts';
import { TILE_SETS } from '../../engine/equipment/tile-sets.ts';
import { wordTiles } from '../../engine/words/word-tiles.ts';
import { WORDNET_DATA } from '../../scripts/lexicon/packages.ts';
import { baseForms } from '../../scripts/meanings/base-forms.ts';
import { writeMeanings } from '../../scripts/meanings/build-meanings.ts';
import { meaningsOf } from '../../scripts/meanings/meanings.ts';
import { parseSynset } from '../../scripts/meanings/synset.ts';
import { TWO_LETTERS } from '../../scripts/meanings/two-letters.ts';
import { readWordNet } from '../../scripts/meanings/wordnet.ts';
import { MEANINGS } from '../../scripts/support/paths.ts';
import { builtLexicon } from '../support/built-lexicon.ts';

const builtJson = (name: string): unknown => JSON.parse(readFileSync(join(MEANINGS, name), 'utf8'));

const wordNet = readWordNet(WORDNET_DATA);

/** What a word means where the list has it and its bases; each sense as `kind of BASE: gloss`. */
const meaningOf = (word: string, ...bases: readonly string[]): readonly string[] =>
  (meaningsOf([word, ...bases].sort(), wordNet).get(word) ?? []).map(({ kind, of, gloss }) =>
    of === null ? `${kind}: ${gloss}` : `${kind} of ${of}: ${gloss}`,
  );

describe('what a word means', () => {
  it('[U193] is its commonest sense of each kind first', () => {
    expect(meaningOf('BANK')).toEqual([
      'noun: sloping land (especially the slope beside a body of water)',
      'verb: tip laterally',
      'noun: a financial institution that accepts deposits and channels the money into lending activities',
    ]);
  });

  it('[U193] is, of a form, that of the word it is a form of', () => {
    expect(meaningOf('FINED', 'FINE', 'FIN')).toEqual([
      'verb of FINE: issue a ticket or a fine to as a penalty',
    ]);
    expect(meaningOf('LEAVES', 'LEAF', 'LEAVE')).toEqual([
      'noun of LEAF: the main organ of photosynthesis and transpiration in higher plants',
      'verb of LEAVE: go away from a place',
    ]);
    expect(meaningOf('SINGED', 'SING', 'SINGE')).toEqual(['verb of SINGE: burn superficially or lightly']);
    expect(meaningOf('GOES', 'GO')).toEqual(['verb of GO: to move along; to leave']);
  });

  it('[U193] has typographic quotes', () => {
    expect(meaningOf('SHOO')).toEqual(['verb: drive away by crying ‘shoo!’']);
  });

  it('[U193] is never told by a word that the list lacks', () => {
    expect(meaningOf('FINED')).toEqual([]);
  });

  it('[U193] is not that of a name', () => {
    expect(meaningOf('CHINA')).toEqual([
      'noun: high quality porcelain originally made only in China',
      'noun: dishware made of high quality porcelain',
    ]);
    expect(meaningOf('LONDON')).toEqual([]);
  });

  it('[U193] leaves out abuse and what is coarse', () => {
    expect(meaningOf('QUEER')).toEqual([
      'adjective: beyond or deviating from the usual or expected',
      'verb: hinder or prevent (the efforts, plans, or desires) of',
      'verb: put in a dangerous, disadvantageous, or difficult position',
    ]);
    expect(meaningOf('BITCH')).toEqual([]);
    expect(meaningOf('MATED', 'MATE')).toEqual([
      'adjective: occurring in pairs or as a pair',
      'adjective: of or relating to a marriage partner',
      'verb of MATE: bring two objects, ideas, or people together',
    ]);
    expect(meaningOf('SHITTED', 'SHIT')).toEqual([]);
  });

  it('[U193] is by hand for every word of two letters and no other', () => {
    const letters = TILE_SETS.english.alphabet;
    const { words } = builtLexicon('english');
    const listed = letters.flatMap((a) => letters.filter((b) => words.has([a, b])).map((b) => a + b));
    expect(listed).toHaveLength(126);
    expect([...TWO_LETTERS.keys()]).toEqual(listed);
    const senses = [...TWO_LETTERS.values()].flat();
    expect(senses.filter(({ gloss }) => gloss.length < 2 || gloss.length > 70)).toEqual([]);
    expect(TWO_LETTERS.get('AM')).toEqual([{ kind: 'verb', of: 'BE', gloss: 'with I, to be now' }]);
  });

  it('[U193] is known of 47 % of the words', () => {
    const { file, words } = builtLexicon('english');
    const index = v.parse(MeaningIndex, builtJson('index.json'));
    const known = index.firsts.flatMap((first) =>
      Object.keys(v.parse(Shard, builtJson(shardFile(index, first) ?? '')).words),
    );
    expect(known).toHaveLength(112_978);
    expect(file.words).toBe(239_436);
    expect(known.filter((word) => !words.has(wordTiles(TILE_SETS.english, word) ?? []))).toEqual([]);
  });
});

describe('baseForms', () => {
  const basesOf = (word: string, kind: string): readonly string[] =>
    baseForms(word)
      .filter((form) => form.kind === kind)
      .map(({ base }) => base);

  it.each([
    ['cats', 'noun', 'cat'],
    ['boxes', 'noun', 'box'],
    ['quizzes', 'noun', 'quiz'],
    ['berries', 'noun', 'berry'],
    ['knives', 'noun', 'knife'],
    ['analyses', 'noun', 'analysis'],
    ['matrices', 'noun', 'matrix'],
    ['larvae', 'noun', 'larva'],
    ['cacti', 'noun', 'cactus'],
    ['children', 'noun', 'child'],
    ['stepchildren', 'noun', 'stepchild'],
    ['women', 'noun', 'woman'],
    ['running', 'verb', 'run'],
    ['stopped', 'verb', 'stop'],
    ['falling', 'verb', 'fall'],
    ['hoping', 'verb', 'hope'],
    ['seeing', 'verb', 'see'],
    ['tried', 'verb', 'try'],
    ['dying', 'verb', 'die'],
    ['panicked', 'verb', 'panic'],
    ['ran', 'verb', 'run'],
    ['was', 'verb', 'be'],
    ['rewrote', 'verb', 'rewrite'],
    ['bigger', 'adjective', 'big'],
    ['nicest', 'adjective', 'nice'],
    ['happier', 'adjective', 'happy'],
    ['worst', 'adjective', 'bad'],
  ])('[U193] of %s as a %s has %s', (word, kind, base) => {
    expect(basesOf(word, kind)).toContain(base);
  });

  it('[U193] has no base whose form would be spelt otherwise', () => {
    expect(basesOf('fined', 'verb')).not.toContain('fin');
    expect(basesOf('hoping', 'verb')).not.toContain('hop');
    expect(basesOf('glass', 'noun')).toEqual([]);
  });
});

describe('parseSynset', () => {
  it('[U193] reads words, usages and the gloss without its examples', () => {
    const line =
      '01000000 00 s 02 big(p) 1 Great 0 002 & 01000001 a 0000 ;u 07139048 n 0201 | of a (very) great size; or more; "a big fish"; "great!"  ';
    expect(parseSynset(line)).toEqual({
      words: ['big', 'Great'],
      usages: [{ symbol: ';u', offset: 7_139_048, word: 1 }],
      isInstance: false,
      gloss: 'of a (very) great size; or more',
    });
  });
});

describe('writeMeanings', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meanings-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const gloss = 'x'.repeat(25_000);
  const meanings: ReadonlyMap<string, readonly Sense[]> = new Map([
    ['AB', [{ kind: 'noun', of: null, gloss }]],
    ['ABS', [{ kind: 'noun', of: 'AB', gloss }]],
    ['BE', [{ kind: 'verb', of: null, gloss: `to ${gloss}` }]],
    ['CAB', [{ kind: 'noun', of: null, gloss: 'a taxi' }]],
  ]);
  const filesOf = (path: string): readonly (readonly string[])[] =>
    readdirSync(path).map((name) => [name, readFileSync(join(path, name), 'utf8')]);

  it('[U193] makes the same files of the same meanings, named by their hash, with the notice', () => {
    const index = writeMeanings(join(folder, 'one'), meanings);
    writeMeanings(join(folder, 'two'), meanings);
    expect(filesOf(join(folder, 'two'))).toEqual(filesOf(join(folder, 'one')));
    expect(index.prefix).toMatch(/^english-[0-9a-f]{16}-$/);
    expect(readdirSync(folder).toSorted()).toEqual(['one', 'two']);
    const notice = readFileSync(join(folder, 'one', 'NOTICE.txt'), 'utf8');
    expect(notice).toContain('WordNet 3.1 Copyright 2011 by Princeton University.  All rights reserved.');
    expect(notice).toContain('Title to copyright in this software');
  });

  it('[U193] puts words that follow one another in a file, each gloss once', () => {
    const path = join(folder, 'shards');
    const index = writeMeanings(path, meanings);
    expect(index.firsts).toEqual(['AB', 'CAB']);
    const file = shardFile(index, 'BE') ?? '';
    const shard = v.parse(Shard, JSON.parse(readFileSync(join(path, file), 'utf8')));
    expect(shard.glosses).toEqual([gloss, `to ${gloss}`]);
    expect(sensesIn(shard, 'ABS')).toEqual([{ kind: 'noun', of: 'AB', gloss }]);
    expect(sensesIn(shard, 'ABLE')).toEqual([]);
    expect(sensesIn(shard, 'toString')).toEqual([]);
    expect(shardFile(index, 'AA')).toBeNull();
    expect(shardFile(index, 'ZA')).toBe(`${index.prefix}1.json`);
  });
});
