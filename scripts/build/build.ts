import { join } from 'node:path';
import { buildLexica } from '../lexicon/build-lexica.ts';
import { Problem } from '../support/fail.ts';
import { CLIENT_BUNDLE, LEXICA, MEANINGS, ROOT, WORKER_BUNDLE } from '../support/paths.ts';
import { run, toolPath } from '../support/run.ts';
import { makeWhenStale, type Product } from '../support/stamp.ts';
import { describeWorker } from './describe-worker.ts';

const SHARED_INPUTS = ['engine/**', 'scripts/build/**', 'package-lock.json'];
const MEANINGS_PRODUCT: Product = {
  name: 'meanings',
  inputs: [
    'scripts/meanings/**',
    'scripts/lexicon/**',
    'client/meanings/shard.ts',
    'engine/protocol/rude-words.ts',
    'package-lock.json',
  ],
  output: join(MEANINGS, 'index.json'),
};
const CLIENT_PRODUCT: Product = {
  name: 'client',
  inputs: [
    ...SHARED_INPUTS,
    'client/**',
    'worker/headers.ts',
    'vite.config.ts',
    '.build/lexica/**',
    '.build/meanings/**',
    'NOTICE',
  ],
  output: join(CLIENT_BUNDLE, 'index.html'),
};
const WORKER_PRODUCT: Product = {
  name: 'worker',
  inputs: [...SHARED_INPUTS, 'worker/**', 'wrangler.toml'],
  output: join(WORKER_BUNDLE, 'index.js'),
};

/** Thrown when a part cannot be built; what went wrong has been printed. */
export class BuildFailed extends Problem {
  constructor(what: string) {
    super(`Building the ${what} failed; the lines above say why.`);
  }
}

/** Makes what words mean when stale, in a process of its own: it takes as long as a list, and needs none. */
const buildMeanings = (): Promise<void> =>
  makeWhenStale(MEANINGS_PRODUCT, async () => {
    if ((await run(join(ROOT, 'scripts', 'meanings', 'build.ts'), [])) !== 0)
      throw new BuildFailed('meanings');
  });

/** Builds the client's pages when stale; the word lists and meanings must be there. */
const buildClient = (): Promise<void> =>
  makeWhenStale(CLIENT_PRODUCT, () => step('client', toolPath('vite'), ['build', '--logLevel', 'warn']));

/** Bundles the Worker as a deployment would when stale; the client must be there. */
export const buildWorker = (): Promise<void> =>
  makeWhenStale(WORKER_PRODUCT, async () => {
    await step('worker', toolPath('wrangler'), ['deploy', '--dry-run', '--outdir', WORKER_BUNDLE]);
    describeWorker();
  });

/** Builds everything that `npm start` serves. Rejects with {@link BuildFailed}. */
export async function build(): Promise<void> {
  const meanings = buildMeanings();
  buildLexica(LEXICA, console.log);
  await meanings;
  await buildClient();
  await buildWorker();
}

async function step(what: string, script: string, args: readonly string[]): Promise<void> {
  console.log(`Building the ${what} …`);
  if ((await run(script, args, { quiet: true })) !== 0) throw new BuildFailed(what);
}
