import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LETTERPRESS_FILE, SCOWL_COPYRIGHT, SCOWL_WORDS } from './packages.ts';

const ENGINE = join(import.meta.dirname, '../../engine');

/** SHA-256 of the content of everything that the built lists depend on: word lists, deny list, code. */
export function inputStamp(): string {
  const stamp = createHash('sha256');
  const folders = [SCOWL_WORDS, import.meta.dirname, join(ENGINE, 'words'), join(ENGINE, 'equipment')];
  for (const file of [...folders.flatMap(filesOf), LETTERPRESS_FILE, SCOWL_COPYRIGHT]) {
    const content = readFileSync(file);
    stamp.update(`${content.length} `).update(content);
  }
  return stamp.digest('hex');
}

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder)
    .sort()
    .map((name) => join(folder, name));
