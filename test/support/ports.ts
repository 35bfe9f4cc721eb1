import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port of the loopback address that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  if (typeof address !== 'object' || address === null) throw new Error('a port has no number');
  probe.close();
  await once(probe, 'close');
  return address.port;
}

/** Resolves when nothing listens on `port` of the loopback address any more. */
export async function portShut(port: number): Promise<void> {
  while (!(await isFree(port)));
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
