import { runInDurableObject } from 'cloudflare:test';
import type { Table } from './table.ts';

/** So many sockets of a table that were closed and are held on to, from where its first one is; `device` where it is not the first one's. */
export const holdSockets = (
  { stub }: Table,
  count: number,
  other: { readonly device?: null } = {},
): Promise<void> =>
  runInDurableObject(stub, (_, ctx) => {
    const [first] = ctx.getWebSockets();
    const known = first?.deserializeAttachment();
    for (let n = 0; n < count; n++) {
      const { 0: client, 1: server } = new WebSocketPair();
      ctx.acceptWebSocket(server);
      server.serializeAttachment({ ...known, ...other, tab: `${n}`, closed: true });
      client.accept();
    }
  });

/** By what each of its devices is closed that comes once more; 0 for who is told something. */
export async function closedBy({ devices, room }: Table): Promise<number[]> {
  const codes: number[] = [];
  for (const device of devices) {
    const { webSocket } = await device.upgrade(room);
    const code = new Promise<number>((resolve) => {
      webSocket?.addEventListener('close', (event) => resolve(event.code));
      webSocket?.addEventListener('message', () => resolve(0));
    });
    webSocket?.accept();
    codes.push(await code);
  }
  return codes;
}
