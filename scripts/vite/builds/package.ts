import { builtinModules } from 'node:module';
import type { Plugin, UserConfig } from 'vite';
import { at, css, cssTarget, production, target } from '../buildSettings.ts';
import { writeNotices } from '../notices.ts';
import { writeStylesheet } from '../packageFiles.ts';
import { serverRender } from '../serverRender.ts';
import { shippedLanguages } from '../shippedLanguages.ts';
import { packageDoors } from '../testProjects.ts';

/** The builds of the package. */

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

/** Docstrings stay in the ES modules, which people step through. In the copy for Jest they would be in the package a second time. */
const commentsOf = (format: 'es' | 'cjs') => ({ jsdoc: format === 'es' });

/** The widget's HTML, beside the doors of the package. */
const htmlBuild = (format: 'es' | 'cjs', folder: string, extension: string): UserConfig => ({
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
    cssMinify: true,
    reportCompressedSize: false,
    ssr: at(`src${HTML_MODULE}`),
    rolldownOptions: {
      output: { entryFileNames: `widgetHtml.${extension}`, format, codeSplitting: false, comments: commentsOf(format) },
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

/** A language is two files: what the first look needs, and the rest. */
const languageFiles = {
  groups: shippedLanguages.flatMap((language) => [
    { name: `${language}-first`, test: new RegExp(`/locales/${language}/(chunk|grammar|preview)\\.ts$`), priority: 1 },
    { name: `${language}-rest`, test: new RegExp(`/locales/${language}/\\w+\\.ts$`) },
  ]),
};

/** The package: our own code only, not minified, one file per door and the chunks that they share. */
export const npm: UserConfig = {
  publicDir: false,
  css,
  plugins: [writeStylesheet('styles.css'), htmlAt('js')],
  build: {
    target,
    cssTarget,
    outDir: at('dist/npm'),
    emptyOutDir: true,
    minify: false,
    cssMinify: true,
    reportCompressedSize: false,
    lib: { ...lib, formats: ['es'] },
    rolldownOptions: {
      external: isExternal,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        codeSplitting: languageFiles,
        banner,
      },
    },
  },
};

/** The same as CommonJS, for programs that can load nothing else, such as Jest. All others take the ES modules, so that a process has one copy. */
export const cjs: UserConfig = {
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
      output: {
        entryFileNames: '[name].cjs',
        chunkFileNames: '[name]-[hash].cjs',
        codeSplitting: languageFiles,
        exports: 'named',
        comments: commentsOf('cjs'),
        banner,
      },
    },
  },
};

export const html: UserConfig = htmlBuild('es', 'npm', 'js');
export const htmlCjs: UserConfig = htmlBuild('cjs', 'cjs', 'cjs');
