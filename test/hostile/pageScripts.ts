import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Ground } from '../journeys/documentOn.ts';

const require = createRequire(import.meta.url);
const read = (path: string): string => readFileSync(path, 'utf8');
/** No registry of npm has these two; Debian's packages libjs-prototype and libjs-mootools do. */
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
  // The last one that adds to what the browser has without being asked.
  sugar: read(require.resolve('sugar')),
  es5shim: `${read(require.resolve('es5-shim'))}\n;${read(require.resolve('es5-shim/es5-sham.js'))}`,
  corejs: read(require.resolve('core-js/client/shim.js')),
  zone: read(require.resolve('zone.js')),
} as const;

export type Library = keyof typeof SCRIPTS;

/** Whether this machine has it. */
export const isHere = (library: Library): boolean => SCRIPTS[library] !== '';

/** What a page has before everything else: `library`, and `code` that runs right after it. */
export const pageWith = (library: Library, code = ''): Ground => ({
  head: `<script src="/${library}.js"></script><script>${code}</script>`,
  headers: {},
  files: { [`/${library}.js`]: SCRIPTS[library] },
});

/** What libraries that no registry of npm has put in the place of what a browser has, for machines without Debian's packages. */
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
