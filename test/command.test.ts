import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, expect, it } from 'vitest';
import { HELP } from '../mock-server/flags.ts';
import manifest from '../package.json' with { type: 'json' };
import { EDGE_HELP } from '../src/command/edgeFlags.ts';
import { MCP_HELP } from '../src/command/mcpFlags.ts';
import { booking, tour } from './startServer.ts';

// `npx tour-booking mock` and `edge` as they are built, in a folder where nothing is installed.

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'command-'));
cpSync(join(root, 'dist/command'), join(folder, 'dist/command'), { recursive: true });
const command = join(folder, manifest.bin['tour-booking']);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the command until it listens. */
async function start(args: readonly string[], env: NodeJS.ProcessEnv = process.env) {
  const child = spawn(process.execPath, [command, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((done) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^listening on (\S+)$/.exec(line)?.[1];
      if (found !== undefined) done(found);
    });
  });
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { url, stop };
}

const book = (url: string) =>
  fetch(url + booking, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(tour()),
  });

it('starts without any library, books a tour and serves the description of the API', async () => {
  const { url, stop } = await start(['mock', '--port', '0', '--now', '2026-12-01T09:00:00']);
  expect((await book(url)).status).toBe(200);
  expect(await (await fetch(`${url}/openapi.json`)).json()).toHaveProperty('paths');
  expect(await (await fetch(url)).text()).toContain('href="/openapi.json"');
  for (const file of ['page.css', 'page.js']) expect((await fetch(`${url}/${file}`)).status).toBe(200);
  expect(await stop()).toBe(0);
});

it('verifies the mock, and ends with code 1 for an address without a leasing service', async () => {
  const mock = await start(['mock', '--port', '0', '--quiet']);
  const verify = (address: string) => {
    const env = { ...process.env, LEASING_SECRET_KEY: 'sk_demo' };
    return new Promise<{ code: number | null; out: string }>((done) => {
      const child = spawn(process.execPath, [command, 'verify', address, '--groups', '101'], { cwd: folder, env });
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
      });
      child.on('close', (code) => done({ code, out }));
    });
  };
  const right = await verify(mock.url);
  expect([right.code, right.out]).toEqual([
    0,
    expect.stringMatching(/, 0 differ, .*\nThe widget works with this service\.\n$/),
  ]);
  const wrong = await verify(`${mock.url}/__mock`);
  expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('The widget does not work')]);
  expect(await mock.stop()).toBe(0);
});

it('checks what an edge needs, and ends with code 0 or 1', async () => {
  const mock = await start(['mock', '--port', '0', '--require-key']);
  const flags = ['--service', mock.url, '--groups', '101', '--time-zone', 'America/New_York', '--check'];
  const check = (...more: readonly string[]) =>
    promisify(execFile)(process.execPath, [command, 'edge', ...flags, ...more], {
      ...{ cwd: folder, env: { ...process.env, LEASING_SECRET_KEY: 'sk_demo' } },
    }).then(
      ({ stdout }) => [0, stdout],
      ({ code, stdout }) => [code, stdout],
    );
  expect(await check('--origins', 'https://a.example')).toEqual([0, expect.stringMatching(/\nNothing is wrong\.\n$/)]);
  expect(await check()).toEqual([1, expect.stringMatching(/^wrong pages: [\s\S]*\nWrong: 1 of 3\.\n$/)]);
  expect(await mock.stop()).toBe(0);
});

it('books a tour through the edge in front of the mock, which wants a key', async () => {
  const mock = await start(['mock', '--port', '0', '--require-key']);
  const env = { ...process.env, LEASING_SECRET_KEY: 'sk_demo' };
  const flags = ['--service', mock.url, '--groups', '101', '--time-zone', 'America/New_York', '--port', '0'];
  const edge = await start(['edge', ...flags], env);
  const preview = await (await fetch(`${edge.url}/preview?group_id=101&days=14&wait=all`)).json();
  const [time] = preview.days.flatMap(({ times = [] }: { times?: readonly string[] }) => times);
  const { appointment, client } = tour();
  const reply = await fetch(edge.url + booking, {
    method: 'POST',
    headers: { 'Idempotency-Key': '0123456789abcdef' },
    body: JSON.stringify({ appointment: { ...appointment, start: time }, client }),
  });
  expect([preview.complete, reply.status]).toEqual([true, 200]);
  expect([await edge.stop(), await mock.stop()]).toEqual([0, 0]);
});

it('gives an assistant the times of an edge over standard input and output', async () => {
  const mock = await start(['mock', '--port', '0', '--require-key', '--now', '2026-12-01T09:00:00']);
  const env = { ...process.env, LEASING_SECRET_KEY: 'sk_demo' };
  const flags = ['--service', mock.url, '--groups', '101', '--time-zone', 'America/New_York', '--port', '0'];
  const edge = await start(['edge', ...flags, '--assistants', '101=https://alder.example/tours'], env);
  const args = [command, 'mcp', '--edge', edge.url];
  // Nothing is installed beside the command: one sentence says what is missing.
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: folder });
  expect([status, stdout, stderr]).toEqual([
    ...[2, ''],
    'mcp: this needs the package @modelcontextprotocol/server 2; install it beside tour-booking (--help lists the flags)\n',
  ]);
  expect((await fetch(`${edge.url}/mcp`, { method: 'POST' })).status).toBe(404);
  expect((await fetch(`${edge.url}/tour.md?group_id=101`)).status).toBe(200);

  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const mode of ['legacy', { pin: '2026-07-28' }] as const) {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder }));
    expect((await client.listTools()).tools).toHaveLength(4);
    const { structuredContent } = await client.callTool({ name: 'tour_link', arguments: { group_id: 101 } });
    expect(structuredContent).toMatchObject({
      url: expect.stringContaining('https://alder.example/tours#tour-booking=at.101.'),
    });
    await client.close();
  }
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd: folder }));
  expect([await edge.stop(), await mock.stop()]).toEqual([0, 0]);
  expect(await client.callTool({ name: 'questions', arguments: { group_id: 101 } })).toMatchObject({
    isError: true,
    content: [{ text: expect.stringContaining('cannot be reached') }],
  });
  await client.close();
  rmSync(join(folder, 'node_modules'));
});

it('prints the help of the commands, and refuses unknown commands and flags', () => {
  const helpOf = (name: string) => execFileSync(process.execPath, [command, name, '--help'], { encoding: 'utf8' });
  expect([helpOf('mock').trim(), helpOf('edge').trim()]).toEqual([HELP.trim(), EDGE_HELP.trim()]);
  expect(helpOf('mcp').trim()).toBe(MCP_HELP.trim());
  for (const args of [[], ['mok'], ['mcp'], ['mock', '--color', 'red'], ['edge'], ['edge', '--color', 'red']]) {
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/--help/)]);
  }
});

it('is in the package', () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
  );
  const files = packed.files.map(({ path }: { path: string }) => path);
  const notices = 'dist/command/THIRD-PARTY-NOTICES.txt';
  expect(files).toEqual(expect.arrayContaining([manifest.bin['tour-booking'], 'dist/command/openapi.json', notices]));
  const text = readFileSync(join(root, notices), 'utf8');
  for (const name of ['hono', '@hono/node-server', 'redis', 'date-fns'])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
});
