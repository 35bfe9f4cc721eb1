import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SCOWL's lists but proper names: `english-words.60`, `british_variant_1-upper.80`. */
const LIST_NAME = /^(?<spelling>\w+)-(?<category>words|upper|abbreviations|contractions)\.(?<level>\d+)$/;

export interface ScowlList {
  /** `english` for what all spellings share, else `american`, `variant_1`, … */
  readonly spelling: string;
  readonly category: string;
  /** How rare its words are: 10 the commonest, 80 what large dictionaries have, 95 beyond them. */
  readonly level: number;
  /** Its entries as they stand, accents and capitals included. */
  readonly entries: readonly string[];
}

/** All lists but those of proper names, in the order of their file names. */
export function scowlLists(folder: string): readonly ScowlList[] {
  return readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const { spelling, category, level } = LIST_NAME.exec(name)?.groups ?? {};
      if (spelling === undefined || category === undefined) return [];
      const entries = readFileSync(join(folder, name), 'latin1').split('\n').filter(Boolean);
      return [{ spelling, category, level: Number(level), entries }];
    });
}
