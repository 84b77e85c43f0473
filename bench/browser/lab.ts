import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Line } from './network.ts';

/** The date of the bench: Tuesday, December 1, 2026, 9:05 in New York. `asked` is the time that the widget asks about then. */
export const START = {
  property: '2026-12-01T09:05:00',
  asked: '2026-12-01T09:15:00',
  utc: '2026-12-01T14:05:00Z',
};

/** The slow phone of the budgets: its line, and a processor a quarter as fast as this machine's. */
export const SLOW_LINE: Line = { kilobits: 1600, roundTrip: 150 };
export const SLOW_PROCESSOR = 4;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}
/** A phone shows a strip of days, a wide page shows a month. They are different work. */
export const PHONE: Viewport = { width: 360, height: 800 };
export const ROOM: Viewport = { width: 1280, height: 900 };

export interface Conditions {
  /** How many times slower the processor is; 1 leaves it alone. */
  readonly processor?: number;
  readonly viewport?: Viewport;
}

/** A page with an empty cache, and its DevTools session. */
export interface Bed {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/**
 * Runs before every measured page. It sets the bench's date and defines `shownAt()`: the milliseconds from navigation to the
 * frame after the first free time appeared. On pages without the widget, the element with `data-shown` counts instead.
 * `formAt()` presses that time as soon as the loader keeps presses, and gives the milliseconds until the press and until the form.
 * `ticketAfter()` presses "Book", and gives the milliseconds from then until the ticket.
 */
function prelude(start: string): void {
  const Real = Date;
  const ahead = Real.parse(start) - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [Real.now() + ahead]),
    get: (target, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name)),
  });

  const inside = (): ParentNode => document.querySelector('tour-booking')?.shadowRoot ?? document;
  const isSeen = (element: Element): boolean => element.getBoundingClientRect().height > 0;
  // In the HTML of a server there are two layouts, one of them hidden.
  const seen = (tag: 'button' | 'input' | 'h2' | 'h3'): readonly HTMLElement[] =>
    [...inside().querySelectorAll(tag)].filter(isSeen);
  const freeTime = (): HTMLElement | undefined =>
    seen('button').find((button) => /\d{1,2}:\d\d\s[AP]M$/.test(button.textContent ?? ''));
  const found = (): boolean => {
    const marked = document.querySelector('[data-shown]');
    return marked ? isSeen(marked) : freeTime() !== undefined;
  };
  const frame = (): Promise<number> => new Promise((painted) => void requestAnimationFrame(painted));
  let tell: (at: number) => void = () => {};
  const shown = new Promise<number>((done) => {
    tell = done;
  });
  const look = (): void => {
    // A frame has been painted when the next one begins.
    if (!found()) return void requestAnimationFrame(look);
    performance.mark('first-free-time');
    requestAnimationFrame((at) => tell(at));
  };
  requestAnimationFrame(look);
  const formAt = async (): Promise<FormTimes> => {
    let pressed = await shown;
    while (!('TourBooking' in globalThis)) pressed = await frame();
    freeTime()?.click();
    while (seen('input').length === 0) await frame();
    return { pressed, form: await frame() };
  };
  const ticketAfter = async (): Promise<number> => {
    const from = performance.now();
    seen('button')
      .find((button) => button.textContent?.startsWith('Book '))
      ?.click();
    while (![...seen('h2'), ...seen('h3')].some((heading) => /booked/i.test(heading.textContent ?? ''))) await frame();
    return (await frame()) - from;
  };
  Object.assign(globalThis, { shownAt: () => shown, formAt, ticketAfter });
}

/** What a browser has to be told for `conditions` when it opens a window. */
export const viewOf = ({ viewport = ROOM }: Conditions) => ({
  viewport,
  locale: 'en-US',
  timezoneId: 'America/New_York',
});

/** A page of `context` with the clock of the bench and the processor of `conditions`. Set up what you watch before `goto`. */
export async function furnish(context: BrowserContext, { processor = 1 }: Conditions): Promise<Bed> {
  const page = context.pages()[0] ?? (await context.newPage());
  // tsx wraps each named function in this helper, also in scripts for the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(prelude, START.utc);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, session, close: () => context.close() };
}

/** An empty page without a slow network: for what depends on the processor alone. */
export async function makeBed(browser: Browser, conditions: Conditions): Promise<Bed> {
  const bed = await furnish(await browser.newContext(viewOf(conditions)), conditions);
  // No measurement depends on another server. Other people's components would call theirs.
  await bed.session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  return bed;
}

/** The milliseconds from navigation until the page shows its first free time. */
export const shownAt = (page: Page): Promise<number> => page.evaluate<number>('shownAt()');

/** In milliseconds from navigation: when a visitor pressed the first free time, and when the form showed. */
export interface FormTimes {
  readonly pressed: number;
  readonly form: number;
}

/** Presses the first free time as soon as the page keeps presses. */
export const formAt = (page: Page): Promise<FormTimes> => page.evaluate<FormTimes>('formAt()');

/** The milliseconds from a press on "Book" until the ticket. */
export const ticketAfter = (page: Page): Promise<number> => page.evaluate<number>('ticketAfter()');

/** The middle value. Of two middle values, the upper one. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The median, the best and the middle half of `values`, in whole milliseconds. */
export function spread(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN).toFixed(0);
  return `median ${median(values).toFixed(0)} ms, best ${at(0)}, middle half ${at(0.25)} to ${at(0.75)}`;
}

/** Calls `run` `count` times, one after another. */
export async function times<Value>(count: number, run: () => Promise<Value>): Promise<readonly Value[]> {
  const values: Value[] = [];
  for (let done = 0; done < count; done += 1) values.push(await run());
  return values;
}

/**
 * Measures each of `names` once to warm up and then `runs` times. They take turns, so that a busy moment of the machine hits all of them,
 * and every other turn goes backwards, so that none always follows the same one.
 */
export async function inTurns<Name extends string>(
  names: readonly Name[],
  runs: number,
  measure: (name: Name) => Promise<number>,
): Promise<ReadonlyMap<Name, readonly number[]>> {
  const taken = new Map(names.map((name) => [name, [] as number[]]));
  for (const name of names) await measure(name);
  for (let run = 0; run < runs; run += 1)
    for (const name of run % 2 ? names.toReversed() : names) taken.get(name)?.push(await measure(name));
  return taken;
}
