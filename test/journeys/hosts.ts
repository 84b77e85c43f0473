import { resolve } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { openPage, type WatchedPage } from '../browser.ts';
import { type Running, serveFolder } from '../servers.ts';
import { type Visitor, visitorOn } from './visitor.ts';

/** What a journey gives the widget, by attribute name. */
export type Attributes = Readonly<Record<string, string>>;

/** A site that has the widget in it, through one of the doors. */
export interface Host {
  readonly name: string;
  readonly site: Running;
  /** The address of a page whose widget has `attributes`. */
  readonly page: (attributes: Attributes) => string;
}

const root = resolve(import.meta.dirname, '../..');

/** As strict as a careful site is: no inline script or style, nothing from elsewhere but the service. */
const policy = (api: string): string =>
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' ${api}; base-uri 'none'; form-action 'none'`;

const document = (script: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title></head><body><main><h1>Alder House</h1>${script}${body}</main></body></html>`;

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/** The script tag as a customer pastes it, under a strict content security policy. */
export async function scriptTagHost(api: string): Promise<Host> {
  const pages: Record<string, { body: string; headers: Readonly<Record<string, string>> }> = {};
  const site = await serveFolder('dist/embed', pages);
  return {
    name: 'script tag',
    site,
    page(attributes) {
      const path = `/page-${Object.keys(pages).length}.html`;
      const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`);
      const element = `<tour-booking${text.join('')}><a href="tel:+15551234567">Call us to book a tour</a></tour-booking>`;
      pages[path] = {
        body: document('<script async src="/tour-booking.js"></script>', element),
        headers: { 'content-security-policy': policy(api) },
      };
      return `${site.url}${path}`;
    },
  };
}

/** A React site that installed the built package; its props stand in the address. */
export async function reactHost(): Promise<Host> {
  const outDir = resolve(root, '.cache/react-host');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { 'tour-booking': resolve(root, 'dist/npm/index.js') } },
    // A test runner's NODE_ENV would ask for React's development transform, which a site's build has not.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: resolve(root, 'test/journeys/reactSite.tsx'), output: { entryFileNames: 'site.js' } },
    },
  });
  const site = await serveFolder('.cache/react-host', {
    '/': document('', '<div id="root"></div><script type="module" src="/site.js"></script>'),
  });
  return { name: 'React build', site, page: (attributes) => `${site.url}/?${new URLSearchParams(attributes)}` };
}

/** The instant the journeys take place at: Tuesday, December 1, 2026, 9:00 in New York. */
export const START = { property: '2026-12-01T09:00:00', utc: '2026-12-01T14:00:00Z' };

/** How a visitor arrives: Playwright's options of a context, and the clock of their device. */
export interface VisitOptions extends BrowserContextOptions {
  /** The moment, with its offset. Default: {@link START}. */
  readonly now?: string;
  /**
   * `moves`: timers and dates are Playwright's, and the test lets time pass by `page.clock`. `machine`: nothing is Playwright's, whose
   * clock hides what `performance` knows. Default: the date is held, timers run on.
   */
  readonly clock?: 'held' | 'moves' | 'machine';
}

export interface Visit extends WatchedPage, Visitor {
  /** Method and path with query of each request to the service so far, in order. */
  readonly requests: () => readonly string[];
}

/** A visitor arrives on the page of `host` whose widget has `attributes`, when the journeys' clock starts. */
export async function visit(
  browser: Browser,
  host: Host,
  api: string,
  attributes: Attributes = {},
  { now = START.utc, clock = 'held', ...options }: VisitOptions = {},
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
  await watched.page.goto(
    host.page({
      'group-id': '101',
      api,
      'time-zone': 'America/New_York',
      location: 'Alder House, 123 First St',
      ...attributes,
    }),
  );
  return { ...watched, ...visitorOn(watched.page), requests: () => requests };
}
