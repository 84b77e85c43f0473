import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Alias, build } from 'vite';
import { headLines } from '../../public/configure/headLines.ts';
import { preact } from '../../scripts/vite/buildSettings.ts';
import type { Running } from '../../test/servers.ts';

const root = resolve(import.meta.dirname, '../..');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** Builds one script of `bench/browser/pages` as a single file. */
export async function builtPage(
  name: string,
  mode: 'production' | 'development',
  alias: Alias[] = [],
): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias },
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    build: {
      write: false,
      target: 'es2022',
      minify: mode === 'production',
      rolldownOptions: {
        input: resolve(root, 'bench/browser/pages', name),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const each of outputs)
    if ('output' in each) for (const file of each.output) if (file.type === 'chunk' && file.isEntry) return file.code;
  throw new Error(`${name} was not built`);
}

/** The React component of dist/npm, built by Vite for a site: path -> text. The entry is `site.js`. */
export async function builtSite(folder: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    root,
    base: `${folder}/`,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: [{ find: /.*\/src\/index\.ts$/, replacement: resolve(root, 'dist/npm/index.js') }] },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: resolve(root, 'bench/browser/pages/reactWidget.tsx'),
        output: { entryFileNames: 'site.js' },
      },
    },
  });
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(files.flatMap((file) => (file.type === 'chunk' ? [[`${folder}/${file.fileName}`, file.code]] : [])));
}

export const html = (attributes: string, head: string, body: string): string =>
  `<!doctype html><html lang="en"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title>${head}</head><body>${body}</body></html>`;

const PROSE = 'Forty-two homes around a garden court, with tall windows and oak floors. '.repeat(12);

/** A page with `element`, and before it the lines that load it. The text around it must not move. */
export const pageAround = (element: string, lines: string): string =>
  html(
    '',
    `<style>body{font:16px/1.5 sans-serif;margin:16px}tour-booking{display:block;min-height:740px}</style>`,
    `<h1>Alder House</h1>
${lines}
${element}
<h2>Amenities</h2><p>${PROSE}</p><p>${PROSE}</p>`,
  );

/** The documented snippet. `service` is `api="…"` or `edge="…"`. */
export const elementWith = (service: string): string =>
  `<tour-booking group-id="101" ${service} time-zone="America/New_York" location="123 First St">
  <a href="tel:+15551234567">Call us to book a tour</a>
</tour-booking>`;

/** A page with that snippet, whose files come from the same host. */
const snippetPage = (api: string, folder = ''): string =>
  pageAround(elementWith(`api="${api}"`), headLines({ folder, service: undefined, isInPlace: false }));

/** The files of a built script tag, below `folder`: path -> text. */
export function embedFiles(folder: string, from = resolve(root, 'dist/embed')): ReadonlyMap<string, string> {
  const scripts = readdirSync(from).filter((file) => file.endsWith('.js'));
  return new Map(scripts.map((file) => [`${folder}/${file}`, readFileSync(resolve(from, file), 'utf8')]));
}

/** The attributes of <html> from which a page reads its three requests. */
export const callsOf = (api: string, time: string): string => ` data-api="${api}" data-group="101" data-time="${time}"`;

/**
 * Serves the pages of the bench and dist/embed, which it reads once, with brotli as production does. `more` holds further
 * files: path -> content.
 */
export async function serveBench(
  api: string,
  more: ReadonlyMap<string, string | Uint8Array> = new Map(),
): Promise<Running> {
  const files = new Map<string, { readonly type: string; readonly body: Buffer; readonly small: Buffer }>();
  const add = (path: string, content: string | Uint8Array): void => {
    const body = Buffer.from(content);
    files.set(path, { type: TYPES[extname(path)] ?? 'text/plain', body, small: brotliCompressSync(body) });
  };
  const embed = embedFiles('');
  for (const [path, text] of embed) add(path, text);
  add('/react.js', await builtPage('reactAlone.tsx', 'production'));
  // Development builds, because a production build has no names of components and no record of renders.
  // They run only the preview. On a slow network, the core arrives after the first free time.
  const firstStage = { find: /.*\/coreChunk\.tsx$/, replacement: resolve(root, 'bench/browser/pages/neverLoads.ts') };
  add('/renders.js', await builtPage('reactWidget.tsx', 'development', [firstStage]));
  add('/counted/tour-booking.js', embed.get('/tour-booking.js') ?? '');
  add('/counted/main.js', await builtPage('countedEmbed.ts', 'development', [...preact, firstStage]));
  add('/counted.html', snippetPage(api, '/counted'));
  add('/widget.html', snippetPage(api));
  add('/react.html', html('', '<script async src="/react.js"></script>', '<div id="root"></div>'));
  add('/renders.html', html(` data-api="${api}"`, '', '<div id="root"></div><script src="/renders.js"></script>'));
  for (const [path, content] of more) add(path, content);

  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (file === undefined) return void response.writeHead(204).end();
    const squeezed = /\bbr\b/.test(String(request.headers['accept-encoding']));
    const headers = { 'content-type': file.type, 'cache-control': 'no-store', vary: 'accept-encoding' };
    response.writeHead(200, squeezed ? { ...headers, 'content-encoding': 'br' } : headers);
    response.end(squeezed ? file.small : file.body);
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return fail(new Error('the bench site has no port'));
      done({
        url: `http://localhost:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
