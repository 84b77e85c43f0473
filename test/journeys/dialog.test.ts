import { describe, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { settled } from '../settled.ts';
import type { Visit, VisitOptions } from './hosts.ts';
import { BUILDS, type Door, mockHosts } from './mockHosts.ts';
import { lara } from './visitor.ts';

const on = mockHosts();
const NARROW = { viewport: { width: 360, height: 640 } };

const dialog = ({ page }: Visit) => page.getByRole('dialog', { name: 'Book a tour' });
const launcherButton = ({ page }: Visit) => page.getByRole('button', { name: /^Book a tour/ });
const isOpen = (visitor: Visit) => dialog(visitor).count();

/** A visitor on a page that is longer than the window, with the button of the widget on it. */
async function arrive(door: Door, options?: VisitOptions): Promise<Visit> {
  const visitor = await on.arrive(door, { mode: 'button' }, options);
  await launcherButton(visitor).waitFor();
  await visitor.page.evaluate(() => {
    const text = document.createElement('p');
    text.style.height = '3000px';
    text.textContent = 'Quiet rooms on a lively street';
    document.querySelector('main')?.append(text);
  });
  return visitor;
}

async function openByMouse(visitor: Visit): Promise<void> {
  await launcherButton(visitor).click();
  await visitor.freeTimes().first().waitFor();
  await settled(visitor.page);
}

describe.each(BUILDS)('%s', (door) => {
  it('books a tour in the dialog, and shows it when the dialog is opened again', async () => {
    const visitor = await arrive(door);
    await openByMouse(visitor);
    await visitor.pickTime('10:00 AM');
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await dialog(visitor).getByRole('button', { name: 'Close', exact: true }).click();
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await expect.poll(visitor.focused).toMatch(/^Your tour: Tue · 10:00\sAM$/);
    await visitor.page.keyboard.press('Enter');
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close();
  });

  it('ignores Escape and the close button while a booking is sent, says why, and shows the outcome', async () => {
    const visitor = await arrive(door);
    const { page } = visitor;
    await openByMouse(visitor);
    await visitor.pickTime('10:00 AM');
    await visitor.fillDetails();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/book$/, async (route) => {
      await held;
      await route.continue();
    });
    await visitor.submit();
    await visitor.button(/Booking your tour/).waitFor();
    const words = dialog(visitor).getByText('One moment. We’re still sending this.');
    // The browser does not ask the page about a second Escape in a row.
    for (const _press of ['first', 'second', 'third']) await page.keyboard.press('Escape');
    await words.waitFor();
    expect(await isOpen(visitor)).toBe(1);
    await dialog(visitor).getByRole('button', { name: 'Close', exact: true }).click();
    expect(await isOpen(visitor)).toBe(1);
    release();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await words.count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await visitor.close();
  });

  it('opens by keyboard with the focus on it, and Escape closes the month in it first', async () => {
    const visitor = await arrive(door, NARROW);
    const { page, focused } = visitor;
    await launcherButton(visitor).focus();
    await page.keyboard.press('Enter');
    await visitor.freeTimes().first().waitFor();
    expect(await focused()).toBe('Book a tour');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Close');
    await visitor.button('Month').focus();
    await page.keyboard.press('Enter');
    const month = visitor.widget.getByRole('dialog', { name: 'Choose a day' });
    await month.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => month.count()).toBe(0);
    expect(await isOpen(visitor)).toBe(1);
    await expect.poll(focused).toBe('Month');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await expect.poll(focused).toMatch(/^Book a tour/);
    await visitor.close();
  });

  it('keeps what was typed, and where the visitor was', async () => {
    const visitor = await arrive(door);
    await openByMouse(visitor);
    await visitor.pickTime('10:00 AM');
    await visitor.field('First name').fill(lara.first);
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await launcherButton(visitor).click();
    await visitor.heading('Your details').waitFor();
    expect(await visitor.field('First name').inputValue()).toBe(lara.first);
    await visitor.close();
  });

  it.each([1280, 360])('neither scrolls, shifts nor changes the page behind, at %i px', async (width) => {
    const visitor = await arrive(door, { viewport: { width, height: 640 } });
    const { page } = visitor;
    const behind = () =>
      page.evaluate(() => ({
        scrolled: window.scrollY,
        at: document.querySelector('h1')?.getBoundingClientRect().x,
        tags: [document.documentElement, document.body]
          .map((tag) => tag.cloneNode(false))
          .map((tag) => (tag instanceof Element ? tag.outerHTML : '')),
        address: location.href,
        entries: history.length,
      }));
    await page.mouse.move(100, 200);
    await page.mouse.wheel(0, 40);
    await expect.poll(async () => (await behind()).scrolled).toBe(40);
    const before = await behind();
    await openByMouse(visitor);
    // Tries to scroll over the panel, beside it, and with the keys, on the dialog and inside it.
    for (const [x, y] of [
      [width / 2, 400],
      [5, 20],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, 700);
      await page.mouse.wheel(0, -20);
    }
    const browser = await page.context().newCDPSession(page);
    const swipe = { gestureSourceType: 'touch', yDistance: -200, speed: 4000 } as const;
    for (const [x, y] of [
      [width / 2, 400],
      [5, 300],
    ] as const)
      await browser.send('Input.synthesizeScrollGesture', { x, y, ...swipe });
    for (const key of ['PageDown', 'End', 'Space', 'ArrowDown']) await page.keyboard.press(key);
    await visitor.freeTimes().first().focus();
    for (const key of ['PageDown', 'End']) await page.keyboard.press(key);
    expect(await behind()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(0);
    expect(await behind()).toEqual(before);
    // The page can be scrolled at all, now that the dialog is closed.
    await page.mouse.move(100, 200);
    await page.mouse.wheel(0, 40);
    await expect.poll(async () => (await behind()).scrolled).toBe(80);
    await visitor.close();
  });

  it('closes by a press beside it, unless that began inside', async () => {
    const visitor = await arrive(door);
    const { page } = visitor;
    await openByMouse(visitor);
    const inside = await visitor.heading('Tuesday, December 1').boundingBox();
    await page.mouse.move((inside?.x ?? 0) + 5, (inside?.y ?? 0) + 5);
    await page.mouse.down();
    await page.mouse.move(20, 300);
    await page.mouse.up();
    expect(await isOpen(visitor)).toBe(1);
    await page.mouse.click(20, 300);
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await visitor.close();
  });

  it('is a card in the middle, and a sheet at the bottom with the page above where the window is narrow', async () => {
    const visitor = await arrive(door);
    await openByMouse(visitor);
    const panel = () => visitor.widget.boundingBox();
    const card = await panel();
    expect(card?.width).toBe(760);
    expect(card?.x).toBeCloseTo((1280 - 760) / 2, -1);
    await visitor.page.setViewportSize(NARROW.viewport);
    await visitor.widget.getByRole('group', { name: 'Days' }).waitFor();
    const sheet = await panel();
    expect(sheet).toMatchObject({ x: 0, width: 360 });
    expect(sheet?.y).toBeGreaterThanOrEqual(56);
    await visitor.close();
  });

  it('has no fault that axe finds, open or not', async () => {
    const visitor = await arrive(door, NARROW);
    expect(await axeViolations(visitor.page)).toEqual([]);
    await openByMouse(visitor);
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.pickTime('10:00 AM');
    await visitor.heading('Your details').waitFor();
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.close();
  });
});

