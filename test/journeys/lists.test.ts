import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../axe.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';

const on = mockHosts();

/** A key that may read lists; the mock knows it. */
const KEY = { 'public-key': 'pk_demo' };
const NAMES = ['Harbor', 'Hill', 'Old Mill', 'Éastgate', 'Garden'];
/** The ids of the two that are booked, by their place in the list. The mock takes no neighborhood that it does not have. */
const KNOWN: Readonly<Record<number, number>> = { 385: 503, 608: 507 };
/** More neighborhoods than anyone would look through, from Harbor 0 to Garden 999. */
const MANY = Array.from({ length: 5_000 }, (_, at) => ({
  id: KNOWN[at] ?? 10_000 + at,
  name: `${NAMES[at % 5]} ${Math.floor(at / 5)}`,
  city: 'Wexbridge',
  state: 'NY',
  area: 'None',
}));

const list = '**/api/v2/neighborhoods/**';
const answered =
  (answer: (route: Route) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await page.route(list, answer);
  };
const many = answered((route) => route.fulfill({ json: MANY, headers: { 'access-control-allow-origin': '*' } }));

/** The details of the client in the only tour that was booked. */
const details = async (): Promise<Readonly<Record<string, unknown>>> => {
  const { appointments } = (await on.mock().control('GET', 'state')) as {
    appointments: readonly { client: { details: Readonly<Record<string, unknown>> } }[];
  };
  expect(appointments).toHaveLength(1);
  return appointments[0]?.client.details ?? {};
};
const forLists = (requests: readonly string[]) => requests.filter((each) => /agents|neighborhoods/.test(each));

describe.each(ONE_BUILD)('%s', (door) => {
  it('picks two of 5,000 neighborhoods by keyboard, and sends their ids', async () => {
    const visitor = await on.arrive(door, KEY, {}, many);
    const { page, widget } = visitor;
    const { keyboard } = page;
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    const box = widget.getByRole('combobox', { name: 'Neighborhoods' });
    expect(forLists(visitor.requests())).toEqual([]);
    await visitor.openFold();
    await box.waitFor();
    await widget.getByText('Type to search 5,000 options').waitFor();
    await expect
      .poll(() => forLists(visitor.requests()).toSorted())
      .toEqual([
        'GET /api/v1/public/agents/?key=pk_demo',
        'GET /api/v1/public/agents/?key=pk_demo&page=2',
        'GET /api/v2/neighborhoods/?key=pk_demo',
      ]);
    const { told } = await visitor.listen();
    await box.focus();
    await keyboard.type('harbor');
    await widget.getByText('950 more. Keep typing to narrow it down.').waitFor();
    expect(await widget.getByRole('listbox', { name: 'Neighborhoods' }).getByRole('option').count()).toBe(50);
    await expect.poll(told).toContain('1,000 matches');
    expect(await axeViolations(page)).toEqual([]);
    await keyboard.type(' 77');
    await keyboard.press('Enter');
    await visitor.button('Remove Harbor 77').waitFor();
    expect(await box.inputValue()).toBe('');
    await keyboard.type('eastgate 12');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await visitor.button('Remove Éastgate 120').waitFor();
    await keyboard.press('Backspace');
    await visitor.button('Remove Éastgate 120').waitFor({ state: 'detached' });
    await expect.poll(told).toContain('Éastgate 120 removed');
    await keyboard.type('eastgate 121');
    await keyboard.press('Enter');
    await visitor.button('Remove Éastgate 121').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await details()).toMatchObject({ neighborhoods: [503, 507] });
    expect(forLists(visitor.requests())).toHaveLength(3);
    expect(visitor.problems()).toEqual([]);
    await visitor.close();
  });

  it('asks for no list without a key', async () => {
    const visitor = await on.arrive(door);
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    await visitor.openFold();
    await visitor.field('Notes').waitFor();
    expect(await visitor.widget.getByText('Neighborhoods').count()).toBe(0);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(forLists(visitor.requests())).toEqual([]);
    await visitor.close();
  });

  it('goes on without a required list that fails to load, and requires it again once it has loaded', async () => {
    let fails = true;
    const visitor = await on.arrive(
      door,
      { ...KEY, 'group-id': '102' },
      {},
      answered((route) => (fails ? route.fulfill({ status: 403, json: {} }) : route.fallback())),
    );
    const { widget } = visitor;
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    await visitor.goOn();
    for (const name of ['1 bed', 'Elevator']) await widget.getByRole('checkbox', { name }).check();
    for (const name of ['Minimum monthly budget', 'Maximum monthly budget']) await visitor.field(name).fill('2000');
    await visitor.field('Lease term').fill('12 months');
    await widget.getByLabel('Move-in date').fill('2027-01-15');
    await widget.getByText('The list didn’t load. You can leave this blank.').waitFor();
    expect(await axeViolations(visitor.page)).toEqual([]);
    await visitor.goOn();
    await visitor.heading(/^About your move/).waitFor();
    fails = false;
    await visitor.button('Edit: Your next home').click();
    await visitor.button('Try again').click();
    await expect.poll(visitor.focused).toBe('Neighborhoods');
    await widget.getByText(/^Type to search \d+ options$/).waitFor();
    // The list can be answered now, so it is required again.
    await visitor.goOn();
    await widget.getByText('Choose at least one neighborhood').waitFor();
    await expect.poll(visitor.focused).toBe('Neighborhoods');
    await visitor.page.keyboard.press('ArrowDown');
    await visitor.page.keyboard.press('Enter');
    await visitor.button(/^Remove /).waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.goOn();
    await visitor.heading(/^About your move/).waitFor();
    await visitor.close(/answered 403/);
  });

  it('loads no list for a visitor who saves data before they come to the question', async () => {
    const visitor = await on.arrive(door, KEY, {}, async (page) => {
      await many(page);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      );
    });
    const { widget, page } = visitor;
    await visitor.pickTime('11:15 AM');
    await visitor.field('Phone').waitFor();
    await visitor.openFold();
    await widget.getByText('Your choices will show when you get to this question.').first().waitFor();
    expect(forLists(visitor.requests())).toEqual([]);
    await visitor.field('Neighborhoods').focus();
    await page.keyboard.type('har');
    await widget.getByText(/ more\. Keep typing /).waitFor();
    await page.keyboard.type('bor 7');
    await page.keyboard.press('Enter');
    await visitor.button('Remove Harbor 7').waitFor();
    expect(forLists(visitor.requests())).toEqual(['GET /api/v2/neighborhoods/?key=pk_demo']);
    await visitor.close();
  });
});

