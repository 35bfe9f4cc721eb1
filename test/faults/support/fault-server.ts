import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { WORKER_BUNDLE } from '../../../scripts/support/paths.ts';
import { freePort, portShut } from '../../support/ports.ts';
import { type Patch, patchedBundle } from './patched-bundle.ts';

/** A bundle under the real runtime, with rooms of its own. */
export interface FaultServer {
  /** Origin of its pages, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** What the server and its runtime have written, since the beginning. */
  log(): string;
  /** Kills the runtime at once; it starts again by itself on the same rooms. */
  killRuntime(): void;
  /** Resolves when the runtime answers. */
  answers(): Promise<void>;
  /** The most bytes that the runtime has held in memory since it was started. */
  memory(): number;
  /** Ends it for good and deletes its rooms. */
  stop(): Promise<void>;
}

/** Serves the built bundle, changed where `patches` says so. Resolves when it answers; rejects when it ends instead. */
export async function startFaultServer(patches: readonly Patch[] = []): Promise<FaultServer> {
  const folder = mkdtempSync(join(tmpdir(), 'crosstile-faults-'));
  const port = await freePort();
  const pidFile = join(folder, 'workerd.pid');
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve-bundle.ts')], {
    detached: true,
    env: {
      ...process.env,
      PORT: String(port),
      CROSSTILE_STATE: join(folder, 'state'),
      CROSSTILE_BUNDLE: patches.length === 0 ? WORKER_BUNDLE : patchedBundle(folder, patches),
      CROSSTILE_PID_FILE: pidFile,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => written.push(String(chunk)));
  await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')]);
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null) throw new Error(`no server: ${written.join('')}`);
  const url = `http://localhost:${port}`;
  const runtime = (): number => Number(readFileSync(pidFile, 'utf8'));
  return {
    url,
    port,
    log: () => written.join('').replace(/^ready\n/, ''),
    killRuntime: () => void process.kill(runtime(), 'SIGKILL'),
    answers: () => answers(url),
    memory: () =>
      Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${runtime()}/status`, 'utf8'))?.[1]) * 1024,
    stop: async () => {
      process.kill(-pid, 'SIGKILL');
      await once(child, 'close');
      await portShut(port);
      rmSync(folder, { recursive: true, maxRetries: 3 });
    },
  };
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
