import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKER_BUNDLE } from '../../../scripts/support/paths.ts';
import { type Patch, patched } from './patch.ts';

/** A folder inside `parent` with the built Worker, changed by each of the patches. */
export function patchedBundle(parent: string, patches: readonly Patch[]): string {
  const folder = mkdtempSync(join(parent, 'bundle-'));
  const source = readFileSync(join(WORKER_BUNDLE, 'index.js'), 'utf8');
  writeFileSync(join(folder, 'index.js'), patches.reduce(patched, source));
  return folder;
}
