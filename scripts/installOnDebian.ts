import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** True on Debian and its derivatives, for root. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of the system. Throws when that fails. */
export function installOnDebian(name: string): void {
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], quietly);
}

/** Servers stand where only root looks for them. */
const FOLDERS = (): readonly string[] => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * The path of a program that has one of `names`, the first one first. Where there is none, installs Debian's package `debian` as root;
 * elsewhere undefined.
 */
export function findProgram(names: readonly string[], debian: string): string | undefined {
  const search = (): string | undefined =>
    names.flatMap((name) => FOLDERS().map((folder) => join(folder, name))).find((path) => existsSync(path));
  const found = search();
  if (found !== undefined || !canInstall()) return found;
  installOnDebian(debian);
  return search();
}
