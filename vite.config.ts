import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { serveScriptTag, serveServiceWorker } from './scripts/vite/demoSite.ts';
import { copyServedFiles, writeStylesheet } from './scripts/vite/packageFiles.ts';
import {
  compileWhole,
  inlineFiles,
  inlineRuntime,
  minifyAgain,
  replaceFile,
  withoutLaterFiles,
  writeNotices,
} from './scripts/vite/scriptTag.ts';
import { shippedLanguages } from './scripts/vite/shippedLanguages.ts';
import { consumers, doors, packageDoors, reader, tests } from './scripts/vite/testProjects.ts';

const root = import.meta.dirname;
const at = (path: string): string => resolve(root, path);

/** The browsers that the README lists: the last two versions of each, and Safari from 16.4. */
const target = 'es2022';
/** The same browsers for styles. With older ones, the minifier would replace :dir() by a guess with :lang(). */
export const cssTarget = ['chrome125', 'edge125', 'firefox125', 'safari16.4'];
/** `Features.LightDark` of lightningcss. No style has `light-dark()`, for which it adds variables beside each `color-scheme`. */
const css = { lightningcss: { exclude: 1_048_576 } };
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };
/** The script tag aliases React to Preact. `test/reactNames.test.ts` fails when the alias lacks a name. */
export const preact = [
  { find: /^react$/, replacement: at('src/embed/preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: at('src/embed/preact/createRoot.ts') },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
];

/** Builds `source` of src/embed as the classic script `file`. One build has one format. */
const classic = (source: string, file: string, emptyOutDir: boolean): UserConfig => ({
  publicDir: false,
  define: production,
  plugins: [minifyAgain()],
  build: {
    target,
    cssTarget,
    outDir: at('dist/embed'),
    emptyOutDir,
    reportCompressedSize: false,
    modulePreload: false,
    rolldownOptions: {
      input: at(`src/embed/${source}`),
      // In a function, because the top level of a classic script belongs to the page.
      output: { entryFileNames: file, format: 'iife', minify: true, comments: false },
    },
  },
});

/** The launcher. A build of its own, because it shares no file with the widget. */
const launcher: UserConfig = {
  publicDir: false,
  css,
  define: production,
  plugins: [minifyAgain()],
  build: {
    target,
    cssTarget,
    outDir: at('dist/embed'),
    emptyOutDir: false,
    cssMinify: true,
    reportCompressedSize: false,
    lib: { entry: { launcher: at('src/embed/launcher.ts') }, formats: ['es'] },
    rolldownOptions: { output: { entryFileNames: '[name].js', minify: true, comments: false } },
  },
};

/**
 * The chunks of the script tag, in the order in which they are fetched. Each keeps the modules that it shares with later
 * ones. Rolldown alone would make small files of those modules, which is one more request before the first paint.
 */
const chunks = [
  // The languages come first, so that a language's first file holds the modules that its later files share with it.
  ...shippedLanguages.flatMap((language) => [
    { name: language, test: new RegExp(`/locales/${language}/(chunk|preview)\\.ts$`), priority: 6 },
    { name: `${language}-details`, test: new RegExp(`/locales/${language}/details\\.ts$`), priority: 5 },
    { name: `${language}-booked`, test: new RegExp(`/locales/${language}/booked\\.ts$`), priority: 4 },
  ]),
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'coreChunk', test: /\/widget\/coreChunk\.tsx$/, priority: 2 },
  { name: 'screensChunk', test: /\/screens\/screensChunk\.ts$/, priority: 1 },
];

/** The files of src/ that the script tag builds without. */
const withoutUnused = [
  // These styles are for widgets without a shadow root. 0.1 kB less before the first free time.
  replaceFile('theme/page.css?inline', ''),
  // The script tag opens the widget by src/embed/createLauncher.ts. 2 kB less until booked.
  replaceFile('launcher/launcherChunk.tsx', 'export {};'),
  // An integrator's own components are React's, and do not run on Preact. 0.5 kB less until booked.
  replaceFile(
    'widget/OwnComponents.tsx',
    'export const OwnComponents = ({ children }) => children; export function useComponentProblems() {}',
  ),
];

/** The whole script tag as one classic script, for pages that want one integrity hash. */
const single: UserConfig = {
  publicDir: false,
  css,
  define: production,
  resolve: { alias: preact },
  plugins: [...withoutUnused, inlineFiles(), minifyAgain()],
  build: {
    target,
    cssTarget,
    outDir: at('dist/embed'),
    emptyOutDir: false,
    cssMinify: true,
    reportCompressedSize: false,
    // Library mode leaves out Vite's preload helper. Nothing is exported by this name.
    lib: { entry: at('src/embed/loader.ts'), formats: ['iife'], name: 'TourBookingFiles' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
      output: { entryFileNames: 'tour-booking.single.js', codeSplitting: false, minify: true, comments: false },
    },
  },
};

/** The module that the loader fetches, and its chunks. */
const embed: UserConfig = {
  publicDir: false,
  css,
  define: production,
  resolve: { alias: preact },
  plugins: [
    ...withoutUnused,
    inlineRuntime(),
    minifyAgain(),
    compileWhole('main', 'coreChunk', 'screensChunk'),
    writeNotices('The script tag'),
  ],
  build: {
    target,
    cssTarget,
    outDir: at('dist/embed'),
    emptyOutDir: false,
    cssMinify: true,
    reportCompressedSize: false,
    // Library mode leaves out Vite's preload helper, which writes into the page's <head>.
    lib: { entry: { main: at('src/embed/main.ts') }, formats: ['es'] },
    rolldownOptions: {
      // Chunks may import shared code from main.js. So the first paint never waits for a second file.
      preserveEntrySignatures: 'allow-extension',
      // No warning about slow plugins: terser takes nearly all of the time.
      checks: { pluginTimings: false },
      // React Query's "use client" lines matter to a server's bundler only.
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
      output: {
        entryFileNames: '[name].js',
        // The loader fetches a language's first words by name.
        chunkFileNames: ({ name }) => (shippedLanguages.includes(name) ? '[name].js' : '[name]-[hash].js'),
        codeSplitting: { groups: chunks },
        // Library mode's default keeps white space and annotations.
        minify: true,
        comments: false,
      },
    },
  },
};

/** The libraries that an integrator's bundler resolves. */
const external = (id: string): boolean =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('.css') && !id.includes(':\\');

/** The widget's HTML, which the edge loads on demand: a build of its own, because it runs on Preact. */
const HTML_MODULE = '/html/html.ts';
const htmlAt = (extension: string): Plugin => ({
  name: 'tour-booking:html',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith(HTML_MODULE) ? { id: `./widgetHtml.${extension}`, external: true } : undefined),
});

