import type { Sense, SenseKind } from '../../client/meanings/shard.ts';
import { type BaseForm, baseForms } from './base-forms.ts';
import { TWO_LETTERS } from './two-letters.ts';
import type { WordNet, WordNetSense } from './wordnet.ts';

/** Of the senses of a word only these many are told. */
const MOST = 3;

/**
 * What each of `words` (upper case) means, as far as it is known: by its own senses in WordNet, and as a form of other
 * words of the list.
 */
export function meaningsOf(
  words: readonly string[],
  wordNet: WordNet,
): ReadonlyMap<string, readonly Sense[]> {
  const list = new Set(words);
  const meanings = new Map<string, readonly Sense[]>();
  for (const word of words) {
    const senses = TWO_LETTERS.get(word) ?? sensesOf(word.toLowerCase(), list, withShortest(wordNet));
    if (senses.length > 0) meanings.set(word, senses);
  }
  return meanings;
}

/** The shortest words mean what we say they do, their forms too. */
const withShortest =
  (wordNet: WordNet): WordNet =>
  (word) =>
    TWO_LETTERS.get(word.toUpperCase())?.map(({ kind, gloss }) => ({ kind, gloss, count: 0 })) ??
    wordNet(word);

function sensesOf(word: string, list: ReadonlySet<string>, wordNet: WordNet): readonly Sense[] {
  const own = oneOfEachKindFirst(wordNet(word));
  const forms = formsOf(word, list, wordNet);
  // FLATTER is seldom meant as "more flat".
  const meant = own.length > 0 ? forms.filter(({ kind }) => kind !== 'adjective') : forms;
  const ownRoom = Math.max(1, MOST - meant.length);
  return [...own.slice(0, ownRoom).map(({ kind, gloss }) => ({ kind, of: null, gloss })), ...meant];
}

function oneOfEachKindFirst(senses: readonly WordNetSense[]): readonly WordNetSense[] {
  const first = senses.filter(({ kind }, at) => senses.findIndex((other) => other.kind === kind) === at);
  return [...first, ...senses.filter((sense) => !first.includes(sense))];
}

/** Of each kind the base that is met with most often. */
function formsOf(word: string, list: ReadonlySet<string>, wordNet: WordNet): readonly Sense[] {
  const found = baseForms(word)
    .filter(({ base }) => base !== word && list.has(base.toUpperCase()))
    .flatMap((form) => {
      const sense = wordNet(form.base).find(({ kind }) => kind === form.kind);
      return sense === undefined ? [] : [{ ...form, sense }];
    });
  const kinds: readonly SenseKind[] = ['noun', 'verb', 'adjective'];
  return kinds.flatMap((kind) => {
    const [best] = found
      .filter((form) => form.kind === kind)
      .sort((a, b) => Number(a.isUnlikely) - Number(b.isUnlikely) || b.sense.count - a.sense.count);
    return best === undefined ? [] : [asForm(best, best.sense.gloss)];
  });
}

const asForm = ({ kind, base }: BaseForm, gloss: string): Sense => ({
  kind,
  of: base.toUpperCase(),
  gloss,
});
