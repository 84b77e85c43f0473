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
 * The packages that are missing for a screen reader without a screen. On Debian as root they are installed now; elsewhere, and
 * where the packages cannot be had, their names stay.
 */
export function missingForOrca(): readonly string[] {
  if (canInstall())
    try {
      for (const name of missing()) installOnDebian(name);
    } catch {
      // The names that are left say it.
    }
  return missing();
}
