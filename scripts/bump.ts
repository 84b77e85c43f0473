import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { headChangelog } from './release/headChangelog.ts';

/**
 * `npm run bump`: writes the next version into package.json, package-lock.json, CHANGELOG.md, the conformance report, and wherever an example
 * names the version. The files in .changeset decide which version that is.
 */
const root = resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const versionNow = (): string => JSON.parse(read('package.json')).version;
const run = (program: string, ...args: readonly string[]): unknown =>
  execFileSync(program, args, { cwd: root, stdio: 'inherit' });

/** Replaces `before` in the addresses and names of files: `tour-booking/0.1.0`, `tour-booking-0.1.0.tgz`, `tour-booking@0.1.0`. */
function renameExamples(before: string, version: string): void {
  const files = execFileSync('git', ['grep', '-lIF', before, '--', ':!CHANGELOG.md'], { cwd: root, encoding: 'utf8' });
  const named = new RegExp(`(?<=tour-booking[-/@])${before.replaceAll('.', '\\.')}(?![\\w-])`, 'g');
  for (const file of files.trim().split('\n')) writeFileSync(join(root, file), read(file).replace(named, version));
}

const before = versionNow();
run('npx', 'changeset', 'version');
const version = versionNow();
if (version !== before) {
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(join(root, 'CHANGELOG.md'), headChangelog(read('CHANGELOG.md'), version, day));
  renameExamples(before, version);
  run('npm', 'install', '--package-lock-only', '--ignore-scripts');
  // Loaded only now, because it reads package.json when it is loaded.
  (await import('./conformance/report.ts')).writeReport();
}
