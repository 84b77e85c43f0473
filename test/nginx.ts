import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../scripts/installOnDebian.ts';
import type { Running } from './servers.ts';

/** The path of an nginx, if there is one or Debian has it. */
export const findNginx = (): string | undefined => findProgram(['nginx'], 'nginx-light');

/** Starts nginx, and waits until it answers on `port`. `servers` is the text inside `http { … }`. */
export async function startNginx(servers: string, port: number): Promise<Running> {
  const path = findNginx();
  if (path === undefined) throw new Error('No nginx found: install one (Debian: apt-get install nginx-light).');
  const folder = mkdtempSync(join(tmpdir(), 'tour-nginx-'));
  mkdirSync(join(folder, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(folder, 'tmp', name)};\n`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\n  access_log off;\n${temporary.join('')}${servers}\n}\n`,
  );
  const child = spawn(path, [
    '-p',
    folder,
    '-c',
    'nginx.conf',
    '-e',
    'stderr',
    '-g',
    'daemon off; master_process off;',
  ]);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said}`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer !== undefined) break;
  }
  return {
    url,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
