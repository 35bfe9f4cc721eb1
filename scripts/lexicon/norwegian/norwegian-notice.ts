import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOKMAL, LICENCES } from '../packages.ts';

/** What must stand beside the Norwegian list. */
export function norwegianNotice(): string {
  return `${ABOUT}
${readFileSync(join(BOKMAL, 'license'), 'utf8')}
${readFileSync(join(LICENCES, 'GPL-2.0.txt'), 'utf8')}`;
}

const ABOUT = `norwegian: made from the Norwegian Bokmål spelling dictionary of the
spell-norwegian project, as the npm package dictionary-nb 3.0.0 carries it. It
is a modified version: entries are written out in their inflections, genitives,
capitalised entries, abbreviations and slurs are left out, accents are folded.
The list is free software under the GNU General Public License, version 2, by
which you may copy, change and pass it on; it comes without any warranty. It is
a file of its own, which nothing else of Crosstile is a part of. Its source is
that package, from https://github.com/wooorm/dictionaries, and what makes the
list of it is scripts/lexicon/ in Crosstile's source code.
`;