describe('triggers', () => {
  /** Adds triggers to a page that has the widget already. */
  const add = (visitor: Visit, html: string) =>
    visitor.page.evaluate((text) => document.querySelector('main')?.insertAdjacentHTML('beforeend', text), html);

  it('open the dialog, also when they come later; a link that opens none goes its own way', async () => {
    const visitor = await on.arrive('script tag', { id: 'tour', mode: 'dialog' });
    const { page } = visitor;
    await page.waitForFunction(() => document.querySelector('tour-booking')?.shadowRoot);
    // The element shows nothing in its place.
    expect(await page.getByRole('link').count()).toBe(0);
    await add(
      visitor,
      `<button data-tour-booking-open="tour">Tour 4B</button><a href="#contact" data-tour-booking-open><b>Book</b></a><a href="#other" data-tour-booking-open="elsewhere">Other</a>`,
    );
    await page.getByRole('button', { name: 'Tour 4B' }).click();
    await visitor.freeTimes().first().waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await expect.poll(visitor.focused).toBe('Tour 4B');
    expect(await page.getByRole('button', { name: 'Tour 4B' }).getAttribute('aria-busy')).toBeNull();
    await page.getByRole('link', { name: 'Book' }).click();
    await expect.poll(() => isOpen(visitor)).toBe(1);
    expect(new URL(page.url()).hash).toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await page.getByRole('link', { name: 'Book' }).click({ modifiers: ['Alt'] });
    await page.getByRole('link', { name: 'Other' }).click();
    await expect.poll(() => new URL(page.url()).hash).toBe('#other');
    expect(await isOpen(visitor)).toBe(0);
    await visitor.close(/nothing opens by this data-tour-booking-open="elsewhere"/);
  });

  it('tell the page of each opening and closing', async () => {
    const visitor = await on.arrive('script tag', { mode: 'button' });
    const told = await visitor.page.evaluateHandle(() => {
      const events: unknown[] = [];
      for (const name of ['opened', 'closed'])
        document.addEventListener(`tour-booking:${name}`, (event) =>
          events.push([name, event instanceof CustomEvent ? event.detail : undefined]),
        );
      return events;
    });
    await openByMouse(visitor);
    await visitor.page.keyboard.press('Escape');
    await expect
      .poll(() => told.jsonValue())
      .toEqual([
        ['opened', { groupId: 101 }],
        ['closed', { groupId: 101 }],
      ]);
    await visitor.close();
  });

  it("a React site's own element opens TourBookingDialog, and gets the focus back", async () => {
    const visitor = await on.arrive('React build', { trigger: 'Tour this home' });
    const trigger = visitor.page.getByRole('button', { name: 'Tour this home' });
    expect(await trigger.getAttribute('aria-expanded')).toBe('false');
    expect(visitor.requests()).toEqual([]);
    await trigger.click();
    await visitor.freeTimes().first().waitFor();
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => isOpen(visitor)).toBe(0);
    await expect.poll(visitor.focused).toBe('Tour this home');
    await visitor.close();
  });
});
