import type { CDPSession, Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Attributes, endSettling, type Visit, type VisitOptions } from './hosts.ts';
import { mockHosts } from './mockHosts.ts';

// A finger that taps twice. `src/ui/settle.test.ts` has for how long a new screen takes no press; here that lasts until the test ends it.

const on = mockHosts({ doors: ['script tag'] });

/** When the second tap comes: without a look at the page, as a quick finger's, or once the new screen is there. */
type Second = 'at once' | 'later';
const SECONDS = ['at once', 'later'] as const;

/** Taps the middle of `target` by touch, and taps the same place again. */
async function doubleTap(cdp: CDPSession, target: Locator, isThere: () => Promise<void>): Promise<void> {
  await target.click({ trial: true });
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  const tap = () => [
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ];
  const first = tap();
  await isThere();
  await Promise.all([...first, ...tap()]);
}

/** What a second tap could have done on a screen: boxes ticked, other than those of chosen homes, fields checked, notices opened. */
const traces = ({ page }: Visit): Promise<number> =>
  page.locator(':not(.tour-home-card) > input[type=checkbox]:checked, [aria-invalid=true], .tour-notice').count();
/** What was booked, moved and canceled. */
const sent = ({ requests }: Visit): readonly string[] =>
  requests().flatMap((each) => /^(POST|PUT|DELETE) /.exec(each)?.[1] ?? []);
const BOOKED = ['POST'];

/** A visitor with a phone. */
async function open(attributes: Attributes = {}, options: VisitOptions = {}) {
  const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  const visitor = await on.arrive('script tag', attributes, { ...phone, settles: 'when told', ...options });
  const { page } = visitor;
  const cdp = await page.context().newCDPSession(page);
  const heading = (name: string) => page.getByRole('heading', { name });
  return {
    visitor,
    settle: () => endSettling(page),
    /** Taps `target` twice. Then the visitor is at the heading `name`, and has done and sent nothing more. */
    async leads(second: Second, target: Locator, name: string, requests: readonly string[] = []): Promise<void> {
      await doubleTap(cdp, target, async () => {
        if (second === 'later') await heading(name).waitFor();
      });
      await heading(name).waitFor();
      await endSettling(page);
      expect(await heading(name).count(), `${name}, ${second}`).toBe(1);
      expect(await traces(visitor), `${name}, ${second}`).toBe(0);
      expect(sent(visitor), `${name}, ${second}`).toEqual(requests);
    },
  };
}

it('leads from a time and from the next available one to the form, and back to the times', async () => {
  const { visitor, leads } = await open();
  await visitor.freeTimes().first().waitFor();
  for (const second of SECONDS) {
    await visitor.openPart('10:15 AM');
    await leads(second, visitor.freeTimes().first(), 'Your details');
    expect(await visitor.focused()).toBe('Your details');
    await leads(second, visitor.button('Change day or time'), 'Tuesday, December 1');
    await leads(second, visitor.widget.locator('.tour-chip').first(), 'Your details');
    expect(await visitor.focused()).toBe('Your details');
    await leads(second, visitor.button('Change day or time'), 'Tuesday, December 1');
  }
  await visitor.close();
});

it('leads from the ticket to moving, back, and to canceling', async () => {
  const { visitor, leads, settle } = await open();
  const { page } = visitor;
  const press = (name: string | RegExp): Locator => page.getByRole('button', { name });
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await settle();
  await visitor.submit();
  await press('Cancel tour').waitFor();
  await settle();
  await leads('later', press('Move tour'), 'Move your tour', BOOKED);
  expect(await press('Move tour').getAttribute('aria-disabled')).toBe('true');
  await leads('later', press(/^Keep /), 'Your tour is booked', BOOKED);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await leads('later', press('Cancel tour'), 'Cancel your tour?', BOOKED);
  await leads('later', press('Keep my tour'), 'Your tour is booked', BOOKED);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await press('Cancel tour').click();
  // A button of the same name stood there before.
  await page.getByRole('heading', { name: 'Cancel your tour?' }).waitFor();
  await settle();
  await leads('later', press('Cancel tour').last(), 'Your tour is canceled', [...BOOKED, 'DELETE']);
  await visitor.close();
});

