import { mkdir, stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { launchBrowser, openPage } from '../test/browser.ts';
import { type Visitor, visitorOn } from '../test/journeys/visitor.ts';
import { type RunningMock, serveFolder, startMock } from '../test/servers.ts';

/**
 * `npx tsx scripts/screenshots.ts [name …]`: the pictures of docs/images, taken of the script-tag build against the mock
 * server, always at the same moment in the same world. Wants a Chromium; writes PNG files and prints their sizes.
 */
const root = resolve(import.meta.dirname, '..');
const out = resolve(root, 'docs/images');
const embed = '.cache/screenshots';
/** A world in which the one agent of the group has times in every part of the day below. */
const SEED = '53';
const GROUP = 106;
/** Tuesday, December 1, 2026, 9:00 in New York. */
const NOW = { property: '2026-12-01T09:00:00', utc: '2026-12-01T14:00:00Z' };
/** Los Angeles, so that the confirmation has a second clock to show. */
const VISITOR_ZONE = 'America/Los_Angeles';

interface Shot {
  /** CSS pixels of the card. */
  readonly width: number;
  readonly theme?: 'light' | 'dark';
  /** Where the tour is; short where there is little room. */
  readonly location?: string;
  /** What the visitor does before the picture is taken. */
  readonly act: (visitor: Visitor, mock: RunningMock) => Promise<void>;
}

const DAY = 'Thursday, December 3';

/** Shows the day. Its heading may stand there already, so the wait is for the button that is pressed. */
const toDay = ({ day }: Visitor): Promise<void> => day(`${DAY}, 2026`).first().click();

/** A time was chosen and is thought over: the calendar has looked around and the time has its ring. */
async function thinkOver(visitor: Visitor): Promise<void> {
  await toDay(visitor);
  await visitor.pickTime('2:00 PM');
  await visitor.button('Change day or time').click();
  await visitor.heading(DAY).waitFor();
}

async function fillDetails({ fillDetails, openFold, widget }: Visitor): Promise<void> {
  await fillDetails();
  await openFold();
  await widget.getByRole('checkbox', { name: '1 bed' }).check();
  await widget.getByRole('checkbox', { name: '2 bed' }).check();
}

const SHOTS: Readonly<Record<string, Shot>> = {
  wide: { width: 760, act: thinkOver },
  narrow: { width: 360, location: 'Alder House', act: thinkOver },
  dark: { width: 760, theme: 'dark', act: thinkOver },
  details: {
    width: 760,
    async act(visitor) {
      await toDay(visitor);
      await visitor.pickTime('11:00 AM');
      await fillDetails(visitor);
      await visitor.field('Email').fill('lara.smith@');
      await visitor.field('Phone').focus();
    },
  },
  taken: {
    width: 760,
    async act(visitor, mock) {
      await toDay(visitor);
      await visitor.pickTime('2:00 PM');
      await fillDetails(visitor);
      await mock.control('PUT', 'scenario', { name: 'slot-taken' });
      await visitor.submit();
      await visitor.widget.getByText('2:00 PM is no longer free.').waitFor();
    },
  },
  booked: {
    width: 420,
    async act(visitor) {
      await toDay(visitor);
      await visitor.pickTime('11:00 AM');
      await fillDetails(visitor);
      await visitor.submit();
      await visitor.heading('Your tour is booked').waitFor();
    },
  },
};

const html = (
  api: string,
  { width, theme = 'light', location = 'Alder House, 123 First St' }: Shot,
): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Alder House</title>
<style>
  body { margin: 0; padding: 24px; box-sizing: border-box; width: ${width + 48}px; background: ${theme === 'dark' ? '#0b100e' : '#ebeeed'};
    font: 16px/1.5 Inter, system-ui, sans-serif; }
</style>
<main><tour-booking group-id="${GROUP}" api="${api}" time-zone="America/New_York" location="${location}" theme="${theme}">
  <a href="tel:+15551234567">Call us to book a tour</a></tour-booking></main>
<script src="/tour-booking.js"></script>
</html>`;

/** Builds the script tag into a folder of its own, so that dist/ is left alone. */
async function buildScriptTag(): Promise<void> {
  for (const mode of ['loader', 'embed'])
    await build({
      configFile: resolve(root, 'vite.config.ts'),
      mode,
      logLevel: 'warn',
      build: { outDir: resolve(root, embed), emptyOutDir: mode === 'loader' },
    });
}

async function take(browser: Browser, mock: RunningMock, site: string, name: string, shot: Shot): Promise<void> {
  await mock.control('POST', 'reset');
  const { page, close } = await openPage(browser, `${site}/${name}.html`, {
    now: NOW.utc,
    timezoneId: VISITOR_ZONE,
    viewport: { width: shot.width + 48, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
  });
  const visitor = visitorOn(page);
  await visitor.freeTimes().first().waitFor();
  await shot.act(visitor, mock);
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  const path = resolve(out, `${name}.png`);
  await page.locator('body').screenshot({ path, animations: 'disabled', caret: 'hide' });
  await close();
  console.log(`${name.padEnd(8)} ${Math.round((await stat(path)).size / 1000)} kB`);
}

const asked = process.argv.slice(2);
await mkdir(out, { recursive: true });
await buildScriptTag();
const mock = await startMock(['--now', NOW.property, '--busy', '0.4', '--seed', SEED]);
const pages = Object.fromEntries(Object.entries(SHOTS).map(([name, shot]) => [`/${name}.html`, html(mock.url, shot)]));
const [browser, site] = await Promise.all([launchBrowser(), serveFolder(embed, pages)]);
try {
  for (const [name, shot] of Object.entries(SHOTS))
    if (asked.length === 0 || asked.includes(name)) await take(browser, mock, site.url, name, shot);
} finally {
  await Promise.all([browser.close(), mock.close(), site.close()]);
}
