import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { heardOn, listenOn, listOn } from './ears.ts';
import type { Visit } from './hosts.ts';
import { BUILDS, mockHosts } from './mockHosts.ts';

const on = mockHosts();

/** Every answer of the visitor has one of these marks in it, but for a number of people, which is too short for a mark. */
const MARKED = /zqx7|55501973|274913|385129|2029-09-17/i;
const answerFor = (kind: string, name: string): string => {
  if (kind === 'email') return 'zqx7@example.com';
  if (kind === 'tel') return '5550197342';
  if (kind === 'date') return '2029-09-17';
  if (name.startsWith('Minimum')) return '274913';
  if (name.startsWith('Maximum')) return '385129';
  if (name.startsWith('How many people')) return '3';
  return `Zqx7 ${name}`.slice(0, 16);
};

/** Fills in every field in view, each with a marked answer; gives their number. */
async function answerAll({ widget }: Visit): Promise<number> {
  const boxes = await widget.locator('input:visible, textarea:visible').all();
  let filled = 0;
  for (const box of boxes) {
    const [kind, name] = await box.evaluate((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [element.type, element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText]
        : ['', ''],
    );
    if (!kind || ['checkbox', 'radio'].includes(kind)) continue;
    await box.fill(answerFor(kind, name ?? ''));
    filled += 1;
  }
  return filled;
}

/** All that the page keeps and can read, by the place where it is kept. */
const keptOn = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(() => ({
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    localStorage: JSON.stringify({ ...localStorage }),
    cookies: document.cookie,
    name: window.name,
    history: JSON.stringify(history.state),
    address: location.href,
  }));

describe.each(BUILDS)('%s', (door) => {
  it('leaves no answer of the visitor in events, data layer, storage, log or addresses', async () => {
    const said: string[] = [];
    const addresses: string[] = [];
    const sent: string[] = [];
    const visitor = await on.arrive(
      door,
      { id: 'home', 'data-layer': 'on', attribution: 'on', 'discovery-sources': 'google=20', leads: 'on' },
      {},
      async (page) => {
        await listenOn(page);
        page.on('console', (message) => said.push(message.text()));
        page.on('pageerror', (error) => said.push(String(error)));
        page.on('request', (request) => {
          addresses.push(request.url());
          if (request.method() !== 'GET') sent.push(`${request.method()} ${request.postData()}`);
        });
      },
    );
    const { page, button, heading } = visitor;
    const url = page.url();
    await page.goto(`${url}${url.includes('?') ? '&' : '?'}utm_source=google`);

    await button('Leave your contact info').click();
    await heading('Leave your contact info').waitFor();
    expect(await answerAll(visitor)).toBeGreaterThanOrEqual(4);
    await button('Ask for a time').click();
    await heading(/^Thanks/).waitFor();
    await button('Back to times').click();

    await visitor.pickTime('10:15 AM');
    await visitor.field('Phone').waitFor();
    await visitor.openFold();
    await button('Add another person').click();
    expect(await answerAll(visitor)).toBeGreaterThanOrEqual(12);
    // Until the tour is booked, the answers are kept under one key of the tab, and nowhere else. The README says so.
    await expect.poll(async () => (await keptOn(page)).sessionStorage).toMatch(/zqx7@example\.com/);
    const { sessionStorage: _, ...elsewhere } = await keptOn(page);
    expect(JSON.stringify(elsewhere)).not.toMatch(MARKED);

    await on.mock().control('PUT', 'scenario', { name: 'field-rejected' });
    await visitor.submit();
    await visitor.widget.getByText(/Please choose something else/).waitFor();
    await on.mock().control('PUT', 'scenario', { name: 'server-error' });
    await visitor.submit();
    await heading('We can’t tell if your tour was booked').waitFor();
    await on.mock().control('PUT', 'scenario', { name: 'none' });
    await button(/again/).click();
    await heading('Your tour is booked').waitFor();
    // After the booking only the tour is kept: which it is, and when.
    const kept: Record<string, string> = JSON.parse((await keptOn(page)).sessionStorage ?? '');
    const { 'tour-booking attribution': attribution, ...others } = kept;
    expect(attribution).toBe(JSON.stringify({ utm_source: 'google' }));
    expect(Object.keys(others)).toEqual([expect.stringMatching(/^tour-booking tour 101 /)]);
    const [tour = ''] = Object.values(others);
    expect(Object.keys(JSON.parse(tour)).sort()).toEqual([
      'at',
      'group',
      'id',
      'perhapsAt',
      'sequence',
      'service',
      'start',
      'unknown',
      'version',
    ]);
    await button('Move tour').click();
    await visitor.pickTime('2:00 PM');
    await button('Move tour').click();
    await heading('Your tour has been moved').waitFor();
    await button('Cancel tour').click();
    await heading('Cancel your tour?').waitFor();
    await button('Cancel tour').click();
    await heading('Your tour is canceled').waitFor();

    // The marks can be found at all: the service got every one of them.
    for (const mark of ['zqx7', '55501973', '274913', '385129', '2029-09-17'])
      expect(sent.join().toLowerCase()).toContain(mark);
    const heard = await heardOn(page);
    expect(new Set(heard.map(([name]) => name))).toEqual(
      new Set([
        'ready',
        'lead',
        'slot',
        'submit',
        'rejected',
        'failed',
        'outcome',
        'booked',
        'rescheduled',
        'canceled',
      ]),
    );
    const pushed = await listOn(page);
    expect(pushed.map(({ event }) => event)).toEqual(heard.map(([name]) => `tour_booking_${name}`));
    expect(addresses.some((address) => address.includes('/book'))).toBe(true);
    for (const [where, what] of Object.entries({ heard, pushed, said, addresses, ...(await keptOn(page)) }))
      expect(JSON.stringify(what), where).not.toMatch(MARKED);
    expect(await page.context().cookies()).toEqual([]);
  });
});
