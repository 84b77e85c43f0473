import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Attributes, Visit, VisitOptions } from './hosts.ts';
import { BUILDS, type Door, mockHosts } from './mockHosts.ts';

/**
 * Android's back gesture. A test cannot make it. Instead it asks the newest `CloseWatcher` of the page to close, as the browser does.
 */

const doors = BUILDS;
const on = mockHosts();
const DIALOG = { mode: 'dialog' };
const OPENER = {
  body: (place: string, script: string) => `<button data-tour-booking-open>Tour</button>${place}${script}`,
};
const TIME = '10:15 AM';

/** Keeps the watchers that the page makes, and notes each write to its history. */
const watchPage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const made: { isOpen: boolean; requestClose: () => void }[] = [];
    const written: string[] = [];
    const Native: unknown = Reflect.get(window, 'CloseWatcher');
    if (typeof Native !== 'function') throw new Error('this browser has no CloseWatcher');
    const watching = new Proxy(Native, {
      construct(target, given) {
        const watcher = Reflect.construct(target, given);
        const entry = { isOpen: true, requestClose: () => watcher.requestClose() };
        const destroy = watcher.destroy.bind(watcher);
        watcher.destroy = () => {
          entry.isOpen = false;
          destroy();
        };
        watcher.addEventListener('close', () => {
          entry.isOpen = false;
        });
        made.push(entry);
        return watcher;
      },
    });
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name];
      history[name] = (...given) => {
        written.push(name);
        write.apply(history, given);
      };
    }
    Object.assign(window, {
      CloseWatcher: watching,
      written,
      /** Whether the page took the gesture. */
      goBack: () => {
        const newest = made.filter(({ isOpen }) => isOpen).at(-1);
        newest?.requestClose();
        return newest !== undefined;
      },
    });
  });
};

const goBack = ({ page }: Visit): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'goBack')());
/** Waits until the widget takes the gesture, which it does once the first effects of the form have run. */
const wayBack = (visitor: Visit): Promise<void> => expect.poll(() => goBack(visitor)).toBe(true);
const written = ({ page }: Visit): Promise<readonly string[]> => page.evaluate(() => Reflect.get(window, 'written'));
const arrive = (door: Door, attributes: Attributes = {}, options: VisitOptions = {}) =>
  on.arrive(door, attributes, options, watchPage);

async function openForm({ pickTime, field }: Visit): Promise<void> {
  await pickTime(TIME);
  await field('First name').fill('Lara');
}

describe.each(doors)('the way back, %s', (door) => {
  it('leads from the form to the times, with the answers kept and nothing written to the history', async () => {
    const visitor = await arrive(door);
    const { page, freeTimes, field, isInWidget } = visitor;
    const pages = await page.evaluate(() => history.length);
    // At the times the gesture belongs to the page.
    expect(await goBack(visitor)).toBe(false);
    await openForm(visitor);
    await wayBack(visitor);
    await freeTimes().first().waitFor();
    expect(await field('First name').count()).toBe(0);
    expect(await isInWidget()).toBe(true);
    expect(await goBack(visitor)).toBe(false);
    await visitor.pickTime(TIME);
    expect(await field('First name').inputValue()).toBe('Lara');
    await wayBack(visitor);
    await freeTimes().first().waitFor();
    expect(await page.evaluate(() => history.length)).toBe(pages);
    expect(await written(visitor)).toEqual([]);
    await visitor.close();
  });

  it('leads back to the times from the form to leave details', async () => {
    const visitor = await arrive(door, { leads: 'on' });
    await visitor.button('Leave your contact info').click();
    await visitor.field('First name').waitFor();
    await wayBack(visitor);
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it('belongs to the page while a booking is sent, and after', async () => {
    const visitor = await arrive(door);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await visitor.page.route('**/book', (route) => held.then(() => route.continue()));
    await visitor.pickTime(TIME);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.button(/Booking your tour/).waitFor();
    expect(await goBack(visitor)).toBe(false);
    release();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await goBack(visitor)).toBe(false);
    await visitor.close();
  });

  it('still leads back after Escape, which does nothing in the form', async () => {
    const visitor = await arrive(door);
    await openForm(visitor);
    await visitor.page.keyboard.press('Escape');
    await visitor.field('Last name').click();
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    await visitor.page.keyboard.press('Escape');
    await visitor.field('Last name').click();
    await wayBack(visitor);
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it('leaves Escape to a dialog of the page around it', async () => {
    const body = (place: string, script: string) =>
      `<button id="open">Open</button><dialog aria-label="The page's"><h1>Alder House</h1>${place}</dialog>${script}`;
    const visitor = await arrive(door, {}, { ground: { body } });
    await visitor.page.evaluate(() => {
      const dialog = document.querySelector('dialog');
      document.getElementById('open')?.addEventListener('click', () => dialog?.showModal());
    });
    await visitor.page.getByRole('button', { name: 'Open' }).click();
    await openForm(visitor);
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => visitor.page.getByRole('dialog').count()).toBe(0);
    await visitor.page.getByRole('button', { name: 'Open' }).click();
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    await visitor.close();
  });

  it('leads in a dialog from the form to the times, and from there to the page', async () => {
    const visitor = await arrive(door, DIALOG, { ground: OPENER });
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'Book a tour' });
    await page.getByRole('button', { name: 'Tour', exact: true }).click();
    await openForm(visitor);
    await wayBack(visitor);
    await visitor.freeTimes().first().waitFor();
    expect(await dialog.count()).toBe(1);
    // The only watcher left is the dialog's own, which Chromium makes.
    expect(await goBack(visitor)).toBe(false);
    await dialog.evaluate((element) => Reflect.get(element, 'requestClose').call(element));
    await expect.poll(() => dialog.count()).toBe(0);
    await page.getByRole('button', { name: 'Tour', exact: true }).click();
    await openForm(visitor);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await written(visitor)).toEqual([]);
    await visitor.close();
  });

  it('leads from the month to the strip', async () => {
    const visitor = await arrive(door, {}, { viewport: { width: 360, height: 780 } });
    await visitor.widget.getByRole('button', { name: /month/i }).first().click();
    const month = visitor.widget.getByRole('dialog');
    await month.waitFor();
    await month.evaluate((element) => Reflect.get(element, 'requestClose').call(element));
    await expect.poll(() => month.count()).toBe(0);
    await visitor.freeTimes().first().waitFor();
    expect(await written(visitor)).toEqual([]);
    await visitor.close();
  });

  it('belongs to the page where a browser has no CloseWatcher', async () => {
    const visitor = await on.arrive(door, {}, {}, (page) =>
      page.addInitScript(() => Reflect.deleteProperty(window, 'CloseWatcher')).then(() => undefined),
    );
    expect(await visitor.page.evaluate(() => 'CloseWatcher' in window)).toBe(false);
    await visitor.bookTour(TIME);
    await visitor.close();
  });
});
