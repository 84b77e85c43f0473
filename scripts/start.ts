import { resolve } from 'node:path';
import { build, createServer } from 'vite';

/**
 * Serves the demo property site with the script tag as customers get it. The script tag is built into .cache/embed. Every
 * change of a source builds it again and reloads the page.
 */
const root = resolve(import.meta.dirname, '..');
const configFile = resolve(root, 'vite.config.ts');
const outDir = resolve(root, '.cache/embed');
const PORT = 5173;
/** Tells vite.config.ts which folder the demo serves at `/tour-booking/`. */
process.env.TOUR_EMBED = outDir;

/** Builds `mode`, and again at every change. Resolves after the first build, and rejects when that one fails. */
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

// Vite takes the next port when this one is in use.
const server = await createServer({
  configFile,
  mode: 'demo',
  server: { port: PORT, host: '127.0.0.1' },
  logLevel: 'warn',
});
const reload = (): void => server.ws.send({ type: 'full-reload' });
await Promise.all(['loader', 'launcher', 'embed'].map((mode) => watch(mode, reload)));
await server.listen();
console.log(`The demo property site: ${server.resolvedUrls?.local[0] ?? ''}`);
