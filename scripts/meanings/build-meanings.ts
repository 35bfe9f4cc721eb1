import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type MeaningIndex, type Sense, shardName } from '../../client/meanings/shard.ts';
import { WORDNET_DATA } from '../lexicon/packages.ts';
import { shardsOf } from './shards.ts';

const HASH_DIGITS = 16;

/**
 * Makes `folder` hold the meanings of the English list, nothing else, and nothing by halves: shards that are named by the
 * hash of them all, their index, the notice of WordNet. The same meanings give the same bytes.
 */
export function writeMeanings(folder: string, meanings: ReadonlyMap<string, readonly Sense[]>): MeaningIndex {
  const shards = shardsOf(meanings);
  const texts = shards.map((shard) => JSON.stringify(shard));
  const index: MeaningIndex = {
    prefix: `english-${hash('sha256', texts.join('\n'), 'hex').slice(0, HASH_DIGITS)}-`,
    firsts: shards.map(({ words }) => Object.keys(words)[0] ?? ''),
  };
  const draft = `${folder}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  for (const [number, text] of texts.entries()) {
    writeFileSync(join(draft, shardName(index.prefix, number)), text);
  }
  writeFileSync(join(draft, 'NOTICE.txt'), meaningsNotice());
  writeFileSync(join(draft, 'index.json'), JSON.stringify(index));
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return index;
}

/** What must stand beside the meanings, with the notice at the head of WordNet's data. */
function meaningsNotice(): string {
  const data = readFileSync(join(WORDNET_DATA, 'data.adv'), 'latin1');
  const notice = data.split('\n').flatMap((line) => NOTICE_LINE.exec(line)?.[1]?.trimEnd() ?? []);
  return `${ABOUT}\n${notice.join('\n')}\n`;
}

/** `  14 WordNet 3.1 Copyright 2011 by Princeton University. …` */
const NOTICE_LINE = /^ {2}\d+ (.*)$/;

const ABOUT = `What words mean is taken from WordNet 3.1. It is a modified version: examples are left
out, long definitions are shortened, and offensive senses are left out. The meanings of
two-letter words are Crosstile's own.
`;
