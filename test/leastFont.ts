import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium.ts';
import { FLAGS } from './browser.ts';

/**
 * A Chromium whose visitor has set a least font size, in pixels. Chromium reads this setting only from a profile, and the
 * headless shell ignores it. It applies to all contexts of this browser.
 */
export async function launchWithLeastFont(size: number, flags: readonly string[] = []): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'tour-least-font-'));
  mkdirSync(join(profile, 'Default'));
  const preferences = { webkit: { webprefs: { minimum_font_size: size } } };
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...FLAGS, ...flags],
  });
  const browser = context.browser();
  if (browser === null) throw new Error('no browser has started');
  // The browser's processes still write to the profile just after it disconnects, hence the retries.
  browser.on('disconnected', () => void rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  return browser;
}
