import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CLIENT_BUNDLE } from '../../../scripts/support/paths.ts';

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  json: 'application/json',
};

const files = new Map<string, Buffer | null>();

/** The built client's files, as the binding ASSETS. While `fails` is true nothing can be had of it. */
export class Assets {
  fails = false;

  async fetch(input: string | URL | Request): Promise<Response> {
    if (this.fails) throw new Error('the assets cannot be had');
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const path = pathname === '/' ? '/index.html' : pathname;
    const bytes = read(path);
    if (bytes === null) return new Response('', { status: 404 });
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
    return new Response(new Uint8Array(bytes), { headers: { 'Content-Type': type } });
  }
}

function read(path: string): Buffer | null {
  const known = files.get(path);
  if (known !== undefined) return known;
  const file = join(CLIENT_BUNDLE, path);
  const bytes =
    file.startsWith(CLIENT_BUNDLE) && existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null;
  files.set(path, bytes);
  return bytes;
}
