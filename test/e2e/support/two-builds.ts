import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from '../../support/ports.ts';

/** A place before a server where the page is one build and, from `deploy` on, the next: with another document. */
export interface TwoBuilds {
  readonly url: string;
  /** From now on the document has a mark of the next build, and the service worker its version. */
  deploy(): void;
  stop(): void;
}

/** What the browser works out for itself on its way. */
const LEFT_OUT = new Set(['content-encoding', 'content-length', 'transfer-encoding', 'connection']);
const MARK = '<meta name="build" content="next" />';
const VERSION = /version:(["'`])([0-9a-f]{16})\1/;

/** Starts one before `origin`. */
export async function startTwoBuilds(origin: string): Promise<TwoBuilds> {
  let isNext = false;
  const server = createServer((request, answer) => {
    pass(request, answer, origin, (text) => (isNext ? nextBuild(text) : text)).catch(() => answer.destroy());
  });
  const port = await freePort();
  server.listen(port);
  await once(server, 'listening');
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      isNext = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The same files, by another document. */
const nextBuild = (text: string): string =>
  text
    .replace('<title>', `${MARK}<title>`)
    .replace(VERSION, (_, quote: string, version: string) => `version:${quote}${turned(version)}${quote}`);

const turned = (version: string): string => [...version].reverse().join('');

async function pass(
  request: IncomingMessage,
  answer: ServerResponse,
  origin: string,
  change: (text: string) => string,
): Promise<void> {
  const { url = '/', method = 'GET' } = request;
  const headers = new Headers({ Origin: origin });
  for (const name of ['accept', 'content-type', 'cookie']) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  const body = parts.length === 0 ? null : Buffer.concat(parts);
  const got = await fetch(origin + url, { method, headers, body, redirect: 'manual' });
  const type = got.headers.get('content-type') ?? '';
  const isText = type.startsWith('text/html') || url === '/sw.js';
  const content = isText ? change(await got.text()) : Buffer.from(await got.arrayBuffer());
  const kept = [...got.headers].filter(([name]) => !LEFT_OUT.has(name));
  answer.writeHead(got.status, kept.flat());
  answer.end(content);
}
