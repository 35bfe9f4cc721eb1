/** Writes down that something was given up: a code of ours, and nothing of the room. */
export const logGivenUp = (code: string): void => console.error(JSON.stringify({ code }));

/**
 * Writes down that something went wrong: a code of ours, the error's kind and where it was thrown. Never its
 * message, which may quote a state full of secrets.
 */
export function logFailure(code: string, error: unknown): void {
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  const kind = error instanceof Error ? error.name : typeof error;
  console.error(JSON.stringify({ code, kind, at: frames.slice(0, 5).map((line) => line.trim()) }));
}
