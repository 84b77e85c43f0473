import type { Browser } from 'playwright-core';
import { makeBed, median, SLOW_PROCESSOR, shownAt, times } from './lab.ts';
import type { Row } from './row.ts';

const GOAL = 1.35;
const RUNS = 5;

/** Until the first free time is visible on a slow phone, as a share of the page that only prints the same replies. */
export async function firstFreeTimeRow(browser: Browser, site: string): Promise<Row> {
  const once = (name: string) => async (): Promise<number> => {
    const { page, close } = await makeBed(browser, { slowNetwork: true, processor: SLOW_PROCESSOR });
    await page.goto(`${site}/${name}.html`);
    const at = await shownAt(page);
    await close();
    return at;
  };
  const [bare, widget] = [once('bare'), once('widget')];
  await bare();
  // In turns, so that a busy moment of the machine meets both.
  const pairs = await times(RUNS, async () => ({ bare: await bare(), widget: await widget() }));
  const of = (name: 'bare' | 'widget') => median(pairs.map((pair) => pair[name]));
  const ratio = of('widget') / of('bare');
  return {
    what: 'first free time on a slow phone, against the bare page',
    measured: `${ratio.toFixed(2)} x`,
    budget: `${GOAL} x`,
    met: ratio <= GOAL,
    notes: [`widget ${of('widget').toFixed(0)} ms, bare page ${of('bare').toFixed(0)} ms (median of ${RUNS})`],
  };
}
