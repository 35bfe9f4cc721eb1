/** Words of one meaning, as a line of WordNet's data files has them. */
export interface Synset {
  /** With capitals where they are written so. */
  readonly words: readonly string[];
  /** Where it says how a word is used: the place of the word among `words`, null for all, and the offset of that usage. */
  readonly usages: readonly { readonly word: number | null; readonly offset: number }[];
  /** Whether it is one thing with a name, and not a kind of thing. */
  readonly isInstance: boolean;
  /** What they mean, without examples, with typographic quotes. */
  readonly gloss: string;
}

const HEX = 16;
/** Before the words: offset, file, type, how many words. */
const HEAD = 4;
/** A pointer's symbol, offset, kind of word, and from which word to which. */
const POINTER = 4;
/** Longer ones are cut where a part of them ends. */
const LONGEST_GLOSS = 160;

/** Reads a line of a data file (wndb(5WN) has the format). */
export function parseSynset(line: string): Synset {
  const bar = line.indexOf(' | ');
  const fields = line.slice(0, bar).split(' ');
  const count = Number.parseInt(fields[HEAD - 1] ?? '0', HEX);
  const words = fields
    .slice(HEAD, HEAD + 2 * count)
    .filter((_, index) => index % 2 === 0)
    .map((word) => word.replace(/\(\w+\)$/, ''));
  const from = HEAD + 2 * count + 1;
  const pointers = Array.from({ length: Number(fields[from - 1]) }, (_, index) => {
    const [symbol = '', offset = '', , words = ''] = fields.slice(from + index * POINTER);
    const source = Number.parseInt(words.slice(0, 2), HEX);
    return { symbol, offset: Number(offset), word: source === 0 ? null : source - 1 };
  });
  return {
    words,
    usages: pointers.filter(({ symbol }) => symbol === ';u'),
    isInstance: pointers.some(({ symbol }) => symbol === '@i'),
    gloss: glossOf(line.slice(bar + 3)),
  };
}

function glossOf(text: string): string {
  const [definition = ''] = text.trim().split(/;?\s+"/);
  const whole = definition
    .replace(/[;:,\s]+$/, '')
    .replace(/`([^`']*)'/g, '‘$1’')
    .replaceAll("'", '’');
  if (whole.length <= LONGEST_GLOSS) return whole;
  const end = whole.lastIndexOf(';', LONGEST_GLOSS);
  return end > 0 ? whole.slice(0, end) : whole;
}
