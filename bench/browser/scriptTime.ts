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

/** Style and layout. A script that measures an element makes the browser do them at once and not with the next frame. */
const RENDERING = new Set(['UpdateLayoutTree', 'Layout']);

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/** From when to when, in microseconds. */
type Span = readonly [from: number, to: number];

/** `spans` in order, those that touch joined. */
function joined(spans: readonly Span[]): readonly Span[] {
  const all: Span[] = [];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    const last = all.at(-1);
    if (last && from <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], to)];
    else all.push([from, to]);
  }
  return all;
}

const lengthOf = (spans: readonly Span[]): number => joined(spans).reduce((sum, [from, to]) => sum + to - from, 0);

/** The functions that the bench puts into the page have no address. */
const isOurs = ({ name, args }: TraceEvent): boolean => name === 'FunctionCall' && args?.data?.url === '';

/**
 * The milliseconds of script work on the busiest main thread until the first free time. Nested events count once. What the bench
 * itself does in the page does not count, nor style and layout: the browser has them to do for every page.
 */
function scriptTime(events: readonly TraceEvent[]): number {
  const shown = events.find(({ name }) => name === 'first-free-time')?.ts;
  if (shown === undefined) throw new Error('the trace has no first free time');
  const threads = events.filter(
    ({ ph, name, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const sums = threads.map(({ pid, tid }) => {
    const own = events.filter((each) => each.ph === 'X' && each.pid === pid && each.tid === tid && each.ts <= shown);
    const spansOf = (which: (event: TraceEvent) => boolean): readonly Span[] =>
      own.filter(which).map(({ ts, dur = 0 }) => [ts, Math.min(ts + dur, shown)]);
    const work = joined(spansOf(({ name }) => WORK.has(name)));
    const others = spansOf((event) => RENDERING.has(event.name) || isOurs(event));
    // A thread does one thing after the other, so an event is in another one as a whole or not at all.
    const inWork = others.filter(([from, to]) => work.some(([start, end]) => start <= from && to <= end));
    return lengthOf(work) - lengthOf(inWork);
  });
  return Math.max(0, ...sums) / 1000;
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
