const RULE = /^- \*\*([A-Z]+\d+)\*\* /gm;
const NOT_YET = /^## Not yet in force$/m;
const CITED = /^\[([A-Z]+\d+(?:,? [A-Z]+\d+)*)\] /;

/**
 * What is wrong between the rules of docs/SPEC.md and the tests: sentences, none when all is well. A test's name begins
 * with the ID of a rule, or several (`[W2, W3] …`); every rule is cited by a test, but those not yet in force.
 */
export function checkSpec(spec: string, testNames: readonly string[]): readonly string[] {
  const [inForce = '', notYet = ''] = spec.split(NOT_YET);
  const rules = idsOf(inForce);
  const known = new Set([...rules, ...idsOf(notYet)]);
  const cited = new Set(testNames.flatMap(citedIn));
  return [
    ...duplicates(rules).map((id) => `docs/SPEC.md has ${id} twice.`),
    ...testNames
      .filter((name) => citedIn(name).length === 0)
      .map((name) => `A test's name begins with no [ID]: ${name}`),
    ...[...cited]
      .filter((id) => !known.has(id))
      .map((id) => `A test cites ${id}, which docs/SPEC.md does not have.`),
    ...rules.filter((id) => !cited.has(id)).map((id) => `No test cites ${id}.`),
  ];
}

const idsOf = (text: string): string[] => [...text.matchAll(RULE)].map(([, id]) => id ?? '');

const citedIn = (name: string): string[] => CITED.exec(name)?.[1]?.split(/,? /) ?? [];

const duplicates = (ids: readonly string[]): string[] => ids.filter((id, index) => ids.indexOf(id) !== index);
