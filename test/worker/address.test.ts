import { expect, test } from 'vitest';
import { networkOf } from '../../worker/address.ts';
import { Device } from './support/device.ts';
import { why } from './support/private-room.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0'],
  ['::2:3:4:5:6:192.0.2.1', '0:2:3:4'],
  ['127.0.0.1', ''],
  ['::1', ''],
  ['', ''],
])('[H4] what counts of %j is %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('[H4, D3] all of a 64-bit network watch as one address, and the next network as another', async () => {
  const host = await Device.make();
  const room = await host.makeRoom();
  const codeFrom = async (address: string): Promise<number> => {
    const { webSocket } = await new Device().upgrade(room, {}, { 'CF-Connecting-IP': address });
    const code = new Promise<number>((resolve) => {
      webSocket?.addEventListener('close', (event) => resolve(event.code));
      webSocket?.addEventListener('message', () => resolve(0));
    });
    webSocket?.accept();
    return code;
  };
  const codes = [];
  for (let n = 0; n < 22; n++) codes.push(await codeFrom(`2001:db8:0:1::${n.toString(16)}`));
  expect(codes).toEqual([...Array.from({ length: 20 }, () => 0), 4413, 4413]);
  expect(await codeFrom('2001:db8:0:2::1')).toBe(0);
});

test('[H4, I6] wrong tokens of one 64-bit network are counted together', async () => {
  const host = await Device.make();
  const room = await host.makeRoom({ private: true });
  await host.sit(room, { name: 'Ida' });
  const guess = async (address: string) =>
    why(
      (await Device.make()).post(
        `/api/rooms/${room}/invites`,
        { token: '0'.repeat(32) },
        { 'CF-Connecting-IP': address },
      ),
    );
  for (let n = 0; n < 10; n++) expect(await guess(`2001:db8:0:3::${n}`)).toEqual([403, 'link/not-valid']);
  expect(await guess('2001:db8:0:3:ffff::1')).toEqual([429, 'http/too-many']);
  expect(await guess('2001:db8:0:4::1')).toEqual([403, 'link/not-valid']);
});
