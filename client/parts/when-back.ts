/**
 * Does `work` once when there may be a connection again or somebody looks at the page again, or after so many
 * milliseconds; the function that comes back calls it off.
 */
export function whenBack(work: () => void, after: number): () => void {
  const forget = (): void => {
    clearTimeout(timer);
    globalThis.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', onSight);
  };
  const now = (): void => {
    forget();
    work();
  };
  const onSight = (): void => {
    if (document.visibilityState === 'visible') now();
  };
  const timer = setTimeout(now, after);
  globalThis.addEventListener('online', now);
  document.addEventListener('visibilitychange', onSight);
  return forget;
}
