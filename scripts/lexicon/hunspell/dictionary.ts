import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Affixes, readAffixes } from './affix-file.ts';

export interface DictionaryEntry {
  readonly stem: string;
  readonly flags: readonly string[];
}

/** A Hunspell dictionary: its entries as they stand, and how forms are made of them. */
export interface Dictionary {
  readonly entries: readonly DictionaryEntry[];
  readonly affixes: Affixes;
}

/** The dictionary in a folder, as `index.aff` and `index.dic` in UTF-8. */
export function readDictionary(folder: string): Dictionary {
  const affixes = readAffixes(readFileSync(join(folder, 'index.aff'), 'utf8'));
  return { affixes, entries: readEntries(readFileSync(join(folder, 'index.dic'), 'utf8'), affixes) };
}

/** The entries in the text of a `.dic` file, whose first line is a count. */
export function readEntries(text: string, affixes: Affixes): readonly DictionaryEntry[] {
  return text
    .split('\n')
    .slice(1)
    .map((line) => readEntry(line, affixes))
    .filter(({ stem }) => stem !== '');
}

/** What is said of a word: `po:noun`. */
const SAID = /\s+\w\w:.*$/;

/** A word, then flags behind the first slash that has no backslash before it. */
function readEntry(line: string, { flagsOf }: Affixes): DictionaryEntry {
  const text = line.replace(SAID, '').trim();
  const slash = text.search(/(?<!\\)\//);
  if (slash < 0) return { stem: text.replaceAll('\\/', '/'), flags: [] };
  return { stem: text.slice(0, slash).replaceAll('\\/', '/'), flags: flagsOf(text.slice(slash + 1)) };
}
