import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AddressRate } from '../../worker/address-rate.ts';
import { Device } from './support/device.ts';
import { hex } from './support/hex.ts';

/** How many of `count` requests from an address are refused, and the last refusal. */
async function askFrom(address: string, path: string, count: number) {
  const device = new Device();
  let refused = 0;
  let last: Response | null = null;
  for (let n = 0; n < count; n++) {
    const answer = await device.get(path, { 'CF-Connecting-IP': address });
    if (answer.status !== 429) continue;
    refused++;
    last = answer;
  }
  return { refused, last };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// Of rooms that are not there: what is limited is the asking.
test.each([
  ['', 1_200],
  ['/update?after=0', 1_200],
  ['/games/1/record', 60],
])(
  '[H5] one address asks for a room%s %i times in a minute, then is told when to come again',
  async (what, most) => {
    const path = `/api/rooms/${hex(4)}${what}`;
    const address = `192.0.2.${what.length}`;
    const count = vi.spyOn(AddressRate.prototype, 'wait');
    expect((await askFrom(address, path, 1)).refused).toBe(0);
    const [hash] = count.mock.calls[0] ?? [];
    const rate: unknown = count.mock.contexts[0];
    if (!(rate instanceof AddressRate) || hash === undefined) throw new Error('nobody counts');
    // All but the last go the short way.
    for (let n = 2; n < most; n++) rate.wait(hash, Date.now());
    expect((await askFrom(address, path, 1)).refused).toBe(0);
    const { refused, last } = await askFrom(address, path, 2);
    expect([refused, last?.headers.get('Retry-After')]).toEqual([2, '1']);
    expect(await last?.json()).toMatchObject({ code: 'http/too-many', status: 429 });
    expect((await askFrom('192.0.2.99', path, 1)).refused).toBe(0);
    vi.setSystemTime(Date.now() + 60_000 / most);
    expect((await askFrom(address, path, 2)).refused).toBe(1);
  },
);

test('[H5, D12] one address asks for a hundred seats, with whatever cookies, and a hundred in an hour', async () => {
  const host = await Device.make();
  const room = await host.makeRoom();
  const from = { 'CF-Connecting-IP': '192.0.2.50' };
  const ask = async (): Promise<Response> =>
    (await Device.make()).post(`/api/rooms/${room}/seats`, { name: '\u200b' }, from);
  for (let n = 0; n < 100; n++) expect((await ask()).status).toBe(422);
  const refused = await ask();
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '36']);
  expect((await host.sit(room, { name: 'Ada' })).status).toBe(200);
  vi.setSystemTime(Date.now() + 36_000);
  expect([(await ask()).status, (await ask()).status]).toEqual([422, 429]);
});

test("[H5] a machine of one's own has no address to count by", async () => {
  const path = `/api/rooms/${hex(4)}/games/1/record`;
  for (const address of ['', '127.0.0.1']) expect((await askFrom(address, path, 63)).refused).toBe(0);
});
