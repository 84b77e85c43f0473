import type { Browser } from 'playwright-core';
import { TIME_BUDGETS } from '../budgets.ts';
import { makeBed, median, ROOM, SLOW_PROCESSOR, shownAt, spread, times, type Viewport } from './lab.ts';
import type { Row } from './row.ts';

const RUNS = 15;

/** The trace events of script work on the main thread: compile, run, handle events and timers. */
const WORK = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
  'FireIdleCallback',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.run',
  'V8.Execute',
]);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** The milliseconds of script work on the busiest main thread until the first free time. Nested events count once. */
function scriptTime(events: readonly TraceEvent[]): number {
  const threads = new Set(
    events
      .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const sums = new Map<string, { sum: number; until: number }>();
  const shown = events.find(({ name }) => name === 'first-free-time')?.ts;
  if (shown === undefined) throw new Error('the trace has no first free time');
  const work = events
    .filter(({ ph, name, ts }) => ph === 'X' && WORK.has(name) && ts <= shown)
    .sort((one, other) => one.ts - other.ts);
  for (const { pid, tid, ts, dur = 0 } of work) {
    const thread = `${pid}:${tid}`;
    if (!threads.has(thread)) continue;
    const so = sums.get(thread) ?? { sum: 0, until: 0 };
    const end = Math.max(so.until, Math.min(ts + dur, shown));
    sums.set(thread, { sum: so.sum + (end - Math.max(so.until, ts)) * Number(end > so.until), until: end });
  }
  return Math.max(0, ...[...sums.values()].map(({ sum }) => sum)) / 1000;
}

/** Opens `url` on a slow processor. Gives the script time until the first free time shows. */
export async function scriptTimeOf(browser: Browser, url: string, viewport: Viewport = ROOM): Promise<number> {
  const { page, close } = await makeBed(browser, { processor: SLOW_PROCESSOR, viewport });
  const categories = ['-*', 'devtools.timeline', 'v8', 'v8.execute', 'blink.user_timing', '__metadata'];
  await browser.startTracing(page, { categories });
  await page.goto(url);
  await shownAt(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  await close();
  return scriptTime(traceEvents);
}

/** Script time until the first free time on a slow processor, against a page that only loads React. */
export async function scriptTimeRow(browser: Browser, site: string): Promise<Row> {
  const pairs = await times(RUNS, async () => ({
    react: await scriptTimeOf(browser, `${site}/react.html`),
    widget: await scriptTimeOf(browser, `${site}/widget.html`),
  }));
  const all = (name: 'react' | 'widget'): readonly number[] => pairs.map((pair) => pair[name]);
  const ratio = median(all('widget')) / median(all('react'));
  return {
    what: 'script time to the first free time, against React alone',
    measured: `${ratio.toFixed(2)} x`,
    budget: `under ${TIME_BUDGETS.scriptTime} x`,
    met: ratio < TIME_BUDGETS.scriptTime,
    notes: [`widget: ${spread(all('widget'))}; React alone: ${spread(all('react'))} (${RUNS} runs in turns)`],
  };
}
