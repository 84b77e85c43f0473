import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Arrival, arrivals, type Door } from './arrivals.ts';
import { standIn } from './standIn.ts';

const doors = ['script tag', 'React build'] as const satisfies readonly Door[];
const arrive = arrivals(...doors);

const UNREACHABLE = 'Booking is not available right now';

/** Answers 500 for the files of `pattern`, which have these names in both builds. */
async function breakFiles(page: Page, pattern: RegExp): Promise<void> {
  await page.route(pattern, (route) => route.fulfill({ status: 500, body: 'no' }));
}

/** The connection goes, and comes back. */
async function reconnect({ page }: Arrival): Promise<void> {
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

describe.each(doors)('a file that failed while there was no connection, %s', (door) => {
  it.each([
    ['of the form', /\/screensChunk-/],
    ['of the core', /\/coreChunk-/],
  ])('%s: comes by itself when there is one again, and the visitor is at the form', async (_, files) => {
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
