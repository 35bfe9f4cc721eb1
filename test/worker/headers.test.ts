import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../worker/headers.ts';
import { Device } from './support/device.ts';

test.each(['/api/health', '/api/nothing', '/r/nothing'])(
  '[H3] %s has the security headers, exactly as the assets get them',
  async (path) => {
    const { headers } = await (await Device.make()).get(path);
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      expect([name, headers.get(name)]).toEqual([name, value]);
  },
);

test('[H3] the policy has no way for inline or foreign scripts', () => {
  const policy = SECURITY_HEADERS['Content-Security-Policy'];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain("trusted-types 'none'");
  expect(policy).not.toMatch(/unsafe|data:|blob:/);
  // Whoever keeps a room on a name of theirs has other names below it.
  expect(SECURITY_HEADERS['Strict-Transport-Security']).not.toContain('includeSubDomains');
});

test('[H3] no answer of the API is kept by a cache', async () => {
  const device = await Device.make();
  for (const path of ['/api/health', '/api/nothing', `/api/rooms/${await device.makeRoom()}`]) {
    expect((await device.get(path)).headers.get('Cache-Control')).toBe('no-store');
  }
});
