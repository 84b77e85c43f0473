import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Addresses, layOut } from '../../scripts/release/layOut.ts';
import { headersOf } from '../../scripts/release/servedFiles.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { type Page, type Running, type RunningMock, serveFolder } from '../servers.ts';
import { START, sharedMock } from './hosts.ts';
import { visitorOn } from './visitor.ts';

/** Plugins and delivery networks change script tags. These tests run a released script tag of another origin in each of these ways. */

const dist = resolve(import.meta.dirname, '../../dist/embed');
const served = mkdtempSync(join(tmpdir(), 'tour-optimizers-'));
const VERSION = '1.4.2';
const FILES = ['tour-booking.js', 'tour-booking.single.js'] as const;
type File = (typeof FILES)[number];

let browser: Browser;
let mock: RunningMock;
let cdn: Running;
let site: Running;
const pages: Record<string, string> = {};
const cdnFiles: Record<string, Page> = {};

beforeAll(async () => {
  [browser, mock, cdn, site] = await Promise.all([
    sharedBrowser(),
    sharedMock(),
    serveFolder(served, cdnFiles),
    serveFolder(served, pages),
  ]);
  release('plain', {});
  release('at', { at: `${cdn.url}/at` });
  release('pinned', { at: `${cdn.url}/pinned`, allowedApis: mock.url });
  release('elsewhere', { at: `${cdn.url}/elsewhere`, allowedApis: 'https://leasing.example.com' });
});
afterAll(async () => {
  await Promise.all([cdn.close(), site.close()]);
  rmSync(served, { recursive: true });
});

/** Releases the built script tag to the folder `name` of the CDN. */
function release(name: string, addresses: Addresses): void {
  layOut(join(served, name), VERSION, dist, addresses);
  for (const file of readdirSync(join(served, name, VERSION)))
    cdnFiles[`/${name}/${VERSION}/${file}`] = {
      body: readFileSync(join(served, name, VERSION, file), 'utf8'),
      headers: headersOf(VERSION, file),
    };
}

const folderOf = (name: string): string => `${cdn.url}/${name}/${VERSION}/`;
const textOf = (name: string, file: File): string => readFileSync(join(served, name, VERSION, file), 'utf8');

/** A script that fetches a loader, and runs `then` with its text in the variable `text`. */
const fetched = (name: string, file: File, then: string): string =>
  `<script>fetch('${folderOf(name)}${file}').then((reply) => reply.text()).then((text) => { ${then} })</script>`;

/** How a page runs the loader `file` of the release `name`, in place of the tag that its owner has written. */
const WAYS: Readonly<Record<string, (name: string, file: File) => string>> = {
  'combined with others into one file'(name, file) {
    pages['/combined.js'] = `window.first = 1;\n${textOf(name, file)}\n;window.last = 1;`;
    return '<script async src="/combined.js"></script>';
  },
  // As mod_pagespeed names it.
  'combined into a file that begins with its name'(name, file) {
    pages[`/${file}+site.js.pagespeed.jc.a1B2.js`] = `${textOf(name, file)}\n;window.last = 1;`;
    return `<script async src="/${file}+site.js.pagespeed.jc.a1B2.js"></script>`;
  },
  inlined: (name, file) => `<script>${textOf(name, file).replace(/<\/script/g, '<\\/script')}</script>`,
  'run by eval': (name, file) => fetched(name, file, '(0, eval)(text)'),
  'as a module': (name, file) => `<script type="module" src="${folderOf(name)}${file}"></script>`,
  'fetched and run as a blob': (name, file) =>
    fetched(
      name,
      file,
      `const script = document.createElement('script');
      script.src = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
      document.head.append(script);`,
    ),
};
const ways = Object.keys(WAYS);
const cases = ways.flatMap((way) => FILES.map((file) => [way, file] as const));
const runs = (way: string, name: string, file: File): string => WAYS[way]?.(name, file) ?? '';

const element = (api: string, attributes = ''): string =>
  `<tour-booking group-id="101" api="${api}" time-zone="America/New_York" contact-phone="(555) 123-4567"${attributes}><a href="tel:+15551234567">Call us to book a tour</a></tour-booking>`;

