import { describe, expect, it } from 'vitest';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { secondTab } from './tabs.ts';

const on = mockHosts();

/** A group whose only agent cannot give two tours at once. */
const ONE_AGENT = { 'group-id': '106' };
const DOUBT = 'We can’t tell if your tour was booked';

const NEAREST = ['9:45\u00a0AM', '10:45\u00a0AM'];

describe.each(ONE_BUILD)('%s', (door) => {
  it('shows the booked tour after a reload, and another one is booked only if the visitor wants it', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    await visitor.bookTour('10:15 AM');
    await page.reload();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await visitor.button('Move tour').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await visitor.button('Book another tour').click();
    await visitor.pickTime('2:00 PM');
    await visitor.field('First name').waitFor();
    // The first one is still booked, so it is still known.
    await page.reload();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await visitor.close();
  });

  it('with remember="device" shows the tour after the tab was closed', async () => {
    const visitor = await on.arrive(door, { remember: 'device' });
    await visitor.bookTour('10:15 AM');
    // How many texts the site keeps in the tab, and how many on the device.
    expect(await visitor.page.evaluate(() => [sessionStorage.length, localStorage.length])).toEqual([0, 1]);
    const url = visitor.page.url();
    const context = visitor.page.context();
    const keeper = await context.newPage();
    await visitor.page.close();
    const next = await secondTab({ page: { context: () => context, url: () => url } });
    await next.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await keeper.close();
    await visitor.close();
  });

  it('after a reload in doubt asks once before another time is booked, and then there are two tours', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await on.mock().control('PUT', 'scenario', { name: 'lost-reply' });
    await visitor.submit();
    await visitor.heading(DOUBT).waitFor();
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    await page.reload();
    await visitor.heading(DOUBT).waitFor();
    await visitor.button('Choose another time').click();
    await visitor.widget.getByText('Your tour for Tuesday, December 1, 10:15 AM may have been booked.').waitFor();
    await visitor.pickTime('2:00 PM');
    await visitor.submit();
    await expect.poll(visitor.focused).toContain('You may already have a tour for Tue, Dec 1, 10:15 AM.');
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await visitor.button(/^Book .* too$/).click();
    // The widget asks only once, so this press sends the booking.
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00', '2026-12-01T14:00:00']);
    await visitor.close();
  });

  it('keeps the chosen time through a reload, or says that it is gone', async () => {
    const visitor = await on.arrive(door, ONE_AGENT);
    const { page } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await page.reload();
    await visitor.heading('Your details').waitFor();
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    const other = await on.arrive(door, ONE_AGENT);
    await other.bookTour('10:15 AM', { email: 'other@example.com' });
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await other.close();
    await page.reload();
    await visitor.widget.getByText(/10:15\sAM was just taken/).waitFor();
    // The nearest times before and after it.
    const notice = visitor.widget.locator('.tour-notice');
    await notice.getByText('Closest times:').waitFor();
    expect(await notice.getByRole('button').allInnerTexts()).toEqual(NEAREST);
    await notice.getByRole('button').last().click();
    await visitor.heading('Your details').waitFor();
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    await visitor.close();
  });
});

it('remembers a tour for an element that is removed and added again', async () => {
  const visitor = await on.arrive('script tag', {});
  await visitor.bookTour('10:15 AM');
  await visitor.page.evaluate(() => {
    const element = document.querySelector('tour-booking');
    const anew = element?.cloneNode(true);
    if (element && anew) element.replaceWith(anew);
  });
  await visitor.heading(/^See you \w+ Your tour is booked$/).waitFor();
  await visitor.close();
});
