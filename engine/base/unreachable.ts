/** The end of an exhaustive switch: a type error where a case is missing, a throw where a value lied. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
