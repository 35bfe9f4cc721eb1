import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { WORKER_BUNDLE } from '../../../scripts/support/paths.ts';
import { freePort, portShut } from '../../support/ports.ts';
import type { Patch } from './patch.ts';
import { patchedBundle } from './patched-bundle.ts';
import { type RawFrame, RawSocket } from './raw-socket.ts';

/** A socket by hand. */
export interface AnySocket {
  text(text: string): void;
  binary(bytes: Buffer): void;
  pause(): void;
  resume(): void;
  next(): Promise<RawFrame>;
  closed(): Promise<number>;
  destroy(): void;
}

/** A bundle that is served, with rooms of its own. */
export interface FaultServer {
  /** Origin of its pages, without a slash at the end. */
  readonly url: string;
  /** What the server and its runtime have written, since the beginning. */
  log(): string;
  /** Kills the runtime at once; it starts again by itself on the same rooms. */
  killRuntime(): void;
  /** Resolves when the runtime answers. */
  answers(): Promise<void>;
  /** Asks for an upgrade with exactly these headers; without a socket where the answer is another. */
  open(
    path: string,
    headers: readonly (readonly [string, string])[],
  ): Promise<{ readonly status: number; readonly socket: AnySocket | null }>;
  /** Ends it for good and deletes its rooms. */
  stop(): Promise<void>;
}

/** One that is served by the real runtime. */
export interface RuntimeServer extends FaultServer {
  readonly port: number;
  /** Folder of its rooms. */
  readonly state: string;
  /** Where its objects of a class lie, a database each. */
  objects(name: string): string;
  /** Resolves when so many lines of its log have `text` in them. */
  wrote(text: string, lines?: number): Promise<void>;
  /**
   * Ends it at once and serves another bundle on the same rooms, the built one changed where `patches` says so. Resolves
   * when that answers. `meanwhile` is done while nothing runs.
   */
  upgrade(patches: readonly Patch[], meanwhile?: () => void): Promise<void>;
  /** Bytes that the runtime holds in memory. */
  memory(): number;
  /** The most that it has held since it was started. */
  peakMemory(): number;
  /** Files and sockets that it has open. */
  openFiles(): number;
}

/**
 * What the runtime writes of itself: that it has started, and that it does not run an alarm again which a room has set
 * for later meanwhile.
 */
const NOT_OF_ROOMS = [
  /^ready\n/gm,
  /^NOSENTRY SQLite alarm handler canceled with requestScheduledAlarm.*\n/gm,
];

/** Serves the built bundle, changed where `patches` says so. Resolves when it answers; rejects when it ends instead. */
export async function startFaultServer(patches: readonly Patch[] = []): Promise<RuntimeServer> {
  const folder = mkdtempSync(join(tmpdir(), 'crosstile-faults-'));
  const port = await freePort();
  const state = join(folder, 'state');
  const written: string[] = [];
  const readers: (() => void)[] = [];
  const pidFile = join(folder, 'workerd.pid');
  const url = `http://localhost:${port}`;
  const runtime = (): number => Number(readFileSync(pidFile, 'utf8'));
  const inMemory = (field: string): number => {
    const status = readFileSync(`/proc/${runtime()}/status`, 'utf8');
    return Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) * 1024;
  };
  let served = await serve(patches);
  return {
    url,
    port,
    state,
    log: () => NOT_OF_ROOMS.reduce((log, lines) => log.replaceAll(lines, ''), written.join('')),
    killRuntime: () => void process.kill(runtime(), 'SIGKILL'),
    answers: () => answers(url),
    wrote: async (text, lines = 1) => {
      while (written.join('').split(text).length <= lines)
        await new Promise<void>((resolve) => readers.push(resolve));
    },
    objects: (name) => join(state, 'do', `crosstile-${name}`),
    upgrade: async (next, meanwhile = () => undefined) => {
      await served.end();
      meanwhile();
      served = await serve(next);
    },
    memory: () => inMemory('VmRSS'),
    peakMemory: () => inMemory('VmHWM'),
    openFiles: () => readdirSync(`/proc/${runtime()}/fd`).length,
    open: (path, headers) => RawSocket.open(port, path, headers),
    stop: async () => {
      await served.end();
      rmSync(folder, { recursive: true, maxRetries: 3 });
    },
  };

  async function serve(changes: readonly Patch[]): Promise<{ end(): Promise<void> }> {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-bundle.ts')], {
      detached: true,
      env: {
        ...process.env,
        PORT: String(port),
        CROSSTILE_STATE: state,
        CROSSTILE_BUNDLE: changes.length === 0 ? WORKER_BUNDLE : patchedBundle(folder, changes),
        CROSSTILE_PID_FILE: pidFile,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        written.push(String(chunk));
        for (const read of readers.splice(0)) read();
      });
    await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null) throw new Error(`no server: ${written.join('')}`);
    return {
      end: async () => {
        process.kill(-pid, 'SIGKILL');
        await once(child, 'close');
        await portShut(port);
      },
    };
  }
}

async function answers(url: string): Promise<void> {
  for (;;) {
    const status = await fetch(`${url}/api/health`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    // The runtime needs the processor more than who asks for it.
    await setTimeout(10);
  }
}