/** A page of the site with `body`. Its own origin passes `/leasing` on to the service. */
async function open(body: string, lang = 'en') {
  await mock.control('POST', 'reset');
  pages['/page.html'] =
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>Alder House</title></head><body>${body}</body></html>`;
  const watched = await openPage(browser, 'about:blank', { now: START.utc });
  const { page } = watched;
  /** The scripts that the page has fetched, and its calls to the service. */
  const scripts: string[] = [];
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
    if (request.url().startsWith(mock.url)) calls.push(request.url());
  });
  await page.route(`${site.url}/leasing/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = mock.url + pathname.replace('/leasing', '') + search;
    // The widget goes on asking about days, also while the page is closed.
    await route
      .fetch({ url })
      .then((response) => route.fulfill({ response }))
      .catch(() => undefined);
  });
  await page.goto(`${site.url}/page.html`);
  return {
    ...watched,
    visitor: visitorOn(page),
    scripts,
    calls,
    said: () => watched.problems().filter((problem) => problem.includes('tour-booking: ')),
  };
}

const NO_TAG = /cannot read its own script tag, so elements ask this origin only: release with --allowed-apis/;
const REFUSED = /give one of the addresses that `allowed-apis` of the script tag names/;
const refused = ({ page }: Awaited<ReturnType<typeof open>>) =>
  page.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();

describe.each(cases)('%s, %s', (way, file) => {
  it('asks a service that the release pins, and opens the form', async () => {
    const { visitor, scripts, close } = await open(element(mock.url) + runs(way, 'pinned', file));
    await visitor.freeTimes().first().click();
    await visitor.heading('Your details').waitFor();
    const others = scripts.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'));
    expect(others.filter((url) => !url.startsWith(folderOf('pinned')))).toEqual([]);
    if (file === 'tour-booking.js') expect(others).toContain(`${folderOf('pinned')}main.js`);
    else expect(others.filter((url) => !url.endsWith(file))).toEqual([]);
    await close();
  });

  it('asks no service but the one that the release pins', async () => {
    const site = await open(element(mock.url) + runs(way, 'elsewhere', file));
    await refused(site);
    expect(site.calls).toEqual([]);
    expect(site.said().filter((line) => NO_TAG.test(line))).toEqual([]);
    await site.close(REFUSED);
  });

  it('asks only the origin of the page where the release pins nothing, and says so once', async () => {
    const own = element('/leasing', ' id="own"');
    const opened = await open(`${own}<div id="other">${element(mock.url)}</div>${runs(way, 'at', file)}`);
    await refused(opened);
    await visitorOn(opened.page, opened.page.locator('#own')).freeTimes().first().waitFor();
    expect(opened.calls).toEqual([]);
    expect(opened.said().filter((line) => NO_TAG.test(line))).toHaveLength(1);
    expect(opened.said().filter((line) => REFUSED.test(line))).toHaveLength(1);
    await opened.close(new RegExp(`${NO_TAG.source}|${REFUSED.source}`));
  });
});

it.each(ways)('the single file needs no address, and asks the origin of the page: %s', async (way) => {
  const { visitor, scripts, said, close } = await open(
    element('/leasing') + runs(way, 'plain', 'tour-booking.single.js'),
  );
  await visitor.freeTimes().first().waitFor();
  expect(scripts.filter((url) => /main|Chunk/.test(url))).toEqual([]);
  expect(said().length).toBeLessThanOrEqual(1);
  await close(NO_TAG);
});

describe('a release that is told its address', () => {
  it.each(ways)('loads the language from there as well: %s', async (way) => {
    const { page, scripts, close } = await open(element(mock.url) + runs(way, 'pinned', 'tour-booking.js'), 'es');
    await page.getByRole('region', { name: 'Reserve una visita' }).waitFor();
    expect(scripts.filter((url) => url.endsWith('/es.js'))).toEqual([`${folderOf('pinned')}es.js`]);
    await close();
  });

  it.each(FILES)('lets the tag of a page ask any service, also with a hash: %s', async (file) => {
    const hashes: Record<string, string> = JSON.parse(cdnFiles[`/at/${VERSION}/integrity.json`]?.body ?? '');
    const tag = `<script src="${folderOf('at')}${file}" integrity="${hashes[file]}" crossorigin="anonymous"></script>`;
    const { visitor, close } = await open(element(mock.url) + tag);
    await visitor.freeTimes().first().waitFor();
    await close();
  });

  it('opens over the page where it is combined with others', async () => {
    const body = element(mock.url, ' mode="button"') + runs('combined with others into one file', 'pinned', FILES[0]);
    const { page, visitor, scripts, close } = await open(body);
    await page.getByRole('button', { name: /^Book a tour/ }).click();
    await visitor.freeTimes().first().waitFor();
    expect(scripts).toContain(`${folderOf('pinned')}launcher.js`);
    await close();
  });

  it('loads from there also where a copy of the loader lies on another server', async () => {
    pages['/copies/tour-booking.js'] = textOf('at', 'tour-booking.js');
    const { visitor, scripts, close } = await open(
      `${element(mock.url)}<script src="/copies/tour-booking.js?ver=2"></script>`,
    );
    await visitor.freeTimes().first().waitFor();
    expect(scripts).toContain(`${folderOf('at')}main.js`);
    await close();
  });
});

