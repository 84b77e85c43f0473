import { existsSync } from 'node:fs';
import { canInstall, installOnDebian } from '../../scripts/installOnDebian.ts';

/** Debian's packages that {@link startOrca} needs, each with a file of it. */
const PROGRAMS = {
  orca: '/usr/bin/orca',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  'dbus-daemon': '/usr/bin/dbus-daemon',
  'libglib2.0-bin': '/usr/bin/gsettings',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
  xvfb: '/usr/bin/Xvfb',
} as const;

const missing = (): readonly string[] =>
  Object.entries(PROGRAMS).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));

/**
 * Installs the packages that are missing for Orca, on Debian as root. Gives the names of those that are still missing: elsewhere,
 * or where a package cannot be had.
 */
export function missingForOrca(): readonly string[] {
  if (canInstall())
    try {
      for (const name of missing()) installOnDebian(name);
    } catch {
      // The names that this gives show the failure.
    }
  return missing();
}
