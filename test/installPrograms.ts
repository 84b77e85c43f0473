import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { findChromium, findHeadlessShell } from '../scripts/chromium.ts';
import { canInstall, installOnDebian } from '../scripts/installOnDebian.ts';
import { findApache } from './apache.ts';
import { findCaddy } from './caddy.ts';
import { findFirefox } from './firefox.ts';
import { findNginx } from './nginx.ts';
import { findRedis } from './redis.ts';
import { findWebKit } from './webkit.ts';

/** Runs once, before the first test: two test files that install at the same time would get in each other's way. */
export async function setup({ vite }: TestProject): Promise<void> {
  await findChromium();
  findHeadlessShell();
  findNginx();
  findRedis();
  // Only the slow tests need these.
  if (vite.config.mode === 'all') {
    findApache();
    findCaddy();
    findFirefox();
    findWebKit();
  }
  for (const name of ['prototype', 'mootools'])
    if (!existsSync(`/usr/share/javascript/${name}`) && canInstall()) installOnDebian(`libjs-${name}`);
}
