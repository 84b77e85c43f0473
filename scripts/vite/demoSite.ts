import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The plugins of the demo site. */

/** Where the demo site finds the script tag. */
const SCRIPT_TAG_PATH = '/tour-booking/';

/**
 * Serves the script tag in `folder` at `/tour-booking/…`, and copies it beside a built demo. The demo page then loads the
 * same files as a customer's page.
 */
export function serveScriptTag(folder: string): Plugin {
  return {
    name: 'tour-booking:script-tag',
    configureServer(server) {
      server.middlewares.use(SCRIPT_TAG_PATH, (request, response, next) => {
        const file = join(folder, basename((request.url ?? '').split('?')[0] ?? ''));
        if (!file.endsWith('.js') || !existsSync(file)) return next();
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const file of readdirSync(folder).filter((one) => one.endsWith('.js')))
        this.emitFile({
          type: 'asset',
          fileName: `${SCRIPT_TAG_PATH.slice(1)}${file}`,
          source: readFileSync(join(folder, file)),
        });
    },
  };
}

const WORKER = 'mockServiceWorker.js';

/** The service worker of the installed msw. */
function workerSource(): string {
  const msw = dirname(createRequire(import.meta.url).resolve('msw/package.json'));
  return readFileSync(join(msw, 'lib', WORKER), 'utf8');
}

/**
 * Serves `/mockServiceWorker.js` from node_modules, and writes it beside a built demo. A copy in the repository would
 * sooner or later have another version than the library.
 */
export function serveServiceWorker(): Plugin {
  return {
    name: 'tour-booking:service-worker',
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.setHeader('cache-control', 'no-cache');
        response.end(workerSource());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER, source: workerSource() });
    },
  };
}
