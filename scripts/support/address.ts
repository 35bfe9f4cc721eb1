import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { Problem } from './fail.ts';

const DEFAULT_PORT = 8787;
/** Where `npm run dev` serves the Worker, behind the page's own server. */
export const DEV_WORKER_PORT = 8788;

/** The port that `PORT` asks for, or the default. */
export function wantedPort(port: string | undefined): number {
  if (port === undefined || port === '') return DEFAULT_PORT;
  const number = Number(port);
  if (/^\d+$/.test(port) && number >= 1 && number <= 65_535) return number;
  throw new Problem(`PORT is "${port}", which is no port: use a whole number from 1 to 65535.`);
}

/** What to say when somebody else has the port. */
export const portTaken = (port: number): Problem =>
  new Problem(
    `Port ${port} is taken: stop what uses it, or choose another, for example PORT=${port < 65_535 ? port + 1 : port - 1}.`,
  );

/** Rejects with a one-sentence {@link Problem} unless `host:port` can be listened on. */
export function checkPortFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') reject(portTaken(port));
      else if (error.code === 'EACCES')
        reject(new Problem(`Port ${port} needs more rights than you have: choose one above 1023.`));
      else reject(error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** This machine's IPv4 address in the house, if it has one. */
export function houseAddress(interfaces = networkInterfaces()): string | undefined {
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address;
}
