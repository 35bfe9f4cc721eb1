import * as v from 'valibot';

/** What kinds of words senses are of; `other` is none that dictionaries have a short name for. */
export const SENSE_KINDS = ['noun', 'verb', 'adjective', 'adverb', 'interjection', 'other'] as const;
export type SenseKind = (typeof SENSE_KINDS)[number];

/** One of the things that a word means. */
export interface Sense {
  readonly kind: SenseKind;
  /** The word that it is a form of, upper case; null where it stands in dictionaries itself. */
  readonly of: string | null;
  readonly gloss: string;
}

/**
 * `/meanings/index.json`: where the meanings of a list lie. A shard's file is `prefix`, its number, `.json`; `firsts`
 * has the first word of each, in the order of the alphabet.
 */
export const MeaningIndex = v.object({
  prefix: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  firsts: v.pipe(v.array(v.string()), v.minLength(1)),
});
export type MeaningIndex = v.InferOutput<typeof MeaningIndex>;

/**
 * What is fetched at once: some words that follow one another. `glosses` has what its senses say, each once; of each
 * word there are the kind, the place of the gloss, and of which word it is a form.
 */
export const Shard = v.object({
  glosses: v.array(v.string()),
  words: v.record(
    v.string(),
    v.array(
      v.union([
        v.tuple([v.picklist(SENSE_KINDS), v.number(), v.string()]),
        v.tuple([v.picklist(SENSE_KINDS), v.number()]),
      ]),
    ),
  ),
});
export type Shard = v.InferOutput<typeof Shard>;

/** The file where a word (upper case) is if anywhere; null for a word before all. */
export function shardFile({ prefix, firsts }: MeaningIndex, word: string): string | null {
  const number = firsts.findLastIndex((first) => first <= word);
  return number < 0 ? null : shardName(prefix, number);
}

export const shardName = (prefix: string, number: number): string => `${prefix}${number}.json`;

/** What a word means; nothing where its shard does not have it. */
export function sensesIn({ glosses, words }: Shard, word: string): readonly Sense[] {
  const senses = Object.hasOwn(words, word) ? words[word] : [];
  return (senses ?? []).map(([kind, place, of = null]) => ({ kind, of, gloss: glosses[place] ?? '' }));
}
