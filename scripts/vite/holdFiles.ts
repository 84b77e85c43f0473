import type { Plugin } from 'vite';

/** How the loader asks for a file beside it. */
const ASKS = /import\(\s*(?:\/\*[^*]*\*\/\s*)?new URL\(file, script\.src\)\.href\)/;

/** How it asks for words ahead of the widget; here the widget has them. */
const ASKS_AHEAD = /import\(\s*(?:\/\*[^*]*\*\/\s*)?new URL\(`\$\{language[^`]*`, script\.src\)\.href\)/;

/** Has the loader hold the files it would ask for. The build fails where it asks for them in another way. */
export function holdFiles(): Plugin {
  return {
    name: 'tour-booking:hold-files',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/embed/loader.ts')) return undefined;
      if (!ASKS.test(code) || !ASKS_AHEAD.test(code))
        this.error('the loader asks for its files in a way that holdFiles.ts does not know');
      return code
        .replace(ASKS_AHEAD, 'Promise.resolve()')
        .replace(ASKS, "(file === 'opening.js' ? import('./launcher.ts') : import('./main.ts'))");
    },
  };
}
