import type { Page } from 'playwright-core';

/** The sum of all layout shifts since the page opened, as browsers report them (CLS). Those after an action of the visitor count too. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        const add = (entries: readonly PerformanceEntry[]): void => {
          for (const entry of entries) if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        const end = (): void => {
          add(observer.takeRecords());
          done(sum);
        };
        // By then the browser has reported the shifts of everything that was painted.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end, 0)));
      }),
  );
