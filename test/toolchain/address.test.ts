import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPortFree, houseAddress, wantedPort } from '../../scripts/support/address.ts';
import { Problem } from '../../scripts/support/fail.ts';
import { freePort } from '../support/ports.ts';

describe('wantedPort', () => {
  it('[O2] is 8787 when nobody asks for another', () => {
    expect(wantedPort(undefined)).toBe(8787);
    expect(wantedPort('')).toBe(8787);
    expect(wantedPort('9000')).toBe(9000);
  });

  it.each(['0', '65536', '-1', '80a', '1e3', ' 80', '8.5'])(
    '[O2] refuses PORT=%j in one sentence',
    (port) => {
      expect(() => wantedPort(port)).toThrow(Problem);
    },
  );
});

describe('checkPortFree', () => {
  it('[O2] says in one sentence that a port is taken, and accepts it once it is free', async () => {
    const port = await freePort();
    const holder = createServer().listen(port, '127.0.0.1');
    await once(holder, 'listening');
    const refusal = await checkPortFree('127.0.0.1', port).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Problem);
    expect(String(refusal)).toMatch(new RegExp(`Port ${port} is taken: [^.]*\\.$`));
    holder.close();
    await once(holder, 'close');
    await expect(checkPortFree('127.0.0.1', port)).resolves.toBeUndefined();
  });
});

describe('houseAddress', () => {
  const address = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) => {
    const common = { address, netmask: '', mac: '', internal, cidr: null };
    return family === 'IPv4' ? { ...common, family } : { ...common, family, scopeid: 0 };
  };

  it('[O3] is the first IPv4 address that others in the house can reach', () => {
    const loopback = [address('127.0.0.1', 'IPv4', true)];
    const wifi = [address('fe80::1', 'IPv6', false), address('192.0.2.7', 'IPv4', false)];
    expect(houseAddress({ lo: loopback, wlan0: wifi })).toBe('192.0.2.7');
    expect(houseAddress({ lo: loopback })).toBeUndefined();
  });
});
