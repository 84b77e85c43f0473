import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the demo site finds the script-tag build. */
const SCRIPT_TAG_PATH = '/tour-booking/';

/**
 * Answers `/tour-booking/…` with the script-tag build in `folder`, and copies it beside a built demo.
 * The demo page then loads the very files a customer's page would.
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
