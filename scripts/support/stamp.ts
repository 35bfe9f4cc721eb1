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

/** Whether `product` must be made: its output is missing, or its inputs are not those it was made from. */
export function isStale(product: Product): boolean {
  const stamp = stampPath(product);
  if (!existsSync(product.output) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(product.inputs);
}

/** Makes `product` when it is stale; one that fails to be made stays stale. */
export async function makeWhenStale(product: Product, make: () => Promise<void>): Promise<void> {
  if (!isStale(product)) return;
  const made = fingerprint(product.inputs);
  const stamp = stampPath(product);
  rmSync(stamp, { force: true });
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, made);
}

const stampPath = (product: Product): string => join(ROOT, '.build', 'stamps', product.name);

/** SHA-256 over the names and contents of all the files that `patterns` name. */
function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...patterns], { cwd: ROOT }).filter((file) => statSync(join(ROOT, file)).isFile());
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest(),
    );
  }
  return hash.digest('hex');
}
