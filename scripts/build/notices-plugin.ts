import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { Problem } from '../support/fail.ts';
import { ROOT } from '../support/paths.ts';

const RULE = '='.repeat(78);

/** Writes `/NOTICE.txt`: the notices of all that the page is made of, as their licences ask of every copy. */
export function notices(): Plugin {
  return {
    name: 'crosstile-notices',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((part) => (part.type === 'chunk' ? part.moduleIds : []));
      this.emitFile({ type: 'asset', fileName: 'NOTICE.txt', source: noticesOf(packagesIn(modules)) });
    },
  };
}

/** Names of the packages that these files belong to, each once, sorted. */
export function packagesIn(files: readonly string[]): readonly string[] {
  const names = files.flatMap((file) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []);
  return [...new Set(names)].sort();
}

/** The project's own notice, where the word lists' and the meanings' stand, and the licence of each package. */
export function noticesOf(packages: readonly string[]): string {
  const own = readFileSync(join(ROOT, 'NOTICE'), 'utf8');
  const lists = section('Word lists', 'The notices of the word lists are in /lexica/NOTICE.txt.\n');
  const meanings = section('Meanings of words', 'The notice of WordNet is in /meanings/NOTICE.txt.\n');
  return [own, lists, meanings, ...packages.map((name) => section(name, licenceOf(name)))].join('\n');
}

const section = (title: string, text: string): string => [RULE, title, RULE, '', text].join('\n');

function licenceOf(name: string): string {
  const folder = join(ROOT, 'node_modules', name);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
  if (file === undefined) throw new Problem(`The package ${name} is in the page and has no licence file.`);
  return readFileSync(join(folder, file), 'utf8');
}
