import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

const ATTRIBUTES = { instructions: 'Where: Leasing office | Bring: A photo ID', 'contact-phone': '+1 555 123 4567' };

/** Books the tour at 10:15 on December 4. */
async function book(visitor: Visit): Promise<void> {
  await visitor.day('Friday, December 4, 2026').click();
  await visitor.heading('Friday, December 4').waitFor();
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  await visitor.button('Share').waitFor();
}

async function bookedId(): Promise<number | undefined> {
  const { appointments } = (await on.mock().control('GET', 'state')) as { appointments: readonly { id: number }[] };
  return appointments[0]?.id;
}

/** What the page keeps: its cookies, and how many entries its local and its session storage have. */
const kept = ({ page }: Visit): Promise<readonly [string, number, number]> =>
  page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]);

describe.each(ONE_BUILD)('%s', (door) => {
  const arrive = (options = {}) => on.arrive(door, ATTRIBUTES, options);

  it('puts a booked tour into a calendar, by keyboard', async () => {
    const visitor = await arrive();
    const { page, widget } = visitor;
    await book(visitor);
    const asked = visitor.requests().length;
    const { told } = await visitor.listen();
    const tab = async (): Promise<string> => {
      await page.keyboard.press('Tab');
      return visitor.focused();
    };
    await expect.poll(() => visitor.focused()).toMatch(/^See you \w+, Lara Your tour is booked$/);
    expect(await tab()).toBe('Add to calendar');
    // While it is closed, Tab skips its choices.
    expect(await tab()).toBe('Directions');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await tab()).toBe('Apple or other calendar');
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(await tab()).toBe('Google Calendar');
    expect(await tab()).toBe('Outlook.com');
    expect(await tab()).toBe('Directions');
    expect(await tab()).toBe('Share');

    expect(download.suggestedFilename()).toBe('tour-2026-12-04.ics');
    const component = new ICAL.Component(ICAL.parse(await readFile(await download.path(), 'utf8')));
    const event = new ICAL.Event(component.getFirstSubcomponent('vevent') ?? component);
    expect(event.startDate.toJSDate().toISOString()).toBe('2026-12-04T15:15:00.000Z');
    expect(event.endDate.toJSDate().toISOString()).toBe('2026-12-04T15:45:00.000Z');
    expect(event.location).toBe('Alder House, 123 First St');
    expect(event.description).toBe('Where: Leasing office\nBring: A photo ID');
    expect(event.uid).toBe(`tour-101-${await bookedId()}@tour-booking`);
    await expect.poll(told).toContain('Open the file tour-2026-12-04.ics to add the tour to your calendar.');

    const google = await widget.getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
    expect(new URL(google ?? '').searchParams.get('dates')).toBe('20261204T151500Z/20261204T154500Z');
    // None of this asked the service anything.
    expect(visitor.requests()).toHaveLength(asked);
    // The page keeps one entry, for this tab: which tour it is.
    expect(await kept(visitor)).toEqual(['', 0, 1]);
    await visitor.close();
  });

  it('copies the text of the tour where the browser cannot share', async () => {
    const visitor = await arrive({ permissions: ['clipboard-read', 'clipboard-write'] });
    const { page } = visitor;
    await book(visitor);
    expect(await page.evaluate(() => 'share' in navigator)).toBe(false);
    const { told } = await visitor.listen();
    await visitor.button('Share').click();
    await expect.poll(told).toContain('Copied. You can paste it into a message.');
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split('\n')).toEqual([
      'Tour at Alder House',
      expect.stringMatching(/^Friday, December 4, 2026 · 10:15\s–\s10:45\sAM Eastern\sTime$/),
      'Alder House, 123 First St',
    ]);
    await visitor.close();
  });
});

describe.each([1280, 360])('at %i px', (width) => {
  const viewport = { width, height: 900 };
  const arrive = () => on.arrive('script tag', ATTRIBUTES, { viewport });

  it('the booked screen keeps the place of the times, and its card ends below its content', async () => {
    const visitor = await arrive();
    await visitor.freeTimes().first().waitFor();
    const place = visitor.widget.locator('xpath=..');
    const height = async (): Promise<number> => (await place.boundingBox())?.height ?? 0;
    const before = await height();
    expect(before).toBeGreaterThan(500);
    await book(visitor);
    expect(await height()).toBeGreaterThan(before - 10);
    expect((await visitor.widget.boundingBox())?.height).toBeLessThan(await height());
    await visitor.close();
  });

  // The targets of the card are as high at any width.
  it.runIf(width === 360)(
    'every target is 44 px or more and in the card, also with text of twice the size',
    async () => {
      const visitor = await arrive();
      await book(visitor);
      await visitor.openCalendars();
      const targets = await visitor.widget.locator('summary, button:visible, a:visible').all();
      // The calendar and its three choices, directions, share, call, change time, cancel.
      expect(targets).toHaveLength(9);
      for (const size of ['100%', '200%']) {
        await visitor.page.evaluate(
          (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
          size,
        );
        const card = await visitor.widget.boundingBox();
        for (const target of targets) {
          const box = await target.boundingBox();
          expect(box?.height).toBeGreaterThanOrEqual(44);
          expect(box?.width).toBeGreaterThanOrEqual(44);
          expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan((card?.x ?? 0) + (card?.width ?? 0));
        }
      }
      await visitor.close();
    },
  );
});

it('fetches the chunk with the calendar while the booking is on its way, and not before', async () => {
  const asked: string[] = [];
  const visitor = await on.arrive('script tag', ATTRIBUTES, {}, async (page) => {
    const part = page.waitForRequest(/actionsChunk/);
    page.on('request', (request) => void asked.push(request.url()));
    // The reply waits until the page asks for that chunk.
    await page.route(/\/book$/, async (route) => {
      await part;
      await route.continue();
    });
  });
  await visitor.pickTime('2:00 PM');
  await visitor.fillDetails();
  expect(asked.filter((url) => url.includes('screensChunk'))).toHaveLength(1);
  expect(asked.filter((url) => url.includes('actionsChunk'))).toEqual([]);
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  await visitor.button('Share').waitFor();
  await visitor.close();
});

it('says that the tour is booked, and where to call, when the chunk with the calendar does not come', async () => {
  const visitor = await on.arrive('script tag', ATTRIBUTES, {}, async (page) => {
    await page.route(/actionsChunk/, (route) => route.abort());
  });
  await visitor.pickTime('2:00 PM');
  await visitor.fillDetails();
  const failed = visitor.page.waitForEvent('requestfailed', (request) => request.url().includes('actionsChunk'));
  await visitor.submit();
  await failed;
  await visitor.heading('Your tour is booked').waitFor();
  await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
  await visitor.widget.getByText('A photo ID').waitFor();
  expect(await visitor.button('Share').count()).toBe(0);
  await visitor.close(/the chunk actionsChunk failed to load/);
});
