import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { wallClock } from '../src/time/zone.ts';
import { apiPages } from './apiPage.ts';
import { type DataFile, openDataFile } from './dataFile.ts';
import { createMockService } from './engine/service.ts';
import { type Flags, HELP, readFlags } from './flags.ts';
import { createHttpServer } from './http.ts';

/** The command `npm run mock`. Ends with code 2 and one line when it can't do what it is asked. */

function giveUp(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`mock: ${message.split('\n', 1)[0]} (--help lists the flags)\n`);
  process.exit(2);
}

function attempt<Value>(work: () => Value, context = ''): Value {
  try {
    return work();
  } catch (error) {
    return giveUp(context + (error instanceof Error ? error.message : String(error)));
  }
}

const openapi = fileURLToPath(new URL('../openapi.json', import.meta.url));

async function run(flags: Flags): Promise<void> {
  const { seed, zone, listings, busy, scenario, latency, requireKey } = flags;
  const service = attempt(() =>
    createMockService({
      ...{ seed, zone, listings, busy, scenario },
      now: flags.now ?? wallClock(Date.now(), zone),
      ticks: () => performance.now(),
    }),
  );
  const { data } = flags;
  const file: DataFile | undefined =
    data === undefined ? undefined : attempt(() => openDataFile(data, service), `--data ${data}: `);
  await file?.save().catch((error) => giveUp(`--data ${data}: ${error.message}`));

  const server = createHttpServer(service, {
    ...{ latency, requireKey, pages: apiPages(openapi), save: file?.save },
    onRequest: flags.quiet
      ? undefined
      : ({ method, path, status, ms }) => console.log(`${method} ${path} ${status || 'dropped'} ${ms.toFixed(1)} ms`),
  });
  server.on('error', (error: NodeJS.ErrnoException) =>
    giveUp(error.code === 'EADDRINUSE' ? `port ${flags.port} is taken; choose another with --port` : error),
  );
  server.listen(flags.port, flags.host, () => {
    const { port } = address(server.address());
    console.log(`listening on http://${flags.host.includes(':') ? `[${flags.host}]` : flags.host}:${port}`);
  });
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 1000).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

function address(value: AddressInfo | string | null): AddressInfo {
  if (value === null || typeof value === 'string') throw new TypeError('The server has no port');
  return value;
}

const flags = attempt(() => readFlags(process.argv.slice(2)));
if (flags.help) console.log(HELP);
else await run(flags);
