import type { Device } from '../../support/second-client/api.ts';
import { randomHex } from '../../support/second-client/api.ts';
import type { FaultServer } from '../support/fault-server.ts';

/** Origins that are not the server's own, by what is wrong with them; one is none at all, one comes beside the own. */
const foreignOrigins = (own: string): Readonly<Record<string, readonly string[]>> => {
  const { protocol, hostname, port } = new URL(own);
  const behind = port === '' ? '' : `:${port}`;
  return {
    none: [],
    empty: [''],
    null: ['null'],
    'another scheme': [`${protocol === 'http:' ? 'https' : 'http'}://${hostname}${behind}`],
    'another port': [`${protocol}//${hostname}:${Number(port) + 1}`],
    'no port': port === '' ? [`${protocol}//${hostname}:8787`] : [`${protocol}//${hostname}`],
    'another host': [`${protocol}//evil.example`],
    'another name of the host': [`${protocol}//127.0.0.1${behind}`],
    'a subdomain': [`${protocol}//evil.${hostname}${behind}`],
    'the host in front': [`${protocol}//${hostname}.evil.example${behind}`],
    'the origin in front': [`${own}.evil.example`],
    'the origin as a user': [`${own}@evil.example`],
    'a user': [`${protocol}//somebody@${hostname}${behind}`],
    'a path': [`${own}/`],
    'other capitals': [own.toUpperCase()],
    'a dot behind': [`${protocol}//${hostname}.${behind}`],
    'more behind it': [`${own} http://evil.example`],
    'two headers': [own, 'http://evil.example'],
    file: ['file://'],
    extension: ['chrome-extension://abcdefghijklmnop'],
  };
};

/** The status that an upgrade with these `Origin` headers is answered with. */
async function upgradeStatus(
  server: FaultServer,
  room: string,
  { cookie }: Device,
  origins: readonly string[],
): Promise<number> {
  const path = `/api/rooms/${room}/socket?after=0&protocol=4&tab=${randomHex()}`;
  const headers = [['Cookie', cookie] as const, ...origins.map((origin) => ['Origin', origin] as const)];
  const { status, socket } = await server.open(path, headers);
  socket?.destroy();
  return status;
}

/** The status of the server's own origin, and by kind those of the foreign ones. */
export async function statusesByOrigin(server: FaultServer, room: string, device: Device) {
  const statuses: Record<string, number> = {};
  for (const [kind, origins] of Object.entries(foreignOrigins(server.url))) {
    statuses[kind] = await upgradeStatus(server, room, device, origins);
  }
  return { statuses, own: () => upgradeStatus(server, room, device, [server.url]) };
}
