import type { Plugin } from 'vite';

const LOADER_IMPORT = 'import(/* @vite-ignore */ new URL(file, script.src).href)';
/** A language needs no early request here: its words come with the widget. */
const HELD = `file === 'opening.js' ? import('./launcher.ts') : file === 'main.js' ? import('./main.ts') : Promise.resolve()`;

/** Puts the files that the loader would fetch into the loader's own file. */
export function holdFiles(): Plugin {
  return {
    name: 'tour-booking:hold-files',
    transform: {
      // Before the types are removed, which changes the text.
      order: 'pre',
      handler(code, id) {
        if (!id.endsWith('/embed/loader.ts')) return undefined;
        if (!code.includes(LOADER_IMPORT)) this.error(`src/embed/loader.ts has no ${LOADER_IMPORT}; see holdFiles.ts`);
        return code.replace(LOADER_IMPORT, HELD);
      },
    },
  };
}
