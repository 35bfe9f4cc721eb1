import { chmodSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare';
import type { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { CLIENT_BUNDLE, WORKER_BUNDLE, WORKER_OPTIONS } from './paths.ts';
import { QUIET_ENV } from './quiet-env.ts';
import { localRoomKey } from './secrets.ts';

export interface Place {
  /** On loopback: whoever else is to be let in comes through a gate of ours. */
  readonly port: number;
  /** Folder of the rooms and their secret; made when missing. */
  readonly state: string;
}

/** Starts the platform's runtime on the built bundle; await `ready`. It ends when this process does, however that ends. */
export function startRuntime(place: Place): Miniflare {
  Object.assign(process.env, QUIET_ENV, runtimeThatDiesWithUs());
  keepToOurselves(place.state);
  outliveStrayFailures();
  const miniflare = new Miniflare(runtimeOptions(place));
  stopOnSignals(miniflare);
  return miniflare;
}

/**
 * What stands before the Worker. The platform says who asks and believes nobody else about it; Miniflare leaves what a
 * client has sent. All come from loopback here, also through a gate of ours.
 */
const ENTRY = `
  import worker from './index.js';
  export * from './index.js';
  export default {
    fetch(request, env, ctx) {
      const asked = new Request(request);
      asked.headers.set('CF-Connecting-IP', '127.0.0.1');
      return worker.fetch(asked, env, ctx);
    },
  };
`;

type WorkerOptions = ReturnType<typeof unstable_getMiniflareWorkerOptions>['workerOptions'];

/** The Worker in folder `bundle` as `wrangler.toml` describes it, at `place`. */
export function runtimeOptions({ port, state }: Place, bundle = WORKER_BUNDLE): MiniflareOptions {
  const worker: WorkerOptions = JSON.parse(readFileSync(WORKER_OPTIONS, 'utf8'));
  return convertV4MiniflareOptions({
    host: '127.0.0.1',
    port,
    cf: false,
    logRequests: false,
    log: new Log(LogLevel.WARN),
    telemetry: { enabled: false },
    resourcePersistencePath: state,
    workers: [
      {
        ...worker,
        // The project's folder may have been moved since.
        assets: Object.assign({}, worker.assets, { directory: CLIENT_BUNDLE }),
        name: 'crosstile',
        modulesRoot: bundle,
        modules: [
          { type: 'ESModule', path: join(bundle, 'entry.js'), contents: ENTRY },
          { type: 'ESModule', path: join(bundle, 'index.js') },
        ],
        bindings: Object.assign({}, worker.bindings, { ROOM_KEY: localRoomKey(state) }),
      },
    ],
  });
}

/** Stored rooms hold racks and seeds: no other account of the machine may read them. */
function keepToOurselves(state: string): void {
  process.umask(0o077);
  mkdirSync(state, { recursive: true });
  chmodSync(state, 0o700);
}

/** Miniflare has a port of its own for the runtime, on which one malformed request would end everybody's game. */
function outliveStrayFailures(): void {
  process.on('unhandledRejection', (reason) => console.error('A request to the runtime failed:', reason));
}

/** Environment that makes Miniflare start the runtime through `workerd.sh`. */
function runtimeThatDiesWithUs(): NodeJS.ProcessEnv {
  if (process.platform === 'win32') return {};
  const requireFromMiniflare = createRequire(createRequire(import.meta.url).resolve('miniflare'));
  const workerd: unknown = requireFromMiniflare('workerd').default;
  if (typeof workerd !== 'string') throw new Error('workerd no longer exports the path of its binary');
  return { CROSSTILE_WORKERD: workerd, MINIFLARE_WORKERD_PATH: join(import.meta.dirname, 'workerd.sh') };
}

/** Miniflare's own handlers would end the process at once, and with an error's code. */
function stopOnSignals(miniflare: Miniflare): void {
  const stop = (): void => void miniflare.dispose().finally(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, stop);
  }
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent(stop);
}

/** npm hands a SIGTERM to the shell between it and us, which ends without telling us. */
function stopWithParent(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}
