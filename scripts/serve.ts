/**
 * Serves what `scripts/build/build.ts` has built: the deployment's own bundle under the platform's runtime.
 * Alone (`node scripts/serve.ts`) it builds nothing and prints the URL when it answers, for tests: `PORT` and
 * `CROSSTILE_STATE` (a folder) say where.
 */
import { checkPortFree, portTaken, wantedPort } from './support/address.ts';
import { runMain } from './support/fail.ts';
import { claimState } from './support/only-one.ts';
import { STATE } from './support/paths.ts';
import { type Place, startRuntime } from './support/runtime.ts';

/** Serves until SIGINT, SIGTERM or SIGHUP, which end the process with 0. Resolves when it answers; rejects with a `Problem`. */
export async function serve(place: Place): Promise<void> {
  await checkPortFree('127.0.0.1', place.port);
  await claimState(place.state);
  try {
    await startRuntime(place).ready;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE') {
      throw portTaken(place.port);
    }
    throw error;
  }
}

if (import.meta.main) {
  await runMain(async () => {
    const port = wantedPort(process.env.PORT);
    await serve({ port, state: process.env.CROSSTILE_STATE ?? STATE });
    console.log(`http://localhost:${port}`);
  });
}
