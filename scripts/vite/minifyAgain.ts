import { brotliCompressSync } from 'node:zlib';
import { type MinifyOptions, minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Has terser go over what the bundler's own minifier wrote: 1 kB brotli of the script tag. Only files that are written. Which short names compress
 * best nobody can tell before: of two ways to give them each file has the one by which it is smaller.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'tour-booking:minify-again',
    async generateBundle(_, bundle, isWrite) {
      if (!isWrite) return;
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        // Whoever works on it waits for each build.
        if (this.meta.watchMode) {
          file.code = await minified(file.code, true);
          continue;
        }
        const [byUse, byAlphabet] = [
          await minified(file.code, true),
          await minified(file.code, { nth_identifier: alphabet }),
        ];
        file.code = weightOf(byAlphabet) < weightOf(byUse) ? byAlphabet : byUse;
      }
    },
  };
}

async function minified(source: string, mangle: NonNullable<MinifyOptions['mangle']>): Promise<string> {
  const { code } = await minify(source, {
    ecma: 2022,
    module: true,
    compress: { passes: 2, unsafe_arrows: true, hoist_funs: true },
    mangle,
  });
  if (code === undefined) throw new Error('terser gave nothing');
  return code;
}

const weightOf = (code: string): number => brotliCompressSync(code).length;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ$_';

/** Names in the order of the alphabet; terser's own begin with the letters that a file has most often. */
const alphabet = {
  get(place: number): string {
    const rest = Math.floor(place / LETTERS.length);
    return LETTERS.charAt(place % LETTERS.length) + (rest === 0 ? '' : alphabet.get(rest - 1));
  },
};
