import type { Browser, CDPSession, Page } from 'playwright-core';

/** The date of the bench: Tuesday, December 1, 2026, 9:05 in New York. `asked` is the time that the widget asks about then. */
export const START = {
  property: '2026-12-01T09:05:00',
  asked: '2026-12-01T09:15:00',
  utc: '2026-12-01T14:05:00Z',
};

/** The slow phone of the budgets: its network, and a processor a quarter as fast as this machine's. */
export const SLOW_NETWORK = { kilobits: 1600, roundTrip: 150 };
export const SLOW_PROCESSOR = 4;

export interface Viewport {
  readonly width: number;
  readonly height: number;
}
/** A phone shows a strip of days, a wide page shows a month. They are different work. */
export const PHONE: Viewport = { width: 360, height: 800 };
export const ROOM: Viewport = { width: 1280, height: 900 };

export interface Conditions {
  readonly slowNetwork?: boolean;
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
 */
function prelude(start: string): void {
  const Real = Date;
  const ahead = Real.parse(start) - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [Real.now() + ahead]),
    get: (target, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name)),
  });

  const isSeen = (element: Element): boolean => element.getBoundingClientRect().height > 0;
  const seen = (tag: 'button' | 'input'): readonly HTMLElement[] => {
    const inside = document.querySelector('tour-booking')?.shadowRoot ?? document;
    // In the HTML of a server there are two layouts, one of them hidden.
    return [...inside.querySelectorAll(tag)].filter(isSeen);
  };
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
  Object.assign(globalThis, { shownAt: () => shown, formAt });
}

/** Opens an empty page under the given conditions. Set up what you watch before `goto`. */
export async function makeBed(
  browser: Browser,
  { slowNetwork = false, processor = 1, viewport = ROOM }: Conditions,
): Promise<Bed> {
  const context = await browser.newContext({ viewport, locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  // tsx wraps each named function in this helper, also in scripts for the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(prelude, START.utc);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // No measurement depends on another server. Other people's components would call theirs.
  await session.send('Network.setBlockedURLs', { urls: ['https://*'] });
  if (slowNetwork) {
    const bytes = (SLOW_NETWORK.kilobits * 1000) / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW_NETWORK.roundTrip,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: processor });
  return { page, session, close: () => context.close() };
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
