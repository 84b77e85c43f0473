import { describe, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import type { Visit } from './hosts.ts';
import { mockHosts, ONE_BUILD, WIDTHS } from './mockHosts.ts';

const on = mockHosts();

/** Group 105 never has a free time. */
const NOTHING_FREE = { 'group-id': '105', 'days-ahead': '5', 'contact-email': 'tours@alderhouse.example' };

interface KeptProspect {
  readonly group: number;
  readonly people: readonly object[];
  readonly details: Readonly<Record<string, unknown>>;
}
/** The prospects that the company has. */
const prospects = async (): Promise<readonly KeptProspect[]> => {
  const { prospects: kept } = (await on.mock().control('GET', 'state')) as { prospects: readonly KeptProspect[] };
  return kept;
};

/** The ways on take the place of the calendar by themselves, once the widget has asked about all bookable days. */
const openLead = ({ heading }: Visit): Promise<void> => heading('Fully booked through Sunday, December 6').waitFor();
/** The form to leave details is one of them. */
const unfold = ({ widget }: Visit): Promise<void> => widget.locator('summary').click();

describe.each(ONE_BUILD)('%s', (door) => {
  it('leaves details where nothing is free', async () => {
    const visitor = await on.arrive(door, NOTHING_FREE);
    await openLead(visitor);
    // The visitor did nothing yet, so the focus stays where it was.
    expect(await visitor.isInWidget()).toBe(false);
    expect(await visitor.field('First name').isVisible()).toBe(false);
    await unfold(visitor);
    await visitor.widget.getByRole('checkbox', { name: 'Mornings' }).check();
    await visitor.widget.getByRole('checkbox', { name: 'Saturdays' }).check();
    await visitor.fillDetails();
    await visitor.button('Ask for a time').click();
    await visitor.heading('Thanks, Lara').waitFor();
    await expect.poll(() => visitor.focused()).toBe('Thanks, Lara');
    expect(await prospects()).toMatchObject([
      {
        group: 105,
        people: [
          { first_name: 'Lara', last_name: 'Smith', email: 'lara.smith@example.com', phone_1: '(555) 777-5555' },
        ],
        details: {
          notes:
            'I’d like a tour. Best times: mornings or Saturdays. I found no open times online through Sunday, December 6, 2026.',
          source_type: 'website',
          device: 'desktop',
        },
      },
    ]);
    expect(visitor.problems()).toEqual([]);
  });

  it('leaves details by keyboard alone, at 360 px', async () => {
    const visitor = await on.arrive(door, NOTHING_FREE, { viewport: { width: 360, height: 780 } });
    const { page, button, heading, field, widget, focused } = visitor;
    await openLead(visitor);
    await widget.locator('summary').focus();
    await expect.poll(focused).toBe('Leave your contact info');
    await page.keyboard.press('Enter');
    await widget.getByRole('checkbox', { name: 'Evenings' }).focus();
    await page.keyboard.press('Space');
    await field('First name').focus();
    for (const text of ['Lara', 'Smith', 'lara.smith@example.com']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await heading('Thanks, Lara').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await prospects()).toHaveLength(1);
    await button('Back to times').focus();
    await page.keyboard.press('Enter');
    await button('Leave your contact info').waitFor();
  });
});

describe.each(ONE_BUILD)('%s: nothing free in the next days', (door) => {
  const attributes = { 'group-id': '105', 'contact-phone': '+1 555 123 4567' };
  const next = 'Fully booked through Monday, December 14';

  it.each(WIDTHS)('looks further, and opens the calendar anyway, by keyboard, %s px', async (width) => {
    const visitor = await on.arrive(door, attributes, { viewport: { width, height: 900 } });
    const { page, button, heading, widget, focused } = visitor;
    await heading(next).waitFor();
    expect(visitor.requests().filter((each) => each.includes('time='))).toHaveLength(14);
    await button('Keep looking').focus();
    await page.keyboard.press('Enter');
    await heading('Fully booked through Monday, December 28').waitFor();
    expect(visitor.requests().filter((each) => each.includes('time='))).toHaveLength(28);
    await expect.poll(focused).toBe('Keep looking');
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('See December 2026');
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe('Choose a day and time');
    await widget.getByText('Tuesday, December 29').first().waitFor();
    await button('Leave your contact info').click();
    // The visitor has used the calendar, so the widget has asked about the month in view too, and the number may be higher.
    await expect.poll(focused).toMatch(/^Fully booked through /);
    await visitor.close();
  });

  it('has the contact alone where leads are off', async () => {
    const visitor = await on.arrive(door, { ...attributes, leads: 'off' });
    await visitor.heading(next).waitFor();
    await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    expect(await visitor.field('First name').count()).toBe(0);
    await visitor.close();
  });

  it('never takes the calendar from a visitor who uses it', async () => {
    const visitor = await on.arrive(door, { ...attributes, prefetch: 'touch' });
    await visitor.button('Find the next available day').focus();
    await visitor.day('Monday, December 14, 2026, no times left').waitFor();
    expect(await visitor.heading(next).count()).toBe(0);
    await visitor.button('Keep looking').waitFor();
    await visitor.close();
  });
});

describe('script tag', () => {
  it('offers to leave details below the times with `leads="on"`, and returns to the same times', async () => {
    const visitor = await on.arrive('script tag', { leads: 'on' });
    const { button, heading, widget, page } = visitor;
    const first = visitor.freeTimes().first();
    await first.waitFor();
    // The card ends below its content, in a place that keeps its height.
    const height = () => widget.locator('..').evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await button('Leave your contact info').click();
    await heading('Leave your contact info').waitFor();
    await button('Back to times').click();
    await first.waitFor();
    expect(await height()).toBe(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
  });

  it('shows the contact, and the text ready for a mail, where the service wants a key that no page has', async () => {
    const refusing = await on.arrive('script tag', NOTHING_FREE, {}, async (page) => {
      await page.route('**/api/v2/clients', (route) => route.fulfill({ status: 401, json: {} }));
    });
    await openLead(refusing);
    await unfold(refusing);
    await refusing.fillDetails();
    await refusing.button('Ask for a time').click();
    await refusing.widget.getByText(/Your contact info didn’t go through/).waitFor();
    const mail = await refusing.widget.getByRole('link', { name: 'Send as an email' }).getAttribute('href');
    expect(decodeURIComponent(mail ?? '')).toContain('I’d like a tour.');
    expect(await axeViolations(refusing.page)).toEqual([]);
    expect(await refusing.field('Email').inputValue()).toBe('lara.smith@example.com');
  });

  it('never sends details twice by itself when the reply is lost', async () => {
    const sent: string[] = [];
    const visitor = await on.arrive('script tag', NOTHING_FREE, {}, async (page) => {
      await page.route('**/api/v2/clients', (route) => {
        sent.push(route.request().method());
        return sent.length === 1 ? route.abort('connectionreset') : route.continue();
      });
    });
    await openLead(visitor);
    await unfold(visitor);
    await visitor.fillDetails();
    await visitor.button('Ask for a time').click();
    await visitor.widget.getByText(/can’t tell if your contact info went through/).waitFor();
    expect(sent).toEqual(['POST']);
    await visitor.button('Ask for a time').click();
    await visitor.heading('Thanks, Lara').waitFor();
    expect(sent).toEqual(['POST', 'POST']);
  });
});
