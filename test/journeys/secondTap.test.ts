import type { CDPSession, Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Attributes, Visit, VisitOptions } from './hosts.ts';
import { mockHosts } from './mockHosts.ts';

const on = mockHosts();
const GAPS = [80, 250] as const;
/** The widths of phones, and the time that a visitor of each books, as a button and as the service has it. */
const PHONES = [
  { width: 320, time: '10:15 AM', start: '2026-12-01T10:15:00' },
  { width: 360, time: '11:15 AM', start: '2026-12-01T11:15:00' },
  { width: 390, time: '2:00 PM', start: '2026-12-01T14:00:00' },
] as const;

/** On a busy machine the second tap comes later than a finger's. Then it is no double tap, and the visitor begins anew. */
class TooLate extends Error {}
/** The longest time between two taps of a double tap, in milliseconds. */
const LONGEST_GAP = 450;

/** Keeps when each press began, in the page. */
const watchPresses = (): void => {
  const presses: number[] = [];
  Reflect.set(window, 'presses', presses);
  window.addEventListener('pointerdown', ({ timeStamp }) => presses.push(timeStamp), { capture: true });
};

/** Taps the middle of `target` twice by touch, `gap` milliseconds apart. Rejects with `TooLate` where it took much longer. */
async function doubleTap({ page }: Visit, cdp: CDPSession, target: Locator, gap: number): Promise<void> {
  await target.click({ trial: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  // Nothing waits until the page has handled the first tap: a finger does not, either.
  const tap = () => [
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ];
  const first = tap();
  await page.waitForTimeout(gap);
  await Promise.all([...first, ...tap()]);
  const presses: readonly number[] = await page.evaluate(() => Reflect.get(window, 'presses').slice(-2));
  const [one = 0, other = Number.POSITIVE_INFINITY] = presses;
  if (other - one > LONGEST_GAP) throw new TooLate(`${other - one} ms`);
}

/** What a second tap could have done on a screen: boxes ticked, other than those of chosen homes, fields checked, notices opened. */
const traces = ({ page }: Visit): Promise<number> =>
  page.locator(':not(.tour-home-card) > input[type=checkbox]:checked, [aria-invalid=true], .tour-notice').count();
/** What was booked, moved and cancelled. */
const sent = ({ requests }: Visit): readonly string[] =>
  requests().flatMap((each) => /^(POST|PUT|DELETE) /.exec(each)?.[1] ?? []);
const BOOKED = ['POST'];

type Phone = (typeof PHONES)[number];
/** Visitors with all phones take part in a test at once: each of them waits most of the time. */
const onPhones = async (run: (phone: Phone) => Promise<void>): Promise<void> => {
  const untilInTime = async (phone: Phone): Promise<void> => {
    for (let tries = 1; ; tries += 1)
      try {
        return await run(phone);
      } catch (error) {
        if (!(error instanceof TooLate) || tries === MOST_TRIES) throw error;
        await giveBack(phone);
      }
  };
  await Promise.all(PHONES.map(untilInTime));
};
/** Cancels the tour that the visitor may have booked before they begin anew. */
async function giveBack({ start }: Phone): Promise<void> {
  const { url, control } = on.mock();
  const state = (await control('GET', 'state')) as { readonly appointments: readonly { id: number; start: string }[] };
  for (const { id } of state.appointments.filter((tour) => tour.start.startsWith(start)))
    await fetch(`${url}/api/v2/appointments/${id}`, { method: 'DELETE' });
}
/** How often a visitor begins anew at most. */
const MOST_TRIES = 10;

/** A visitor with a phone. */
async function open({ width, time }: Phone, attributes: Attributes = {}, options: VisitOptions = {}) {
  const phone = { viewport: { width, height: 640 }, hasTouch: true, isMobile: true };
  const visitor = await on.arrive('script tag', attributes, { ...phone, ...options });
  const { page, button } = visitor;
  await page.evaluate(watchPresses);
  const cdp = await page.context().newCDPSession(page);
  const settled = (): Promise<void> => expect.poll(() => page.locator('[data-settling]').count()).toBe(0);
  const heading = (name: string) => page.getByRole('heading', { name });
  return {
    visitor,
    settled,
    /** Taps `target` twice. Then the visitor is at the heading `name`, and has done and sent nothing more. */
    async leads(gap: number, target: Locator, name: string, requests: readonly string[] = []): Promise<void> {
      await settled();
      await doubleTap(visitor, cdp, target, gap);
      await heading(name).waitFor();
      await settled();
      expect(await heading(name).count(), `${name}, ${width} px, ${gap} ms`).toBe(1);
      expect(await traces(visitor), `${name}, ${width} px, ${gap} ms`).toBe(0);
      expect(sent(visitor), `${name}, ${width} px, ${gap} ms`).toEqual(requests);
    },
    async book(): Promise<void> {
      await visitor.bookTour(time);
      await button('Cancel tour').waitFor();
    },
  };
}

it('leads from a time to the form, and back to the times', () =>
  onPhones(async (phone) => {
    const { visitor, leads } = await open(phone);
    await visitor.freeTimes().first().waitFor();
    for (const gap of GAPS) {
      await visitor.openPart('10:15 AM');
      await leads(gap, visitor.freeTimes().first(), 'Your details');
      await leads(gap, visitor.button('Change day or time'), 'Tuesday, December 1');
    }
    await visitor.close();
  }));

it('leads from the next available time to the form', () =>
  onPhones(async (phone) => {
    const { visitor, leads } = await open(phone);
    for (const gap of GAPS) {
      await leads(gap, visitor.widget.locator('.tour-chip').first(), 'Your details');
      await visitor.button('Change day or time').click();
    }
    await visitor.close();
  }));

it.each(GAPS)('leads from the ticket to moving, back, and to cancelling, %s ms apart', (gap) =>
  onPhones(async (phone) => {
    const { visitor, book, leads } = await open(phone);
    const { page } = visitor;
    const press = (name: string | RegExp): Locator => page.getByRole('button', { name });
    await book();
    await leads(gap, press('Change time'), 'Move your tour', BOOKED);
    expect(await press('Move tour').getAttribute('aria-disabled')).toBe('true');
    await leads(gap, press(/^Keep /), 'Your tour is booked', BOOKED);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await leads(gap, press('Cancel tour'), 'Cancel your tour?', BOOKED);
    await leads(gap, press('Keep my tour'), 'Your tour is booked', BOOKED);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await press('Cancel tour').click();
    // A button of the same name stood there before.
    await page.getByRole('heading', { name: 'Cancel your tour?' }).waitFor();
    await leads(gap, press('Cancel tour').last(), 'Your tour is cancelled', [...BOOKED, 'DELETE']);
    await visitor.close();
  }),
);

it.each(GAPS)('opens the month, and closes it with the day of the first tap, %s ms apart', (gap) =>
  onPhones(async (phone) => {
    const { visitor, leads, settled } = await open(phone);
    const { page } = visitor;
    await visitor.freeTimes().first().waitFor();
    // This heading shows before the month does.
    await leads(gap, visitor.button('Month'), 'Tuesday, December 1');
    const sheet = page.getByRole('dialog', { name: 'Choose a day' });
    await sheet.waitFor();
    await settled();
    expect(await sheet.count()).toBe(1);
    await leads(gap, visitor.dayInMonth('Wednesday, December 2, 2026'), 'Wednesday, December 2');
    await sheet.waitFor({ state: 'hidden' });
    await visitor.close();
  }),
);

it('opens the dialog by a trigger that a time comes over', () =>
  onPhones(async (phone) => {
    const body = (place: string, script: string): string =>
      `<button data-tour-booking-open style="position: fixed; padding: 0">Tour this home</button>${place}${script}`;
    const { visitor, leads } = await open(phone, { mode: 'dialog' }, { ground: { body, headers: {} } });
    const { page } = visitor;
    const trigger = page.getByRole('button', { name: 'Tour this home' });
    const dialog = page.getByRole('dialog', { name: 'Book a tour' });
    await trigger.click();
    const box = await visitor.freeTimes().first().boundingBox();
    const close = dialog.getByRole('button', { name: 'Close', exact: true });
    await close.click();
    await trigger.evaluate((element, at) => {
      element.style.insetBlockStart = `${at?.y ?? 0}px`;
      element.style.insetInlineStart = `${at?.x ?? 0}px`;
    }, box);
    for (const gap of GAPS) {
      await leads(gap, trigger, 'Tuesday, December 1');
      expect(await dialog.count()).toBe(1);
      await close.click();
    }
    await visitor.close();
  }));

/** Homes have photos, which the strict policy of the page would refuse. */
const HOMES = { homes: '10001, 10002', community: '201', 'public-key': 'pk_demo' };

it.each(GAPS)('leads to the choice of homes, and back to the times, %s ms apart', (gap) =>
  onPhones(async (phone) => {
    const { visitor, leads } = await open(phone, HOMES, { ground: { headers: {} } });
    const { page, widget } = visitor;
    const choice = page.getByRole('dialog', { name: 'Which homes would you like to see?' });
    await widget.getByText('$3,720').first().waitFor();
    await leads(gap, visitor.button('Add a home'), 'Which homes would you like to see?');
    await choice.getByText('$2,740').waitFor();
    expect(await choice.count()).toBe(1);
    expect(await choice.getByRole('checkbox', { checked: true }).count()).toBe(2);
    await leads(gap, choice.getByRole('button', { name: 'See times' }), 'Tuesday, December 1');
    expect(await choice.count()).toBe(0);
    expect(await widget.getByRole('button', { name: /^Take out / }).count()).toBe(2);
    await visitor.close();
  }),
);

it.each(GAPS)('leads from a kind of tour to its times, %s ms apart', (gap) =>
  onPhones(async (phone) => {
    const { visitor, leads } = await open(phone, { 'tour-kinds': 'in-person=101, self-guided=102, video=106' });
    const { widget } = visitor;
    const kind = widget.getByRole('radio', { name: /^Video/ });
    await kind.waitFor();
    await visitor.freeTimes().first().waitFor();
    await leads(gap, widget.locator('.tour-kind').filter({ hasText: 'Video' }), 'Tuesday, December 1');
    expect(await kind.isChecked()).toBe(true);
    await visitor.close();
  }),
);

it.each(GAPS)('leads to leaving details, back, and to the thanks, %s ms apart', (gap) =>
  onPhones(async (phone) => {
    const { visitor, leads } = await open(phone, { leads: 'on' });
    const leave = visitor.button('Leave your details');
    await visitor.freeTimes().first().waitFor();
    await leads(gap, leave, 'Leave your details');
    await leads(gap, visitor.button('Back to the times'), 'Tuesday, December 1');
    await leave.click();
    await visitor.fillDetails();
    await leads(gap, visitor.button('Ask for a time'), 'Thanks, Lara', ['POST']);
    await leads(gap, visitor.button('Back to the times'), 'Tuesday, December 1', ['POST']);
    await visitor.close();
  }),
);

it.each(GAPS)('opens the dialog of the floating button, and closes it, %s ms apart', (gap) =>
  onPhones(async (phone) => {
    const { visitor, leads } = await open(phone, { mode: 'button' });
    const { page } = visitor;
    const dialog = page.getByRole('dialog', { name: 'Book a tour' });
    const trigger = page.getByRole('button', { name: /^Book a tour/ });
    await leads(gap, trigger, 'Tuesday, December 1');
    expect(await dialog.count()).toBe(1);
    await leads(gap, dialog.getByRole('button', { name: 'Close', exact: true }), 'Alder House');
    expect(await dialog.count()).toBe(0);
    await visitor.close();
  }),
);

it('a double click of the mouse on a time leaves the form as it was', async () => {
  const visitor = await on.arrive('script tag', {}, { viewport: { width: 1280, height: 720 } });
  await visitor.openPart('10:15 AM');
  const { x = 0, y = 0 } = (await visitor.freeTimes().first().boundingBox()) ?? {};
  const { mouse } = visitor.page;
  await mouse.move(x + 20, y + 20);
  // As with the finger, no press waits for the page.
  await Promise.all([1, 2].flatMap((clickCount) => [mouse.down({ clickCount }), mouse.up({ clickCount })]));
  await visitor.heading('Your details').waitFor();
  expect(await visitor.focused()).toBe('Your details');
  expect(await traces(visitor)).toBe(0);
  await visitor.close();
});
