import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { headers } from './scripts/build/headers-plugin.ts';
import { lexica } from './scripts/build/lexica-plugin.ts';

/** Where `npm run dev` serves the Worker; the page's own server passes the API on to it. */
const WORKER_ORIGIN = process.env.WORKER_ORIGIN ?? 'http://127.0.0.1:8788';

export default defineConfig({
  root: 'client',
  plugins: [preact(), lexica(), headers()],
  // Nothing is inlined: the content security policy admits fonts and scripts from files of our own only.
  build: { outDir: '../dist/client', emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: { '/api': { target: WORKER_ORIGIN, ws: true } },
  },
});
