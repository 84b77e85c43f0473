import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openPage, sharedBrowser, type WatchedPage } from '../browser.ts';
import { type Running, type RunningMock, serveFolder } from '../servers.ts';
import { START, sharedMock, WORKER } from './hosts.ts';
import { visitorOn } from './visitor.ts';

const root = resolve(import.meta.dirname, '../..');

/** A path from the repository's root to what {@link buildSnippet} writes. */
const FOLDER = `.cache/snippets-${WORKER}`;

/** The page around a pasted snippet. */
interface Around {
  readonly head?: string;
  /** Further pages of the site, by path: `/frame.html`. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Runs before the page opens. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** A site into whose pages snippets are pasted as they are written. */
export interface SnippetSite {
  readonly browser: () => Browser;
  /** The mock that answers at `https://leasing.example.com`. */
  readonly mock: () => RunningMock;
  /** The origin of its pages. */
  readonly origin: () => string;
  /** Opens a page with `body` in it. The scripts and the service answer at the addresses that the snippets name. */
  readonly paste: (body: string, around?: Around) => Promise<WatchedPage>;
}

/** A whole page around `body`. */
const pageWith = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title>${head}</head><body>${body}</body></html>`;

/** Has a browser, the mock and the site ready before the tests of the file. */
export function snippetSite(): SnippetSite {
  const pages: Record<string, string> = {};
  let running: { readonly browser: Browser; readonly mock: RunningMock; readonly site: Running } | undefined;
  const started = () => {
    if (running === undefined) throw new Error('the site has not started');
    return running;
  };

  beforeAll(async () => {
    const [browser, mock, site] = await Promise.all([sharedBrowser(), sharedMock(), serveFolder(FOLDER, pages)]);
    running = { browser, mock, site };
  });
  afterAll(() => running?.site.close());
  beforeEach(() => started().mock.control('POST', 'reset'));

  return {
    browser: () => started().browser,
    mock: () => started().mock,
    origin: () => new URL(started().site.url).origin,
    async paste(body, { head, pages: others, prepare } = {}) {
      const { browser, mock, site } = started();
      const path = `/page-${Object.keys(pages).length}.html`;
      Object.assign(pages, { [path]: pageWith(body, head) }, others);
      const watched = await openPage(browser, 'about:blank');
      await watched.page.clock.setFixedTime(START.utc);
      await answerAsWritten(watched.page, mock.url);
      await prepare?.(watched.page);
      await watched.page.goto(site.url + path);
      return {
        ...watched,
        // The widget still asks about days while the page closes, so the routes are removed first.
        close: (expected) => watched.close(expected, () => watched.page.unrouteAll({ behavior: 'ignoreErrors' })),
      };
    },
  };
}

/** Answers at the addresses that snippets name: with the built script tag as a CDN serves it, and with the mock at `service`. */
async function answerAsWritten(page: Page, service: string): Promise<void> {
  await page.route('https://cdn.example.com/tour-booking/*/*', async (route) => {
    const file = join(root, 'dist/embed', new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    await route.fulfill({ body: await readFile(file), headers });
  });
  await page.route('https://leasing.example.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${service}${pathname}${search}` }) });
  });
}

/** Opens the form for the first free time in sight: the widget has its options, its service and its core. */
export async function openFormOn(page: Page): Promise<void> {
  const visitor = visitorOn(page);
  await visitor.freeTimes().first().click();
  await visitor.heading('Your details').first().waitFor();
}

/** Books the first free time in sight, on the page or in a frame of it. */
export async function bookOn(page: Page, within?: FrameLocator): Promise<void> {
  const visitor = visitorOn(page, within);
  await visitor.freeTimes().first().click();
  await visitor.fillDetails();
  await visitor.submit();
  await visitor
    .heading(/booked/i)
    .first()
    .waitFor();
}

/** The files of the built package, by the name that an integrator imports. */
const BUILT = [
  { find: /^tour-booking$/, replacement: resolve(root, 'dist/npm/index.js') },
  { find: /^tour-booking\/(client|core|element)$/, replacement: resolve(root, 'dist/npm/$1.js') },
  { find: /^tour-booking\/styles\.css$/, replacement: resolve(root, 'dist/npm/styles.css') },
];

interface SnippetBuild {
  /** The file to begin with. */
  readonly entry: string;
  readonly out: string;
  /** Further imports, and the file that stands for each. */
  readonly alias?: Readonly<Record<string, string>>;
  /** Whether the file is for Node, not for a browser. */
  readonly server?: boolean;
}

/**
 * Bundles `files` (name -> text) from `entry` on to `/<out>.js` of the site, as an integrator's bundler does. Gives the path of that file.
 */
export async function buildSnippet(
  files: Readonly<Record<string, string>>,
  { entry, out, alias = {}, server = false }: SnippetBuild,
): Promise<string> {
  const folder = resolve(root, FOLDER);
  const sources = join(folder, `${out}-src`);
  await mkdir(sources, { recursive: true });
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(sources, name), text)));
  const stands = Object.entries(alias).map(([find, file]) => ({ find, replacement: join(sources, file) }));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: [...BUILT, ...stands] },
    // The NODE_ENV of a test runner asks for React's development transform. The build of a site does not use it.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      ssr: server,
      rolldownOptions: { input: join(sources, entry), output: { entryFileNames: `${out}.js` } },
    },
  });
  return join(folder, `${out}.js`);
}
