import { minify } from 'terser';
import type { Plugin } from 'vite';

/** The plugins that build the script tag. */

/** Builds with `code` in place of a file of src/. Fails when the file does not exist. */
export function replaceFile(file: string, code: string): Plugin {
  let isFound = false;
  return {
    name: `tour-booking:replace ${file}`,
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(`/src/${file}`)) return undefined;
      isFound = true;
      return code;
    },
    buildEnd(error) {
      if (error === undefined && !isFound) this.error(`there is no src/${file}; see scripts/vite/builds`);
    },
  };
}

/** Leaves out the chunks of the widget, and the later words of a language: a server renders the first screen only. */
export function withoutLaterFiles(): Plugin {
  const EMPTY = '\0tour-booking:later';
  return {
    name: 'tour-booking:without-later-files',
    enforce: 'pre',
    resolveId(_id, importer = '', { kind }) {
      const isLater = kind === 'dynamic-import' && /\/src\/(widget|screens|launcher|i18n\/locales)\//.test(importer);
      return isLater ? EMPTY : undefined;
    },
    load: (id) => (id === EMPTY ? 'export {};' : undefined),
  };
}

/** Texts of the loader's source, each with the text that replaces it in the single file. */
const INLINED: readonly (readonly [text: string, inSingle: string])[] = [
  [
    'import(/* @vite-ignore */ folder + file)',
    // A language needs no early request here, because its words come with the widget.
    `file === 'launcher.js' ? import('./launcher.ts') : file === 'main.js' ? import('./main.ts') : Promise.resolve()`,
  ],
  // The single file fetches nothing, so it needs no address. With an address, the loader checks that its tag is its own.
  [`JSON.parse('{}')`, `JSON.parse('{"folder":"inside"}')`],
];

/** Puts the files that the loader fetches into the loader's own file. A loader that can be given its files would exceed its budget. */
export function inlineFiles(): Plugin {
  return {
    name: 'tour-booking:inline-files',
    transform: {
      // This runs before the types are removed, because that changes the text.
      order: 'pre',
      handler(code, id) {
        if (!id.endsWith('/embed/loader.ts')) return undefined;
        return INLINED.reduce((left, [text, inSingle]) => {
          if (!left.includes(text)) this.error(`src/embed/loader.ts has no ${text}`);
          return left.replace(text, () => inSingle);
        }, code);
      },
    },
  };
}

const RUNTIME = 'rolldown-runtime';
/** `import{a as b}from"./rolldown-runtime-….js";` or `import{a}from…` */
const RUNTIME_IMPORT = /import\s*\{\s*(\w+)(?: as (\w+))?\s*\}\s*from\s*["'`]\.\/rolldown-runtime-[\w-]+\.js["'`];?/;
/** `export{a as b};` or `export{a};` */
const RUNTIME_EXPORT = /export\s*\{\s*(\w+)(?: as (\w+))?\s*\};?\s*$/;

/**
 * Copies rolldown's helper, 0.1 kB, into each chunk that imports it. As a file of its own it would cost one more round trip
 * (150 ms on a slow phone) before the core, and before the first words of another language. Rolldown has no option for that: it ignores
 * groups for this module.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'tour-booking:inline-runtime',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const runtime = chunks.find(({ name }) => name === RUNTIME);
      if (!runtime) return;
      const [exported, local, name = local] = RUNTIME_EXPORT.exec(runtime.code) ?? [];
      if (exported === undefined) this.error(`${runtime.fileName} does not have exactly one export`);
      const body = `(() => { ${runtime.code.slice(0, -exported.length)} return ${local}; })()`;
      for (const chunk of chunks) {
        if (!chunk.imports.includes(runtime.fileName)) continue;
        const [statement, wanted, alias = wanted] = RUNTIME_IMPORT.exec(chunk.code) ?? [];
        if (statement === undefined || wanted !== name)
          this.error(`${chunk.fileName} does not import ${name} from ${runtime.fileName}`);
        chunk.code = chunk.code.replace(statement, () => `const ${alias} = ${body};`);
      }
      delete bundle[runtime.fileName];
    },
  };
}

/** Runs terser after rolldown's own minifier: 0.5 kB brotli less until the first free time, 1.6 kB less until booked. */
export function minifyAgain(): Plugin {
  return {
    name: 'tour-booking:minify-again',
    async generateBundle(_, bundle, isWrite) {
      if (!isWrite) return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, {
          ecma: 2022,
          module: true,
          compress: { passes: 3, unsafe_arrows: true },
        });
        if (code === undefined) this.error(`terser returned nothing for ${file.fileName}`);
        file.code = code;
      }
    },
  };
}

/**
 * Makes Chromium compile the whole of each named chunk off the page's main thread while the chunk arrives. Without it, Chromium
 * compiles each function on the main thread at its first call. For other browsers it is a comment. Has to run after `minifyAgain`.
 */
export function compileWhole(...names: readonly string[]): Plugin {
  return {
    name: 'tour-booking:compile-whole',
    generateBundle(_, bundle, isWrite) {
      if (!isWrite) return;
      for (const name of names) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk') return this.error(`there is no chunk ${name}`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  };
}
