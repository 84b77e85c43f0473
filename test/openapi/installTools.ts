import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** Where the readers of openapi.json are installed: a project of its own, with a node_modules of its own. */
export const TOOLS = join(root, '.cache/openapi');

/**
 * Installs what `test/openapi/package.json` names, unless it is there. This takes half a minute and 260 MB, too much for
 * everyone's `npm ci`. Some of the tools need a TypeScript that has an API. Throws when there is no registry.
 */
export function installTools(): void {
  const wanted = join(import.meta.dirname, 'package.json');
  const done = join(TOOLS, 'installed.json');
  if (existsSync(done) && readFileSync(done, 'utf8') === readFileSync(wanted, 'utf8')) return;
  mkdirSync(TOOLS, { recursive: true });
  copyFileSync(wanted, join(TOOLS, 'package.json'));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], {
    cwd: TOOLS,
    stdio: 'inherit',
  });
  copyFileSync(wanted, done);
}

/** The file that runs the program `name` of the installed package. */
export function toolOf(packageName: string, name: string): string {
  const folder = join(TOOLS, 'node_modules', packageName);
  const { bin }: { bin: string | Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`${packageName} has no program ${name}.`);
  return join(folder, file);
}

/** Writes a file beside the tools. */
export const writeBeside = (name: string, text: string): void => writeFileSync(join(TOOLS, name), text);
