import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { visibleText } from '../src/api/visibleText.ts';
import { wallClock } from '../src/time/zone.ts';
import { apiPages } from './apiPage.ts';
import { openDataFile } from './dataFile.ts';
import { member } from './engine/json.ts';
import { createMockService, type MockService } from './engine/mockService.ts';
import type { MockServiceOptions } from './engine/serviceOptions.ts';
import type { Flags } from './flags.ts';
import { createHttpServer } from './http.ts';
import { createWorlds } from './worlds.ts';

/** What the process gives to the mock. */
interface MockEnvironment {
  /** The time in milliseconds since the epoch. It drives the service's clock. Without `--now` the clock also starts at it. */
  readonly now: () => number;
  /** Prints one line per request. */
  readonly log: (line: string) => void;
}

/** A mock that is listening. */
export interface RunningMock {
  /** `http://HOST:PORT` */
  readonly url: string;
  readonly service: MockService;
  /** Finishes the running requests, and closes the port. */
  close(): Promise<void>;
}

const openapi = fileURLToPath(new URL('../openapi.json', import.meta.url));
/** The build copies this folder beside the command, so that the path is the same in both places. */
const folder = fileURLToPath(new URL('../mock-server/page', import.meta.url));
/** The version of the package. It is read from the description of the API, which lies beside the command. */
export const versionOf = (): string =>
  String(member(member(JSON.parse(readFileSync(openapi, 'utf8')), 'info'), 'version'));
/** How long running requests may take after `close`, in milliseconds. */
const CLOSE_MS = 1000;

/** Starts the mock with `flags`. If it cannot start, rejects with an Error whose first line names the flag and the problem. */
export async function runMock(flags: Flags, { now, log }: MockEnvironment): Promise<RunningMock> {
  const { seed, zone, listings, busy, scenario, latency, requireKey, host, data } = flags;
  const optionsIn = (ownZone = zone): MockServiceOptions => ({
    ...{ seed, zone: ownZone, listings, busy, scenario, history: flags.history, ticks: now },
    now: flags.now ?? (() => wallClock(now(), ownZone)),
  });
  const service = createMockService(optionsIn());
  const save = data === undefined ? undefined : openData(data, service);
  const server = createHttpServer(service, {
    ...{ latency, requireKey, pages: apiPages({ openapi, folder }), save },
    ...{ openControl: flags.openControl, strict: flags.strict },
    worlds: createWorlds({ defaults: optionsIn, now }),
    onRequest: flags.quiet
      ? undefined
      : ({ method, path, status, ms }) =>
          log(visibleText(`${method} ${path} ${status || 'dropped'} ${ms.toFixed(1)} ms`)),
  });
  await new Promise<void>((ready, fail) => {
    server.once('error', (error) => fail(new Error(listenProblem(error, flags))));
    server.listen(flags.port, host, ready);
  });
  const { port } = addressOf(server.address());
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    service,
    async close() {
      await new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeIdleConnections();
        setTimeout(() => server.closeAllConnections(), CLOSE_MS).unref();
      });
    },
  };
}

/** Opens the data file. This also writes it once, so that a file that cannot be written fails before the first request. */
function openData(data: string, service: MockService): () => void {
  try {
    return openDataFile(data, service);
  } catch (error) {
    throw new Error(`--data ${data}: ${fileProblem(error)}`);
  }
}

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EISDIR: 'this is a folder, not a file.',
  ENOENT: 'there is no such folder.',
  ENOTDIR: 'there is no such folder.',
  EACCES: 'this user may not read or write it.',
  EROFS: 'this file system cannot be written.',
};

function fileProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? FILE_PROBLEMS[String(error.code)] : undefined) ?? error.message;
}

function listenProblem({ code, message }: NodeJS.ErrnoException, { port, host }: Flags): string {
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port`;
  if (code === 'EACCES') return `port ${port} may not be opened by this user; choose another with --port`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `--host takes an address of this machine, not ${host}`;
  return message;
}

function addressOf(value: AddressInfo | string | null): AddressInfo {
  if (value === null || typeof value === 'string') throw new TypeError('The server has no port');
  return value;
}
