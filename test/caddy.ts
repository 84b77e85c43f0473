import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { canInstall, installOnDebian } from '../scripts/installOnDebian.ts';

const search = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'caddy'))
    .find((path) => existsSync(path));

/** The path of a Caddy. Where there is none, installs one on Debian as root; elsewhere undefined. */
export function findCaddy(): string | undefined {
  const found = search();
  if (found !== undefined || !canInstall()) return found;
  installOnDebian('caddy');
  return search();
}

/** Starts Caddy with the text of a Caddyfile, which has no global options, and waits until it serves. */
export async function startCaddy(sites: string): Promise<{ close(): Promise<void> }> {
  const path = findCaddy();
  if (path === undefined) throw new Error('No Caddy found: install one (Debian: apt-get install caddy).');
  const folder = mkdtempSync(join(tmpdir(), 'tour-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n  auto_https disable_redirects\n}\n${sites}`);
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(path, ['run', '--config', file, '--adapter', 'caddyfile'], { env });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  await new Promise<void>((done, fail) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      if (said.includes('serving initial configuration')) done();
    });
    child.once('exit', (code) => fail(new Error(`Caddy ended with ${code}: ${said}`)));
  });
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
