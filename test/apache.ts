import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '../scripts/installOnDebian.ts';

const MODULES = '/usr/lib/apache2/modules';

/** The path of an Apache as Debian builds it, if there is one or Debian has it. */
export const findApache = (): string | undefined => findProgram(['apache2'], 'apache2-bin');

/** Starts Apache on `port` of 127.0.0.1 for the files of `root`, which may have `.htaccess`, and waits until it answers. */
export async function startApache(root: string, port: number): Promise<{ close(): Promise<void> }> {
  const path = findApache();
  if (path === undefined) throw new Error('No Apache found: install one (Debian: apt-get install apache2-bin).');
  const folder = mkdtempSync(join(tmpdir(), 'tour-apache-'));
  const modules = ['mpm_event', 'authz_core', 'mime', 'headers', 'filter', 'deflate'].map(
    (name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`,
  );
  const settings = [
    ...[`ServerRoot ${folder}`, 'ServerName localhost', `Listen 127.0.0.1:${port}`, `PidFile ${folder}/pid`],
    ...[`ErrorLog ${folder}/errors`, 'TypesConfig /etc/mime.types', `DocumentRoot ${root}`],
    `<Directory ${root}>\n  AllowOverride All\n  Require all granted\n</Directory>`,
  ];
  writeFileSync(join(folder, 'apache.conf'), `${[...modules, ...settings].join('\n')}\n`);
  const child = spawn(path, ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  while ((await fetch(`http://127.0.0.1:${port}`).catch(() => undefined)) === undefined)
    if (child.exitCode !== null) throw new Error(`Apache ended with ${child.exitCode}.`);
  return {
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
