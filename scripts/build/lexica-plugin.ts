import { cpSync, createReadStream, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { CLIENT_BUNDLE, LEXICA } from '../support/paths.ts';

/** Serves the packed word lists under `/lexica/`: copied into the bundle, or read in place by the page's dev server. */
export function lexica(): Plugin {
  return {
    name: 'crosstile-lexica',
    configureServer(server) {
      server.middlewares.use('/lexica', (request, response, next) => {
        const file = join(LEXICA, basename(new URL(request.url ?? '', 'http://localhost').pathname));
        if (!existsSync(file)) return next();
        response.setHeader(
          'content-type',
          file.endsWith('.json') ? 'application/json' : 'application/octet-stream',
        );
        createReadStream(file).pipe(response);
      });
    },
    writeBundle() {
      if (!existsSync(LEXICA)) return;
      const isServed = (path: string): boolean => !path.endsWith('.sha256');
      cpSync(LEXICA, join(CLIENT_BUNDLE, 'lexica'), { recursive: true, filter: isServed });
    },
  };
}
