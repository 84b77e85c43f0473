import type { Plugin } from 'vite';

const SENTENCE =
  'tour-booking is an ES module and cannot be loaded with require here. Write `import` in a module, or `await import("tour-booking")`; or use Node 20.19 or later, which can require it.';

/** Writes what `require` finds where nothing can require an ES module: a file that says what to do. */
export function writeRequireError(fileName: string): Plugin {
  return {
    name: 'tour-booking:require-error',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName,
        source: `'use strict';\nthrow new Error(${JSON.stringify(SENTENCE)});\n`,
      });
    },
  };
}
