import type { Affixes, AffixRule } from './affix-file.ts';
import type { Dictionary, DictionaryEntry } from './dictionary.ts';

/** Whether forms that a rule makes of an entry are wanted. */
export type Keeps = (rule: AffixRule, entry: DictionaryEntry) => boolean;

/**
 * All forms of a dictionary's entries, some of them more than once: the entry itself, one or two suffixes behind it,
 * a prefix before it, and a prefix before suffixes where both allow that. Compounds are not made.
 */
export function* formsOf({ entries, affixes }: Dictionary, keeps: Keeps = () => true): Generator<string> {
  for (const entry of entries) yield* formsOfEntry(entry, affixes, keeps);
}

function formsOfEntry(entry: DictionaryEntry, affixes: Affixes, keeps: Keeps): readonly string[] {
  const { stem, flags } = entry;
  const forms = isWord(affixes, flags, null) ? [stem] : [];
  if (flags.length === 0) return forms;

  const fitting = (rules: Affixes['suffixes'], of: readonly string[], text: string): readonly AffixRule[] =>
    of.flatMap((flag) =>
      (rules.get(flag) ?? []).filter((rule) => fits(affixes, rule, text) && keeps(rule, entry)),
    );
  for (const before of fitting(affixes.prefixes, flags, stem)) {
    if (isWord(affixes, before.flags, null)) forms.push(prefixed(stem, before));
  }
  for (const rule of fitting(affixes.suffixes, flags, stem)) {
    const form = suffixed(stem, rule);
    const further = fitting(affixes.suffixes, rule.flags, form).map((second) => ({
      form: suffixed(form, second),
      flags: second.flags,
      crosses: rule.crosses && second.crosses,
    }));
    for (const made of [{ form, flags: rule.flags, crosses: rule.crosses }, ...further]) {
      if (isWord(affixes, made.flags, null)) forms.push(made.form);
      if (!made.crosses) continue;
      for (const before of fitting(affixes.prefixes, [...flags, ...rule.flags], made.form)) {
        if (before.crosses && isWord(affixes, made.flags, before)) forms.push(prefixed(made.form, before));
      }
    }
  }
  return forms;
}

const fits = ({ stripsWhole }: Affixes, rule: AffixRule, text: string): boolean =>
  (stripsWhole || text.length > rule.strip.length) && rule.fits(text);

/** Whether a form with these flags is a word by itself; `before` is the prefix that it has. */
function isWord(affixes: Affixes, flags: readonly string[], before: AffixRule | null): boolean {
  if (flags.length === 0 && before === null) return true;
  const needsOther = (of: readonly string[]): boolean =>
    affixes.bothEnds !== null && of.includes(affixes.bothEnds);
  return (
    !flags.some((flag) => affixes.notAlone.has(flag)) && needsOther(flags) === needsOther(before?.flags ?? [])
  );
}

const suffixed = (stem: string, { strip, add }: AffixRule): string =>
  stem.slice(0, stem.length - strip.length) + add;

const prefixed = (stem: string, { strip, add }: AffixRule): string => add + stem.slice(strip.length);
