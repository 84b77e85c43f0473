import type { Page } from 'playwright-core';

/** What moved on the page since it was opened, as browsers report it (CLS), whether the visitor did something or not. */
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
        // What is painted until then has been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end, 0)));
      }),
  );
