/** Throws where two plain values are not the same all through. */
export function same(what: string, actual: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a}, not ${b}`);
}

/** Those of `all` that are named, one for each time that they are, in their order. */
export function amongInOrder(all: readonly string[], named: readonly string[]): readonly string[] {
  let next = 0;
  return all.filter((word) => word === named[next] && ++next > 0);
}