it('opens the month, and closes it with the day of the first tap', async () => {
  const { visitor, leads, settle } = await open();
  const sheet = visitor.page.getByRole('dialog', { name: 'Choose a day' });
  await visitor.freeTimes().first().waitFor();
  // This heading shows before the month does.
  await leads('at once', visitor.button('Month'), 'Tuesday, December 1');
  await sheet.waitFor();
  await settle();
  expect(await sheet.count()).toBe(1);
  await leads('later', visitor.dayInMonth('Wednesday, December 2, 2026'), 'Wednesday, December 2');
  await sheet.waitFor({ state: 'hidden' });
  await visitor.close();
});

it('opens the dialog by a trigger that a time comes over', async () => {
  const body = (place: string, script: string): string =>
    `<button data-tour-booking-open style="position: fixed; padding: 0">Tour this home</button>${place}${script}`;
  const { visitor, leads, settle } = await open({ mode: 'dialog' }, { ground: { body, headers: {} } });
  const { page } = visitor;
  const trigger = page.getByRole('button', { name: 'Tour this home' });
  const dialog = page.getByRole('dialog', { name: 'Book a tour' });
  await trigger.click();
  const box = await visitor.freeTimes().first().boundingBox();
  const close = dialog.getByRole('button', { name: 'Close', exact: true });
  await settle();
  await close.click();
  await trigger.evaluate((element, at) => {
    element.style.insetBlockStart = `${at?.y ?? 0}px`;
    element.style.insetInlineStart = `${at?.x ?? 0}px`;
  }, box);
  for (const second of SECONDS) {
    await leads(second, trigger, 'Tuesday, December 1');
    expect(await dialog.count()).toBe(1);
    await close.click();
  }
  await visitor.close();
});

/** Homes have photos, which the strict policy of the page would refuse. */
const HOMES = { homes: '10001 | 10002', community: '201', 'public-key': 'pk_demo' };

it('leads to the choice of homes, and back to the times', async () => {
  const { visitor, leads } = await open(HOMES, { ground: { headers: {} } });
  const { page, widget } = visitor;
  const choice = page.getByRole('dialog', { name: 'Which homes would you like to see?' });
  await widget.getByText('4B and 2F').waitFor();
  await leads('later', visitor.button('Change'), 'Which homes would you like to see?');
  await choice.getByText('$2,740').waitFor();
  expect(await choice.count()).toBe(1);
  expect(await choice.getByRole('checkbox', { checked: true }).count()).toBe(2);
  await leads('later', choice.getByRole('button', { name: 'See times' }), 'Tuesday, December 1');
  expect(await choice.count()).toBe(0);
  await widget.getByText('4B and 2F').waitFor();
  await visitor.close();
});

it('leads from a kind of tour to its times', async () => {
  const { visitor, leads } = await open({ 'tour-kinds': 'in-person=101 | self-guided=102 | video=106' });
  const { widget } = visitor;
  const kind = widget.getByRole('radio', { name: /^Video/ });
  await kind.waitFor();
  await visitor.freeTimes().first().waitFor();
  await leads('at once', widget.locator('.tour-kind').filter({ hasText: 'Video' }), 'Tuesday, December 1');
  expect(await kind.isChecked()).toBe(true);
  await visitor.close();
});

it('leads to leaving details, back, and to the thanks', async () => {
  const { visitor, leads, settle } = await open({ leads: 'on' });
  const leave = visitor.button('Leave your contact info');
  await visitor.freeTimes().first().waitFor();
  await leads('later', leave, 'Leave your contact info');
  await leads('later', visitor.button('Back to times'), 'Tuesday, December 1');
  await leave.click();
  await visitor.fillDetails();
  await settle();
  await leads('later', visitor.button('Ask for a time'), 'Thanks, Lara', ['POST']);
  await leads('later', visitor.button('Back to times'), 'Tuesday, December 1', ['POST']);
  await visitor.close();
});

it('opens the dialog of the floating button, and closes it', async () => {
  const { visitor, leads } = await open({ mode: 'button' });
  const { page } = visitor;
  const dialog = page.getByRole('dialog', { name: 'Book a tour' });
  await leads('later', page.getByRole('button', { name: /^Book a tour/ }), 'Tuesday, December 1');
  expect(await dialog.count()).toBe(1);
  await leads('at once', dialog.getByRole('button', { name: 'Close', exact: true }), 'Alder House');
  expect(await dialog.count()).toBe(0);
  await visitor.close();
});

it('a double click of the mouse on a time leaves the form as it was', async () => {
  const desk = { viewport: { width: 1280, height: 720 }, hasTouch: false, isMobile: false };
  const { visitor } = await open({}, desk);
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
