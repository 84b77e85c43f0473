import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from '../browser.ts';
import { START, sharedMock } from '../journeys/hosts.ts';
import { visitorOn } from '../journeys/visitor.ts';
import { addressIn, columns, monthInLine, SMALLEST } from '../letters.ts';
import { type Running, type RunningMock, serveFolder } from '../servers.ts';

let browser: Browser;
let mock: RunningMock;
let site: Running;

/** A page whose text is `size` px; 32 is what a visitor sees who asked the browser for 200 %. */
const html = (size: number): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title><style>body { margin: 12px; font: ${size}px/1.5 sans-serif }</style><script async src="/tour-booking.js"></script><main><tour-booking group-id="101" api="${mock.url}" time-zone="America/New_York" location="Alder House, 123 First St"></tour-booking></main></html>`;

beforeAll(async () => {
  [browser, mock] = await Promise.all([sharedBrowser(), sharedMock()]);
  site = await serveFolder(
    'dist/embed',
    Object.fromEntries([16, 20, 24, 32].map((size) => [`/${size}.html`, html(size)])),
  );
});
afterAll(() => site?.close());

async function open(size: 16 | 20 | 24 | 32, width: number) {
  await mock.control('POST', 'reset');
  const watched = await openPage(browser, `${site.url}/${size}.html`, {
    now: START.utc,
    font: 'wide',
    viewport: { width, height: 900 },
  });
  const visitor = visitorOn(watched.page);
  await visitor.freeTimes().first().waitFor();
  return { ...watched, ...visitor };
}

/** The texts in `place` that lie outside of the widget's frame or of their own box. */
const cutText = (place: Locator): Promise<readonly string[]> =>
  place.evaluate((root) => {
    const frame = root.getBoundingClientRect();
    const cut: string[] = [];
    for (const node of root.querySelectorAll('h2, h3, h4, p, a, button, label, li, strong')) {
      if (node.closest('.tour-hidden') || node.getClientRects().length === 0) continue;
      const box = node.getBoundingClientRect();
      const scrolls = node.closest('.tour-strip, .tour-next');
      const beyond = !scrolls && (box.left < frame.left || box.right > frame.right);
      const { clientHeight, scrollHeight, clientWidth, scrollWidth } = node;
      if (beyond || (clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1)))
        cut.push(`${node.localName} ${node.textContent}`);
    }
    return cut;
  });

const targetHeight = async (target: Locator): Promise<number> => (await target.boundingBox())?.height ?? 0;

async function toTaken(page: Page, { freeTimes, fillDetails, submit, widget }: ReturnType<typeof visitorOn>) {
  await freeTimes().nth(1).click();
  await fillDetails();
  await mock.control('PUT', 'scenario', { name: 'slot-taken' });
  await submit();
  await widget.getByText(/was just taken/).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
}

it('text of 200 % is not cut at 360 px', async () => {
  const { page, close, ...visitor } = await open(32, 360);
  expect(await visitor.button('Month').isVisible()).toBe(true);
  expect(await cutText(visitor.widget)).toEqual([]);
  await visitor.freeTimes().first().click();
  await visitor.button('Change day or time').waitFor();
  expect(await cutText(visitor.widget)).toEqual([]);
  await visitor.button('Change day or time').click();
  await toTaken(page, visitor);
  expect(await cutText(visitor.widget)).toEqual([]);
  await close();
});

it('the times offered in a notice are targets of 44 px', async () => {
  const { page, close, ...visitor } = await open(16, 360);
  await toTaken(page, visitor);
  const offered = visitor.widget.locator('.tour-notice').getByRole('button');
  expect(await offered.count()).toBe(2);
  for (const target of await offered.all()) expect(await targetHeight(target)).toBeGreaterThanOrEqual(44);
  await close();
});

it.each([
  [20, 309],
  [24, 360],
] as const)('with letters of %i px, "Month" stands beside the name of the month, at %i px', async (size, width) => {
  const { widget, close } = await open(size, width);
  expect(await widget.locator('.tour-strip-month').isVisible()).toBe(true);
  expect(await monthInLine(widget)).toBe(true);
  await close();
});

/** The margin of the page and the border of the widget, at both sides. */
const AROUND = 2 * (12 + 1);

describe.each([16, 20, 24] as const)('with letters of %i px', (size) => {
  const switchAt = 37.5 * size + AROUND;
  it('days and times stand side by side where the letters have room for it', async () => {
    const { page, widget, close } = await open(size, 360);
    for (const width of [309, 360, 610, 700, 768, 1000, switchAt - 1, switchAt]) {
      await page.setViewportSize({ width, height: 900 });
      const laidOut = async () => {
        const { days, slots, sideBySide, tight } = await columns(widget);
        return { width, isFull: days > 6 && slots > 6, sideBySide, tight, cut: await cutText(widget) };
      };
      await expect.poll(laidOut).toEqual({ width, isFull: true, sideBySide: width >= switchAt, tight: [], cut: [] });
    }
    await close();
  });

  it('an address of 24 letters is whole in its field', async () => {
    const { page, field, freeTimes, close } = await open(size, 360);
    await freeTimes().first().click();
    await field('Email').waitFor();
    for (const width of [320, 360, 390, 610, 680, 768, 866, 900]) {
      await page.setViewportSize({ width, height: 900 });
      // Letters of 24 px would have to be smaller than is good to read.
      if (size === 24 && width === 320)
        await expect.poll(async () => (await addressIn(field('Email'))).letters).toBeCloseTo(SMALLEST);
      else await expect.poll(async () => [width, (await addressIn(field('Email'))).isCut]).toEqual([width, false]);
    }
    await close();
  });
});
