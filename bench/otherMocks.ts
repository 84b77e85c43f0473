import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { answer } from '../mock-server/answer.ts';
import { NO_BODY } from '../mock-server/callAndReply.ts';
import { createMockService } from '../mock-server/engine/service.ts';
import { days } from './http.ts';
import { type Served, serveOther } from './processes.ts';

/** The mocks that a user would pick in place of ours. Each is started as its own documents say. */

const root = resolve(import.meta.dirname, '..');
const FOLDER = join(root, '.cache/mocks');

/** Installs the packages of `bench/mocks/package.json`, but not their peers: msw is the one of this repository. */
export function installMocks(): void {
  mkdirSync(FOLDER, { recursive: true });
  cpSync(resolve(import.meta.dirname, 'mocks'), FOLDER, { recursive: true });
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--prefer-offline', '--no-package-lock', '--no-audit'];
  execFileSync('npm', ['install', ...flags, '--no-fund', '--loglevel=error'], { cwd: FOLDER });
}

/** Prism on our openapi.json, without a line per request. */
export const servePrism = (): Promise<Served> =>
  serveOther(
    FOLDER,
    (port) => {
      const prism = programOf('@stoplight/prism-cli', 'prism');
      return [prism, 'mock', '--port', String(port), '--verboseLevel', 'silent', join(root, 'openapi.json')];
    },
    '/api/v2/appointments/group/101/times',
  );

/** The handlers of `tour-booking/mock`, behind msw's middleware for Express. Wants a built dist/. */
export const serveMsw = (): Promise<Served> =>
  serveOther(
    FOLDER,
    (port) => ['mswServer.js', String(port), join(root, 'dist/npm/mock.js')],
    '/api/v2/appointments/group/101/times',
  );

/** json-server with the data of our mock: its replies to `times`, by day, and its listings. It keeps what is posted in a file. */
export async function serveJsonServer(): Promise<Served> {
  const service = createMockService({ now: '2026-12-01T09:00:00' });
  const get = async (path: string, query: string) => {
    const call = { method: 'GET', path, header: () => undefined, body: async () => NO_BODY };
    return JSON.parse((await answer(service, { ...call, query: new URLSearchParams(query) })).body);
  };
  const times = days.map(async (day) => ({
    id: day,
    ...(await get('/api/v2/appointments/group/104/times', `time=${day}T10:15:00`)),
  }));
  const listings: unknown[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { items, total_pages } = await get('/api/v1/public/listings/', `key=pk_demo&page=${page}`);
    listings.push(...items);
    pages = total_pages;
  }
  const data = join(FOLDER, 'db.json');
  writeFileSync(data, JSON.stringify({ times: await Promise.all(times), listings, appointments: [] }));
  return serveOther(
    FOLDER,
    (port) => [programOf('json-server', 'json-server'), '--quiet', '--host', '127.0.0.1', '--port', String(port), data],
    '/times',
  );
}

function programOf(name: string, program: string): string {
  const manifest = join(FOLDER, 'node_modules', name, 'package.json');
  const { bin }: { bin: string | Readonly<Record<string, string>> } = createRequire(manifest)(manifest);
  return join(FOLDER, 'node_modules', name, typeof bin === 'string' ? bin : (bin[program] ?? ''));
}
