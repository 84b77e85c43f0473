import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../browser.ts';
import { buildSite, START, sharedMock } from '../journeys/hosts.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { type Running, type RunningMock, serveFolder } from '../servers.ts';

/** Parents that are as wide as their content. `ROOT` stands where React's root gets its id, `WIDGET` where the element stands. */
const SHRINKING: Readonly<Record<string, string>> = {
  'a flex row': '<div style="display:flex" ROOT>WIDGET</div>',
  'a centered flex column': '<div style="display:flex;flex-direction:column;align-items:center" ROOT>WIDGET</div>',
  'a centered grid': '<div style="display:grid;place-items:center" ROOT>WIDGET</div>',
  'a table cell': '<table><tr><td ROOT>WIDGET</td></tr></table>',
  'a float': '<div style="float:left" ROOT>WIDGET</div>',
  'a dialog': '<dialog open ROOT>WIDGET</dialog>',
  'an absolute box': '<div style="position:absolute" ROOT>WIDGET</div>',
  'an inline block': '<div style="display:inline-block" ROOT>WIDGET</div>',
  'a flex item that never shrinks': '<div style="display:flex"><div style="flex:none" ROOT>WIDGET</div></div>',
};
const BLOCK = '<div style="max-width:1000px" ROOT>WIDGET</div>';
const SIDEBAR = '<div style="display:flex"><div style="width:280px;flex:none" ROOT>WIDGET</div><p>Beside</p></div>';

const NATURAL_PX = 720;
const BODY_MARGIN_PX = 8;

let browser: Browser;
let mock: RunningMock;
const sites: Running[] = [];
const pages: Record<string, string> = {};

/** A page around `body`; `script` goes into its head. */
const html = (script: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title><style>body { margin: ${BODY_MARGIN_PX}px }</style>${script}<main>${body}</main></html>`;

/** The address of a page that has the widget in `parent`, through one of the doors. */
type Door = (parent: string) => string;
let doors: Readonly<Record<'script tag' | 'React build', Door>>;

beforeAll(async () => {
  [browser, mock] = await Promise.all([sharedBrowser(), sharedMock()]);
  const built = await buildSite('react-host', 'test/journeys/reactSite.tsx');
  const [embed, react] = await Promise.all([serveFolder('dist/embed', pages), serveFolder(built, pages)]);
  sites.push(embed, react);
  const attributes = { 'group-id': '101', api: mock.url, 'time-zone': 'America/New_York', location: 'Alder House' };
  const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const add = (body: string): string => {
    const path = `/page-${Object.keys(pages).length}.html`;
    pages[path] = body;
    return path;
  };
  doors = {
    'script tag': (parent) =>
      embed.url +
      add(
        html(
          '<script async src="/tour-booking.js"></script>',
          parent.replace(' ROOT', '').replace('WIDGET', `<tour-booking${text.join('')}></tour-booking>`),
        ),
      ),
    'React build': (parent) =>
      react.url +
      add(
        html(
          '<script type="module" src="/site.js"></script>',
          parent.replace('ROOT', 'id="root"').replace('WIDGET', ''),
        ),
      ) +
      `?${new URLSearchParams(attributes)}`,
  };
});
afterAll(() => Promise.all(sites.map((site) => site.close())));

/** Where the widget lies and how wide the page is, once with each width of the window. */
async function measure(url: string, widths: readonly number[]) {
  const { page, close } = await openPage(browser, url, { now: START.utc, font: 'wide' });
  const { widget, freeTimes } = visitorOn(page);
  await freeTimes().first().waitFor();
  const found: { readonly width: number; readonly right: number; readonly page: number }[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const box = await widget.boundingBox();
    if (box === null) throw new Error('the widget is not laid out');
    found.push({
      width: box.width,
      right: box.x + box.width,
      page: await page.evaluate(() => document.documentElement.scrollWidth),
    });
  }
  await close();
  return found;
}

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  it.each(Object.entries(SHRINKING))(
    '%s gives the widget its natural width, and less where the window is narrow',
    async (_, parent) => {
      const [wide, narrow] = await measure(doors[door](parent), [1280, 360]);
      expect(wide?.width).toBe(NATURAL_PX);
      expect(narrow?.width).toBeGreaterThan(300);
      expect(narrow?.right).toBeLessThanOrEqual(360);
      expect(narrow?.page).toBe(360);
    },
  );

  it('a block gives the widget all of its width', async () => {
    const [wide, narrow] = await measure(doors[door](BLOCK), [1280, 360]);
    expect([wide?.width, narrow?.width]).toEqual([1000, 360 - 2 * BODY_MARGIN_PX]);
    expect(narrow?.page).toBe(360);
  });

  it('a sidebar of 280 px gives the widget all of its width', async () => {
    const [wide] = await measure(doors[door](SIDEBAR), [1280]);
    expect([wide?.width, wide?.right]).toEqual([280, 280 + BODY_MARGIN_PX]);
  });
});
