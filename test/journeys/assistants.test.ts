import type { Page } from 'playwright-core';
import { array, object, optional, parse, string, unknown } from 'valibot';
import { describe, expect, it } from 'vitest';
import { BUILDS, mockHosts } from './mockHosts.ts';

// An assistant of the browser, by WebMCP: Chromium has it with a flag.
const on = mockHosts({ flags: ['--enable-features=WebMCP'] });
const plain = mockHosts({ doors: ['script tag'] });

const NAMES = ['tour_answers', 'tour_choose', 'tour_free_times', 'tour_state'];
const FIRST = '2026-12-01T10:15:00';
const FILLED = 'Filled in by your AI assistant.';
const CHECK = 'Please check the marked answers.';
const assistants = { assistants: 'on' };

const result = object({ structuredContent: object({}), content: array(object({ type: string(), text: string() })) });
const content = object({
  refused: optional(string()),
  state: optional(string()),
  time: optional(string()),
  times: optional(array(object({ time: string(), in_words: string() }))),
  filled: optional(array(object({ field: string(), refused: optional(string()), problem: optional(string()) }))),
  asked: optional(unknown()),
});

/** The assistant of the visitor on `page`. */
const assistantOn = (page: Page) => ({
  tools: async (): Promise<readonly string[]> => (await page.webmcp.tools()).map(({ name }) => name).sort(),
  call: async (name: string, input: object = {}) => {
    const { content: parts } = parse(result, await page.webmcp.callTool(name, JSON.parse(JSON.stringify(input))));
    return parse(content, JSON.parse(parts[0]?.text ?? ''));
  },
});

async function arrive(door: (typeof BUILDS)[number], attributes: Readonly<Record<string, string>> = {}) {
  const visitor = await on.arrive(door, { ...assistants, ...attributes });
  const assistant = assistantOn(visitor.page);
  await expect.poll(assistant.tools).toEqual(NAMES);
  return { ...visitor, ...assistant };
}
/** The files of the widget that `page` has fetched. */
const files = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => /[^/]*\.js/.exec(name)?.[0] ?? []),
  );

describe.each(BUILDS)('%s', (door) => {
  it('an assistant finds a time and fills in the form, and the visitor books', async () => {
    const { call, field, listen, submit, heading, close, widget } = await arrive(door);
    const said = await listen();
    const { times } = await call('tour_free_times', { day: '2026-12-05' });
    const [, , time] = times ?? [];
    expect(time?.in_words).toMatch(/^Saturday, December 5, /);
    expect(await call('tour_choose', { time: time?.time })).toMatchObject({ state: 'form' });
    await heading('Your details').waitFor();
    const answers = {
      first_name: 'Lara',
      last_name: 'Smith',
      email: 'lara@',
      phone: '555 777 5555',
      sms_opted_in: true,
    };
    const { filled } = await call('tour_answers', { answers });
    expect(filled?.find(({ field: name }) => name === 'email')?.problem).toContain('name@example.com');
    expect(filled?.find(({ field: name }) => name === 'sms_opted_in')?.refused).toContain('Only the visitor');
    await call('tour_answers', { answers: { email: 'lara@example.com' } });
    expect(await field('Email').inputValue()).toBe('lara@example.com');
    await widget.getByText(CHECK).waitFor();
    await expect.poll(said.told).toContain(`${FILLED} ${CHECK}`);
    expect(await on.booked()).toEqual([]);
    // The visitor checks, and changes one answer.
    const markOf = (name: string) => widget.locator('[data-marked]').filter({ hasText: name });
    await markOf('First name').waitFor();
    await field('First name').press('End');
    await field('First name').pressSequentially('!');
    await markOf('First name').waitFor({ state: 'detached' });
    await markOf('Last name').waitFor();
    await submit();
    await heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual([time?.time]);
    expect(await call('tour_state')).toMatchObject({ state: 'booked', time: time?.time });
    expect((await call('tour_choose', { time: FIRST })).refused).toContain('"booked"');
    await close();
  });

  it('nothing is left once the widget is gone', async () => {
    const { page, tools, close } = await arrive(door);
    await page.evaluate(() => (document.querySelector('tour-booking') ?? document.getElementById('root'))?.remove());
    if (door === 'script tag') await expect.poll(tools).toEqual([]);
    await close();
  });
});

