import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, it } from 'vitest';
import { HELP } from '../mock-server/flags.ts';
import manifest from '../package.json' with { type: 'json' };
import { booking, tour } from './startServer.ts';

// `npx tour-booking mock` as it is built, in a folder where nothing is installed.

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'command-'));
cpSync(join(root, 'dist/command'), join(folder, 'dist/command'), { recursive: true });
const command = join(folder, manifest.bin['tour-booking']);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('starts without any library, books a tour and serves the description of the API', async () => {
  const child = spawn(process.execPath, [command, 'mock', '--port', '0', '--now', '2026-12-01T09:00:00'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const url = await new Promise<string>((done) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /^listening on (\S+)$/.exec(line)?.[1];
      if (found !== undefined) done(found);
    });
  });
  const headers = { 'Content-Type': 'application/json' };
  const reply = await fetch(url + booking, { method: 'POST', headers, body: JSON.stringify(tour()) });
  expect(reply.status).toBe(200);
  expect(await (await fetch(`${url}/openapi.json`)).json()).toHaveProperty('paths');
  expect(await (await fetch(url)).text()).toContain('href="/openapi.json"');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

it('takes the same flags, and says what it can do', () => {
  const help = execFileSync(process.execPath, [command, 'mock', '--help'], { encoding: 'utf8' });
  expect(help.trim()).toBe(HELP.trim());
  for (const args of [[], ['mok'], ['mock', '--colour', 'red']]) {
    const { status, stderr } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/--help/)]);
  }
});

it('is in the package', () => {
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: root, encoding: 'utf8' }),
  );
  const files = packed.files.map(({ path }: { path: string }) => path);
  expect(files).toEqual(expect.arrayContaining([manifest.bin['tour-booking'], 'dist/command/openapi.json']));
});
