/**
 * A change to the bundle's text: what is to be found, exactly once, and what stands there instead. `after#` is the name
 * `after` with whatever number the bundler has given it, which changes with what else is in the bundle.
 */
export interface Patch {
  readonly find: string;
  readonly replace: string;
}

const NUMBERED = /(\w+)#/g;
const SPECIAL = /[$()*+.?[\\\]^{|}]/g;

/** A text with a change. Throws where it does not fit exactly once. */
export function patched(text: string, { find, replace }: Patch): string {
  const names = [...find.matchAll(NUMBERED)].map(([, name = '']) => name);
  const literal = find
    .split(NUMBERED)
    .map((part, index) => (index % 2 ? `(${part}\\d*)` : part.replace(SPECIAL, '\\$&')));
  const [found, ...more] = text.matchAll(new RegExp(literal.join(''), 'g'));
  if (found === undefined || more.length > 0)
    throw new Error(`a patch fits ${found ? more.length + 1 : 0} times, not once: ${find}`);
  const told = replace.replace(NUMBERED, (_, name: string) => found[names.indexOf(name) + 1] ?? name);
  return text.slice(0, found.index) + told + text.slice(found.index + found[0].length);
}
