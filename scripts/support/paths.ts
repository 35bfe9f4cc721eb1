import { join } from 'node:path';

/** The project's folders, as absolute paths. */
export const ROOT = join(import.meta.dirname, '..', '..');
/** Packed word lists and their index, as `scripts/lexicon/build.ts` writes them. */
export const LEXICA = join(ROOT, '.build', 'lexica');
/** What words mean, as `scripts/meanings/build.ts` writes it. */
export const MEANINGS = join(ROOT, '.build', 'meanings');
/** The client as it is served: pages, hashed assets, word lists, `_headers`. */
export const CLIENT_BUNDLE = join(ROOT, 'dist', 'client');
/** The Worker as it is deployed. */
export const WORKER_BUNDLE = join(ROOT, 'dist', 'worker');
/** What a runtime has to know of it, as `scripts/build/describe-worker.ts` writes it. */
export const WORKER_OPTIONS = join(WORKER_BUNDLE, 'options.json');
/** Local rooms and the local secret; never committed. */
export const STATE = join(ROOT, '.state');
