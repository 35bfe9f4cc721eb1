/** What says of an answer what it is, what hangs on its status, and what is between the two ends of the line. */
const OF_CONTENT = new Set(
  (
    'allow cache-control cf-cache-status connection content-encoding content-length content-type date etag ' +
    'keep-alive location retry-after set-cookie transfer-encoding vary'
  ).split(' '),
);

/** All other headers of an answer, by name in small letters: what must be the same for every answer. */
export const headersBesideContent = (
  headers: Iterable<readonly [string, string]>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...headers]
      .map(([name, value]) => [name.toLowerCase(), value] as const)
      .filter(([name]) => !OF_CONTENT.has(name)),
  );
