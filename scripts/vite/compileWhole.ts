import type { Plugin } from 'vite';

/**
 * Has Chromium compile all of the chunks `names` off the page's thread while they come, where it would compile each function there when
 * that is first called. For files whose functions are mostly called as they load; to other browsers it is a comment. Runs after the last minifier.
 */
export function compileWhole(...names: readonly string[]): Plugin {
  return {
    name: 'tour-booking:compile-whole',
    generateBundle(_, bundle, isWrite) {
      if (!isWrite) return;
      for (const name of names) {
        const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
        if (chunk?.type !== 'chunk') return this.error(`there is no ${name}`);
        chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      }
    },
  };
}
