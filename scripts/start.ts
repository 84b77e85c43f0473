import { resolve } from 'node:path';
import { build, createServer } from 'vite';

/**
 * The demo property site, with the script-tag build as customers get it: built into .cache/embed, again at every change
 * of a source, and the page reloaded.
 */
const root = resolve(import.meta.dirname, '..');
const configFile = resolve(root, 'vite.config.ts');
const outDir = resolve(root, '.cache/embed');
const PORT = 5173;
/** Tells vite.config.ts where the demo's `/tour-booking/` lies. */
process.env.TOUR_EMBED = outDir;

/** Builds `mode` and goes on at every change; resolves after the first build and rejects when that one fails. */
async function watch(mode: string, changed: () => void): Promise<void> {
  const watcher = await build({ configFile, mode, logLevel: 'warn', build: { outDir, emptyOutDir: false, watch: {} } });
  if (!('on' in watcher)) throw new Error(`${mode} cannot be watched`);
  await new Promise<void>((done, fail) => {
    watcher.on('event', (event) => {
      if (event.code === 'END') {
        done();
        changed();
      }
      if (event.code !== 'ERROR') return;
      console.error(event.error.message);
      fail(event.error);
    });
  });
}

// Vite takes the next free port by itself when this one is taken.
const server = await createServer({
  configFile,
  mode: 'demo',
  server: { port: PORT, host: '127.0.0.1' },
  logLevel: 'warn',
});
const reload = (): void => server.ws.send({ type: 'full-reload' });
await Promise.all(['loader', 'opening', 'embed'].map((mode) => watch(mode, reload)));
await server.listen();
console.log(`The demo property site: ${server.resolvedUrls?.local[0] ?? ''}`);
