/** `npm run dev`: the client with hot reload; the Worker is bundled anew and restarted when its sources change. */
import { join, sep } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { BuildFailed, build, buildWorker } from './build/build.ts';
import { checkPortFree, DEV_WORKER_PORT } from './support/address.ts';
import { runMain } from './support/fail.ts';
import { claimState } from './support/only-one.ts';
import { ROOT, STATE } from './support/paths.ts';
import { type Place, runtimeOptions, startRuntime } from './support/runtime.ts';

const WORKER_PLACE: Place = { port: DEV_WORKER_PORT, state: join(STATE, 'dev') };
const WORKER_SOURCES = ['worker', 'engine'].map((folder) => join(ROOT, folder));

await runMain(async () => {
  await checkPortFree('127.0.0.1', WORKER_PLACE.port);
  await build();
  await claimState(WORKER_PLACE.state);
  const runtime = startRuntime(WORKER_PLACE);
  await runtime.ready;
  const pages = await createServer({ configFile: join(ROOT, 'vite.config.ts') });
  await pages.listen();
  onWorkerChange(pages, async () => {
    await buildWorker();
    await runtime.setOptions(runtimeOptions(WORKER_PLACE));
    console.log('The Worker runs its new code.');
  });
  pages.printUrls();
});

/** Runs `reload` after changes of the Worker's sources, one run at a time; what a person can mend is printed and waited for. */
function onWorkerChange(pages: ViteDevServer, reload: () => Promise<void>): void {
  let running = Promise.resolve();
  pages.watcher.add(WORKER_SOURCES);
  pages.watcher.on('all', (_event, file) => {
    if (!WORKER_SOURCES.some((folder) => file.startsWith(folder + sep))) return;
    running = running.then(reload).catch((error: unknown) => {
      if (!(error instanceof BuildFailed)) throw error;
      console.error(error.message);
    });
  });
}
