import { existsSync } from 'node:fs';
import { findChromium, findHeadlessShell } from '../scripts/chromium.ts';
import { canInstall, installOnDebian } from '../scripts/installOnDebian.ts';
import { findFirefox } from './firefox.ts';
import { findNginx } from './nginx.ts';
import { findWebKit } from './webkit.ts';

/** Before the first test and once, since two test files that install at the same time get in each other's way. */
export async function setup(): Promise<void> {
  await findChromium();
  findHeadlessShell();
  findNginx();
  findFirefox();
  findWebKit();
  for (const name of ['prototype', 'mootools'])
    if (!existsSync(`/usr/share/javascript/${name}`) && canInstall()) installOnDebian(`libjs-${name}`);
}
