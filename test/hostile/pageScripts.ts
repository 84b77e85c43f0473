import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ground } from '../journeys/documentOn.ts';

const require = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(path, 'utf8');
/** No registry of npm has these two; Debian's packages libjs-prototype and libjs-mootools do. */
const debian = (file: string): string => {
  const path = `/usr/share/javascript/${file}`;
  return existsSync(path) ? read(path) : '';
};

/** Scripts that pages have, as they are published. */
export const SCRIPTS = {
  prototype: debian('prototype/prototype.js'),
  mootools: debian('mootools/mootools-core-nc.js'),
  jquery: read(require.resolve('jquery')),
  promise: read(require.resolve('es6-promise')),
  turbo: read(require.resolve('@hotwired/turbo')),
} as const;

/** Whether this machine has it. */
export const isHere = (library: keyof typeof SCRIPTS): boolean => SCRIPTS[library] !== '';

/** What a page has before everything else: `library`, and `code` that runs right after it. */
export const pageWith = (library: keyof typeof SCRIPTS, code = ''): Ground => ({
  head: `<script src="/${library}.js"></script><script>${code}</script>`,
  headers: {},
  files: { [`/${library}.js`]: SCRIPTS[library] },
});
