import { cpSync, createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { CLIENT_BUNDLE } from '../support/paths.ts';

/** Serves the files of a built folder under `/name/`: copied into the bundle, or read in place by the page's dev server. */
export function servedFolder(name: string, folder: string): Plugin {
  return {
    name: `crosstile-${name}`,
    configureServer(server) {
      server.middlewares.use(`/${name}`, (request, response, next) => {
        const file = join(folder, basename(new URL(request.url ?? '', 'http://localhost').pathname));
        if (!existsSync(file)) return next();
        response.setHeader(
          'content-type',
          file.endsWith('.json') ? 'application/json' : 'application/octet-stream',
        );
        createReadStream(file).pipe(response);
      });
    },
    writeBundle() {
      if (!existsSync(folder)) return;
      const isServed = (path: string): boolean => !path.endsWith('.sha256');
      cpSync(folder, join(CLIENT_BUNDLE, name), { recursive: true, filter: isServed });
    },
  };
}
