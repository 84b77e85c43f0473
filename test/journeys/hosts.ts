import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { openPage, type WatchedPage } from '../browser.ts';
import type { Font } from '../fonts.ts';
import { perWorker } from '../perWorker.ts';
import { type Page as Answer, type Running, type RunningMock, serveFolder, startMock } from '../servers.ts';
import { documentOn, type Ground } from './documentOn.ts';
import { type Visitor, visitorOn } from './visitor.ts';

/** The options that a journey gives the widget, by attribute name. */
export type Attributes = Readonly<Record<string, string>>;

/** A site that has the widget in it, through one of the doors. */
export interface Host {
  readonly name: string;
  readonly site: Running;
  /** The address of a page whose widget has `attributes`, with `ground` around it. */
  readonly page: (attributes: Attributes, ground?: Ground) => string;
}

const root = resolve(import.meta.dirname, '../..');

/** The policy of a careful site. It allows no inline script or style, and no other origin than the service's. */
const policy = (api: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${api}; base-uri 'none'; form-action 'none'`;

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The element as an integrator pastes it. `script` is no attribute, but the JSON of its child script. */
const elementOf = ({ script, ...attributes }: Attributes): string => {
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
  const json = script === undefined ? '' : `<script type="application/json">${script}</script>`;
  return `<tour-booking${text.join('')}><a href="tel:+15551234567">Call us to book a tour</a>${json}</tour-booking>`;
};

/** The pages that a site answers beside its files, each at its own address. */
function pagesOf(standard: Readonly<Record<string, string>>) {
  const pages: Record<string, Answer | string> = {};
  return {
    pages,
    add(ground: Ground, place: string, script: string): string {
      const path = `/page-${Object.keys(pages).length}.html`;
      pages[path] = { body: documentOn(ground, place, script), headers: ground.headers ?? standard };
      Object.assign(pages, ground.files);
      return path;
    },
  };
}

/**
 * The script tag as an integrator pastes it, under a strict content security policy. Other origins may read its files, as
 * docs/hosting.md says: a frame without an origin counts as another origin.
 */
export async function scriptTagHost(api: string): Promise<Host> {
  const { pages, add } = pagesOf({ 'content-security-policy': policy(api) });
  const site = await serveFolder('dist/embed', pages, { 'access-control-allow-origin': '*' });
  const script = '<script async src="/tour-booking.js"></script>';
  return {
    name: 'script tag',
    site,
    page: (attributes, ground = {}) => site.url + add(ground, elementOf(attributes), script),
  };
}

/** Workers run side by side, and each builds its sites: every process has folders of its own. */
export const WORKER = String(process.pid);

const folders = new Map<string, Promise<string>>();

/**
 * Bundles `entry` (a path from the repository's root) to `site.js` as a site's own bundler does, once per worker. Gives
 * the path of the folder. `replaced`: packages that the site has in the place of others.
 */
export function buildSite(name: string, entry: string, replaced: Attributes = {}): Promise<string> {
  const folder = folders.get(name) ?? bundle(name, entry, replaced);
  folders.set(name, folder);
  return folder;
}

async function bundle(name: string, entry: string, replaced: Attributes): Promise<string> {
  const folder = `.cache/${name}-${WORKER}`;
  const outDir = resolve(root, folder);
  const built = (file: string): string => resolve(root, 'dist/npm', file);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: {
      alias: [
        ...Object.entries(replaced).map(([find, replacement]) => ({ find, replacement })),
        { find: /^tour-booking$/, replacement: built('index.js') },
        { find: /^tour-booking\/(client|element)$/, replacement: built('$1.js') },
      ],
    },
    // The NODE_ENV of a test runner asks for React's development transform. The build of a site does not use it.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: resolve(root, entry), output: { entryFileNames: 'site.js' } },
    },
  });
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  return folder;
}

const SITE_SCRIPT = '<script type="module" src="/site.js"></script>';

/** A React site that installed the built package; its props stand in the address. */
export const reactHost = (): Promise<Host> => siteOf('React build', 'react-host', 'test/journeys/reactSite.tsx');

/** A React site that makes its options anew at each render, and changes them when a test says so. */
export const changingHost = (): Promise<Host> =>
  siteOf('changing React site', 'changing-host', 'test/journeys/changingSite.tsx');

/** A React site that takes over what a server rendered. */
export const hydratedHost = (): Promise<Host> =>
  siteOf('hydrated React site', 'hydrated-host', 'test/journeys/hydratedSite.tsx');

async function siteOf(name: string, folder: string, entry: string): Promise<Host> {
  const { pages, add } = pagesOf({});
  const site = await serveFolder(await buildSite(folder, entry), pages);
  return {
    name,
    site,
    page: (attributes, ground = {}) =>
      `${site.url}${add(ground, '<div id="root"></div>', SITE_SCRIPT)}?${new URLSearchParams(attributes)}`,
  };
}

/** A React site that installed the built package and uses its element. */
export async function elementHost(): Promise<Host> {
  const { pages, add } = pagesOf({});
  const site = await serveFolder(await buildSite('element-host', 'test/journeys/elementSite.ts'), pages);
  return {
    name: 'element of the React build',
    site,
    page: (attributes, ground = {}) => site.url + add(ground, elementOf(attributes), SITE_SCRIPT),
  };
}

/** The instant the journeys take place at: Tuesday, December 1, 2026, 9:00 in New York. */
export const START = { property: '2026-12-01T09:00:00', utc: '2026-12-01T14:00:00Z' };

const startedMock = perWorker(() => startMock(['--now', START.property]));

/** The mock at {@link START}, as if it had just started. */
export async function sharedMock(): Promise<RunningMock> {
  const mock = await startedMock();
  await mock.control('POST', 'reset');
  return mock;
}

/** How a visitor arrives: Playwright's options of a context, and the clock of their device. */
export interface VisitOptions extends BrowserContextOptions {
  /** The moment, with its offset. Default: {@link START}. */
  readonly now?: string;
  /**
   * `moves`: timers and dates are Playwright's, and the test lets time pass with `page.clock`. `machine`: both are the machine's,
   * because Playwright's clock hides what `performance` knows. `held`, the default: the date stands still and timers run on.
   */
  readonly clock?: 'held' | 'moves' | 'machine';
  /**
   * When a new screen begins to take presses, for which a visitor waits half a second: `at once`, the default, or `when told`, by
   * {@link endSettling}.
   */
  readonly settles?: 'at once' | 'when told';
  /** The page around the widget. */
  readonly ground?: Ground;
  /** The font of the text. Default: the font that the browser takes on this machine. */
  readonly font?: Font;
}

export interface Visit extends WatchedPage, Visitor {
  /** Method and path with query of each request to the service so far, in order. */
  readonly requests: () => readonly string[];
  /** Has the host change an option of its widget, by attribute name. */
  readonly changeOption: (name: string, value: string) => Promise<void>;
}

/** In the page: has the half second of `src/ui/settle.ts` end at once, or when `endSettling` is called. */
function steerSettling(settles: 'at once' | 'when told'): void {
  const later = window.setTimeout;
  const held: (() => void)[] = [];
  const steered = (run: () => void, ms?: number, ...given: readonly unknown[]): unknown => {
    if (ms !== 500 || settles === 'at once') return Reflect.apply(later, window, [run, ms === 500 ? 0 : ms, ...given]);
    return held.push(run);
  };
  Object.assign(window, {
    setTimeout: steered,
    endSettling: () => {
      for (const run of held.splice(0)) run();
    },
  });
}
/** Has the screens of a page that settles `when told` take presses. */
export const endSettling = (page: Page): Promise<void> => page.evaluate('endSettling()');

/** Brings a visitor at the time `now` to a page of `host` whose widget has `attributes`. `prepare` runs before the page opens. */
export async function visit(
  browser: Browser,
  host: Host,
  api: string,
  attributes: Attributes = {},
  { now = START.utc, clock = 'held', settles = 'at once', ground, ...options }: VisitOptions = {},
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Visit> {
  const watched = await openPage(browser, 'about:blank', options);
  await prepare(watched.page);
  const requests: string[] = [];
  watched.page.on('request', (request) => {
    if (request.url().startsWith(api)) requests.push(`${request.method()} ${request.url().slice(api.length)}`);
  });
  if (clock === 'moves') await watched.page.clock.install({ time: now });
  if (clock === 'held') await watched.page.clock.setFixedTime(now);
  await watched.page.addInitScript(steerSettling, settles);
  const place = { 'time-zone': 'America/New_York', location: 'Alder House, 123 First St' };
  await watched.page.goto(host.page({ 'group-id': '101', api, ...place, ...attributes }, ground));
  const changeOption = (name: string, value: string): Promise<void> =>
    watched.page.evaluate(
      ([attribute, text]) => {
        document.querySelector('tour-booking')?.setAttribute(attribute, text);
        const detail = { [attribute]: text };
        document.getElementById('root')?.dispatchEvent(new CustomEvent('change-options', { detail }));
      },
      [name, value] as const,
    );
  return { ...watched, ...visitorOn(watched.page), requests: () => requests, changeOption };
}