describe('the attribute of the tag can only narrow what the release pins', () => {
  const tag = (name: string, allowed: string) =>
    `<script src="${folderOf(name)}tour-booking.js" allowed-apis="${allowed}"></script>`;

  it.each([
    ['the same', () => mock.url],
    ['the same among others', () => `https://leasing.example.com ${mock.url}`],
  ])('%s: the service is asked', async (_, allowed) => {
    const { visitor, close } = await open(element(mock.url) + tag('pinned', allowed()));
    await visitor.freeTimes().first().waitFor();
    await close();
  });

  it.each([
    ['another one', 'pinned', () => 'https://leasing.example.com'],
    ['none', 'pinned', () => ''],
    ['one that the release does not pin', 'elsewhere', () => mock.url],
  ])('%s: the service is not asked', async (_, name, allowed) => {
    const opened = await open(element(mock.url) + tag(name, allowed()));
    await refused(opened);
    expect(opened.calls).toEqual([]);
    await opened.close(REFUSED);
  });

  it('finds the tag of a combined file by the attributes of its owner', async () => {
    pages['/bundle.js'] = textOf('at', 'tour-booking.single.js');
    const { visitor, close } = await open(
      `${element(mock.url)}<script src="/bundle.js" allowed-apis="${mock.url}"></script>`,
    );
    await visitor.freeTimes().first().waitFor();
    await close();
  });
});

describe('markup that others have written', () => {
  const smuggled: readonly (readonly [name: string, markup: string])[] = [
    ['an image', '<img name="currentScript" alt="">'],
    ['two images', '<img name="currentScript" alt=""><img name="currentScript" alt="">'],
    ['a form', '<form name="currentScript"><input name="src"></form>'],
    ['a frame', '<iframe name="currentScript" title=""></iframe>'],
  ];

  it.each(smuggled)('does not hide the tag: %s', async (_, markup) => {
    const { visitor, close } = await open(
      `${markup}${element(mock.url)}<script src="${folderOf('plain')}tour-booking.js" allowed-apis="${mock.url}"></script>`,
    );
    await visitor.freeTimes().first().waitFor();
    await close();
  });

  it.each(smuggled)('does not hide the pin: %s', async (_, markup) => {
    for (const file of FILES) {
      const opened = await open(
        `${markup}${element(mock.url)}<script src="${folderOf('at')}${file}" allowed-apis="https://leasing.example.com"></script>`,
      );
      await refused(opened);
      expect(opened.calls).toEqual([]);
      await opened.close(REFUSED);
    }
  });

  it.each(ways)('says neither where scripts come from nor which services may be asked: %s', async (way) => {
    const from = 'https://elsewhere.example.com/tour-booking.js';
    const markup = `<img name="currentScript" alt="" src="${from}" allowed-apis="${mock.url}"><a id="currentScript" href="${from}"></a>`;
    const opened = await open(markup + element(mock.url) + runs(way, 'at', 'tour-booking.js'));
    await refused(opened);
    expect(opened.calls).toEqual([]);
    expect(opened.scripts.filter((url) => url.endsWith('/main.js'))).toEqual([`${folderOf('at')}main.js`]);
    await opened.page.context().close();
  });
});

describe('without an address', () => {
  it.each(ways.filter((way) => !way.startsWith('combined')))('%s: one line names cause and cure', async (way) => {
    const { page, said, close } = await open(element(mock.url) + runs(way, 'plain', 'tour-booking.js'));
    await expect.poll(said).toEqual(['console.warning: tour-booking: needs <script src> or release with --at']);
    await page.getByRole('link', { name: 'Call us to book a tour' }).waitFor();
    await close(/needs <script src> or release with --at/);
  });

  it('names the address of main.js and the cure in a combined file', async () => {
    const { page, said, close } = await open(
      element(mock.url) + runs('combined with others into one file', 'plain', 'tour-booking.js'),
    );
    await expect.poll(said).toHaveLength(1);
    expect(said()[0]).toContain(
      'tour-booking: main.js did not load; another origin needs Access-Control-Allow-Origin or release with --at',
    );
    expect(said()[0]).toContain(`${site.url}/main.js`);
    await page.getByRole('link', { name: 'Call us to book a tour' }).waitFor();
    await close(/release with --at/);
  });
});
