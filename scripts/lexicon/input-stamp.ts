import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from './recipe.ts';

const ENGINE = join(import.meta.dirname, '../../engine');
const CODE = [import.meta.dirname, join(ENGINE, 'words'), join(ENGINE, 'equipment')];

/** SHA-256 of the content of everything that a built list depends on: its sources, the code, deny lists. */
export function inputStamp({ id, title, sources }: Pick<Recipe, 'id' | 'title' | 'sources'>): string {
  const stamp = createHash('sha256').update(`${id} ${title} `);
  for (const file of [...CODE, ...sources].flatMap(filesOf)) {
    const content = readFileSync(file);
    stamp.update(`${content.length} `).update(content);
  }
  return stamp.digest('hex');
}

/** A file, or all files of a folder and of those in it. */
function filesOf(path: string): readonly string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}
