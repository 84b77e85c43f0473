import { describe, expect, it } from 'vitest';
import { mockHosts } from './mockHosts.ts';

const on = mockHosts();

/** A group whose only agent cannot give two tours at once. */
const ONE_AGENT = { 'group-id': '106' };
const DOUBT = 'We can’t tell if your tour was booked';

describe.each(['script tag', 'React build'] as const)('%s', (door) => {
  it('shows the booked tour after a reload, and another one is booked only if the visitor wants it', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    await visitor.bookTour('10:15 AM');
    await page.reload();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await visitor.button('Change time').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await visitor.button('Book another tour').click();
    await visitor.pickTime('2:00 PM');
    await visitor.field('First name').waitFor();
    // The first one is still booked, so it is still known.
    await page.reload();
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await visitor.close();
  });

  it('shows a doubt again after a reload, and sends nothing by itself', async () => {
    const visitor = await on.arrive(door, {});
    const { page } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await on.mock().control('PUT', 'scenario', { name: 'server-error' });
    await visitor.submit();
    await visitor.heading(DOUBT).waitFor();
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    await page.reload();
    await visitor.heading(DOUBT).waitFor();
    expect(await on.booked()).toEqual([]);
    await visitor.close();
  });

  it('has the chosen time after a reload, or says that it went', async () => {
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
    await visitor.widget.getByText(/10:15\sAM is no longer free/).waitFor();
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
