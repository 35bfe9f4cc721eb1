import { createHash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Problem } from './fail.ts';

/** What every system takes for the path of a socket. */
const LONGEST_PATH = 100;

/**
 * Claims `state` for this process until it ends, however it ends: two servers on one state would each hold every room.
 * Rejects with a {@link Problem} when another process has it. The claim is a socket, which dies with its owner.
 */
export async function claimState(state: string): Promise<Server> {
  const path = claimPath(state);
  if (await isAnswered(path)) throw new Problem(`Crosstile already runs on ${state}: stop it first.`);
  const isFile = process.platform !== 'win32';
  if (isFile) {
    mkdirSync(state, { recursive: true, mode: 0o700 });
    rmSync(path, { force: true });
    process.once('exit', () => rmSync(path, { force: true }));
  }
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** In the state itself, where no other account can take the name, unless that path is too long for a socket. */
function claimPath(state: string): string {
  const name = `crosstile-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
  if (process.platform === 'win32') return `\\\\?\\pipe\\${name}`;
  const inside = join(state, 'running.sock');
  const fitting = [inside, relative(process.cwd(), inside)].find((path) => path.length <= LONGEST_PATH);
  return fitting ?? join(tmpdir(), `${name}.sock`);
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}
