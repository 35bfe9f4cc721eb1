/**
 * Serves what `scripts/build/build.ts` has built: the deployment's own bundle under the platform's runtime.
 * Alone (`node scripts/serve.ts`) it neither builds nor talks, for tests: `PORT` and `CROSSTILE_STATE` say where.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { checkPortFree, portTaken, wantedPort } from './support/address.ts';
import { runMain } from './support/fail.ts';
import { claimState } from './support/only-one.ts';
import { ROOT, STATE, WORKER_BUNDLE } from './support/paths.ts';
import { QUIET_ENV } from './support/quiet-env.ts';
import { localRoomKey } from './support/secrets.ts';

export interface ServeOptions {
  /** Address to listen on: loopback, or `0.0.0.0` for the house. */
  readonly host: string;
  readonly port: number;
  /** Folder of the rooms and their secret; made when missing. */
  readonly state: string;
}

/** Serves until SIGINT, SIGTERM or SIGHUP, which end the process with 0. Resolves when it answers; rejects with a `Problem`. */
export async function serve({ host, port, state }: ServeOptions): Promise<void> {
  await checkPortFree(host, port);
  await claimState(state);
  const miniflare = startRuntime({ host, port, state });
  stopOnSignals(miniflare);
  try {
    await miniflare.ready;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_ADDRESS_IN_USE')
      throw portTaken(port);
    throw error;
  }
}

function startRuntime({ host, port, state }: ServeOptions): Miniflare {
  Object.assign(process.env, QUIET_ENV, runtimeThatDiesWithUs());
  const { modulesRules: _, ...worker } = unstable_getMiniflareWorkerOptions(
    join(ROOT, 'wrangler.toml'),
  ).workerOptions;
  return new Miniflare(
    convertV4MiniflareOptions({
      host,
      port,
      cf: false,
      logRequests: false,
      log: new Log(LogLevel.WARN),
      telemetry: { enabled: false },
      resourcePersistencePath: state,
      workers: [
        {
          ...worker,
          name: 'crosstile',
          modulesRoot: WORKER_BUNDLE,
          modules: [{ type: 'ESModule', path: join(WORKER_BUNDLE, 'index.js') }],
          bindings: Object.assign({}, worker.bindings, { ROOM_KEY: localRoomKey(state) }),
        },
      ],
    }),
  );
}

/** Environment that makes Miniflare start the runtime through `workerd.sh`. */
function runtimeThatDiesWithUs(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return {};
  const requireFromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const workerd: unknown = requireFromMiniflare('workerd').default;
  if (typeof workerd !== 'string') throw new Error('workerd no longer exports the path of its binary');
  return {
    CROSSTILE_WORKERD: workerd,
    MINIFLARE_WORKERD_PATH: join(import.meta.dirname, 'support', 'workerd.sh'),
  };
}

/** Miniflare's own handlers would end the process at once, and with an error's code. */
function stopOnSignals(miniflare: Miniflare): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => void miniflare.dispose().finally(() => process.exit(0)));
  }
}

if (import.meta.main) {
  await runMain(async () => {
    const port = wantedPort(process.env.PORT);
    await serve({ host: '127.0.0.1', port, state: process.env.CROSSTILE_STATE ?? STATE });
    console.log(`http://localhost:${port}`);
  });
}
