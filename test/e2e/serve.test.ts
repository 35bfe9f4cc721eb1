import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freePort, portShut } from '../support/ports.ts';
import { listenersOf } from './support/listening.ts';

const SERVE = join(import.meta.dirname, '../../scripts/serve.ts');

describe('the server', () => {
  let own: { readonly port: number; readonly state: string };
  const started: Run[] = [];
  /** Starts one that ends with the test. */
  async function start(at: { readonly port: number; readonly state: string }): Promise<Run> {
    const run = await serve(at);
    started.push(run);
    return run;
  }

  beforeEach(async () => {
    own = await place();
  });
  afterEach(async () => {
    for (const { child } of started.splice(0)) await end(child, 'SIGKILL');
    rmSync(own.state, { recursive: true });
  });

  it('[O4] prints its URL, serves pages and API there, and ends cleanly when asked to', async () => {
    const { child, said } = await start(own);
    expect(said()).toBe(`http://localhost:${own.port}\n`);
    const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${own.port}${path}`)).status;
    expect([await statusOf('/'), await statusOf('/api/health')]).toEqual([200, 200]);
    expect(await end(child, 'SIGTERM')).toBe(0);
    await expect(fetch(`http://127.0.0.1:${own.port}/api/health`)).rejects.toThrow();
  });

  it('[O4] leaves nothing behind when it is killed, and starts again on the same state and port', async () => {
    const first = await start(own);
    await end(first.child, 'SIGKILL');
    await portShut(own.port);
    const second = await start(own);
    expect(second.said()).toBe(`http://localhost:${own.port}\n`);
  });

  it('[O4] ends cleanly when its terminal says so, and keeps what it stores to its own account', async () => {
    const { child } = await start(own);
    expect(statSync(own.state).mode & 0o777).toBe(0o700);
    expect(await end(child, 'SIGINT')).toBe(0);
    expect(readdirSync(own.state)).not.toContain('running.sock');
  });
});

describe('a server that runs', () => {
  let at: { readonly port: number; readonly state: string };
  let running: Run;

  beforeAll(async () => {
    at = await place();
    running = await serve(at);
  });
  afterAll(async () => {
    await end(running.child, 'SIGKILL');
    rmSync(at.state, { recursive: true });
  });

  it('[O9] answers every address of a page with the page, and keeps nothing in a cache that is not there', async () => {
    const get = (path: string, accept: string) =>
      fetch(`http://127.0.0.1:${at.port}${path}`, { headers: { Accept: accept } });
    const page = await get('/', 'text/html');
    const html = await page.text();
    for (const [path, status] of [
      ['/new', 200],
      ['/replay', 200],
      ['/r/no-such-room', 404],
      ['/nowhere', 404],
    ] as const) {
      const answer = await get(path, 'text/html');
      expect([path, answer.status, await answer.text()]).toEqual([path, status, html]);
    }
    const [, asset = ''] = /(\/assets\/[^"]+)"/.exec(html) ?? [];
    expect((await get(asset, '*/*')).headers.get('Cache-Control')).toContain('immutable');
    for (const path of ['/assets/gone-1234.js', '/lexica/gone-1234.bin']) {
      const answer = await get(path, '*/*');
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    }
  });

  it.runIf(process.platform === 'linux')(
    '[O4] is to be reached on loopback only, and outlives a malformed request to any port of its own',
    async () => {
      const listeners = listenersOf(running.child.pid ?? 0);
      expect(listeners).not.toEqual([]);
      for (const { address, port: inner } of listeners) {
        expect(address).toBe('127.0.0.1');
        const hostile = connect(inner, '127.0.0.1');
        hostile.write('GET // HTTP/1.1\r\nHost: localhost\r\n\r\n');
        // Nobody may ever answer that. The next request is answered after it was read.
        await fetch(`http://127.0.0.1:${inner}/`);
        hostile.destroy();
      }
      const health = await fetch(`http://127.0.0.1:${at.port}/api/health`);
      expect(health.status).toBe(200);
    },
  );

  it('[O4, H5] believes nobody who says from which address he asks', async () => {
    const statuses = new Set<number>();
    for (let n = 0; n < 61; n++) {
      const answer = await fetch(`http://127.0.0.1:${at.port}/api/rooms/no-such-room/games/1/record`, {
        headers: { 'CF-Connecting-IP': '192.0.2.1' },
      });
      statuses.add(answer.status);
    }
    // From an address that is believed the last one is too many.
    expect([...statuses]).toEqual([404]);
  });

  it('[O2] says in one sentence that the port is taken', async () => {
    const second = await serve(at);
    expect(await exitCode(second.child)).toBe(1);
    expect(second.said()).toMatch(/^Port \d+ is taken: [^\n]*\.\n$/);
  });

  it('[O4] refuses a state that another server has', async () => {
    const second = await serve({ ...at, port: await freePort() });
    expect(await exitCode(second.child)).toBe(1);
    expect(second.said()).toMatch(/^Crosstile already runs [^\n]*\.\n$/);
  });
});

/** A process that serves, and what it has said so far. */
interface Run {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/** A port and a folder that nobody has. */
const place = async () => ({
  port: await freePort(),
  state: mkdtempSync(join(tmpdir(), 'crosstile-serve-')),
});

/** Starts a server and waits until it has printed something or ended. */
async function serve({ port, state }: { readonly port: number; readonly state: string }): Promise<Run> {
  const child = spawn(process.execPath, [SERVE], {
    env: { ...process.env, PORT: String(port), CROSSTILE_STATE: state },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  const ended = once(child, 'close');
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)));
  await Promise.race([once(child.stdout, 'data'), ended]);
  return { child, said: () => said.join('') };
}

async function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return exitCode(child);
}
