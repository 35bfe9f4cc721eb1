import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from './fail.ts';

/**
 * Claims `state` for this process until it ends, however it ends: two servers on one state would each hold every room.
 * Rejects with a {@link Problem} when another process has it. The claim is a socket, which dies with its owner.
 */
export async function claimState(state: string): Promise<Server> {
  const path = claimPath(state);
  if (await isAnswered(path)) throw new Problem(`Crosstile already runs on ${state}: stop it first.`);
  if (process.platform !== 'win32') rmSync(path, { force: true });
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** In the temporary folder, since a socket's path may have only about a hundred characters. */
function claimPath(state: string): string {
  const name = `crosstile-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`;
  return process.platform === 'win32' ? `\\\\?\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
}
