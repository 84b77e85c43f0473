import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { headChangelog } from './release/headChangelog.ts';

/**
 * `npm run bump`: writes the next version into package.json, package-lock.json, CHANGELOG.md and the conformance report. The files in
 * .changeset decide which version that is.
 */
const root = resolve(import.meta.dirname, '..');
const versionNow = (): string => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version;
const run = (program: string, ...args: readonly string[]): unknown =>
  execFileSync(program, args, { cwd: root, stdio: 'inherit' });

const before = versionNow();
run('npx', 'changeset', 'version');
const version = versionNow();
if (version !== before) {
  const changelog = join(root, 'CHANGELOG.md');
  writeFileSync(
    changelog,
    headChangelog(readFileSync(changelog, 'utf8'), version, new Date().toISOString().slice(0, 10)),
  );
  run('npm', 'install', '--package-lock-only', '--ignore-scripts');
  // Loaded only now, because it reads package.json when it is loaded.
  (await import('./conformance/report.ts')).writeReport();
}
