import type { Browser } from 'playwright-core';
import { makeBed, SLOW_PROCESSOR, shownAt } from './lab.ts';

/** The events of one load of the script tag on a slow phone, in milliseconds from navigation. */
export async function timeline(browser: Browser, site: string): Promise<readonly string[]> {
  const { page, close } = await makeBed(browser, { slowNetwork: true, processor: SLOW_PROCESSOR });
  await page.goto(`${site}/widget.html`);
  const shown = await shownAt(page);
  // Only the core asks about further days.
  await page.getByRole('button', { name: /^Thu, Dec 3, / }).waitFor();
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => ({
      url: entry.name,
      begun: entry.startTime,
      done: entry instanceof PerformanceResourceTiming ? entry.responseEnd : entry.startTime,
    })),
  );
  await close();
  const nameOf = (url: string): string => {
    const { pathname, search } = new URL(url);
    return `${pathname.replace(/-[\w-]{8}\.js$/, '.js')}${search.slice(0, 20)}`;
  };
  const further = loaded.filter(({ url }) => url.includes('time=')).map(({ begun }) => begun);
  const events: readonly (readonly [number, string])[] = [
    ...loaded.map(
      ({ url, begun, done }) => [done, `${nameOf(url)} has arrived (requested at ${begun.toFixed(0)})`] as const,
    ),
    [shown, 'the first free time is painted'],
    [
      [...further].sort((one, other) => one - other)[1] ?? Number.NaN,
      'the core has taken over: it asks about the next day',
    ],
  ];
  return [...events]
    .sort(([one], [other]) => one - other)
    .map(([at, what]) => `${at.toFixed(0).padStart(6)} ms  ${what}`);
}
