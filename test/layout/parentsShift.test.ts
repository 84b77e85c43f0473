import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { snippetsOf } from '../../public/configure/snippets.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { START, sharedMock } from '../journeys/hosts.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { layoutShift } from '../layoutShift.ts';
import { type Running, type RunningMock, serveFolder } from '../servers.ts';

const WORDS = 'Quiet rooms on a lively street. '.repeat(10);
/** Places for a snippet, next to content that the widget could move. */
const PLACES: Readonly<Record<string, string>> = {
  'a block': '<div style="max-width:1000px">SNIPPET</div><p>After</p>',
  'a flex row': '<div style="display:flex">SNIPPET<p>Beside</p></div>',
  'a flex row that is full': `<div style="display:flex">SNIPPET<p>${WORDS}</p></div>`,
  'a flex center': '<div style="display:flex;justify-content:center">SNIPPET</div>',
  'a centered flex column':
    '<div style="display:flex;flex-direction:column;align-items:center"><h1>Tours</h1>SNIPPET</div>',
  'a centered grid': '<div style="display:grid;place-items:center">SNIPPET</div>',
  // These are as wide as what is in them, so the docs ask for a width.
  'a dialog': '<dialog open style="width:min(720px,80%)">SNIPPET</dialog>',
  'a dialog with words': '<dialog open style="width:min(720px,80%)"><h1>Tours</h1>SNIPPET<p>After</p></dialog>',
  'a float': '<div style="float:right;width:90%">SNIPPET</div>',
  'a table cell': '<table align="center" width="100%"><tr><td width="90%">SNIPPET<td>Beside</table>',
  'a sidebar': '<div style="display:flex"><div style="width:280px;flex:none">SNIPPET</div><p>Beside</p></div>',
};

const pages: Record<string, string> = {};
let mock: RunningMock;
let site: Running;
beforeAll(async () => {
  [mock, site] = await Promise.all([sharedMock(), serveFolder('dist/embed', pages)]);
});
afterAll(() => site.close());

/** The snippet that the configurator writes. */
function snippet(): string {
  const choice = new Map(Object.entries({ 'group-id': '101', api: mock.url, 'contact-phone': '(555) 123-4567' }));
  return snippetsOf({ choice, folder: '' }).find(({ name }) => name === 'HTML')?.code ?? '';
}

describe.each(Object.entries(PLACES))('%s', (place, html) => {
  it.each([1280, 360])('nothing moves when the widget takes the place of its link, %i px', async (width) => {
    const path = `/${place.replaceAll(' ', '-')}-${width}.html`;
    pages[path] =
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title><main>${html.replace('SNIPPET', snippet())}</main></html>`;
    const viewport = { width, height: 900 };
    const { page, close } = await openPage(await sharedBrowser(), 'about:blank', {
      now: START.utc,
      font: 'narrow',
      viewport,
    });
    let letCome = (): void => {};
    const held = new Promise<void>((come) => {
      letCome = come;
    });
    await page.route('**/tour-booking.js', (route) => held.then(() => route.continue()));
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: /^Call/ }).waitFor();
    // The page is painted with the link before the widget comes. A slow browser paints a page piece by piece, and moves some of it.
    const before = await layoutShift(page);
    letCome();
    const { freeTimes } = visitorOn(page);
    await freeTimes().first().waitFor();
    expect(await layoutShift(page)).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // The widget goes on asking about days.
    await close(undefined, () => page.unrouteAll({ behavior: 'ignoreErrors' }));
  });
});
