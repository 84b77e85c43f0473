import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Ground } from '../journeys/documentOn.ts';

const require = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(path, 'utf8');
/** npm has neither Prototype nor MooTools; Debian has them as libjs-prototype and libjs-mootools. */
const debian = (file: string): string => {
  const path = `/usr/share/javascript/${file}`;
  return existsSync(path) ? read(path) : '';
};

/** The files of date.js as its main file lists them. It is published in parts. */
const dateJs = (): string => {
  const main = require.resolve('datejs');
  const parts = [...read(main).matchAll(/require\("(.+?)"\)/g)].map(([, path = '']) => read(join(dirname(main), path)));
  return parts.join('\n;');
};

const MOOTOOLS = debian('mootools/mootools-core-nc.js');

const MOOTOOLS_IMITATED = `{
  for (const name of ['Document', 'Event', 'Request', 'Window']) window[name] = function Type() {};
  const { prototype } = Element;
  window.Element = function Type() {};
  window.Element.prototype = prototype;
  Function.prototype.bind = function (that, list) {
    return (...given) => this.apply(that, list === undefined ? given : [].concat(list));
  };
  Array.from = (list) => (list == null ? [] : typeof list === 'object' ? [].slice.call(list) : [list]);
  HTMLElement.prototype.scrollTo = function (x, y) { this.scrollLeft = x; this.scrollTop = y; };
}`;

/** Scripts that pages have, as they are published. */
export const SCRIPTS = {
  prototype: debian('prototype/prototype.js'),
  mootools: MOOTOOLS,
  mootoolsMore: MOOTOOLS && `${MOOTOOLS}\n;${debian('mootools/mootools-more-nc.js')}`,
  jquery: read(require.resolve('jquery')),
  promise: read(require.resolve('es6-promise')),
  turbo: read(require.resolve('@hotwired/turbo')),
  datejs: dateJs(),
  // The last version that extends the browser's classes without being asked.
  sugar: read(require.resolve('sugar')),
  es5shim: `${read(require.resolve('es5-shim'))}\n;${read(require.resolve('es5-shim/es5-sham.js'))}`,
  corejs: read(require.resolve('core-js/client/shim.js')),
  zone: read(require.resolve('zone.js')),
} as const;

export type Library = keyof typeof SCRIPTS;

/** Whether this machine has it. */
export const isHere = (library: Library): boolean => SCRIPTS[library] !== '';

/** A page that runs `library` before everything else, and then `code`. */
export const pageWith = (library: Library, code = ''): Ground => ({
  head: `<script src="/${library}.js"></script><script>${code}</script>`,
  headers: {},
  files: { [`/${library}.js`]: SCRIPTS[library] },
});

/** Imitations of the libraries that npm does not have, for machines without Debian's packages. They replace names of the browser. */
export const IMITATIONS: Readonly<Partial<Record<Library, string>>> = {
  prototype: `
    window.$A = (list) => Array.prototype.slice.call(list ?? []);
    Array.from = $A;
    delete Array.prototype.entries;
    HTMLElement.prototype.scrollTo = function () { window.scrollTo(0, 0); };
    RegExp.escape = String;`,
  mootools: MOOTOOLS_IMITATED,
  mootoolsMore: `${MOOTOOLS_IMITATED}
    Date.parse = (text) => new Date(text);`,
};
