import { builtinModules } from 'node:module';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };
import { compileWhole } from './scripts/vite/compileWhole.ts';
import { copyDescription } from './scripts/vite/copyDescription.ts';
import { exportLocalNames } from './scripts/vite/exportLocalNames.ts';
import { holdFiles } from './scripts/vite/holdFiles.ts';
import { inlineRuntime } from './scripts/vite/inlineRuntime.ts';
import { leaveOutDocumentation } from './scripts/vite/leaveOutDocumentation.ts';
import { leaveOutFile } from './scripts/vite/leaveOutFile.ts';
import { leaveOutHydration } from './scripts/vite/leaveOutHydration.ts';
import { leaveOutMutations } from './scripts/vite/leaveOutMutations.ts';
import { minifyAgain } from './scripts/vite/minifyAgain.ts';
import { serveScriptTag } from './scripts/vite/serveScriptTag.ts';
import { serveServiceWorker } from './scripts/vite/serveServiceWorker.ts';
import { shippedLanguages } from './scripts/vite/shippedLanguages.ts';
import { consumers, doors, packageDoors, tests } from './scripts/vite/testProjects.ts';
import { writeNotices } from './scripts/vite/writeNotices.ts';
import { writeRequireError } from './scripts/vite/writeRequireError.ts';
import { writeStylesheet } from './scripts/vite/writeStylesheet.ts';

const root = import.meta.dirname;
const at = (path: string): string => resolve(root, path);

/** The browsers of the README: the last two of each, and Safari from 16.4. */
const target = 'es2022';
/** The same for styles, which know no such year. Older ones would have :dir() written as a guess by :lang(). */
export const cssTarget = ['chrome125', 'edge125', 'firefox125', 'safari16.4'];
const production = { 'process.env.NODE_ENV': JSON.stringify('production') };
/** The script tag's React: the names in use, over Preact. A name it lacks fails `test/reactNames.test.ts`. */
export const preact = [
  { find: /^react$/, replacement: at('src/embed/preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: at('src/embed/preact/createRoot.ts') },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
];

/** A classic script, `source` of src/embed as `file`. A build of its own, since one build has one format. */
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
      // A function around it, because the top level of a classic script is the page's.
      output: { entryFileNames: file, format: 'iife', minify: true, comments: false },
    },
  },
});

/** The script tag has no build for development: it tells whoever looks into the console. */
const alwaysTell = leaveOutFile('widget/isDevelopment.ts', 'export function isDevelopment() { return true; }');

/** What opens the widget over a page, before the widget is there: a build of its own, which shares nothing with that. */
const opening: UserConfig = {
  publicDir: false,
  define: production,
  plugins: [alwaysTell, minifyAgain()],
  build: {
    target,
    cssTarget,
    outDir: at('dist/embed'),
    emptyOutDir: false,
    cssMinify: true,
    reportCompressedSize: false,
    lib: { entry: { opening: at('src/embed/opening.ts') }, formats: ['es'] },
    rolldownOptions: { output: { entryFileNames: '[name].js', minify: true, comments: false } },
  },
};

/**
 * The files of the script tag, in the order they are fetched; each keeps what it shares with later ones. Left to itself the
 * bundler makes small files of that, one more request before the first paint.
 */
const stages = [
  // Before the others, since what a language's later files share with the first stands in that.
  ...shippedLanguages.flatMap((language) => [
    { name: language, test: new RegExp(`/locales/${language}/first\\.ts$`), priority: 6 },
    { name: `${language}-details`, test: new RegExp(`/locales/${language}/details\\.ts$`), priority: 5 },
    { name: `${language}-tour`, test: new RegExp(`/locales/${language}/tour\\.ts$`), priority: 4 },
  ]),
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'secondStage', test: /\/widget\/secondStage\.tsx$/, priority: 2 },
  { name: 'lazyScreens', test: /\/screens\/lazyScreens\.ts$/, priority: 1 },
];

/** What makes the script tag small; nothing of it changes what it does. */
const slim = [
  // Each place it renders into is empty (src/embed/preact/createRoot.ts).
  leaveOutHydration(),
  alwaysTell,
  leaveOutDocumentation({ withMock: false }),
  leaveOutMutations(),
  // What holds a page's own rules off, where there is no shadow root.
  leaveOutFile('theme/page.css?inline', ''),
  // Components of an integrator's own are React's.
  leaveOutFile('form/fields/OwnField.tsx', 'export const OwnField = undefined;'),
  leaveOutFile(
    'widget/OwnComponents.tsx',
    'export const OwnComponents = ({ children }) => children; export function useComponentProblems() {}',
  ),
];

