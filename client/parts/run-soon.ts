import { whenBack } from './when-back.ts';

/** Milliseconds after which what did not come is asked for again, if nothing else has it asked for before. */
export const AGAIN_AFTER = 30_000;

/**
 * Runs what `load` fetches, from when it is here until the function that comes back is called, which stops it. Where it
 * does not come the page does without, and asks for it again by itself.
 */
export function runSoon(load: () => Promise<() => () => void>): () => void {
  let isWanted = true;
  let stop = (): void => undefined;
  const fetch = (): void => {
    load().then(
      (run) => {
        if (isWanted) stop = run();
      },
      () => {
        if (isWanted) stop = whenBack(fetch, AGAIN_AFTER);
      },
    );
  };
  fetch();
  return () => {
    isWanted = false;
    stop();
  };
}
