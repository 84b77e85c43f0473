import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
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
  // Draws the edges of letters as Debian's full Chromium does.
  '--font-render-hinting=slight',
];

/**
 * A Chromium for the tests of one file. Close it in `afterAll`. Tests that need no flags use {@link sharedBrowser}. `without` takes
 * away flags of Playwright's own, and starts the full Chromium: the headless shell has no back/forward cache. `zone`: the zone of its
 * machine, as the variable `TZ` names it.
 */
export async function launchBrowser(
  flags: readonly string[] = [],
  without: readonly string[] = [],
  zone?: string,
): Promise<Browser> {
  const shell = without.length === 0 ? findHeadlessShell() : undefined;
  return chromium.launch({
    executablePath: shell ?? (await findChromium()),
    args: [...FLAGS, ...flags],
    ignoreDefaultArgs: [...without],
    ...(zone !== undefined && { env: { ...definedEnvironment(), TZ: zone } }),
  });
}

const definedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** A Chromium with nothing special about it. */
export const sharedBrowser = perWorker(() => launchBrowser());

/** A page that keeps a list of its problems. */
export interface WatchedPage {
  readonly page: Page;
  /** Every console error and warning, uncaught exception and crash so far, but for the browser's own line about a failed request. */
  problems(): readonly string[];
  /**
   * Closes the page, and throws when there were problems: the last line of every journey. `expected`: a problem
   * that the integrator must have been told of. Throws as well when no problem was reported.
   */
  close(expected?: RegExp, before?: () => Promise<void>): Promise<void>;
}

/** The browser writes this line by itself for a 4xx, a 5xx and a lost connection. The widget cannot prevent it. */
const NETWORK_LINE = /^Failed to load resource:/;
/** The pages of the tests name no sender of text messages. `test/journeys/consent.test.ts` listens to this warning itself. */
export const NO_SENDER = /carriers refuse a consent/;
/** A journey may cut the connection, move the clock or end while a file is on its way. Where it tests for this, it passes `expected`. */
const NOT_COME = /the chunk \w+ failed to load/;

const opened = new Set<BrowserContext>();
/** Closes the pages that a test has left open, in particular one that failed. They would go on working beside the next tests. */
export async function closePages(): Promise<void> {
  await Promise.all([...opened].map((context) => context.close()));
}

/** Collects what goes wrong on `page` from now on. */
function watchPage(page: Page): () => readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const bad = message.type() === 'error' || message.type() === 'warning';
    if (bad && !NETWORK_LINE.test(message.text()) && !NO_SENDER.test(message.text()))
      problems.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.stack ?? error.message}`));
  page.on('crash', () => problems.push('the page crashed'));
  return () => problems;
}

/** How a page is opened: Playwright's options of a context, and the visitor's clock. */
export interface PageOptions extends BrowserContextOptions {
  /** A moment with its offset, `2026-12-01T09:00:00-05:00`: what `Date` says on the page. Timers run on. */
  readonly now?: string;
  /** The font of the text. Default: the browser's font on this machine. */
  readonly font?: Font;
}

/**
 * A page of its own (cookies, storage, service workers) on `url`, watched. The visitor's zone is far from the
 * property's unless `options.timezoneId` says otherwise, so that a time that is converted to it is noticed.
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
    // A moving element has other colors and another place for a moment.
    reducedMotion: 'reduce',
    ...options,
  });
  opened.add(context);
  context.once('close', () => opened.delete(context));
  // A busy machine is slow, not wrong.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems = watchPage(page);
  if (font) await nameFont(page, font);
  if (now !== undefined) await page.clock.setFixedTime(now);
  await page.goto(url);
  return {
    page,
    problems,
    close: async (expected, before) => {
      // A page may report the problem some time after the screen shows it.
      const isTold = (): boolean => expected === undefined || problems().some((problem) => expected.test(problem));
      for (let looks = 0; looks < 150 && !isTold(); looks += 1) await wait(100);
      // Read them before the page closes, which makes files on their way fail to load.
      const said = [...problems()];
      await before?.();
      await context.close();
      const others = said.filter((problem) => !expected?.test(problem) && !NOT_COME.test(problem));
      if (others.length > 0) throw new Error(`The page had problems:\n${others.join('\n')}`);
      if (expected && !said.some((problem) => expected.test(problem)))
        throw new Error(`Nobody was told of ${expected}.`);
    },
  };
}
