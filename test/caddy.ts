import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../scripts/installOnDebian.ts';

/** The path of a Caddy, if there is one or Debian has it. */
export const findCaddy = (): string | undefined => findProgram(['caddy'], 'caddy');

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
