import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Ground } from '../journeys/documentOn.ts';

const require = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(path, 'utf8');
const kept = (file: string): string => read(resolve(import.meta.dirname, 'libraries', file));

/** Scripts that pages have, as they are published. */
export const SCRIPTS = {
  prototype: kept('prototype-1.7.3.js'),
  mootools: kept('mootools-1.4.5.js'),
  jquery: read(require.resolve('jquery')),
  promise: read(require.resolve('es6-promise')),
  turbo: read(require.resolve('@hotwired/turbo')),
} as const;

/** What a page has before everything else: `library`, and `code` that runs right after it. */
export const pageWith = (library: keyof typeof SCRIPTS, code = ''): Ground => ({
  head: `<script src="/${library}.js"></script><script>${code}</script>`,
  headers: {},
  files: { [`/${library}.js`]: SCRIPTS[library] },
});
