import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { mockHosts } from './mockHosts.ts';

/**
 * A screen reader that works by the specifications reads the widget. test/reader goes the same ways with a real one. The transcripts are
 * committed, so that a person can read them and a diff shows each change of what is said.
 */

const on = mockHosts({ doors: ['React build'] });

const installed = dirname(createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/package.json'));
const LIBRARY = readFileSync(join(installed, 'lib/esm/index.browser.js'), 'utf8');

/** What the transcripts leave out: a sentence of progress, which the outcome may overtake, and an emptied live region. */
const PROGRESS =
  /^polite: ((Booking|Moving|Canceling) your tour…|Sending your contact info…|Looking for homes…|.*: Looking for the next available day…)?$/;

/**
 * Lets the reader listen to the page. A real one hears of the focus from the browser, also in a dialog, where the widget keeps the focus
 * events from the page. So this one listens for them in the capture phase.
 */
async function listenTo(page: Page): Promise<void> {
  await page.route('**/virtual-reader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: LIBRARY }));
  await page.evaluate(`import('/virtual-reader.js').then(async ({ virtual }) => {
    window.virtual = virtual;
    const { body } = document;
    const listen = body.addEventListener.bind(body);
    body.addEventListener = (type, listener, options) =>
      listen(type, listener, type === 'focusin' ? { capture: true } : options);
    await virtual.start({ container: document.body });
  })`);
}

/** What was said since the reader began to listen. */
const saidOn = async (page: Page): Promise<readonly string[]> =>
  (await page.evaluate<readonly string[]>('window.virtual.spokenPhraseLog()')).map((each) => each.replace(/\s+/g, ' '));

async function book(visitor: Visit): Promise<void> {
  await visitor.pickTime('10:15 AM');
  await visitor.fillDetails();
  await visitor.submit();
}

interface Journey {
  readonly attributes?: Readonly<Record<string, string>>;
  readonly scenario?: string;
  readonly outcome: string;
  readonly run: (visitor: Visit) => Promise<void>;
}

const journeys: Readonly<Record<string, Journey>> = {
  booking: { outcome: 'Your tour is booked', run: book },
  'slot-taken': {
    scenario: 'slot-taken',
    outcome: 'We couldn’t book 10:15 AM.',
    async run(visitor) {
      await book(visitor);
      await expect.poll(visitor.focused).toContain('10:15 AM was just taken. ');
    },
  },
  refusal: { scenario: 'field-rejected', outcome: 'Please choose something else', run: book },
  doubt: { scenario: 'lost-reply', outcome: 'We can’t tell if your tour was booked', run: book },
  change: {
    outcome: 'Your tour has been moved',
    async run(visitor) {
      await book(visitor);
      await visitor.button('Move tour').click();
      await visitor.heading('Move your tour').waitFor();
      await visitor.pickTime('11:00 AM');
      await visitor.button('Move tour').click();
    },
  },
  cancellation: {
    outcome: 'Your tour is canceled',
    async run(visitor) {
      await book(visitor);
      await visitor.button('Cancel tour').click();
      await visitor.heading('Cancel your tour?').waitFor();
      await visitor.button('Cancel tour').click();
    },
  },
  homes: {
    attributes: { homes: '10001 | 10002', community: '201', 'public-key': 'pk_demo' },
    outcome: 'Your tour is booked',
    async run(visitor) {
      await visitor.widget.getByText('$3,720').first().waitFor();
      await visitor.button('Remove home 4B').click();
      await visitor.button('Undo').click();
      await visitor.button('Add a home').click();
      const choice = visitor.widget.getByRole('dialog');
      await choice.getByRole('checkbox', { name: /^Home 5A.*\$2,740/ }).check();
      await choice.getByText('You’ve chosen three homes, the most for one tour.').waitFor();
      await choice.getByRole('button', { name: 'See times' }).click();
      await book(visitor);
    },
  },
  lead: {
    attributes: { 'group-id': '105', 'days-ahead': '7', prefetch: 'off' },
    outcome: 'Thanks, Lara',
    async run(visitor) {
      await visitor.button('Find the next available day').click();
      await visitor.widget.getByText('There are no open times in the next 7 days.').first().waitFor();
      await visitor.button('Leave your contact info').click();
      await visitor.heading('Fully booked through Tuesday, December 8').waitFor();
      await visitor.fillDetails();
      await visitor.button('Ask for a time').click();
    },
  },
};

it.each(Object.entries(journeys))('reads as committed: %s', async (name, { attributes, scenario, outcome, run }) => {
  if (scenario !== undefined) await on.mock().control('PUT', 'scenario', { name: scenario });
  const visitor = await on.arrive('React build', attributes);
  const { page } = visitor;
  await visitor.heading(/^\w+day, December \d+$/).waitFor();
  await page.waitForLoadState('networkidle');
  await listenTo(page);
  await run(visitor);
  const told = async (): Promise<number> => (await saidOn(page)).filter((each) => each.includes(outcome)).length;
  // The focus or the live region has the reader say it.
  await expect.poll(told).toBe(1);
  // The library tells of a live region once for each node that comes or goes.
  const heard = (await saidOn(page)).filter((each, index, all) => !PROGRESS.test(each) && each !== all[index - 1]);
  await expect(`${heard.join('\n')}\n`).toMatchFileSnapshot(`virtualReader/${name}.txt`);
  await visitor.page.context().close();
});
