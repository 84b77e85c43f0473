import type { Browser, Page } from 'playwright-core';
import { TIME_BUDGETS } from '../budgets.ts';
import { makeBed, median, SLOW_PROCESSOR, shownAt } from './lab.ts';
import type { Row } from './row.ts';

/** Days whose times are known. The clicks alternate, because a click on the selected day changes nothing. */
const DAYS = ['December 2, 2026', 'December 3, 2026'];
const CLICKS = 11;

/** Measures each click: from its event to the frame after the one whose heading names the day. */
function watchClicks(): void {
  const painted: number[] = [];
  Object.assign(globalThis, { painted });
  /** Runs `then` in the first task after the current frame. The frame has been painted by then. */
  const afterPaint = (then: () => void): void => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(null);
  };
  addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath();
      const button = target instanceof Element ? target.closest('button') : null;
      const day = /(\w+ \d+), \d{4}/.exec(button?.getAttribute('aria-label') ?? '')?.[1];
      const inside = document.querySelector('tour-booking')?.shadowRoot;
      if (day === undefined || !inside) return;
      const look = (): void => {
        const there = [...inside.querySelectorAll('h3')].some((heading) => heading.textContent?.includes(day));
        const time = [...inside.querySelectorAll('button')].some((each) => /^\d+:\d\d\s[AP]M$/.test(each.innerText));
        if (there && time) afterPaint(() => painted.push(performance.now() - event.timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    { capture: true },
  );
}

const clicksDone = (page: Page): Promise<number> => page.evaluate<number>('painted.length');

/** The time from a click on a day to its known times on the screen, on a slow processor. */
export async function dayClickRow(browser: Browser, site: string): Promise<Row> {
  const { page, close } = await makeBed(browser, { processor: SLOW_PROCESSOR });
  await page.addInitScript(watchClicks);
  await page.goto(`${site}/widget.html`);
  await shownAt(page);
  const widget = page.getByRole('region', { name: 'Book a tour' });
  // With its third chip, the widget knows the times of today and the next two days.
  await widget.getByRole('button', { name: /^Thu, Dec 3, / }).waitFor();
  for (let click = 0; click < CLICKS; click += 1) {
    const name = new RegExp(`${DAYS[click % DAYS.length]}`);
    await widget.getByRole('button', { name }).first().click();
    await page.waitForFunction(`painted.length > ${click}`);
  }
  if ((await clicksDone(page)) !== CLICKS) throw new Error('a click was not seen');
  const all = await page.evaluate<number[]>('painted');
  await close();
  const middle = median(all);
  return {
    what: 'day click to painted times, known day',
    measured: `${middle.toFixed(0)} ms`,
    budget: `${TIME_BUDGETS.dayClickMs} ms`,
    met: middle <= TIME_BUDGETS.dayClickMs,
    notes: [`median of ${CLICKS} clicks; slowest ${Math.max(...all).toFixed(0)} ms, first ${all[0]?.toFixed(0)} ms`],
  };
}