/** The settings for rendering on a server: Preact, and no file that the widget loads later except the first words of a language. */
const serverRender = {
  plugins: [replaceFile('theme/page.css?inline', ''), withoutLaterFiles()],
  resolve: { alias: preact },
};

/** The widget's HTML, beside the doors of the package. */
const html = (format: 'es' | 'cjs', folder: string, extension: string): UserConfig => ({
  publicDir: false,
  css,
  define: production,
  resolve: serverRender.resolve,
  plugins: [...serverRender.plugins, writeNotices('The widget in HTML')],
  ssr: { noExternal: true },
  build: {
    target,
    cssTarget,
    outDir: at(`dist/${folder}`),
    emptyOutDir: false,
    minify: false,
    sourcemap: format === 'es',
    cssMinify: true,
    reportCompressedSize: false,
    ssr: at(`src${HTML_MODULE}`),
    rolldownOptions: {
      output: { entryFileNames: `widgetHtml.${extension}`, format, codeSplitting: false },
    },
  },
});

/** The package's doors for pages. Their first line, 'use client', marks them for frameworks that render on a server. */
const CLIENT = ['index', 'element'];

/** The doors of the package. */
const lib = { entry: Object.fromEntries(packageDoors.map((door) => [door, at(`src/${door}.ts`)])) };
const isExternal = (id: string): boolean => external(id) || builtinModules.includes(id);
const banner = ({ name, isEntry }: { readonly name: string; readonly isEntry: boolean }): string =>
  isEntry && CLIENT.includes(name) ? "'use client';" : '';

