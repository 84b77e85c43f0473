import { mkdir, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser, openPage } from '../test/browser.ts';
import { visitorOn } from '../test/journeys/visitor.ts';
import { type RunningMock, serveFolder, startMock } from '../test/servers.ts';
import { frameShots } from './screenshots/frames.ts';
import { SHOTS, type Shot } from './screenshots/shots.ts';

/**
 * `npx tsx scripts/screenshots.ts [name …]`: the pictures of docs/images, taken of the script-tag build against the mock
 * server, always at the same moment in the same world. `npx tsx scripts/screenshots.ts frames` takes a picture for each frame
 * of the design (docs/decisions/0003) into .cache/frames. Wants a Chromium. Writes PNG files and prints their sizes.
 */
const root = resolve(import.meta.dirname, '..');
const embed = '.cache/screenshots';
/** A world in which the one agent of the group has times in every part of the day below. */
const SEED = '53';
const GROUP = 106;
/** Tuesday, December 1, 2026, 9:00 in New York. */
const NOW = { property: '2026-12-01T09:00:00', utc: '2026-12-01T14:00:00Z' };
/** Los Angeles, so that the confirmation has a second clock to show. */
const VISITOR_ZONE = 'America/Los_Angeles';

/** The text of the page behind a dialog. */
const PAGE = `<h1>Quiet rooms on a lively street</h1>${'<p>Forty-two homes around a garden court, with tall windows and oak floors.</p>'.repeat(8)}`;

function html(api: string, { width, theme = 'light', attributes = {} }: Shot): string {
  const given = {
    'group-id': String(GROUP),
    api,
    'time-zone': 'America/New_York',
    location: 'Alder House, 123 First St',
    theme,
    ...attributes,
  };
  const text = Object.entries(given).map(([name, value]) => ` ${name}="${value}"`);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Alder House</title>
<style>
  body { margin: 0; padding: 24px; box-sizing: border-box; width: ${width + 48}px; background: ${theme === 'dark' ? '#0b100e' : '#ebeeed'};
    font: 16px/1.5 sans-serif; }
</style>
<main>${attributes.mode ? PAGE : ''}<tour-booking${text.join('')}>
  <a href="tel:+15551234567">Call us to book a tour</a></tour-booking></main>
<script src="/tour-booking.js"></script>
</html>`;
}

/** Builds the script tag into a folder of its own, so that dist/ is left alone. */
async function buildScriptTag(): Promise<void> {
  for (const mode of ['loader', 'launcher', 'embed'])
    await build({
      configFile: resolve(root, 'vite.config.ts'),
      mode,
      logLevel: 'warn',
      build: { outDir: resolve(root, embed), emptyOutDir: mode === 'loader' },
    });
}

async function take(browser: Browser, mock: RunningMock, url: string, path: string, shot: Shot): Promise<void> {
  await mock.control('POST', 'reset');
  const { page, close } = await openPage(browser, url, {
    now: NOW.utc,
    font: 'inter',
    timezoneId: VISITOR_ZONE,
    viewport: { width: shot.width + 48, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const visitor = visitorOn(page, page, shot.title);
  // Where no day is free the form for details takes the place of the times.
  const lead = visitor.button('Ask for a time').or(visitor.widget.locator('summary'));
  if (!shot.window && !shot.title) await visitor.freeTimes().or(lead).filter({ visible: true }).first().waitFor();
  await shot.act(visitor, mock);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  const still = { path, animations: 'disabled', caret: 'hide' } as const;
  await (shot.window ? page.screenshot(still) : page.locator('body').screenshot(still));
  await close();
  console.log(`${basename(path).padEnd(36)} ${Math.round((await stat(path)).size / 1000)} kB`);
}

const asked = process.argv.slice(2);
const isFrames = asked[0] === 'frames';
const [out, shots, names] = isFrames
  ? [resolve(root, '.cache/frames'), frameShots, asked.slice(1)]
  : [resolve(root, 'docs/images'), SHOTS, asked];
await mkdir(out, { recursive: true });
await buildScriptTag();
const mock = await startMock(['--now', NOW.property, '--busy', '0.4', '--seed', SEED]);
const pages = Object.fromEntries(Object.entries(shots).map(([name, shot]) => [`/${name}.html`, html(mock.url, shot)]));
const [browser, site] = await Promise.all([launchBrowser(), serveFolder(embed, pages)]);
try {
  for (const [name, shot] of Object.entries(shots))
    if (names.length === 0 || names.some((part) => name.startsWith(part)))
      await take(browser, mock, `${site.url}/${name}.html`, resolve(out, `${name}.png`), shot);
} finally {
  await Promise.all([browser.close(), mock.close(), site.close()]);
}
