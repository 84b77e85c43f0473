import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True on Debian and its derivatives, for root. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a package of the system. Throws when that fails. */
export function installOnDebian(name: string): void {
  const quietly = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  execFileSync('apt-get', ['update'], quietly);
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', name], quietly);
}
