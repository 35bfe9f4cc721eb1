import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The longest that is tried: enough to play, and quick to look through. */
const LONGEST = 5;

interface ShortWord {
  readonly word: string;
  readonly letters: number;
}

/**
 * Words that may be valid: a list that is not the game's own, which has some that this one lacks and lacks some of it.
 * What a room refuses is struck out for good.
 */
export class OwnWords {
  private readonly struck = new Set<string>();
  private listed = allShort();

  has(word: string): boolean {
    return all().has(word) && !this.struck.has(word);
  }

  strike(word: string): void {
    this.struck.add(word);
    this.listed = this.listed.filter((each) => each.word !== word);
  }

  /** The short ones, the longest first, each with {@link lettersOf} it. */
  short(): readonly ShortWord[] {
    return this.listed;
  }
}

/** Read once: there are many clients. */
const all = once((): ReadonlySet<string> => {
  const file = createRequire(import.meta.url).resolve('an-array-of-english-words');
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const words = Array.isArray(list) ? list.filter((word) => typeof word === 'string') : [];
  return new Set(
    words.filter((word) => /^[a-z]+$/.test(word) && word.length >= 2).map((word) => word.toUpperCase()),
  );
});

const allShort = once((): readonly ShortWord[] =>
  [...all()]
    .filter((word) => word.length <= LONGEST)
    .sort((a, b) => b.length - a.length)
    .map((word) => ({ word, letters: lettersOf(word) })),
);

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The letters among `text` as bits: A is 1, B is 2, C is 4. */
export function lettersOf(text: Iterable<string>): number {
  let bits = 0;
  for (const letter of text) if (letter !== '?') bits |= 1 << (letter.charCodeAt(0) - 65);
  return bits;
}
