import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { headers } from './scripts/build/headers-plugin.ts';
import { notices } from './scripts/build/notices-plugin.ts';
import { servedFolder } from './scripts/build/served-folder-plugin.ts';
import { serviceWorker } from './scripts/build/service-worker-plugin.ts';
import { DEV_WORKER_PORT } from './scripts/support/address.ts';
import { LEXICA, MEANINGS } from './scripts/support/paths.ts';

export default defineConfig({
  root: 'client',
  plugins: [
    preact(),
    servedFolder('lexica', LEXICA),
    servedFolder('meanings', MEANINGS),
    headers(),
    notices(),
    serviceWorker(),
  ],
  // Workers of the page share its chunks.
  worker: { format: 'es' },
  // Nothing is inlined: the content security policy admits fonts and scripts from files of our own only.
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A sentence that a module only names, among all of them, is none that it says.
          includeDependenciesRecursively: false,
          // One file of what every page needs: many small ones compress worse.
          groups: [
            { name: 'first', tags: ['$initial'] },
            // A file of a line each, by themselves.
            { name: 'plain', test: /\/(face-text|kept-json)\.ts$/ },
            // The same of what table and replay say of words: the first load names every file.
            { name: 'meanings', test: /client\/(meanings\/told-|panels\/senses|i18n\/en\/meanings)/ },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: `http://127.0.0.1:${DEV_WORKER_PORT}`, ws: true } },
  },
});
