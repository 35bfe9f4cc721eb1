import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(resolve(`${name}/package.json`));

/** SCOWL as the package carries it, its notices included. */
const SCOWL = join(folderOf('@neopass/wordlist'), 'scowl');
export const SCOWL_WORDS = join(SCOWL, 'words');
export const SCOWL_COPYRIGHT = join(SCOWL, 'Copyright');

export const LETTERPRESS_FILE = join(folderOf('an-array-of-english-words'), 'index.json');
