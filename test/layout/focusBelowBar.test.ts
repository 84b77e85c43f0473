import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { coverOfFocus, walkFocus } from '../coveredFocus.ts';
import type { Visit } from '../journeys/hosts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { settled } from '../settled.ts';

const on = mockHosts();

// A window of 1280 px at 400 %, a phone, and one with its keyboard open.
const SIZES = [
  [320, 256],
  [360, 640],
  [360, 400],
] as const;

/** What is covered while the focus goes back to the beginning of the widget, and then to its end. */
async function coveredIn({ page }: Visit): Promise<readonly string[]> {
  const walks = [await walkFocus(page, 'Shift+Tab'), await walkFocus(page, 'Tab')];
  expect(walks.at(-1)?.stops).toBeGreaterThan(4);
  return walks.flatMap(({ covered }) => covered);
}

type Answer = NonNullable<Parameters<Route['fulfill']>[0]>;
/** The service has too much to do; or refuses the time. */
const BUSY = { status: 429, json: {} };
const TAKEN = { status: 400, json: { errors: { appointment: { start: ['The selected time is not available'] } } } };

/** Whether the top of the focused element is in the window. */
const showsFocus = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const { top = -1 } = focused?.getBoundingClientRect() ?? {};
    return top > -1 && top < innerHeight;
  });

const scrollSmoothly = ({ page }: Visit) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { scroll-behavior: smooth }');
    document.adoptedStyleSheets.push(sheet);
  });

describe.each([{}, { mode: 'button' }])('%j', (place: Readonly<Record<string, string>>) => {
  it.each(SIZES)('no focused control is hidden by a bar or the close button, %i × %i px', async (width, height) => {
    const viewport = { width, height };
    const visitor = await on.arrive('script tag', { 'group-id': '102', ...place }, { viewport });
    const { page, widget } = visitor;
    await scrollSmoothly(visitor);
    if (place.mode) await page.getByRole('button', { name: /^Book a tour/ }).click();
    await visitor.freeTimes().first().waitFor();
    if (place.mode) expect(await coveredIn(visitor)).toEqual([]);
    await visitor.freeTimes().first().click();
    await visitor.fillDetails();
    await visitor.goOn();
    await widget
      .getByRole('heading', { name: /move/i })
      .or(widget.getByLabel(/Move-in date/))
      .first()
      .waitFor();
    expect(await coveredIn(visitor)).toEqual([]);
    await visitor.close();
  });

  it.each(SIZES)('no notice that takes the focus is hidden, %i × %i px', async (width, height) => {
    const viewport = { width, height };
    const attributes = { 'group-id': '106', 'contact-phone': '+1 555 123 4567', ...place };
    const visitor = await on.arrive('script tag', attributes, { viewport });
    const { page } = visitor;
    const answers: Answer[] = [];
    await page.route('**/appointments/**', (route) => {
      const answer = route.request().method() === 'GET' ? undefined : answers.shift();
      return answer ? route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer }) : route.continue();
    });
    /** Presses the button `name`, and gives `answer` to its request. The notice that says so gets the focus, and is in view. */
    const refused = async (name: string | RegExp, answer: Answer, said: string): Promise<void> => {
      answers.push(answer);
      // By keyboard: a press with the pointer would keep the button under the pointer.
      await visitor.button(name).last().focus();
      await page.keyboard.press('Enter');
      await expect.poll(visitor.focused).toContain(said);
      expect(await coverOfFocus(page), said).toBe('');
      expect(await showsFocus(page), said).toBe(true);
    };
    if (place.mode) await page.getByRole('button', { name: /^Book a tour/ }).click();
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await refused(/^Book /, BUSY, 'isn’t booked');
    await refused(/^Book /, TAKEN, 'We couldn’t book');
    await visitor.bookTour('10:15 AM');
    await visitor.button('Move tour').click();
    await visitor.heading('Move your tour').waitFor();
    await visitor.pickTime('2:00 PM');
    await refused('Move tour', BUSY, 'Nothing has changed');
    await refused('Move tour', TAKEN, 'We couldn’t move');
    await visitor.button('Keep').last().click();
    await visitor.button('Cancel tour').click();
    await visitor.heading('Cancel your tour?').waitFor();
    await refused('Cancel tour', BUSY, 'Nothing has changed');
    await visitor.close();
  });

  it.each(SIZES)('no focused control is hidden while a tour is moved, %i × %i px', async (width, height) => {
    const viewport = { width, height };
    const visitor = await on.arrive('script tag', { 'group-id': '106', ...place }, { viewport });
    await scrollSmoothly(visitor);
    if (place.mode) await visitor.page.getByRole('button', { name: /^Book a tour/ }).click();
    await visitor.bookTour('10:15 AM');
    await visitor.button('Move tour').click();
    await visitor.heading('Move your tour').waitFor();
    await visitor.pickTime('2:00 PM');
    expect(await coveredIn(visitor)).toEqual([]);
    await visitor.close();
  });
});

it('a pressed time stays under the pointer, though a bar covers a part of it', async () => {
  const visitor = await on.arrive('script tag', { 'group-id': '106' }, { viewport: { width: 360, height: 640 } });
  const { page, widget } = visitor;
  await visitor.bookTour('10:15 AM');
  await visitor.button('Move tour').click();
  await visitor.heading('Move your tour').waitFor();
  const time = visitor.freeTimes().last();
  const bar = widget.locator('.tour-move-bar');
  const top = async (locator: typeof bar): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;
  // How much of the time shows above the bar.
  const shows = async (): Promise<number> => Math.round((await top(bar)) - (await top(time)));
  await time.waitFor();
  await page.evaluate((by) => window.scrollBy(0, by), 20 - (await shows()));
  expect(await shows()).toBe(20);
  const before = await top(time);
  const x = ((await time.boundingBox())?.x ?? Number.NaN) + 10;
  await page.mouse.move(x, before + 10);
  await settled(page);
  await page.mouse.down();
  expect(await visitor.focused()).toBe(await time.innerText());
  expect(await top(time)).toBe(before);
  await page.mouse.up();
  await expect.poll(() => time.getAttribute('aria-pressed')).toBe('true');
  await visitor.close();
});
