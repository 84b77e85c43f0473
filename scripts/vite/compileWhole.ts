import type { Plugin } from 'vite';

/**
 * Has Chromium compile all of `fileName` off the page's thread while it comes, where it would compile each function there when that is
 * first called. For a file whose functions are nearly all called as it loads; to other browsers it is a comment. Runs after the last minifier.
 */
export function compileWhole(fileName: string): Plugin {
  return {
    name: 'tour-booking:compile-whole',
    generateBundle(_, bundle, isWrite) {
      if (!isWrite) return;
      const file = bundle[fileName];
      if (file?.type !== 'chunk') return this.error(`there is no ${fileName}`);
      file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  };
}
