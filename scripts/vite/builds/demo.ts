import type { UserConfig } from 'vite';
import manifest from '../../../package.json' with { type: 'json' };
import { at, cssTarget, root, target } from '../buildSettings.ts';
import { serveScriptTag, serveServiceWorker } from '../demoSite.ts';

/** The demo property site. `npm start` serves it, `npm run build` writes it to dist/demo. */
export const demo: UserConfig = {
  root: at('public'),
  publicDir: at('public/static'),
  base: './',
  define: { __VERSION__: JSON.stringify(manifest.version) },
  plugins: [serveServiceWorker(), serveScriptTag(at(process.env.TOUR_EMBED ?? 'dist/embed'))],
  cacheDir: at('.cache/vite'),
  server: { fs: { allow: [root] } },
  build: {
    target,
    cssTarget,
    outDir: at('dist/demo'),
    emptyOutDir: true,
    reportCompressedSize: false,
    // The page holds the mock of the whole API.
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: ['index', 'configure', 'live-widget', 'widget'].map((name) => at(`public/${name}.html`)),
    },
  },
};
