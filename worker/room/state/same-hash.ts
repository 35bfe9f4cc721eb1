/** Whether two hashes are the same, in a time that does not tell where they differ. */
export function sameHash(a: string, b: string): boolean {
  let differences = a.length ^ b.length;
  for (let at = 0; at < a.length; at++) differences |= a.charCodeAt(at) ^ b.charCodeAt(at);
  return differences === 0;
}