describe('script tag', () => {
  it('shows "Try again" when the control fails to load, and books without an answer', async () => {
    const visitor = await on.arrive('script tag', KEY, {}, async (page) => {
      await many(page);
      await page.route('**/listChunk-*.js', (route) => route.abort('connectionfailed'), { times: 1 });
    });
    await visitor.pickTime('11:15 AM');
    await visitor.fillDetails();
    await visitor.openFold();
    await visitor.widget.getByText('The list didn’t load. You can leave this blank.').first().waitFor();
    expect(forLists(visitor.requests())).toEqual([]);
    await visitor.button('Try again').first().click();
    await visitor.widget.getByText('Type to search 5,000 options').waitFor();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close(/the chunk listChunk failed to load/);
  });

  it('moves nothing when the list comes, and cuts no row off at 320 px', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const visitor = await on.arrive(
      'script tag',
      KEY,
      { viewport: { width: 320, height: 720 }, hasTouch: true },
      answered(async (route) => {
        await gate;
        await route.fulfill({ json: MANY, headers: { 'access-control-allow-origin': '*' } });
      }),
    );
    const { widget, page } = visitor;
    await visitor.pickTime('11:15 AM');
    await visitor.field('Phone').waitFor();
    await visitor.openFold();
    await widget.getByText('Loading the list…').first().waitFor();
    const height = () => widget.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    open();
    await widget.getByText('Type to search 5,000 options').waitFor();
    expect(await height()).toBe(before);
    for (const name of ['Neighborhoods', 'Preferred agents']) {
      const box = widget.getByRole('combobox', { name });
      await box.click();
      await page.keyboard.type('a');
      await widget.getByRole('listbox', { name }).getByRole('option').first().waitFor();
      expect(await height()).toBe(before);
      const seen = await widget.getByRole('listbox', { name }).evaluate((listbox) => {
        const shell = listbox.closest('.tour-shell')?.getBoundingClientRect();
        const popup = listbox.parentElement?.getBoundingClientRect();
        if (!shell || !popup) return undefined;
        const rows = [...listbox.children].map((row) => row.getBoundingClientRect().height);
        return {
          over: [
            shell.left - popup.left,
            popup.right - shell.right,
            shell.top - popup.top,
            popup.bottom - shell.bottom,
          ].filter((pixels) => pixels > 0),
          height: popup.height,
          least: Math.min(...rows),
        };
      });
      expect(seen).toMatchObject({ over: [] });
      expect(seen?.height).toBeGreaterThan(88);
      expect(seen?.least).toBeGreaterThanOrEqual(44);
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await visitor.close();
  });
});
