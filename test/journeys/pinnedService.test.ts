import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../browser.ts';
import { type Running, type RunningMock, serveFolder } from '../servers.ts';
import { START, sharedMock } from './hosts.ts';
import { visitorOn } from './visitor.ts';

let browser: Browser;
let mock: RunningMock;
let site: Running;
const pages: Record<string, string> = {};

beforeAll(async () => {
  [browser, mock, site] = await Promise.all([sharedBrowser(), sharedMock(), serveFolder('dist/embed', pages)]);
});
afterAll(() => site.close());

/** A page whose script tag allows `allowed`, with an element whose service is the mock. */
async function open(allowed: string, attributes = '', file = 'tour-booking.js') {
  pages['/page.html'] =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Alder House</title></head><body>
    <tour-booking group-id="101" api="${mock.url}" time-zone="America/New_York" contact-phone="(555) 123-4567"${attributes}></tour-booking>
    <script src="/${file}" allowed-apis="${allowed}"></script></body></html>`;
  const watched = await openPage(browser, 'about:blank', { now: START.utc });
  const asked: string[] = [];
  const said: string[] = [];
  watched.page.on('request', (request) => {
    if (request.url().includes('/api/v2/')) asked.push(request.url());
  });
  watched.page.on('console', (message) => said.push(message.text()));
  await watched.page.goto(`${site.url}/page.html`);
  return { ...watched, visitor: visitorOn(watched.page), asked, said };
}

describe('a script tag that pins its services', () => {
  it.each([
    ['the very origin', () => mock.url, ''],
    ['among others', () => `https://other.example.com  ${mock.url}/`, ''],
    ['in a dialog', () => mock.url, ' mode="button"'],
  ])('lets an element ask one of them: %s', async (_, allowed, attributes) => {
    const { visitor, page, close } = await open(allowed(), attributes);
    if (attributes) await page.getByRole('button', { name: /^Book a tour/ }).click();
    await visitor.freeTimes().first().waitFor();
    await close();
  });

  it.each([
    ['in its place', '', 'tour-booking.js'],
    ['in a dialog', ' mode="button"', 'tour-booking.js'],
    ['late', ' loading="lazy"', 'tour-booking.js'],
    ['as a single file', '', 'tour-booking.single.js'],
  ])('stops and names an element of another service, and shows the contact: %s', async (_, attributes, file) => {
    const { page, asked, said } = await open('https://leasing.example.com', attributes, file);
    if (attributes.includes('mode')) await page.getByRole('button', { name: /^Book a tour/ }).click();
    await page.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    expect(asked).toEqual([]);
    await expect
      .poll(() => said.join())
      .toContain(`\`api\` is "${mock.url}"; give one of the addresses that \`allowed-apis\` of the script tag names.`);
    await page.context().close();
  });

  it('refuses another service in a `srcdoc` frame, which has no address', async () => {
    const page = await browser.newPage();
    const frame = `<tour-booking group-id="101" api="${mock.url}" contact-phone="(555) 123-4567"></tour-booking>
      <script src="/tour-booking.js" allowed-apis="https://leasing.example.com"></script>`;
    pages['/frame.html'] = `<!doctype html><html lang="en"><head><title>Alder House</title></head><body>
      <iframe title="Tour" width="900" height="900" srcdoc="${frame.replaceAll('"', '&quot;')}"></iframe></body></html>`;
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(`${site.url}/frame.html`);
    await page.frameLocator('iframe').getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    expect(asked.filter((url) => url.startsWith(mock.url))).toEqual([]);
    await page.close();
  });

  it('ignores a `base` element of the page', async () => {
    const page = await browser.newPage();
    // The address of the script has an origin, so the base does not change it. The base changes one without an origin.
    pages['/base.html'] =
      `<!doctype html><html lang="en"><head><title>Alder House</title><base href="${mock.url}/"></head><body>
      <tour-booking group-id="101" api="/" contact-phone="(555) 123-4567"></tour-booking>
      <script src="${site.url}/tour-booking.js" allowed-apis=""></script></body></html>`;
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.goto(`${site.url}/base.html`);
    await page.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    expect(asked.filter((url) => url.startsWith(mock.url))).toEqual([]);
    await page.close();
  });
});
