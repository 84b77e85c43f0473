import { describe, expect, it } from 'vitest';
import { walkFocus } from '../coveredFocus.ts';
import type { Visit } from '../journeys/hosts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';

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

const scrollSmoothly = ({ page }: Visit) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { scroll-behavior: smooth }');
    document.adoptedStyleSheets.push(sheet);
  });

describe.each([{}, { mode: 'button' }])('%j', (place: Readonly<Record<string, string>>) => {
  it.each(SIZES)('nothing with the focus is hidden by a bar or the close button, %i × %i px', async (width, height) => {
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

  it.each(SIZES)('nor while a tour is moved, %i × %i px', async (width, height) => {
    const viewport = { width, height };
    const visitor = await on.arrive('script tag', { 'group-id': '106', ...place }, { viewport });
    await scrollSmoothly(visitor);
    if (place.mode) await visitor.page.getByRole('button', { name: /^Book a tour/ }).click();
    await visitor.bookTour('10:15 AM');
    await visitor.button('Change time').click();
    await visitor.heading('Move your tour').waitFor();
    await visitor.pickTime('2:00 PM');
    expect(await coveredIn(visitor)).toEqual([]);
    await visitor.close();
  });
});

it('what is pressed stays under the pointer, though a bar covers a part of it', async () => {
  const visitor = await on.arrive('script tag', { 'group-id': '106' }, { viewport: { width: 360, height: 640 } });
  const { page, widget } = visitor;
  await visitor.bookTour('10:15 AM');
  await visitor.button('Change time').click();
  await visitor.heading('Move your tour').waitFor();
  const time = visitor.freeTimes().last();
  const bar = widget.locator('.tour-move-bar');
  const top = async (locator: typeof bar): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN;
  // Half of it shows.
  const shows = async (): Promise<number> => Math.round((await top(bar)) - (await top(time)));
  await time.waitFor();
  await page.evaluate((by) => window.scrollBy(0, by), 20 - (await shows()));
  expect(await shows()).toBe(20);
  const before = await top(time);
  const x = ((await time.boundingBox())?.x ?? Number.NaN) + 10;
  await page.mouse.move(x, before + 10);
  await page.mouse.down();
  expect(await visitor.focused()).toBe(await time.innerText());
  expect(await top(time)).toBe(before);
  await page.mouse.up();
  await expect.poll(() => time.getAttribute('aria-pressed')).toBe('true');
  await visitor.close();
});
