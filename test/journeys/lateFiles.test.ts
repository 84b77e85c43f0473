import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Arrival, arrivals } from './arrivals.ts';
import { BOTH_BUILDS } from './mockHosts.ts';
import { standIn } from './standIn.ts';

const doors = BOTH_BUILDS;
const arrive = arrivals(...doors);

const UNREACHABLE = 'Online booking isn’t available right now';

/** Answers 500 for the files of `pattern`, which have these names in both builds. */
async function breakFiles(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 500, body: 'no' }));
}

/** The connection goes, and comes back. */
async function reconnect({ page }: Arrival): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

describe.each(doors)('a file that failed to load, %s', (door) => {
  it.each([
    ['of the form', /\/screensChunk-/],
    ['of the core', /\/coreChunk-/],
  ])('%s: is loaded again by itself when the connection comes back, and the form opens', async (_, files) => {
    const visitor = await arrive(door, standIn(), {}, {}, (page) => breakFiles(page, files));
    await visitor.pickTime('10:00 AM');
    await visitor.heading(UNREACHABLE).waitFor();
    await visitor.widget.getByRole('button', { name: 'Try again' }).focus();
    await visitor.page.unroute(files);
    await reconnect(visitor);
    await visitor.field('First name').waitFor();
    expect(await visitor.heading(UNREACHABLE).count()).toBe(0);
    await expect.poll(visitor.isInWidget).toBe(true);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close();
  });
});

const LATE = 'This is taking longer than usual.';

/** Holds the files of `pattern` back until `release`. `asked` settles once the page has asked for one. */
function hold(pattern: RegExp) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let tell = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const prepare = async (page: Page): Promise<void> => {
    await page.route(pattern, (route) => {
      tell();
      return held.then(() => route.continue());
    });
  };
  return { release, asked, prepare };
}

/** What the visitor presses and what that waits for, the file, the press, and a wait for what the file brings. */
const waits: readonly [
  string,
  RegExp,
  (visitor: Arrival) => Promise<unknown>,
  (visitor: Arrival) => Promise<unknown>,
][] = [
  ['a time, the core', /\/coreChunk-/, ({ pickTime }) => pickTime('10:00 AM'), ({ field }) => field('Email').waitFor()],
  [
    'a time, the form',
    /\/screensChunk-/,
    ({ pickTime }) => pickTime('10:00 AM'),
    ({ field }) => field('Email').waitFor(),
  ],
  [
    'leaving details, the core',
    /\/coreChunk-/,
    ({ button }) => button('Leave your contact info').click(),
    ({ field }) => field('Email').waitFor(),
  ],
  [
    'leaving details, its form',
    /\/LeadScreen-/,
    ({ button }) => button('Leave your contact info').click(),
    ({ field }) => field('Email').waitFor(),
  ],
  [
    'another time for a booked tour, its screen',
    /\/ChangeScreens-/,
    async ({ bookTour, button }) => {
      await bookTour('10:00 AM');
      await button('Move tour').click();
    },
    ({ heading }) => heading('Move your tour').waitFor(),
  ],
];

describe('a file that hangs', () => {
  // Each on one build, by turns.
  it.each(waits.map(([name, ...rest], index) => [name, doors[index % 2] ?? doors[0], ...rest] as const))(
    '%s: the visitor hears and sees that it takes long, and goes on when the file comes: %s',
    async (_, door, files, press, came) => {
      const { release, asked, prepare } = hold(files);
      const visitor = await arrive(door, standIn(), { leads: 'on', changes: 'on' }, { clock: 'moves' }, prepare);
      await visitor.freeTimes().first().waitFor();
      const { told } = await visitor.listen();
      await press(visitor);
      await asked;
      await visitor.pass(4);
      await visitor.widget.getByText(LATE).waitFor();
      await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).first().waitFor();
      await expect.poll(told).toContain(LATE);
      release();
      await came(visitor);
      expect(await visitor.widget.getByText(LATE).count()).toBe(0);
      await expect.poll(visitor.isInWidget).toBe(true);
      await visitor.close();
    },
  );

  it('the wait ends after fifteen seconds', async () => {
    const { release, asked, prepare } = hold(/\/screensChunk-/);
    const visitor = await arrive('script tag', standIn(), {}, { clock: 'moves' }, prepare);
    await visitor.pickTime('10:00 AM');
    // The core is there, which counts the seconds.
    await asked;
    await visitor.pass(4);
    await visitor.widget.getByText(LATE).waitFor();
    await visitor.pass(12);
    await visitor.heading(UNREACHABLE).waitFor();
    expect(await visitor.widget.getByText(LATE).count()).toBe(0);
    release();
    await visitor.field('Email').waitFor();
    await visitor.close();
  });
});
