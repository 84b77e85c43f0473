import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const folder = resolve(import.meta.dirname, '../../node_modules/preact');

/** What stands for each of Preact's modules: its source, in which names say what is what. */
const SOURCES: Readonly<Record<string, string>> = {
  preact: join(folder, 'src/index.js'),
  'preact/hooks': join(folder, 'hooks/src/index.js'),
  'preact/jsx-runtime': join(folder, 'jsx-runtime/src/index.js'),
  // What a build for development asks for; the same file.
  'preact/jsx-dev-runtime': join(folder, 'jsx-runtime/src/index.js'),
};

/** What is cut: from the first text up to the second, which stays. The third takes its place. */
type Cut = readonly [from: string, to: string, by?: string];
/** File below `src` -> what is cut from it, in order. */
const CUTS: Readonly<Record<string, readonly Cut[]>> = {
  'diff/index.js': [
    ['if (\n\t\toldVNode._flags & MODE_SUSPENDED', 'if ((tmp = options._diff))'],
    ['if (isHydrating || excessDomChildren) {', '\t\t\t\tnewVNode._dom = oldVNode._dom;\n\t\t\t}', '{\n'],
    ['if (resumed)', 'if (c._renderCallbacks.length)'],
    ['isHydrating = excessDomChildren = NULL;', '\n'],
    ['if (isHydrating) {\n\t\t\tif (options._hydrationMismatch)', '// we created a new parent'],
    ['excessDomChildren = NULL;', '\n'],
    ['excessDomChildren =\n\t\t\tnodeType', '// If we are in a situation'],
    ['if (\n\t\t!skipRemove &&\n\t\t(r = vnode._component)', 'if (!skipRemove) removeNode'],
  ],
  'render.js': [
    ['let isHydrating =', '// To be able to support'],
    ['oldVNode\n\t\t\t? NULL', 'commitQueue,'],
  ],
  'component.js': [
    ['oldVNode._flags & MODE_HYDRATE ? [oldDom]', 'commitQueue,'],
    ['oldVNode._flags & MODE_HYDRATE,', 'refQueue'],
  ],
  'diff/children.js': [],
};
/** Of both there is none: what is written for them is for nobody. */
const NOTHING: readonly (readonly [RegExp, string])[] = [
  [/^\t+(?:isHydrating|excessDomChildren),\n/gm, ''],
  [/\bisHydrating\b/g, 'false'],
  [/\bexcessDomChildren\b/g, 'null'],
];

/** Preact's own names, which its published files have in short: each in as many letters as those. */
function shortNames(): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const source of new Set(Object.values(SOURCES)))
    for (const file of readdirSync(join(source, '..'), { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.js'))
        for (const [name] of readFileSync(join(source, '..', file), 'utf8').matchAll(/\b_[a-z]\w*/gi))
          counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return new Map(names.map(([name], index) => [name, `__${index.toString(36)}`]));
}

/**
 * Builds Preact from its source without what takes over nodes that a server wrote: the widget's place is empty when it comes. 0.4 kB
 * brotli of the first file. The build fails when Preact is written otherwise.
 */
export function leaveOutHydration(): Plugin {
  const names = shortNames();
  const expected = new Set(Object.keys(CUTS));
  return {
    name: 'tour-booking:leave-out-hydration',
    enforce: 'pre',
    resolveId: (id) => SOURCES[id],
    transform(code, id) {
      if (!id.startsWith(folder)) return undefined;
      const file = id.slice(join(folder, 'src/').length);
      const cuts = CUTS[file];
      expected.delete(file);
      let text = code;
      for (const [from, to, by = ''] of cuts ?? []) {
        const start = text.indexOf(from);
        const end = text.indexOf(to, start + from.length);
        if (start < 0 || end < 0)
          return this.error(`Preact has no "${from}" before "${to}" any more; see leaveOutHydration.ts`);
        text = text.slice(0, start) + by + text.slice(end);
      }
      if (cuts) for (const [nothing, by] of NOTHING) text = text.replace(nothing, by);
      return { code: text.replace(/\b_[a-z]\w*/gi, (name) => names.get(name) ?? name), map: null };
    },
    buildEnd(error) {
      if (error === undefined && expected.size > 0)
        this.error(`Preact has no src/${[...expected].join(', ')} any more; see leaveOutHydration.ts`);
    },
  };
}
