import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import manifestOfPackage from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const CONSUMERS = join(root, '.cache/consumers');
const run = promisify(execFile);
const { dependencies, peerDependencies, bin } = manifestOfPackage;

type Environment = Readonly<Record<string, string>>;

/** An application that has installed the package. */
export interface Consumer {
  /** Its folder, a path from the repository's root. */
  readonly folder: string;
  /** Runs a program of the application by its file, and gives what it printed. Throws when it fails. `node`: the file of another Node. */
  readonly run: (program: string, args: readonly string[], environment?: Environment, node?: string) => Promise<string>;
}

/** Whether every application is tested: once a week, by `npm run test:all -- --consumers all`. Else one of each kind is. */
export const isWhole = process.env.TOUR_CONSUMERS === 'all';

/** The package as `npm publish` would send it. */
export const TARBALL = join(CONSUMERS, 'package.tgz');

/** Packs the package, once for all tests. */
export async function setup(): Promise<void> {
  mkdirSync(CONSUMERS, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', CONSUMERS], {
    cwd: root,
  });
  renameSync(join(CONSUMERS, stdout.trim()), TARBALL);
}

function empty(folder: string, keepsLibraries: boolean): void {
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules' || !keepsLibraries) rmSync(join(folder, entry), { recursive: true });
}

/** The arguments of every install: npm asks the registry only for what its cache lacks, and writes no lock file. */
const INSTALL = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'];

/**
 * Installs `test/consumers/<fixture>` and the packed package in a folder of its own. `versions` override those of the fixture. The libraries
 * of an earlier run stay, and npm does not run again, unless versions of the fixture or of the package have changed.
 */
export async function install(fixture: string, versions: Readonly<Record<string, string>> = {}): Promise<Consumer> {
  const name = [fixture, ...Object.entries(versions).flat()].join('-').replace(/[^\w.-]/g, '');
  const folder = join(CONSUMERS, name);
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'test/consumers', fixture, 'package.json'), 'utf8'),
  );
  Object.assign(manifest.dependencies, versions, { 'tour-booking': `file:${TARBALL}` });
  const asked = JSON.stringify({ manifest, dependencies, peerDependencies, bin });
  // Written after the install, so that one that was broken off is done anew.
  const installed = join(folder, 'node_modules/.installed.json');
  const isThere = existsSync(installed) && readFileSync(installed, 'utf8') === asked;
  mkdirSync(folder, { recursive: true });
  empty(folder, isThere);
  cpSync(join(root, 'test/consumers', fixture), folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  if (isThere) {
    const own = join(folder, 'node_modules/tour-booking');
    empty(own, true);
    await run('tar', ['-xzf', TARBALL, '--strip-components', '1', '-C', own]);
  } else {
    await run('npm', INSTALL, { cwd: folder });
    writeFileSync(installed, asked);
  }
  return {
    folder: folder.slice(root.length + 1),
    async run(program, args, environment = {}, node) {
      const env = { ...process.env, ...environment };
      const command = node === undefined ? process.execPath : join(folder, node);
      const { stdout } = await run(command, [join(folder, program), ...args], { cwd: folder, env });
      return stdout;
    },
  };
}
