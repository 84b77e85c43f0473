import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Puts the description of the API beside the command, which serves it. `source` is its path. */
export const copyDescription = (source: string): Plugin => ({
  name: 'copy-description',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: readFileSync(source, 'utf8') });
  },
});