/** All of the script tag as one classic script, for pages that want one hash. */
const single: UserConfig = {
  publicDir: false,
  define: production,
  resolve: { alias: preact },
  plugins: [...slim, holdFiles(), minifyAgain()],
  build: {
    target,
    cssTarget,
    outDir: at('dist/embed'),
    emptyOutDir: false,
    cssMinify: true,
    reportCompressedSize: false,
    // The library mode leaves out the preload helper; nothing is exported by that name.
    lib: { entry: at('src/embed/loader.ts'), formats: ['iife'], name: 'TourBookingFiles' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
      output: { entryFileNames: 'tour-booking.single.js', codeSplitting: false, minify: true, comments: false },
    },
  },
};

/** What the loader fetches: one module and, later, the chunks it asks for. React is Preact here. */
const embed: UserConfig = {
  publicDir: false,
  define: production,
  resolve: { alias: preact },
  plugins: [
    ...slim,
    inlineRuntime(),
    minifyAgain(),
    exportLocalNames(manifest.version),
    compileWhole('main', 'secondStage', 'lazyScreens'),
    writeNotices(),
  ],
  build: {
    target,
    cssTarget,
    outDir: at('dist/embed'),
    emptyOutDir: false,
    cssMinify: true,
    reportCompressedSize: false,
    // The library mode leaves out the preload helper, which reaches for the page's <head>.
    lib: { entry: { main: at('src/embed/main.ts') }, formats: ['es'] },
    rolldownOptions: {
      // Lets later chunks import from main.js what both need, so that the first paint never waits for a second file.
      preserveEntrySignatures: 'allow-extension',
      // The second minifier takes nearly all of the time, which is no news.
      checks: { pluginTimings: false },
      // React Query's "use client" lines mean nothing outside a server's bundler.
      onLog: (level, log, report) => log.code === 'MODULE_LEVEL_DIRECTIVE' || report(level, log),
      output: {
        entryFileNames: '[name].js',
        // The loader asks for the first words by name.
        chunkFileNames: ({ name }) => (shippedLanguages.includes(name) ? '[name].js' : '[name]-[hash].js'),
        codeSplitting: { groups: stages },
        // Said outright, because the library mode's own choice keeps white space and annotations.
        minify: true,
        comments: false,
      },
    },
  },
};

/** Everything an integrator's bundler resolves by itself. */
const external = (id: string): boolean =>
  !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0') && !id.includes('.css') && !id.includes(':\\');

/** The files of the package that only a page can use; frameworks that also render on a server are told by their first line. */
const CLIENT = ['index', 'element'];

/** The package: our own code only, readable, one file per door and what they share. */
const npm: UserConfig = {
  publicDir: false,
  plugins: [leaveOutDocumentation({ withMock: true }), writeStylesheet('styles.css'), writeRequireError('require.cjs')],
  build: {
    target,
    cssTarget,
    outDir: at('dist/npm'),
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    cssMinify: true,
    reportCompressedSize: false,
    lib: {
      entry: Object.fromEntries(packageDoors.map((door) => [door, at(`src/${door}.ts`)])),
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => external(id) || builtinModules.includes(id),
      output: {
        entryFileNames: '[name].js',
        chunkFileNames({ moduleIds }) {
          const [, language] = /\/locales\/(\w+)\//.exec(moduleIds[0] ?? '') ?? [];
          return language ? `${language}-[name]-[hash].js` : '[name]-[hash].js';
        },
        banner: ({ name, isEntry }) => (isEntry && CLIENT.includes(name) ? "'use client';" : ''),
      },
    },
  },
};

/** `npx tour-booking mock`: one file for Node that needs no other, and the description of the API that it serves. */
const command: UserConfig = {
  publicDir: false,
  plugins: [leaveOutDocumentation({ withMock: true }), copyDescription(at('openapi.json'))],
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

/** The demo property site: `npm start` serves it, `npm run build` writes it to dist/demo. */
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
    // The mock of the whole API is part of the page.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { input: ['index', 'configure', 'preview'].map((name) => at(`public/${name}.html`)) },
  },
};

/** Storybook reads this file too, under modes of its own. */
const gallery: UserConfig = { plugins: [react()], publicDir: false };

const vitest = (withSlow: boolean) => ({
  test: tests(withSlow),
  resolve: { alias: doors },
  cacheDir: at('.cache/vitest'),
});

const modes: Readonly<Record<string, UserConfig>> = {
  loader: classic('loader.ts', 'tour-booking.js', true),
  landing: classic('landing.ts', 'landing.js', false),
  opening,
  single,
  embed,
  npm,
  command,
  demo,
  consumers: { test: consumers, cacheDir: at('.cache/vitest') },
  test: vitest(false),
  all: vitest(true),
};

/** One file, a mode per thing that is built: `vite build --mode loader | landing | opening | single | embed | npm | command | demo`; vitest's mode is `test`, `all` or `consumers`. */
export default defineConfig(({ mode }) => modes[mode] ?? gallery);
