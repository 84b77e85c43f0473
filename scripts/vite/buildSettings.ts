import { resolve } from 'node:path';

/** The settings that the builds share. */

export const root = resolve(import.meta.dirname, '../..');
/** The path of a file of the repository. */
export const at = (path: string): string => resolve(root, path);

/** The browsers that the README lists: the last two versions of each, and Safari from 16.4. */
export const target = 'es2022';
/** The same browsers for styles. With older ones, the minifier would replace :dir() by a guess with :lang(). */
export const cssTarget = ['chrome125', 'edge125', 'firefox125', 'safari16.4'];
/** `Features.LightDark` of lightningcss. No style has `light-dark()`, for which it adds variables beside each `color-scheme`. */
export const css = { lightningcss: { exclude: 1_048_576 } };
export const production = { 'process.env.NODE_ENV': JSON.stringify('production') };
/** The script tag aliases React to Preact. `test/reactNames.test.ts` fails when the alias lacks a name. */
export const preact = [
  { find: /^react$/, replacement: at('src/embed/preact/react.ts') },
  { find: /^react-dom\/client$/, replacement: at('src/embed/preact/createRoot.ts') },
  { find: /^react\/(jsx-runtime|jsx-dev-runtime)$/, replacement: 'preact/$1' },
];
