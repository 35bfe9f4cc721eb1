/** One way to make a form of a stem: letters taken off its end (or beginning), others put there. */
export interface AffixRule {
  readonly kind: 'SFX' | 'PFX';
  readonly flag: string;
  readonly strip: string;
  readonly add: string;
  /** Flags of the form that it makes: further affixes that may follow, or marks as those of {@link Affixes}. */
  readonly flags: readonly string[];
  /** Whether a prefix may stand with a suffix. */
  readonly crosses: boolean;
  /** Whether the rule is for this stem. */
  readonly fits: (stem: string) => boolean;
}

/** What an affix file says about the forms of its dictionary's entries. */
export interface Affixes {
  readonly suffixes: ReadonlyMap<string, readonly AffixRule[]>;
  readonly prefixes: ReadonlyMap<string, readonly AffixRule[]>;
  /** Whether an affix may take the place of a whole stem. */
  readonly stripsWhole: boolean;
  /** Flags as they stand behind a slash. */
  readonly flagsOf: (text: string) => readonly string[];
  /** Flags of what is no word by itself: it needs an affix, stands in compounds only, or is a mistake. */
  readonly notAlone: ReadonlySet<string>;
  /** The flag of an affix that needs one at the other end as well. */
  readonly bothEnds: string | null;
}

const NOT_ALONE = ['NEEDAFFIX', 'ONLYINCOMPOUND', 'FORBIDDENWORD'];

/**
 * The affix rules in the text of a Hunspell `.aff` file (format: hunspell(5)). What it says about compounds,
 * suggestions and the breaking of words is no matter of single forms and is passed over.
 */
export function readAffixes(text: string): Affixes {
  const lines = text.split(/\r?\n/).map((line) => line.trim().split(/\s+/));
  const setting = (name: string): string | null => lines.find(([key]) => key === name)?.[1] ?? null;
  const flagsOf = flagReader(setting('FLAG'));
  return {
    suffixes: rulesOf(lines, 'SFX', flagsOf),
    prefixes: rulesOf(lines, 'PFX', flagsOf),
    stripsWhole: lines.some(([key]) => key === 'FULLSTRIP'),
    flagsOf,
    notAlone: new Set(NOT_ALONE.flatMap((name) => setting(name) ?? [])),
    bothEnds: setting('CIRCUMFIX'),
  };
}

function flagReader(mode: string | null): Affixes['flagsOf'] {
  if (mode === 'num') return (text) => text.split(',').filter(Boolean);
  if (mode === 'long') return (text) => text.match(/../gsu) ?? [];
  return (text) => [...text];
}

/** Rules by flag. The first line of a flag tells whether it crosses, `SFX A Y 24`; any other is a rule. */
function rulesOf(
  lines: readonly (readonly string[])[],
  kind: AffixRule['kind'],
  flagsOf: Affixes['flagsOf'],
): Affixes['suffixes'] {
  const rules = new Map<string, { readonly crosses: boolean; readonly rules: AffixRule[] }>();
  for (const [key, flag = '', strip = '', added = '', condition = '.'] of lines) {
    if (key !== kind) continue;
    const known = rules.get(flag);
    if (known === undefined) {
      rules.set(flag, { crosses: strip === 'Y', rules: [] });
      continue;
    }
    const [add = '', flags = ''] = added.split('/');
    const off = strip === '0' ? '' : strip;
    known.rules.push({
      kind,
      flag,
      strip: off,
      add: add === '0' ? '' : add,
      flags: flagsOf(flags),
      crosses: known.crosses,
      fits: kind === 'SFX' ? fitsAtEnd(off, condition) : fitsAtStart(off, condition),
    });
  }
  return new Map([...rules].map(([flag, known]) => [flag, known.rules]));
}

function fitsAtEnd(strip: string, condition: string): AffixRule['fits'] {
  const pattern = patternOf(condition);
  if (pattern === null) return (stem) => stem.endsWith(strip);
  const atEnd = new RegExp(`${pattern}$`, 'u');
  return (stem) => stem.endsWith(strip) && atEnd.test(stem);
}

function fitsAtStart(strip: string, condition: string): AffixRule['fits'] {
  const pattern = patternOf(condition);
  if (pattern === null) return (stem) => stem.startsWith(strip);
  const atStart = new RegExp(`^${pattern}`, 'u');
  return (stem) => stem.startsWith(strip) && atStart.test(stem);
}

/** A condition as a pattern; null where there is none. Only brackets and `.` mean anything, and `^` first in brackets. */
function patternOf(condition: string): string | null {
  if (condition === '.' || condition.startsWith('#')) return null;
  return (condition.match(/\[[^\]]*\]|./gsu) ?? [])
    .map((part) => {
      if (part === '.') return '.';
      const [, not = '', letters] = /^\[(\^?)(.*)\]$/su.exec(part) ?? [];
      return letters === undefined ? escaped(part) : `[${not}${escaped(letters).replaceAll('-', '\\-')}]`;
    })
    .join('');
}

const escaped = (text: string): string => text.replace(/[[\]\\^$.*+?(){}|/]/g, '\\$&');
