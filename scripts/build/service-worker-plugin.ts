import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Edition } from '../../client/service-worker/edition.ts';
import { CLIENT_BUNDLE, LEXICA, MEANINGS, ROOT } from '../support/paths.ts';

const SOURCE = join(ROOT, 'client', 'service-worker', 'service-worker.ts');
const PUBLIC = join(ROOT, 'client', 'public');
const INDEX = /^index\.json$/;
/** Letters that few names need: fetched when one does. */
const RARE = /-latin-ext-/;

/** Writes `/sw.js`, with the names of all files of this build in it. */
export function serviceWorker(): Plugin {
  return {
    name: 'crosstile-service-worker',
    apply: 'build',
    async writeBundle(_options, bundle) {
      const entry = Object.values(bundle).find((part) => part.type === 'chunk' && part.isEntry);
      const page = bundle['index.html'];
      if (entry === undefined || page?.type !== 'asset') throw new Error('the bundle has no page');
      await writeServiceWorker(editionOf(entry.fileName, Object.keys(bundle), String(page.source)));
    },
  };
}

function editionOf(entry: string, names: readonly string[], page: string): Edition {
  const assets = names.filter((name) => name.startsWith('assets/')).toSorted();
  const words = filesIn(LEXICA, 'lexica', /\.bin$/);
  const meanings = filesIn(MEANINGS, 'meanings', /^english-/);
  const indices = [...filesIn(LEXICA, 'lexica', INDEX), ...filesIn(MEANINGS, 'meanings', INDEX)];
  const loose = [...readdirSync(PUBLIC).toSorted(), ...indices];
  const version = createHash('sha256').update(JSON.stringify([page, assets, words, meanings]));
  for (const name of readdirSync(PUBLIC).toSorted()) version.update(readFileSync(join(PUBLIC, name)));
  return {
    version: version.digest('hex').slice(0, 16),
    script: `/${entry}`,
    shell: assets.filter((name) => !RARE.test(name)).map(path),
    loose: loose.map(path),
    words: words.filter((name) => name.startsWith('lexica/english-')).map(path),
    hashed: [...assets, ...words, ...meanings].map(path),
  };
}

/** The files of a folder that is served under `served`, those of such names, as paths from the root; none where it is not built. */
const filesIn = (folder: string, served: string, names: RegExp): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => names.test(name))
    .toSorted()
    .map((name) => `${served}/${name}`);

const path = (name: string): string => `/${name}`;

async function writeServiceWorker(edition: Edition): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { EDITION: JSON.stringify(edition) },
    build: {
      outDir: CLIENT_BUNDLE,
      emptyOutDir: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
}
