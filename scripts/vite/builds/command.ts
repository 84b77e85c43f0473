import type { UserConfig } from 'vite';
import { at, root } from '../buildSettings.ts';
import { writeNotices } from '../notices.ts';
import { copyServedFiles } from '../packageFiles.ts';
import { serverRender } from '../serverRender.ts';

/**
 * `npx tour-booking mock`: one file for Node, and the files that it serves. Only what speaks the Model Context
 * Protocol needs a package beside it.
 */
export const command: UserConfig = {
  publicDir: false,
  resolve: serverRender.resolve,
  plugins: [
    ...serverRender.plugins,
    copyServedFiles(root, [
      'openapi.json',
      ...['index.html', 'page.css', 'page.js'].map((name) => `mock-server/page/${name}`),
    ]),
    writeNotices('The command'),
  ],
  ssr: { noExternal: true, external: ['@modelcontextprotocol/server'] },
  build: {
    target: 'node20',
    outDir: at('dist/command'),
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    ssr: at('mock-server/command.ts'),
    rolldownOptions: {
      output: {
        entryFileNames: 'bin/tour-booking.js',
        codeSplitting: false,
        // Most of the docstrings in it are those of other people's libraries. What licenses say stays.
        comments: { jsdoc: false },
        banner: '#!/usr/bin/env node',
      },
    },
  },
};
