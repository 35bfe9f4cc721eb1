import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { ROOT, WORKER_OPTIONS } from '../support/paths.ts';

/** Writes down what `wrangler.toml` says of the Worker, in the words of its runtime: to be asked each time wrangler is too slow. */
export function describeWorker(): void {
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(ROOT, 'wrangler.toml'));
  const { modulesRules: _, ...worker } = workerOptions;
  writeFileSync(WORKER_OPTIONS, JSON.stringify(worker));
}
