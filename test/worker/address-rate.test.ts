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
});

// Of rooms that are not there: what is limited is the asking.
test.each([
  ['update?after=0', 1_200, '1'],
  ['games/1/record', 60, '1'],
])(
  '[H5] one address asks for %s %i times in a minute, then is told when to come again',
  async (what, most, wait) => {
    const path = `/api/rooms/${hex(4)}/${what}`;
    const { refused, last } = await askFrom('192.0.2.30', path, most + 3);
    expect(refused).toBe(3);
    expect(last?.headers.get('Retry-After')).toBe(wait);
    expect(await last?.json()).toMatchObject({ code: 'http/too-many', status: 429 });
    expect((await askFrom('192.0.2.31', path, 1)).refused).toBe(0);
    vi.setSystemTime(Date.now() + 60_000 / most);
    expect((await askFrom('192.0.2.30', path, 2)).refused).toBe(1);
  },
);

test("[H5] a machine of one's own has no address to count by", async () => {
  const path = `/api/rooms/${hex(4)}/games/1/record`;
  for (const address of ['', '127.0.0.1']) expect((await askFrom(address, path, 63)).refused).toBe(0);
});

test('[H4, H5] of many addresses the one that was quiet the longest begins anew, the others do not', () => {
  const rate = new AddressRate({ capacity: 1, refill: 1_000 });
  expect([rate.wait('loud', 0), rate.wait('loud', 0), rate.wait('quiet', 0)]).toEqual([0, 1_000, 0]);
  for (let n = 0; n < 9_998; n++) rate.wait(`address ${n}`, 0);
  expect(rate.wait('loud', 0)).toBe(1_000);
  // One more than are remembered.
  rate.wait('another', 0);
  expect([rate.wait('loud', 0), rate.wait('quiet', 0)]).toEqual([1_000, 0]);
});
