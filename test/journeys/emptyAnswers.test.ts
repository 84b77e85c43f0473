import { expect, it } from 'vitest';
import { arrivals } from './arrivals.ts';
import { standIn } from './standIn.ts';

const arrive = arrivals('script tag');

const CONTACT = 'Call (555) 123-4567';

it('offers three times where the next days are full, and asks about the days in order, each once', async () => {
  const service = standIn({ times: (day) => (day > '2026-12-01' && day < '2026-12-05' ? [] : ['10:00']) });
  const visitor = await arrive('script tag', service);
  await visitor.button('Today 10:00 AM').waitFor();
  await visitor.button('Sat, Dec 5 · 10:00 AM').waitFor();
  await visitor.button('Sun, Dec 6 · 10:00 AM').waitFor();
  const days = (await service.asked(visitor.page)).flatMap((each) => /time=2026-12-0(\d)/.exec(each)?.[1] ?? []);
  // It asks about the first day, then about two days together, then about one after another.
  expect(days.slice(0, 6)).toEqual(['1', '2', '3', '4', '5', '6']);
  await visitor.close();
});

it('offers an earlier day and the contact where the last bookable day has no times', async () => {
  const service = standIn({ times: (day) => (day === '2026-12-07' ? [] : ['10:00']) });
  const visitor = await arrive('script tag', service, { 'days-ahead': '6' });
  await visitor.day('Monday, December 7, 2026').click();
  await visitor.widget.getByText('No times left on this day.').waitFor();
  await visitor.widget.getByRole('link', { name: CONTACT }).waitFor();
  await visitor.button(/^Earlier available day: /).click();
  await visitor.freeTimes().first().waitFor();
  await expect.poll(visitor.isInWidget).toBe(true);
  await visitor.close();
});

it('reads out that a search runs and how it ended, and shows the contact at the end of the booking period', async () => {
  const service = standIn({ times: () => [] });
  const visitor = await arrive('script tag', service, { 'days-ahead': '40', prefetch: 'touch' }, { clock: 'moves' });
  await visitor.day('Monday, December 7, 2026, no times left').waitFor();
  const region = await visitor.listen();
  await visitor.button('Find the next available day').click();
  await visitor.widget.getByText('Nothing open through Mon, Dec 21.').waitFor();
  // Meanwhile the widget asks about the days after it, which the search left out.
  await visitor.pass(10);
  await visitor.day('Thursday, December 31, 2026, no times left').waitFor();
  expect(await region.told()).toEqual([
    'Tuesday, December 1: Looking for the next available day…',
    'Tuesday, December 1: Nothing open through Mon, Dec 21.',
  ]);
  expect(await region.now()).toBe('');
  await visitor.widget.getByRole('link', { name: CONTACT }).waitFor();
  await expect.poll(visitor.isInWidget).toBe(true);
  expect(await visitor.button('Find the next available day').count()).toBe(0);
  await visitor.button('Keep looking').click();
  await visitor.pass(10);
  await visitor.widget.getByText('There are no open times in the next 40 days.').waitFor();
  await visitor.widget.getByRole('link', { name: CONTACT }).waitFor();
  expect(await visitor.button('Keep looking').count()).toBe(0);
  await expect.poll(visitor.isInWidget).toBe(true);
  await visitor.close();
});

it('a search that finds a day reads it out and offers it', async () => {
  const service = standIn({ times: (day) => (day === '2026-12-12' ? ['10:00'] : []) });
  const visitor = await arrive('script tag', service, { prefetch: 'off' }, { clock: 'moves' });
  const region = await visitor.listen();
  await visitor.button('Find the next available day').click();
  await visitor.button('Next available day: Sat, Dec 12').waitFor();
  await expect.poll(async () => (await region.told()).at(-1)).toContain('Next available day: Saturday, December 12');
  await visitor.button('Next available day: Sat, Dec 12').click();
  await visitor.freeTimes().first().waitFor();
  await visitor.pass(8);
  expect(await region.now()).toBe('');
  await visitor.close();
});

it.each([
  ['times', 'We still couldn’t load the times. Something’s wrong on our end.'],
  ['configuration', 'We still couldn’t connect.'],
] as const)(
  '"Try again" for the %s that fails once more says so each time, and is silent afterwards',
  async (part, words) => {
    const visitor = await arrive('script tag', standIn({ [part]: () => 404 }), {}, { clock: 'moves' });
    await visitor.button('Try again').waitFor();
    const region = await visitor.listen();
    for (const times of [1, 2]) {
      await visitor.button('Try again').click();
      await expect.poll(async () => (await region.told()).filter((text) => text.includes(words)).length).toBe(times);
      await visitor.pass(8);
      expect(await region.now()).toBe('');
    }
    await visitor.close(/answered 404/);
  },
);
