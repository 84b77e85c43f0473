import { build } from 'esbuild';
import { Miniflare } from 'miniflare';

// What wrangler does: one file of the worker and all it imports.
await build({ entryPoints: ['worker.js'], outfile: 'built/worker.js', bundle: true, format: 'esm', target: 'es2022' });
const miniflare = new Miniflare({
  scriptPath: 'built/worker.js',
  modules: true,
  compatibilityDate: '2026-01-01',
  bindings: { LEASING_API: process.env.LEASING_API },
  host: '127.0.0.1',
});
console.log(`listening on ${(await miniflare.ready).origin}`);
process.once('SIGTERM', () => miniflare.dispose().then(() => process.exit(0)));
