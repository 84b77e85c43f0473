import type { UserConfig } from 'vite';
import { at, css, cssTarget, preact, production, target } from '../buildSettings.ts';
import { writeNotices } from '../notices.ts';
import { compileWhole, inlineFiles, inlineRuntime, minifyAgain, replaceFile } from '../scriptTagPlugins.ts';
import { shippedLanguages } from '../shippedLanguages.ts';

/** The builds of the script tag, all into dist/embed. */

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
export const launcher: UserConfig = {
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
    { name: language, test: new RegExp(`/locales/${language}/(chunk|grammar|preview)\\.ts$`), priority: 5 },
    { name: `${language}-rest`, test: new RegExp(`/locales/${language}/\\w+\\.ts$`), priority: 4 },
  ]),
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'coreChunk', test: /\/widget\/coreChunk\.tsx$/, priority: 2 },
  { name: 'screensChunk', test: /\/screens\/screensChunk\.ts$/, priority: 1 },
];

/** The files of src/ that the script tag builds without. */
const withoutUnused = [
  // These styles are for widgets without a shadow root. 0.1 kB less before the first free time.
  replaceFile('theme/pageReset.css?inline', ''),
  // An integrator's own components are React's, and do not run on Preact. 0.5 kB less until booked.
  replaceFile(
    'widget/OwnComponents.tsx',
    'export const OwnComponents = ({ children }) => children; export function useComponentProblems() {}',
  ),
];

/** The whole script tag as one classic script, for pages that want one integrity hash. */
export const single: UserConfig = {
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
export const embed: UserConfig = {
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

/** The loader, which a page names in its script tag. */
export const loader: UserConfig = classic('loader.ts', 'tour-booking.js', true);

/** For landing pages without a widget. */
export const landing: UserConfig = classic('landing.ts', 'landing.js', false);
