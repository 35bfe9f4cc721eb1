import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SECURITY_HEADERS } from '../../worker/headers.ts';
import { CLIENT_BUNDLE } from '../support/paths.ts';

/** Writes `_headers`, by which the platform serves the bundle: assets never pass through the Worker's own headers. */
export function headers(): Plugin {
  return {
    name: 'crosstile-headers',
    writeBundle() {
      writeFileSync(join(CLIENT_BUNDLE, '_headers'), headersFile(SECURITY_HEADERS));
    },
  };
}

/**
 * The text of `_headers`: `everywhere` on every path, a year of caching where a file's name has its hash in it, and none
 * for the service worker, which brings new versions.
 */
export function headersFile(everywhere: Readonly<Record<string, string>>): string {
  const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
  return [
    rule('/*', everywhere),
    rule('/assets/*', hashed),
    rule('/lexica/*.bin', hashed),
    rule('/meanings/english-*', hashed),
    rule('/sw.js', { 'Cache-Control': 'no-cache' }),
  ].join('\n');
}

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
