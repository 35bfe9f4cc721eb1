import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/support/paths.ts';

const PUBLIC = join(ROOT, 'client', 'public');

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose: string;
}

interface Manifest {
  readonly icons: readonly Icon[];
}

const readManifest = (): Manifest => JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8'));

/** Width and height stand behind the signature and the name of the first chunk. */
function sizeOfPng(name: string): string {
  const bytes = readFileSync(join(PUBLIC, name));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('the manifest', () => {
  it('[U139] says what the page is as an app of its own', () => {
    expect(readManifest()).toMatchObject({
      ...{ id: '/', start_url: '/', scope: '/', display: 'standalone' },
      ...{ name: 'Crosstile', short_name: 'Crosstile', theme_color: '#dfe6e1', background_color: '#dfe6e1' },
    });
  });

  it('[U139] has icons of the sizes that systems ask for, drawn for a mask too, each as large as it says', () => {
    const { icons } = readManifest();
    const kinds = icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`);
    expect(kinds).toEqual(['any any', 'any 192x192', 'any 512x512', 'maskable any', 'maskable 512x512']);
    for (const { src, sizes } of icons) {
      if (src.endsWith('.png')) expect([src, sizeOfPng(src)]).toEqual([src, sizes]);
      else expect(readFileSync(join(PUBLIC, src), 'utf8')).toMatch(/^<svg /);
    }
    expect(sizeOfPng('apple-touch-icon.png')).toBe('180x180');
  });

  it('[U139] and the page have the colour of the page’s ground in both themes', () => {
    const page = readFileSync(join(ROOT, 'client', 'index.html'), 'utf8');
    expect(page).toContain('content="#dfe6e1" media="(prefers-color-scheme: light)"');
    expect(page).toContain('content="#0e1718" media="(prefers-color-scheme: dark)"');
  });
});
