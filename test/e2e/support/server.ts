import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../../scripts/support/paths.ts';
import { freePort, portShut } from '../../support/ports.ts';

/** The built game, served as in production by a process of its own, with rooms of its own. */
export interface Server {
  /** Origin of its pages, without a slash at the end. */
  readonly url: string;
  /** Kills it and the runtime under it at once, as a lost power line would. Resolves when its port is shut. */
  kill(): Promise<void>;
  /** Starts it again, on the same port and rooms. Resolves when it answers. */
  restart(): Promise<void>;
  /** Ends it for good and deletes its rooms. */
  stop(): Promise<void>;
}

/** Resolves when it answers; rejects when it ends instead. What it serves must have been built. */
export async function startServer(): Promise<Server> {
  const state = mkdtempSync(join(tmpdir(), 'crosstile-e2e-'));
  const port = await freePort();
  let child = await launch(port, state);
  const kill = async (): Promise<void> => {
    const { pid } = child;
    if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-pid, 'SIGKILL');
    await once(child, 'close');
    await portShut(port);
  };
  return {
    url: `http://localhost:${port}`,
    kill,
    restart: async () => {
      child = await launch(port, state);
    },
    stop: async () => {
      await kill();
      rmSync(state, { recursive: true, maxRetries: 3 });
    },
  };
}

/** In a process group of its own, so that the runtime can be killed with it. */
async function launch(port: number, state: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'serve.ts')], {
    detached: true,
    env: { ...process.env, PORT: String(port), CROSSTILE_STATE: state },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  await Promise.race([once(lines, 'line'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
  return child;
}
