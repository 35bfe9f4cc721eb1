import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SenseKind } from '../../client/meanings/shard.ts';
import { isOffensive, isSexual } from './offensive.ts';
import { parseSynset, type Synset } from './synset.ts';

/** A word of WordNet in one of its senses. */
export interface WordNetSense {
  readonly kind: SenseKind;
  readonly gloss: string;
  /** How often it was met with in the texts that WordNet's makers counted. */
  readonly count: number;
}

/** The senses of a word in lower case, those met with most often first and those that speak of sex last; none that is marked as offensive. */
export type WordNet = (word: string) => readonly WordNetSense[];

const FILES = { noun: 'data.noun', verb: 'data.verb', adjective: 'data.adj', adverb: 'data.adv' } as const;
/** By the number of the type of a synset in a sense key. */
const KINDS = [null, 'noun', 'verb', 'adjective', 'adverb', 'adjective'] as const;
type Kind = keyof typeof FILES;

/** A line of `index.sense`, of a word without spaces: `fine%2:41:00:: 02500372 1 2`. */
const SENSE_LINE = /^([a-z]+)%(\d)\S* (\d+) (\d+) (\d+)$/gm;

interface Listed {
  readonly kind: Kind;
  readonly offset: number;
  /** Place among the senses of the word and its kind, from 1. */
  readonly rank: number;
  readonly count: number;
}

/** Reads the database files of a folder. */
export function readWordNet(folder: string): WordNet {
  const listed = readIndex(join(folder, 'index.sense'));
  const data = new Map(Object.entries(FILES).map(([kind, name]) => [kind, readFileSync(join(folder, name))]));
  const synsetAt = (kind: Kind, offset: number): Synset => {
    const file = data.get(kind);
    const line = file?.toString('latin1', offset, file.indexOf('\n', offset)) ?? '';
    return parseSynset(line);
  };
  const usageOf = (offset: number): readonly string[] => synsetAt('noun', offset).words;

  const look = (word: string): readonly WordNetSense[] => {
    const found = (listed.get(word) ?? []).map((sense) => ({
      ...sense,
      synset: synsetAt(sense.kind, sense.offset),
    }));
    // "China" says nothing of "china"; what is always written with a capital, and is no name, will do.
    const common = found.filter(({ synset }) => synset.words.includes(word));
    const fit = common.length > 0 ? common : found.filter(({ synset }) => !synset.isInstance);
    return fit
      .filter(({ synset }) => !isOffensive(synset, word, usageOf))
      .sort(
        (a, b) =>
          Number(isSexual(a.synset)) - Number(isSexual(b.synset)) || b.count - a.count || a.rank - b.rank,
      )
      .map(({ kind, count, synset }) => ({ kind, count, gloss: synset.gloss }));
  };
  // A word is asked for once more for each of its forms.
  const looked = new Map<string, readonly WordNetSense[]>();
  return (word) => {
    const senses = looked.get(word) ?? look(word);
    looked.set(word, senses);
    return senses;
  };
}

function readIndex(file: string): ReadonlyMap<string, readonly Listed[]> {
  const listed = new Map<string, Listed[]>();
  for (const [, word = '', type, offset, rank, count] of readFileSync(file, 'latin1').matchAll(SENSE_LINE)) {
    const kind = KINDS[Number(type)];
    if (!kind) continue;
    const senses = listed.get(word) ?? [];
    senses.push({ kind, offset: Number(offset), rank: Number(rank), count: Number(count) });
    listed.set(word, senses);
  }
  return listed;
}
