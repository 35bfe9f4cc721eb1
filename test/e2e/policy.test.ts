import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';
import { CLIENT_BUNDLE, ROOT } from '../../scripts/support/paths.ts';
import { SECURITY_HEADERS } from '../../worker/headers.ts';
import { headersBesideContent } from '../support/headers-beside-content.ts';
import { freePort } from '../support/ports.ts';
import { useStage } from './support/stage.ts';

const stage = useStage('still');
const SET = headersBesideContent(Object.entries(SECURITY_HEADERS));

it('[O9, H3] every file that is served has the security headers of the answers, all and no others', async () => {
  const files = readdirSync(CLIENT_BUNDLE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== '_headers')
    .map(({ parentPath, name }) => join(parentPath, name).slice(CLIENT_BUNDLE.length));
  expect(files).toEqual(expect.arrayContaining(['/index.html', '/manifest.webmanifest', '/favicon.svg']));
  const asked = [
    ['GET', '/'],
    ['GET', '//'],
    ['POST', '/'],
    ['GET', '/_headers'],
    ['GET', '/assets/'],
    ...['/new', '/device', '/replay', '/verify', '/privacy', '/r/x', '/api/health'].map(
      (path) => ['GET', path] as const,
    ),
    ...files.map((path) => ['HEAD', path] as const),
  ] as const;
  for (const [method, path] of asked) {
    const answer = await fetch(stage.url + path, { method, redirect: 'manual' });
    expect([path, headersBesideContent(answer.headers)]).toEqual([path, SET]);
  }
});

it('[H3] the browser has the manifest, without a fault', async () => {
  const page = await (await stage.visitor('Ida', 'desktop')).newPage();
  await page.goto(stage.url);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${stage.url}/manifest.webmanifest`, []]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Crosstile', start_url: '/' });
  stage.expectNoFaults();
});

/** A page that tries what it may and what it may not. */
const PAGE = join(ROOT, 'test', 'fixtures', 'policy-page');
const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.webmanifest': 'application/manifest+json',
};

it('[H3] under the policy workers, service worker and manifest of our own load, and nothing that is inline, made of text or from elsewhere', async () => {
  const port = await freePort();
  const server = createServer(({ url = '/' }, answer) => {
    const name = url === '/' ? 'index.html' : url.slice(1);
    const text = readdirSync(PAGE).includes(name) ? readFileSync(join(PAGE, name)) : '';
    answer.writeHead(200, { ...SECURITY_HEADERS, 'Content-Type': KINDS[extname(name)] ?? 'text/plain' });
    answer.end(text);
  }).listen(port);
  await once(server, 'listening');
  const page = await (await stage.visitor('Noor', 'desktop', true)).newPage();
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('link').click();
  expect(await page.evaluate('tryAll()')).toEqual({
    worker: 'runs',
    service: '/service.js',
    refused: {
      evaluation: true,
      html: true,
      address: true,
      policy: true,
      again: true,
      blob: true,
      foreign: true,
    },
  });
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect([errors, JSON.parse(data ?? '')]).toEqual([[], { name: 'Under the policy' }]);
  expect(await page.evaluate('ran')).toEqual([]);
  expect([...new Set(await page.evaluate<string[]>('refused'))].sort()).toEqual([
    'connect-src',
    'require-trusted-types-for',
    'script-src-attr',
    'script-src-elem',
    'style-src-attr',
    'style-src-elem',
    'trusted-types',
    'worker-src',
  ]);
  server.close();
});
