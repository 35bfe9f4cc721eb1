import { describe, expect, it } from 'vitest';
import { headersFile } from '../../scripts/build/headers-plugin.ts';
import { SECURITY_HEADERS } from '../../worker/headers.ts';

describe('headersFile', () => {
  it('[O9] gives every path all the headers of the Worker, and hashed files a year in the cache', () => {
    const [everywhere = '', ...others] = headersFile(SECURITY_HEADERS).split('\n\n');
    const hashed = others.slice(0, -1);
    const lines = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
    expect(everywhere.split('\n')).toEqual(['/*', ...lines]);
    expect(hashed.map((rule) => rule.split('\n')[0])).toEqual([
      '/assets/*',
      '/lexica/*.bin',
      '/meanings/english-*',
    ]);
    for (const rule of hashed) expect(rule).toContain('Cache-Control: public, max-age=31536000, immutable');
  });

  it('[O9, U136] lets nobody keep the service worker without asking', () => {
    expect(headersFile(SECURITY_HEADERS).split('\n\n').at(-1)).toBe('/sw.js\n  Cache-Control: no-cache\n');
  });

  it('[O9] stays within the length that the platform takes for a line', () => {
    for (const line of headersFile(SECURITY_HEADERS).split('\n'))
      expect(line.length).toBeLessThanOrEqual(2000);
  });
});
