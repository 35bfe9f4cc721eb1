import { describe, expect, test } from 'vitest';
import { Copies } from '../../../client/service-worker/copies.ts';
import type { Edition } from '../../../client/service-worker/edition.ts';
import { FakeCaches } from '../support/fake-caches.ts';

const ORIGIN = 'https://crosstile.example';

const editionOf = (version: string, own: string): Edition => ({
  version,
  script: `/assets/index-${own}.js`,
  shell: [`/assets/index-${own}.js`, '/assets/same-a1.css'],
  loose: ['/favicon.svg', '/lexica/index.json'],
  words: ['/lexica/english-b2.bin'],
  hashed: [
    `/assets/index-${own}.js`,
    '/assets/same-a1.css',
    '/assets/rare-c3.woff2',
    '/lexica/english-b2.bin',
    '/meanings/english-d4-0.json',
  ],
});

/** A server whose answers name their path and its build; offline while it is null. */
class Network {
  build: string | null = 'one';
  readonly asked: string[] = [];

  readonly fetch = async (request: string | Request): Promise<Response> => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    if (this.build === null) throw new TypeError('Failed to fetch');
    this.asked.push(path);
    return path.includes('missing')
      ? new Response('', { status: 404 })
      : new Response(`${path} ${this.build}`);
  };
}

const request = (path: string, { mode = 'cors', method = 'GET' } = {}): Request => {
  const made = new Request(ORIGIN + path, { method });
  return new Proxy(made, { get: (of, name) => (name === 'mode' ? mode : Reflect.get(of, name, of)) });
};

const textOf = async (answer: Promise<Response> | null): Promise<string | null> =>
  answer === null ? null : (await answer).text();

function start(edition: Edition, caches = new FakeCaches(), network = new Network()) {
  return { caches, network, copies: new Copies(edition, { caches, fetch: network.fetch, origin: ORIGIN }) };
}

describe('the copies of the page on a device', () => {
  test('[U135] are the document, its files and what belongs to it; words come later', async () => {
    const { copies, caches } = start(editionOf('v1', 'x1'));
    await copies.install();
    const shell = ['/', '/assets/index-x1.js', '/assets/same-a1.css', '/favicon.svg', '/lexica/index.json'];
    expect(caches.paths('crosstile-v1')).toEqual(shell);
    await copies.keepWords();
    expect(caches.paths('crosstile-v1')).toEqual([...shell, '/lexica/english-b2.bin'].sort());
  });

  test('[U136] the document comes from the server, also when it is newer, and from the copy only without one', async () => {
    const { copies, network } = start(editionOf('v1', 'x1'));
    await copies.install();
    network.build = 'two';
    const page = (path: string) => textOf(copies.answer(request(path, { mode: 'navigate' })));
    expect(await page('/r/2KXM-9QTV')).toBe('/r/2KXM-9QTV two');
    network.build = null;
    for (const path of ['/', '/device', '/new', '/r/2KXM-9QTV']) expect(await page(path)).toBe('/ one');
  });

  test('[U136] what changes under its name comes from the server too, what has its hash in it from the copy', async () => {
    const { copies, network } = start(editionOf('v1', 'x1'));
    await copies.install();
    network.build = 'two';
    expect(await textOf(copies.answer(request('/lexica/index.json')))).toBe('/lexica/index.json two');
    expect(await textOf(copies.answer(request('/assets/same-a1.css')))).toBe('/assets/same-a1.css one');
    expect(await textOf(copies.answer(request('/assets/rare-c3.woff2')))).toBe('/assets/rare-c3.woff2 two');
    network.build = null;
    expect(await textOf(copies.answer(request('/lexica/index.json')))).toBe('/lexica/index.json one');
    expect(await textOf(copies.answer(request('/assets/rare-c3.woff2')))).toBe('/assets/rare-c3.woff2 two');
  });

  test('[U192] a file of meanings is kept from when it was first wanted, and no sooner', async () => {
    const { copies, network } = start(editionOf('v1', 'x1'));
    await copies.install();
    await copies.keepWords();
    const file = '/meanings/english-d4-0.json';
    expect(network.asked).not.toContain(file);
    expect(await textOf(copies.answer(request(file)))).toBe(`${file} one`);
    network.build = null;
    expect(await textOf(copies.answer(request(file)))).toBe(`${file} one`);
  });

  test('[U136] the API, files of other builds and whatever is not read are the server’s alone', async () => {
    const { copies } = start(editionOf('v1', 'x1'));
    await copies.install();
    for (const [path, init] of [
      ['/api/health', {}],
      ['/api/rooms', { mode: 'navigate' }],
      ['/NOTICE.txt', { mode: 'navigate' }],
      ['/assets/index-x2.js', {}],
      ['/sw.js', {}],
      ['/', { mode: 'navigate', method: 'POST' }],
    ] as const) {
      expect([path, copies.answer(request(path, init))]).toEqual([path, null]);
    }
    expect(copies.answer(new Request('https://elsewhere.example/assets/same-a1.css'))).toBeNull();
  });

  test('[U137] a new build takes over what is the same, fetches the rest, and then drops the one before', async () => {
    const { copies, caches, network } = start(editionOf('v1', 'x1'));
    await copies.install();
    await copies.keepWords();
    await (await caches.open('of-something-else')).put('/kept', new Response('kept'));
    network.build = 'two';
    network.asked.length = 0;
    const next = start(editionOf('v2', 'x2'), caches, network).copies;
    await next.install();
    expect(network.asked.toSorted()).toEqual([
      '/',
      '/assets/index-x2.js',
      '/favicon.svg',
      '/lexica/index.json',
    ]);
    await next.dropOthers();
    expect(await caches.keys()).toEqual(['of-something-else', 'crosstile-v2']);
    network.build = null;
    expect(await textOf(next.answer(request('/', { mode: 'navigate' })))).toBe('/ two');
    expect(await textOf(next.answer(request('/lexica/english-b2.bin')))).toBe('/lexica/english-b2.bin one');
    expect(next.answer(request('/assets/index-x1.js'))).toBeNull();
  });

  test('[U137] a build of which anything is missing does not come into use', async () => {
    const edition = { ...editionOf('v1', 'x1'), shell: ['/assets/missing-d4.js'] };
    await expect(start(edition).copies.install()).rejects.toThrow('/assets/missing-d4.js: 404');
  });
});
