import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';

const LISTEN = '0A';

export interface Listener {
  /** IPv4 address in dotted form. */
  readonly address: string;
  readonly port: number;
}

/** What a process listens on over IPv4, as Linux tells it under /proc. */
export function listenersOf(pid: number): readonly Listener[] {
  const own = socketsOf(pid);
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  return rows.flatMap((row) => {
    const [, local = '', , state, , , , , , inode = ''] = row.trim().split(/\s+/);
    const [address = '', port = ''] = local.split(':');
    if (state !== LISTEN || !own.has(inode)) return [];
    return [{ address: dotted(address), port: Number.parseInt(port, 16) }];
  });
}

function socketsOf(pid: number): ReadonlySet<string> {
  const folder = `/proc/${pid}/fd`;
  const links = readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))];
    } catch {
      // Closed since the folder was listed.
      return [];
    }
  });
  return new Set(links.flatMap((link) => /^socket:\[(\d+)\]$/.exec(link)?.[1] ?? []));
}

/** The kernel writes the four bytes backwards. */
const dotted = (hex: string): string =>
  (hex.match(/../g) ?? [])
    .reverse()
    .map((byte) => Number.parseInt(byte, 16))
    .join('.');
