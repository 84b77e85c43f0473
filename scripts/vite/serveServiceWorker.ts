import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const name = 'mockServiceWorker.js';

/** The text of msw's service worker, as the installed version ships it. */
function source(): string {
  const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
  return readFileSync(join(msw, 'lib', name), 'utf8');
}

/**
 * Answers `/mockServiceWorker.js` from node_modules, and writes it beside a built demo. A copy in the repository would
 * be of another version than the library that talks to it, sooner or later.
 */
export function serveServiceWorker(): Plugin {
  return {
    name: 'tour-booking:service-worker',
    configureServer(server) {
      server.middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: name, source: source() });
    },
  };
}
