import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryWords } from '../dictionary-words.ts';
import { SPANISH } from '../packages.ts';
import type { Recipe } from '../recipe.ts';

export const SPANISH_RECIPE: Recipe = {
  id: 'spanish',
  title: 'Spanish (Crosstile 2026)',
  tileSet: 'spanish',
  sources: [SPANISH],
  make: () =>
    dictionaryWords({
      language: 'spanish',
      folder: SPANISH,
      letters: 'a-zñ',
      vowels: 'aeiouy',
      without: [],
      abbreviations:
        `ap av be ca ef ib id ob op pe qu ti uf avd avda ayto bibl cent cgo cinc cit cod cta cte ctvo dicc dom
        dpto dto ed edit fca fig fil fol geom gta hab ibid imp impr incl ing inst izq lic loc mtro nro num paf pag pdta
        pdte plza ppal prof prov pza rdo reg rel rep rte rvdo sdad sig soc sra srta tac tel tfno tit tpo trad ues univ
        vid vol xto pbro`.split(/\s+/),
    }),
  notice: () => `${ABOUT}
${readFileSync(join(SPANISH, 'license'), 'utf8')}`,
};

const ABOUT = `spanish: made from the Spanish spelling dictionary of Santiago Bosio and others
(RLA-ES), as the npm package dictionary-es 4.0.0 carries it. Of its licences the
Mozilla Public License is taken, in version 2.0, which the list is under too:
https://www.mozilla.org/MPL/2.0/. Its source is that package, from
https://github.com/wooorm/dictionaries. It is a modified version: entries are
written out in their forms, capitalised entries, abbreviations and slurs are
left out, accents are folded but for Ñ.
`;
