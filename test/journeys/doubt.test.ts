import { describe, expect, it } from 'vitest';
import { START, type Visit } from './hosts.ts';
import { BUILDS, mockHosts } from './mockHosts.ts';

const on = mockHosts();
const CONTACT = { 'contact-phone': '+1 555 123 4567' };
const UNSURE = 'We can’t tell if your tour was booked';
const BOOKED = ['2026-12-01T10:15:00'];

describe.each(BUILDS)('%s', (door) => {
  it('says that the taken time may be the visitor’s own when the browser sent the booking twice, and asks before another', async () => {
    const visitor = await on.arrive(door, CONTACT);
    const { page, widget } = visitor;
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await page.route(
      /\/book$/,
      async (route) => {
        // It arrives, the connection drops before the first byte, and Chromium sends it again three seconds later.
        await route.fetch();
        await page.clock.setFixedTime(Date.parse(START.utc) + 3_000);
        await route.continue();
      },
      { times: 1 },
    );
    await visitor.submit();
    await expect.poll(visitor.focused).toContain('You may have just booked this time yourself.');
    await widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
    expect(await widget.getByText('Closest times:').count()).toBe(0);
    await visitor.pickTime('2:00 PM');
    await visitor.submit();
    await expect.poll(visitor.focused).toContain('You may already have a tour for Tue, Dec 1, 10:15 AM.');
    expect(await on.booked()).toEqual(BOOKED);
    await page.reload();
    await visitor.heading(UNSURE).waitFor();
    await visitor.close();
  });
});

describe('a site that can look a tour up', () => {
  /**
   * A visitor whose booking gets no reply. `arrives`: whether the booking reaches the service. `answer` gives the next reply of the
   * site's server, which is held until then.
   */
  async function lostReply(arrives = true) {
    const options = JSON.stringify({ groupId: 101, api: on.mock().url, timeZone: 'America/New_York' });
    const own = `(window.TourBooking ??= { calls: [] }).calls.push(({ mount }) =>
      mount(document.querySelector('#tour'), { ...${options}, contactPhone: '+1 555 123 4567',
        lookUp: (doubt) => fetch('/doubt?' + new URLSearchParams(doubt)).then((reply) => reply.json()) }));`;
    const ground = {
      body: (_: string, script: string) =>
        `<main><h1>Alder House</h1>${script}<div id="tour"></div><script src="/own.js"></script></main>`,
      files: { '/own.js': own },
    };
    const visitor = await on.arrive('script tag', {}, { ground });
    const { page } = visitor;
    const asked: Record<string, string>[] = [];
    const waiting: ((answer: object) => void)[] = [];
    await page.route(/\/doubt\?/, async (route) => {
      asked.push(Object.fromEntries(new URL(route.request().url()).searchParams));
      const json = await new Promise<object>((resolve) => waiting.push(resolve));
      await route.fulfill({ json });
    });
    await page.route(
      /\/book$/,
      async (route) => {
        if (arrives) await route.fetch();
        await route.abort('connectionfailed');
      },
      { times: 1 },
    );
    await visitor.pickTime('10:15 AM');
    await visitor.fillDetails();
    await visitor.submit();
    const answer = async (given: object): Promise<void> => {
      await expect.poll(() => waiting.length).toBe(1);
      waiting.shift()?.(given);
    };
    return { visitor, asked, answer };
  }
  const checking = (visitor: Visit) => visitor.button('Checking if your tour was booked…');

  it('checks by itself and shows the tour', async () => {
    const { visitor, asked, answer } = await lostReply();
    await checking(visitor).waitFor();
    await expect.poll(visitor.focused).toBe(UNSURE);
    const [doubt] = asked;
    expect(doubt).toEqual({
      service: on.mock().url,
      groupId: '101',
      start: '2026-12-01T10:15:00',
      attempt: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    await answer({ kind: 'booked', tour: { id: 7, start: '2026-12-01T10:15:00-05:00' } });
    await expect.poll(visitor.focused).toMatch(/^See you \w+, Lara Your tour is booked$/);
    expect(await on.booked()).toEqual(BOOKED);
    await visitor.close();
  });

  it('asks again when the visitor wants it, and after a reload, about the same attempt; then the tour can be booked', async () => {
    const { visitor, asked, answer } = await lostReply(false);
    await answer({ kind: 'unknown' });
    await expect.poll(visitor.focused).toBe('We checked and still can’t tell.');
    await visitor.button('Check again').focus();
    await visitor.page.keyboard.press('Enter');
    await checking(visitor).waitFor();
    await expect.poll(visitor.focused).toContain('Checking if your tour was booked…');
    await answer({ kind: 'unknown' });
    await visitor.button('Check again').waitFor();
    await visitor.page.reload();
    await checking(visitor).waitFor();
    await answer({ kind: 'not-booked' });
    await visitor.widget.getByText('We checked: your tour for Tuesday, December 1, 10:15 AM wasn’t booked.').waitFor();
    expect(await visitor.field('First name').inputValue()).toBe('Lara');
    expect(new Set(asked.map(({ attempt }) => attempt)).size).toBe(1);
    expect(asked).toHaveLength(3);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual(BOOKED);
    await visitor.close();
  });
});
