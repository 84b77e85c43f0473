import { minify } from 'terser';
import type { Plugin } from 'vite';

/** Has terser go over what the bundler's own minifier wrote: 1 kB brotli of the script tag. Only files that are written. */
export function minifyAgain(): Plugin {
  return {
    name: 'tour-booking:minify-again',
    async generateBundle(_, bundle, isWrite) {
      if (!isWrite) return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, {
          ecma: 2022,
          module: true,
          compress: { passes: 3, unsafe_arrows: true },
        });
        if (code === undefined) this.error(`terser gave nothing for ${file.fileName}`);
        file.code = code;
      }
    },
  };
}
