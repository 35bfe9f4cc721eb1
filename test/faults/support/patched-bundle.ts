import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_BUNDLE } from '../../../scripts/support/paths.ts';

/** One place of the built Worker, and what is to stand there instead. */
export interface Patch {
  readonly find: string;
  readonly put: string;
}

/** A folder inside `parent` with the built Worker, changed at each of the places. Throws where one is not there exactly once. */
export function patchedBundle(parent: string, patches: readonly Patch[]): string {
  const folder = mkdtempSync(join(parent, 'bundle-'));
  let source = readFileSync(join(WORKER_BUNDLE, 'index.js'), 'utf8');
  for (const { find, put } of patches) {
    const parts = source.split(find);
    if (parts.length !== 2) throw new Error(`${parts.length - 1} places like this in the bundle: ${find}`);
    source = parts.join(put);
  }
  writeFileSync(join(folder, 'index.js'), source);
  return folder;
}
