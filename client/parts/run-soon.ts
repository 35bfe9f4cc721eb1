/**
 * Runs what `load` fetches, from when it is here until the function that comes back is called, which stops it. Where it
 * does not come the page does without.
 */
export function runSoon(load: () => Promise<() => () => void>): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  load().then(
    (run) => {
      if (isWanted) stop = run();
    },
    () => undefined,
  );
  return () => {
    isWanted = false;
    stop();
  };
}
