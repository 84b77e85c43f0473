import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const CONSUMERS = join(root, '.cache/consumers');
const run = promisify(execFile);

type Environment = Readonly<Record<string, string>>;

/** An application that has installed the package. */
export interface Consumer {
  /** Its folder, a path from the repository's root. */
  readonly folder: string;
  /** Runs a program of the application by its file, and gives what it printed. Throws when it fails. `node`: the file of another Node. */
  readonly run: (program: string, args: readonly string[], environment?: Environment, node?: string) => Promise<string>;
}

/** The package as `npm publish` would send it. */
export async function packPackage(): Promise<string> {
  const folder = join(CONSUMERS, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', folder], { cwd: root });
  const [file = ''] = readdirSync(folder);
  return join(folder, file);
}

/** The arguments of every install: npm asks the registry only for what its cache lacks, and writes no lock file. */
const INSTALL = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel', 'error'];

/**
 * Installs `test/consumers/<fixture>` and `tarball` in a folder of its own, by npm. `versions` override those of the fixture. Where the
 * versions are the same, the libraries of an earlier run stay, but not the package.
 */
export async function installConsumer(
  fixture: string,
  tarball: string,
  versions: Readonly<Record<string, string>> = {},
): Promise<Consumer> {
  const name = [fixture, ...Object.entries(versions).flat()].join('-').replace(/[^\w.-]/g, '');
  const folder = join(CONSUMERS, name);
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'test/consumers', fixture, 'package.json'), 'utf8'),
  );
  Object.assign(manifest.dependencies, versions, { 'tour-booking': `file:${tarball}` });
  const text = JSON.stringify(manifest);
  const before = join(folder, 'package.json');
  const isSame = existsSync(before) && readFileSync(before, 'utf8') === text;
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules' || !isSame) rmSync(join(folder, entry), { recursive: true, force: true });
  rmSync(join(folder, 'node_modules/tour-booking'), { recursive: true, force: true });
  cpSync(join(root, 'test/consumers', fixture), folder, { recursive: true });
  writeFileSync(before, text);
  await run('npm', INSTALL, { cwd: folder });
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
