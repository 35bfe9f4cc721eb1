import type { Device } from '../../support/second-client/api.ts';
import { randomHex } from '../../support/second-client/api.ts';
import type { FaultServer } from '../support/fault-server.ts';
import { RawSocket } from '../support/raw-socket.ts';

/** Origins that are not the server's own, by what is wrong with them; one is none at all, one comes beside the own. */
const foreignOrigins = (port: number): Readonly<Record<string, readonly string[]>> => ({
  none: [],
  empty: [''],
  null: ['null'],
  'another scheme': [`https://localhost:${port}`],
  'another port': [`http://localhost:${port + 1}`],
  'no port': ['http://localhost'],
  'another host': ['http://evil.example'],
  'another name of the host': [`http://127.0.0.1:${port}`],
  'a subdomain': [`http://evil.localhost:${port}`],
  'the host in front': [`http://localhost.evil.example:${port}`],
  'the origin in front': [`http://localhost:${port}.evil.example`],
  'the origin as a user': [`http://localhost:${port}@evil.example`],
  'a user': [`http://somebody@localhost:${port}`],
  'a path': [`http://localhost:${port}/`],
  'other capitals': [`HTTP://LOCALHOST:${port}`],
  'a dot behind': [`http://localhost.:${port}`],
  'more behind it': [`http://localhost:${port} http://evil.example`],
  'two headers': [`http://localhost:${port}`, 'http://evil.example'],
  file: ['file://'],
  extension: ['chrome-extension://abcdefghijklmnop'],
});

/** The status that an upgrade with these `Origin` headers is answered with. */
async function upgradeStatus(
  { port }: FaultServer,
  room: string,
  { cookie }: Device,
  origins: readonly string[],
): Promise<number> {
  const path = `/api/rooms/${room}/socket?after=0&protocol=4&tab=${randomHex()}`;
  const headers = [['Cookie', cookie] as const, ...origins.map((origin) => ['Origin', origin] as const)];
  const { status, socket } = await RawSocket.open(port, path, headers);
  socket.destroy();
  return status;
}

/** The status of the server's own origin, and by kind those of the foreign ones. */
export async function statusesByOrigin(server: FaultServer, room: string, device: Device) {
  const statuses: Record<string, number> = {};
  for (const [kind, origins] of Object.entries(foreignOrigins(server.port))) {
    statuses[kind] = await upgradeStatus(server, room, device, origins);
  }
  return { statuses, own: () => upgradeStatus(server, room, device, [server.url]) };
}
