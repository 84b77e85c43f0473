import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium, findHeadlessShell } from '../scripts/chromium.ts';
import { type Font, nameFont } from './fonts.ts';
import { perWorker } from './perWorker.ts';

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters have the edges that they have in the whole one on Debian.
  '--font-render-hinting=slight',
];

/**
 * A Chromium for the tests of one file, `without` flags that Playwright gives by itself: the whole one, since the other keeps no page
 * for the way back. Close it in `afterAll`. What needs no flags takes {@link sharedBrowser}.
 */
export async function launchBrowser(flags: readonly string[] = [], without: readonly string[] = []): Promise<Browser> {
  const shell = without.length === 0 ? findHeadlessShell() : undefined;
  return chromium.launch({
    executablePath: shell ?? (await findChromium()),
    args: [...FLAGS, ...flags],
    ignoreDefaultArgs: [...without],
  });
}

/** A Chromium with nothing special about it. */
export const sharedBrowser = perWorker(() => launchBrowser());

/** A page that keeps what went wrong on it. */
export interface WatchedPage {
  readonly page: Page;
  /** Every console error and warning, uncaught exception and crash so far, but for the network's own line about a failed request. */
  problems(): readonly string[];
  /**
   * Closes the page, and throws when there were problems: the last line of every journey. `expected`: what the
   * integrator must have been told; throws as well when nothing like it was said.
   */
  close(expected?: RegExp, before?: () => Promise<void>): Promise<void>;
}

/** The browser writes this one by itself for a 4xx, a 5xx and a lost connection; the widget cannot prevent it. */
const NETWORK_LINE = /^Failed to load resource:/;
/** A journey that cuts the connection, moves the clock or ends may do so while a file is on its way. It says where it expects this one. */
const NOT_COME = /the chunk \w+ failed to load/;

/** Collects what goes wrong on `page` from now on. */
function watchPage(page: Page): () => readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !NETWORK_LINE.test(message.text())) problems.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  return () => problems;
}

/** How a page is opened: Playwright's options of a context, and the visitor's clock. */
export interface PageOptions extends BrowserContextOptions {
  /** A moment with its offset, `2026-12-01T09:00:00-05:00`: what `Date` says on the page. Timers run on. */
  readonly now?: string;
  /** What the text is set in. Default: what the browser takes on this machine. */
  readonly font?: Font;
}

/**
 * A page of its own (cookies, storage, service workers) on `url`, watched. The visitor's zone is far from the
 * property's unless `options.timezoneId` says otherwise, so that a time read through it shows.
 */
export async function openPage(
  browser: Browser,
  url: string,
  { now, font, ...options }: PageOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'Pacific/Apia',
    // What moves has other colours for a moment, and stands elsewhere.
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const problems = watchPage(page);
  if (font) await nameFont(page, font);
  if (now !== undefined) await page.clock.setFixedTime(now);
  await page.goto(url);
  return {
    page,
    problems,
    close: async (expected, before) => {
      // What a page says comes after what it shows.
      const isTold = (): boolean => expected === undefined || problems().some((problem) => expected.test(problem));
      for (let looks = 0; looks < 150 && !isTold(); looks += 1) await wait(100);
      // A file that is on its way when the page closes does not come.
      const said = [...problems()];
      await before?.();
      await context.close();
      const others = said.filter((problem) => !expected?.test(problem) && !NOT_COME.test(problem));
      if (others.length > 0) throw new Error(`The page had problems:\n${others.join('\n')}`);
      if (expected && said.length === 0) throw new Error(`Nobody was told of ${expected}.`);
    },
  };
}
