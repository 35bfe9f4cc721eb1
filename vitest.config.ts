import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/support/longest-first.ts';

/** Run only where the recorded positions and games are at hand. */
const CONFORMANCE = 'test/engine/**/*conformance.test.ts';

/** Rooms in tests are keyed with this, whatever the machine's own key is. */
const TEST_ROOM_KEY = '00'.repeat(32);

export default defineConfig({
  test: {
    // Left alone it would keep one core for itself, of two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'engine',
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['test/engine/**/*.test.ts', 'test/toolchain/**/*.test.ts'],
          exclude: process.env.CROSSTILE_DATA ? [] : [CONFORMANCE],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
        test: {
          name: 'client',
          include: ['test/client/**/*.test.{ts,tsx}'],
          isolate: false,
          setupFiles: 'test/client/support/fresh-page.ts',
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { ROOM_KEY: TEST_ROOM_KEY } },
          }),
        ],
        test: {
          name: 'worker',
          include: ['test/worker/**/*.test.ts'],
          // A runtime for each file would take longer to start than most files take.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['test/e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: 'test/e2e/support/shared-servers.ts',
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'faults',
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['test/faults/**/*.test.ts'],
          isolate: false,
          testTimeout: process.env.CROSSTILE_FAULTS === 'full' ? 1_800_000 : 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
