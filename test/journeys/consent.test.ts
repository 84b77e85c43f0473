import { describe, expect, it } from 'vitest';
import { heardOn, listenOn, listOn } from './ears.ts';
import { START, type Visit } from './hosts.ts';
import { BOTH_BUILDS, mockHosts, ONE_BUILD } from './mockHosts.ts';
import { startTranslator, type Way } from './translator.ts';

const on = mockHosts();
const NAMED = {
  'sms-sender': 'Alder House Leasing',
  'sms-terms-url': '/terms',
  'privacy-url': '/privacy',
  'data-layer': 'on',
};
const LABEL =
  'Text me reminders and updates from Alder House Leasing: about 3 messages about this tour. Message and data rates may apply. Reply STOP to end, HELP for help. Consent is not a condition of a tour.';

const box = ({ widget }: Visit) => widget.getByRole('checkbox', { name: LABEL });
const book = async (visitor: Visit): Promise<unknown> => {
  await visitor.submit();
  await visitor.heading('Your tour is booked').waitFor();
  return (await heardOn(visitor.page)).at(-1)?.[1].consent;
};

it('warns an integrator whose carriers would refuse it, once, by the names of the attributes', async () => {
  const said: string[] = [];
  const visitor = await on.arrive('script tag', { 'privacy-url': '/privacy' }, {}, async (page) => {
    page.on('console', (message) => said.push(message.text()));
  });
  const warnings = () => said.filter((text) => text.includes('carriers'));
  await visitor.freeTimes().first().waitFor();
  expect(warnings()).toEqual([]);
  for (const time of ['10:15 AM', '11:15 AM']) {
    await visitor.pickTime(time);
    await visitor.field('First name').waitFor();
    await visitor.button('Change day or time').click();
  }
  await visitor.freeTimes().first().waitFor();
  expect(warnings()).toEqual([expect.stringContaining('without `sms-sender`, `sms-terms-url`;')]);
  await visitor.close();
});

describe.each(ONE_BUILD)('the consent to text messages, %s', (door) => {
  it('is told with its words, and kept nowhere', async () => {
    const visitor = await on.arrive(door, NAMED, {}, listenOn);
    const { page, widget } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    const opened = page.context().waitForEvent('page');
    await widget.getByRole('link', { name: 'Terms' }).click();
    await (await opened).close();
    expect(await box(visitor).isChecked()).toBe(false);
    await box(visitor).check();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await widget.locator('a:focus').textContent()).toBe('Privacy notice');
    const { origin } = new URL(page.url());
    const consent = await book(visitor);
    const text = `${LABEL}\nTerms: ${origin}/terms\nPrivacy notice: ${origin}/privacy`;
    expect(consent).toEqual({
      given: true,
      text,
      locale: 'en-US',
      at: expect.stringContaining(START.utc.slice(0, 10)),
    });
    expect((await listOn(page)).at(-1)).toMatchObject({ event: 'tour_booking_booked', tour_consent: true });
    expect(JSON.stringify(await listOn(page))).not.toMatch(/Alder House Leasing|STOP/);
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('2026-12-01T10:15:00');
    expect(kept).not.toMatch(/Alder House Leasing|STOP|consent|sms_opted_in/);
    await visitor.close();
  });

  it.each<Way>(['Firefox', 'Chrome, in shadow roots'])('says that %s translated the words', async (way) => {
    const visitor = await on.arrive(door, NAMED, {}, listenOn);
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await box(visitor).waitFor();
    await startTranslator(visitor.page, way);
    const consent = await book(visitor);
    expect(consent).toMatchObject({ given: false, translated: true, text: expect.stringContaining(LABEL) });
    await visitor.close();
  });
});

describe.each(BOTH_BUILDS)('the box for consent, %s', (door) => {
  it('is ticked and unticked by a mouse, a finger and a key, on the box or its words', async () => {
    const visitor = await on.arrive(door, NAMED, { hasTouch: true }, listenOn);
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    const words = visitor.widget.getByText(LABEL);
    const presses: readonly (() => Promise<void>)[] = [
      () => box(visitor).click(),
      () => words.click(),
      () => box(visitor).tap(),
      () => words.tap(),
      () => box(visitor).press('Space'),
    ];
    let isTicked = false;
    for (const press of presses) {
      await press();
      isTicked = !isTicked;
      await expect.poll(() => box(visitor).isChecked()).toBe(isTicked);
    }
    expect(isTicked).toBe(true);
    // This key sends a form or does nothing. It never consents.
    await box(visitor).press('Enter');
    expect(await box(visitor).isChecked()).toBe(true);
    expect(await book(visitor)).toMatchObject({ given: true, text: expect.stringContaining(LABEL) });
    await visitor.close();
  });

  it('loses its tick with another number', async () => {
    const visitor = await on.arrive(door, NAMED, {}, listenOn);
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await box(visitor).check();
    await visitor.field('Phone').press('End');
    await visitor.field('Phone').press('Backspace');
    await visitor.field('Phone').pressSequentially('4');
    expect(await box(visitor).isChecked()).toBe(false);
    expect(await book(visitor)).toMatchObject({ given: false });
    await visitor.close();
  });
});
