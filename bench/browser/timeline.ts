import type { Hosts } from './hosts.ts';
import { PHONE, SLOW_PROCESSOR, shownAt } from './lab.ts';

/** A task of the page's thread that is as long as this, in milliseconds, has a line of its own. */
const LONG_TASK_MS = 50;

/** What the page notes of its long tasks. */
function watchTasks(): void {
  const tasks: { begun: number; took: number }[] = [];
  Object.assign(globalThis, { tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ begun: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** The events of one load of the snippet on a slow phone, in milliseconds from navigation. */
export async function timeline(hosts: Hosts): Promise<readonly string[]> {
  const seen = await hosts.visit(
    '/printed.html',
    { processor: SLOW_PROCESSOR, viewport: PHONE },
    async ({ page }, open) => {
      await page.addInitScript(watchTasks);
      await open();
      const shown = await shownAt(page);
      // Only the core asks about further days.
      await page.getByRole('button', { name: /^Thu, Dec 3, / }).waitFor();
      const tasks = await page.evaluate<readonly { readonly begun: number; readonly took: number }[]>('tasks');
      const loaded = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => ({
          url: entry.name,
          begun: entry.startTime,
          done: entry instanceof PerformanceResourceTiming ? entry.responseEnd : entry.startTime,
        })),
      );
      return { shown, tasks, loaded };
    },
  );
  const { shown, tasks, loaded } = seen;
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
    ...tasks
      .filter(({ took }) => took >= LONG_TASK_MS)
      .map(({ begun, took }) => [begun + took, `a task of ${took.toFixed(0)} ms has ended`] as const),
    [
      [...further].sort((one, other) => one - other)[1] ?? Number.NaN,
      'the core has taken over: it asks about the next day',
    ],
  ];
  return [...events]
    .sort(([one], [other]) => one - other)
    .map(([at, what]) => `${at.toFixed(0).padStart(6)} ms  ${what}`);
}
