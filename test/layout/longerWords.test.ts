import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Messages } from '../../src/i18n/messages.ts';
import { ar } from '../../src/locales/ar.ts';
import { es } from '../../src/locales/es.ts';
import { ko } from '../../src/locales/ko.ts';
import { vi } from '../../src/locales/vi.ts';
import { zh } from '../../src/locales/zh.ts';
import { openPage, sharedBrowser } from '../browser.ts';
import { nameFont, type SlicedFont, slicesFor } from '../fonts.ts';
import { buildSite, START, sharedMock } from '../journeys/hosts.ts';
import { longerMessages } from '../longerMessages.ts';
import { type Running, type RunningMock, serveFolder } from '../servers.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Alder House</title><style>body{margin:0}</style></head><body><div id="root"></div><script type="module" src="/site.js"></script></body></html>`;

let browser: Browser;
let mock: RunningMock;
let site: Running;
beforeAll(async () => {
  [browser, mock] = await Promise.all([sharedBrowser(), sharedMock()]);
  site = await serveFolder(await buildSite('longer-words', 'test/layout/longerSite.tsx'), { '/page.html': PAGE });
}, 120_000);
afterAll(() => site?.close());

/** The texts of the widget that are cut off or stand outside of it, and whether the page scrolls sideways. */
const faults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const widget = document.querySelector('.tour-shell');
    if (!widget) return ['no widget'];
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) found.push('the page scrolls sideways');
    const place = widget.getBoundingClientRect();
    const isOff = (element: Element): boolean =>
      element.closest('.tour-hidden, [hidden]') !== null || !element.checkVisibility({ visibilityProperty: true });
    for (const element of widget.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!own || isOff(element)) continue;
      const box = element.getBoundingClientRect();
      const what = `"${element.textContent?.slice(0, 60)}"`;
      const isOutside = box.left < place.left - 1 || box.right > place.right + 1;
      // The strip and the chips go on beyond their edge.
      if (isOutside && !element.closest('.tour-strip, .tour-next')) found.push(`${what} stands outside`);
      const style = getComputedStyle(element);
      const isClipped = style.overflowX !== 'visible' && style.textOverflow !== 'ellipsis';
      if (isClipped && element.scrollWidth > element.clientWidth + 1) found.push(`${what} is cut off`);
      const button = element.closest('button');
      if (
        button &&
        (box.bottom > button.getBoundingClientRect().bottom + 1 || box.right > button.getBoundingClientRect().right + 1)
      )
        found.push(`${what} leaves its button`);
    }
    return found;
  });

it('finds text that is cut off, leaves its button or stands outside', async () => {
  const address = `${site.url}/page.html?${new URLSearchParams({ words: 'longer', api: mock.url })}`;
  const { page, close } = await openPage(browser, address, {
    font: 'wide',
    viewport: { width: 360, height: 900 },
    now: START.utc,
  });
  await page.locator('.tour-slot').first().waitFor();
  expect(await faults(page)).toEqual([]);
  const style = (text: string): Promise<unknown> => page.addStyleTag({ content: text });
  await style(
    '.tour .tour-slots-head h3 { width: 20px; overflow: hidden; white-space: nowrap; overflow-wrap: normal }',
  );
  await style(
    '.tour .tour-strip-month { width: 20px; white-space: nowrap } .tour .tour-part { height: 8px; min-height: 0 }',
  );
  await style('.tour .tour-head h2 { position: relative; left: 200px }');
  const found = (await faults(page)).join('; ');
  for (const fault of ['is cut off', 'leaves its button', 'stands outside']) expect(found).toContain(fault);
  await close();
});

/** The buttons whose words stand in more than one line. */
const brokenButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.tour-shell .tour-button, .tour-shell .tour-part, .tour-shell label:has(input[type=radio])',
      ),
    ].flatMap((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const boxes = [...words.getClientRects()].filter(({ width }) => width > 1);
      const [first] = boxes;
      const isBroken =
        first !== undefined && boxes.some(({ top, bottom }) => top >= first.bottom || bottom <= first.top);
      return isBroken && button.checkVisibility() ? [`"${button.textContent}" stands in two lines`] : [];
    }),
  );

/** Every letter of a language, those of its functions too. */
const lettersOf = (words: unknown): string =>
  typeof words === 'object' && words !== null ? Object.values(words).map(lettersOf).join('') : String(words);
