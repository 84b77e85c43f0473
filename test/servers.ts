import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const root = resolve(import.meta.dirname, '..');

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Something that runs for a test. `url` has no slash at its end. */
export interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/** One answer of {@link serveFolder}: its body, and headers beside the content type. */
export interface Page {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function listen(server: Server): Promise<Running> {
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') return fail(new Error('the server has no port'));
      done({
        url: `http://127.0.0.1:${address.port}`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/**
 * Serves the files below `folder` (a path from the repository's root) over HTTP on a free port of 127.0.0.1, which
 * browsers treat as a secure origin. `pages` are answered before files; the key is the path, `/booking.html`. They are
 * read anew for every request, so that a test may add one while it runs. Files carry `fileHeaders` beside their type.
 */
export function serveFolder(
  folder: string,
  pages: Readonly<Record<string, string | Page>> = {},
  fileHeaders: Readonly<Record<string, string>> = {},
): Promise<Running> {
  const base = resolve(root, folder);
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const page = pages[path];
    if (page !== undefined) {
      const { body, headers = {} } = typeof page === 'string' ? { body: page } : page;
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? TYPES['.html'], ...headers }).end(body);
      return;
    }
    const file = join(base, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const bytes = file.startsWith(base) ? await readFile(file).catch(() => undefined) : undefined;
    // A browser asks for an icon by itself; a 404 to that would be an error in the console of every page.
    if (bytes === undefined) return void response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, ...fileHeaders }).end(bytes);
  });
  return listen(server);
}

/** The mock server as its own process, over HTTP on another origin than the page's. */
export interface RunningMock extends Running {
  /** One control call: `control('PUT', 'scenario', { name: 'slow' })`. Gives the parsed answer; throws when it is no 2xx. */
  control(
    method: 'GET' | 'POST' | 'PUT',
    name: 'state' | 'reset' | 'scenario' | 'clock' | 'appointments',
    body?: unknown,
  ): Promise<unknown>;
}

/** Starts a program of this repository, and waits until it prints its address. `close` ends it. */
function startProgram(file: string, flags: readonly string[], saysUrl: RegExp, env = process.env): Promise<Running> {
  const command = ['--import', 'tsx', file, ...flags];
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}: ${said.join('')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, url] = saysUrl.exec(line) ?? [];
      if (url === undefined) return;
      const close = (): Promise<void> => {
        child.kill('SIGTERM');
        return ended;
      };
      done({ url, close });
    });
  });
}

/** Starts `npm run mock` with `flags` (`['--now', '2026-12-01T09:00:00']`) on a free port, and waits until it listens. */
export async function startMock(flags: readonly string[] = []): Promise<RunningMock> {
  const saysUrl = /listening on (http:\/\/[^\s/]+)/;
  const { url, close } = await startProgram(
    'mock-server/command.ts',
    ['mock', '--port', '0', '--quiet', ...flags],
    saysUrl,
  );
  return { url, close, control: (method, name, body) => callControl(url, method, name, body) };
}

/** Starts `npm start` as a shell does: with the NODE_ENV of vitest it would build another script tag. */
export function startDemo(): Promise<Running> {
  const { NODE_ENV: _, ...env } = process.env;
  return startProgram('scripts/start.ts', [], /The demo property site: (http:\/\/[^\s/]+)/, env);
}

async function callControl(url: string, method: string, name: string, body: unknown): Promise<unknown> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(`${url}/__mock/${name}`, { method, ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} /__mock/${name}: ${response.status} ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
