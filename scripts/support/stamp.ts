import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './paths.ts';

/** Something made from files: made again only when one of them has changed, or when it is gone. */
export interface Product {
  readonly name: string;
  /** Files and folders it is made from, as glob patterns relative to the project. */
  readonly inputs: readonly string[];
  /** Absolute path that is there once it is made. */
  readonly output: string;
}

/** Makes `product` when it is missing or was made from other inputs; one that fails to be made stays stale. */
export async function makeWhenStale(
  product: Product,
  make: () => Promise<void>,
  project = ROOT,
): Promise<void> {
  const stamp = join(project, '.build', 'stamps', product.name);
  const inputs = fingerprint(product.inputs, project);
  if (existsSync(product.output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
}

/** SHA-256 over the names and contents of all the files that `patterns` name. */
function fingerprint(patterns: readonly string[], project: string): string {
  const hash = createHash('sha256');
  const paths = globSync([...patterns], { cwd: project }).sort();
  for (const path of paths) {
    const file = join(project, path);
    if (!statSync(file).isFile()) continue;
    hash.update(`${path}\0`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}
