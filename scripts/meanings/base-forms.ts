import type { SenseKind } from '../../client/meanings/shard.ts';
import { IRREGULAR_ADJECTIVES, IRREGULAR_NOUNS, IRREGULAR_VERBS, VERB_PREFIXES } from './irregular-forms.ts';

/** What a word may be a form of. */
export interface BaseForm {
  readonly kind: SenseKind;
  readonly base: string;
  /** SINGED is of SINGE: who has a past of its own takes no -ED, unless nothing else does. */
  readonly isUnlikely: boolean;
}

/** An ending, and what stands in its place in the base. */
type Ending = readonly [RegExp, string];

/** The endings that WordNet's own morphology takes away (morphy(7WN)), and the commoner ones of Latin and Greek. */
const NOUN_ENDINGS: readonly Ending[] = [
  [/(?<!s)s$/, ''],
  [/(?<=(?:s|x|z|ch|sh|o))es$/, ''],
  [/zzes$/, 'z'],
  [/sses$/, 's'],
  [/ies$/, 'y'],
  [/ves$/, 'f'],
  [/ves$/, 'fe'],
  [/ses$/, 'sis'],
  [/xes$/, 'xis'],
  [/ices$/, 'ex'],
  [/ices$/, 'ix'],
  [/ae$/, 'a'],
  [/i$/, 'us'],
  [/ia$/, 'ium'],
  [/mata$/, 'ma'],
  [/eaux$/, 'eau'],
];
const VERB_ENDINGS: readonly Ending[] = [
  [/(?<!s)s$/, ''],
  [/(?<=(?:s|x|z|ch|sh|o))es$/, ''],
  [/zzes$/, 'z'],
  [/sses$/, 's'],
  [/ie[sd]$/, 'y'],
  [/ying$/, 'ie'],
  [/ck(?:ed|ing)$/, 'c'],
  [/ed$/, 'e'],
  [/(?<!e)ing$/, 'e'],
  [/(?<=e)ing$/, ''],
];
const ADJECTIVE_ENDINGS: readonly Ending[] = [
  [/i(?:er|est)$/, 'y'],
  [/(?:er|est)$/, 'e'],
];

/** What -ED, -ING, -ER and -EST are put to without a change, or with the last letter doubled. */
const WEAK_VERB = /(?:ed|ing)$/;
const GRADE = /(?:er|est)$/;
/** One vowel and one consonant at the end of a syllable: these double the consonant. */
const DOUBLES = /^[^aeiou]*(?:qu)?[aeiouy][bdfgklmnprtvz]$/;
const DOUBLED = /([bdfgklmnprstvz])\1$/;

/** The words, in lower case, that `word` may be a form of by its ending, or by the lists of irregular ones. */
export function baseForms(word: string): readonly BaseForm[] {
  const isWeakPast = word.endsWith('ed') && !IRREGULAR_VERBS.has(word);
  return [
    ...of('noun', [...irregularNouns(word), ...cut(word, NOUN_ENDINGS)]),
    ...of(
      'verb',
      [...irregularVerbs(word), ...bare(word, WEAK_VERB), ...cut(word, VERB_ENDINGS)],
      (base) => isWeakPast && IRREGULAR_BASES.has(base),
    ),
    ...of('adjective', [
      ...(IRREGULAR_ADJECTIVES.get(word) ?? []),
      ...bare(word, GRADE),
      ...cut(word, ADJECTIVE_ENDINGS),
    ]),
  ];
}

const IRREGULAR_BASES: ReadonlySet<string> = new Set([...IRREGULAR_VERBS.values()].flat());

const of = (
  kind: SenseKind,
  bases: readonly string[],
  isUnlikely: (base: string) => boolean = () => false,
): readonly BaseForm[] => [...new Set(bases)].map((base) => ({ kind, base, isUnlikely: isUnlikely(base) }));

const cut = (word: string, endings: readonly Ending[]): readonly string[] =>
  endings.filter(([ending]) => ending.test(word)).map(([ending, instead]) => word.replace(ending, instead));

/** What is left without the ending, its consonant single again where it was doubled. */
function bare(word: string, ending: RegExp): readonly string[] {
  if (!ending.test(word)) return [];
  const stem = word.replace(ending, '');
  return [...(DOUBLES.test(stem) ? [] : [stem]), ...(DOUBLED.test(stem) ? [stem.slice(0, -1)] : [])];
}

function irregularVerbs(word: string): readonly string[] {
  const [prefix = ''] = VERB_PREFIXES.exec(word) ?? [];
  const after = IRREGULAR_VERBS.get(word.slice(prefix.length)) ?? [];
  return [...(IRREGULAR_VERBS.get(word) ?? []), ...after.map((base) => prefix + base)];
}

const IRREGULAR_NOUN = new RegExp(`(?:${[...IRREGULAR_NOUNS.keys()].join('|')})$`);

function irregularNouns(word: string): readonly string[] {
  const [end = ''] = IRREGULAR_NOUN.exec(word) ?? [];
  return (IRREGULAR_NOUNS.get(end) ?? []).map((base) => word.slice(0, word.length - end.length) + base);
}
