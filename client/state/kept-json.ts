/** What was kept as JSON, where `isIt` knows it again; null for nothing, and for what another version may have kept. */
export function readKept<T>(text: string | null, isIt: (data: unknown) => data is T): T | null {
  if (text === null) return null;
  try {
    const data: unknown = JSON.parse(text);
    return isIt(data) ? data : null;
  } catch {
    return null;
  }
}

export const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null;