/** The package: our own code only, not minified, one file per door and the chunks that they share. */
const npm: UserConfig = {
  publicDir: false,
  css,
  plugins: [writeStylesheet('styles.css'), htmlAt('js')],
  build: {
    target,
    cssTarget,
    outDir: at('dist/npm'),
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssMinify: true,
    reportCompressedSize: false,
    lib: { ...lib, formats: ['es'] },
    rolldownOptions: {
      external: isExternal,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames({ moduleIds }) {
          const [, language] = /\/locales\/(\w+)\//.exec(moduleIds[0] ?? '') ?? [];
          return language ? `${language}-[name]-[hash].js` : '[name]-[hash].js';
        },
        banner,
      },
    },
  },
};

/** The same as CommonJS, for programs that can load nothing else, such as Jest. All others take the ES modules, so that a process has one copy. */
const cjs: UserConfig = {
  publicDir: false,
  css,
  plugins: [htmlAt('cjs')],
  build: {
    target,
    cssTarget,
    outDir: at('dist/cjs'),
    emptyOutDir: true,
    minify: false,
    cssMinify: true,
    reportCompressedSize: false,
    lib: { ...lib, formats: ['cjs'] },
    rolldownOptions: {
      external: isExternal,
      output: { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs', exports: 'named', banner },
    },
  },
};

/** `npx tour-booking mock`: one file for Node without dependencies, and the files that it serves. */
const command: UserConfig = {
  publicDir: false,
  resolve: serverRender.resolve,
  plugins: [
    ...serverRender.plugins,
    copyServedFiles(root, [
      'openapi.json',
      ...['index.html', 'page.css', 'page.js'].map((name) => `mock-server/page/${name}`),
    ]),
    writeNotices('The command', ['redis', '@redis/']),
  ],
  ssr: { noExternal: true },
  build: {
    target: 'node20',
    outDir: at('dist/command'),
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    ssr: at('mock-server/command.ts'),
    rolldownOptions: {
      output: { entryFileNames: 'bin/tour-booking.js', codeSplitting: false, banner: '#!/usr/bin/env node' },
    },
  },
};

/** The demo property site. `npm start` serves it, `npm run build` writes it to dist/demo. */
const demo: UserConfig = {
  root: at('public'),
  publicDir: at('public/static'),
  base: './',
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [serveServiceWorker(), serveScriptTag(at(process.env.TOUR_EMBED ?? 'dist/embed'))],
  cacheDir: at('.cache/vite'),
  server: { fs: { allow: [root] } },
  build: {
    target,
    cssTarget,
    outDir: at('dist/demo'),
    emptyOutDir: true,
    reportCompressedSize: false,
    // The page holds the mock of the whole API.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: ['index', 'configure', 'live-widget'].map((name) => at(`public/${name}.html`)) },
  },
};

/** Storybook reads this file, too, with modes of its own. */
const gallery: UserConfig = { plugins: [react()], publicDir: false };

/** Vitest's configuration, with or without the slow tests. */
const vitest = (withSlow: boolean) => ({
  test: tests(withSlow, preact),
  resolve: { alias: doors },
  cacheDir: at('.cache/vitest'),
});

const modes: Readonly<Record<string, UserConfig>> = {
  loader: classic('loader.ts', 'tour-booking.js', true),
  landing: classic('landing.ts', 'landing.js', false),
  launcher,
  single,
  embed,
  npm,
  cjs,
  html: html('es', 'npm', 'js'),
  'html-cjs': html('cjs', 'cjs', 'cjs'),
  command,
  demo,
  consumers: { test: consumers, cacheDir: at('.cache/vitest') },
  reader: { test: reader, cacheDir: at('.cache/vitest') },
  test: vitest(false),
  all: vitest(true),
};

/** One mode for each build: `vite build --mode loader | landing | launcher | single | embed | npm | cjs | command | demo`. Vitest's modes are `test`, `all`, `consumers` and `reader`. */
export default defineConfig(({ mode }) => modes[mode] ?? gallery);