/** The letters of dates. */
const DATES = '年月日周星期一二三四五六上下午 년월일화수목금토 Thứ Hai Ba Tư Năm Sáu Bảy Chủ Nhật tháng';

describe.each<readonly [string, Messages, SlicedFont | undefined]>([
  ['longer', longerMessages, undefined],
  ['es', es, undefined],
  ['ar', ar, undefined],
  ['zh', zh, 'chinese'],
  ['vi', vi, 'vietnamese'],
  ['ko', ko, 'korean'],
])('in words that are %s', (words, messages, letters) => {
  it('nothing is cut off or stands outside at any width', async () => {
    await mock.control('POST', 'reset');
    const address = `${site.url}/page.html?${new URLSearchParams({ words, group: '102', api: mock.url })}`;
    const { page, close } = await openPage(browser, 'about:blank', { viewport: { width: 360, height: 900 } });
    await nameFont(page, 'wide', letters ? slicesFor(letters, lettersOf(messages) + DATES) : []);
    await page.clock.setFixedTime(START.utc);
    await page.goto(address);
    const widget = page.getByRole('region', { name: messages.widget.title });
    const look = async (name: string): Promise<void> => {
      for (const width of [320, 360, 760]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => faults(page), { message: `${name}, ${width} px` }).toEqual([]);
        // The languages with `letters` say things in few words, so their buttons must keep to one line.
        if (letters && width === 360)
          await expect.poll(() => brokenButtons(page), { message: `${name}, ${width} px` }).toEqual([]);
      }
    };
    const button = (name: string | RegExp): Locator => widget.getByRole('button', { name });
    await page.locator('.tour-slot').first().waitFor();
    await look('times');
    await button(messages.widget.leaveDetails).click();
    await widget.getByRole('heading', { name: messages.lead.heading }).waitFor();
    await look('lead');
    await button(messages.screens.backToTimes).click();
    await page.locator('.tour-slot').first().click();
    const next = button(messages.form.parts.next);
    await next.click();
    await widget.getByText(messages.form.fields.first_name.missing).waitFor();
    await look('errors');
    const { first_name, last_name, email, phone } = messages.form.fields;
    for (const [{ label }, text] of [
      [first_name, 'Lara'],
      [last_name, 'Smith'],
      [email, 'lara@example.com'],
      [phone, '5557775555'],
    ] as const)
      await widget.getByRole('textbox', { name: label, exact: true }).fill(text);
    await next.click();
    await widget.getByText(messages.form.choices.amenities.elevator).waitFor();
    await look('part two');
    await close();
  });
});

it.each<readonly [string, Messages, SlicedFont]>([
  ['zh', zh, 'chinese'],
  ['vi', vi, 'vietnamese'],
  ['ko', ko, 'korean'],
])('on a phone no button of a booked tour stands in two lines, %s', async (words, messages, letters) => {
  await mock.control('POST', 'reset');
  const address = `${site.url}/page.html?${new URLSearchParams({ words, group: '101', api: mock.url })}`;
  const { page, close } = await openPage(browser, 'about:blank', { viewport: { width: 360, height: 900 } });
  await nameFont(page, 'wide', slicesFor(letters, lettersOf(messages) + DATES));
  await page.clock.setFixedTime(START.utc);
  await page.goto(address);
  const widget = page.getByRole('region', { name: messages.widget.title });
  await page.locator('.tour-slot').first().click();
  const { fields } = messages.form;
  for (const [name, text] of [
    ['first_name', 'Lara'],
    ['last_name', 'Smith'],
    ['email', 'lara@example.com'],
    ['phone', '5557775555'],
  ] as const)
    await widget.getByRole('textbox', { name: fields[name].label, exact: true }).fill(text);
  const screens: Record<string, readonly string[]> = {};
  const look = async (name: string): Promise<void> => {
    screens[name] = [...(await faults(page)), ...(await brokenButtons(page))];
  };
  await look('details');
  await page.locator('.tour-form [type=submit]').click();
  const change = widget.getByRole('button', { name: messages.actions.reschedule });
  await change.waitFor();
  await look('booked');
  await change.click();
  await widget.getByRole('heading', { name: messages.changes.rescheduleHeading }).waitFor();
  await look('move');
  expect(screens).toEqual({ details: [], booked: [], move: [] });
  await close();
});