it('a thousand calls book nothing, consent to nothing, and ask the service about a day once', async () => {
  const { page, call, requests, widget, close } = await arrive('script tag');
  await call('tour_choose', { time: FIRST });
  const before = requests().length;
  const answers = { first_name: 'Lara', last_name: 'Smith', email: 'l@example.com', phone: '555 777 5555' };
  const round = (count: number) => [
    call('tour_free_times', { day: `2026-12-${10 + (count % 10)}` }),
    call('tour_answers', { answers: { ...answers, sms_opted_in: true } }),
    call('tour_state'),
    call('tour_choose', { time: FIRST }),
  ];
  for (let count = 0; count < 250; count += 10)
    await Promise.all(Array.from({ length: 10 }, (_, more) => round(count + more)).flat());
  expect(
    requests()
      .slice(before)
      .filter((request) => !request.startsWith('GET')),
  ).toEqual([]);
  expect(requests().length - before).toBeLessThanOrEqual(40);
  expect(await on.booked()).toEqual([]);
  expect(await widget.getByRole('checkbox', { name: /text/i }).isChecked()).toBe(false);
  expect(await page.evaluate(() => document.querySelectorAll('dialog[open]').length)).toBe(0);
  await close();
});

it.each(['12/31/2026', '2027-02-30'])('a day that a date cannot hold is not called filled in: %s', async (day) => {
  const { call, widget, heading, close } = await arrive('script tag');
  await call('tour_choose', { time: FIRST });
  await heading('Your details').waitFor();
  const date = widget.locator('[name="move_in_date"]');
  await call('tour_answers', { answers: { move_in_date: '2027-01-15', price_ceiling: '2500' } });
  await expect.poll(() => date.inputValue()).toBe('2027-01-15');
  expect(await widget.locator('[name="price_ceiling"]').inputValue()).toBe('2,500');
  expect(await date.isVisible()).toBe(true);
  const { filled } = await call('tour_answers', { answers: { move_in_date: day } });
  expect(filled?.[0]?.refused).toContain(day);
  expect(await date.inputValue()).toBe('2027-01-15');
  await close();
});

it('a dialog that the visitor has closed stays closed', async () => {
  const visitor = await on.arrive('script tag', { ...assistants, mode: 'button' });
  const { page } = visitor;
  const { tools, call } = assistantOn(page);
  expect(await tools()).toEqual([]);
  await page.getByRole('button', { name: /^Book a tour/ }).click();
  await expect.poll(tools).toEqual(NAMES);
  await visitor.freeTimes().first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect((await call('tour_choose', { time: FIRST })).refused).toContain('closed');
  expect((await call('tour_free_times')).times?.length).toBeGreaterThan(0);
  await visitor.close();
});

it('says so where the service is down, and goes on later', async () => {
  const { page, call, close } = await arrive('script tag');
  await page.route(/\/times\?/, (route) => route.abort());
  expect((await call('tour_free_times', { day: '2026-12-20' })).refused).toContain('could not be asked');
  expect((await call('tour_choose', { time: '2026-12-20T10:15:00' })).refused).toContain('could not be asked');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect((await call('tour_free_times', { day: '2026-12-21' })).times?.length).toBeGreaterThan(0);
  await close();
});

it.each([
  ['without the option, in a browser with assistants', on, {}],
  ['with the option, in a browser without', plain, assistants],
])('no file is fetched for it %s', async (_, hosts, attributes) => {
  const visitor = await hosts.arrive('script tag', attributes);
  await visitor.bookTour('10:15 AM');
  expect((await files(visitor.page)).filter((file) => /assistants/i.test(file))).toEqual([]);
  await visitor.close();
});
