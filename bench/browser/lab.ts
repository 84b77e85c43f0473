import type { Browser, CDPSession, Page } from 'playwright-core';

/** The moment of the bench: Tuesday, December 1, 2026, five past nine in New York; what is asked for then, and the moment itself. */
export const START = {
  property: '2026-12-01T09:05:00',
  asked: '2026-12-01T09:15:00',
  utc: '2026-12-01T14:05:00Z',
};

/** A slow phone network as the budgets name it, and a processor a quarter as fast as this one. */
export const SLOW_NETWORK = { kilobits: 1600, roundTrip: 150 };
export const SLOW_PROCESSOR = 4;

export interface Conditions {
  readonly slowNetwork?: boolean;
  /** How many times slower the processor is; 1 leaves it alone. */
  readonly processor?: number;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** A page with nothing in its cache, under the conditions asked for, and its DevTools session. */
export interface Bed {
  readonly page: Page;
  readonly session: CDPSession;
  close(): Promise<void>;
}

/**
 * What every measured page begins with: the bench's date, and `shownAt()`, which settles with the milliseconds from
 * navigation to the frame after the one in which a free time, or what a bare page marks `data-shown`, has a size.
 */
function prelude(start: string): void {
  const Real = Date;
  const ahead = Real.parse(start) - Real.now();
  globalThis.Date = new Proxy(Real, {
    construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [Real.now() + ahead]),
    get: (target, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name)),
  });

  const found = (): boolean => {
    const inside = document.querySelector('tour-booking')?.shadowRoot ?? document;
    const marked = document.querySelector('[data-shown]');
    if (marked) return marked.getBoundingClientRect().height > 0;
    for (const button of inside.querySelectorAll('button'))
      if (/\d{1,2}:\d\d\s[AP]M$/.test(button.textContent ?? '')) return button.getBoundingClientRect().height > 0;
    return false;
  };
  let tell: (at: number) => void = () => {};
  const shown = new Promise<number>((done) => {
    tell = done;
  });
  const look = (): void => {
    // The frame that shows it is painted by the time the next one begins.
    if (!found()) return void requestAnimationFrame(look);
    performance.mark('first-free-time');
    requestAnimationFrame((at) => tell(at));
  };
  requestAnimationFrame(look);
  Object.assign(globalThis, { shownAt: () => shown });
}

/** Opens an empty page under `conditions`; what is to be watched is set up before `goto`. */
export async function makeBed(
  browser: Browser,
  { slowNetwork = false, processor = 1, viewport = { width: 1280, height: 900 } }: Conditions,
): Promise<Bed> {
  const context = await browser.newContext({ viewport, locale: 'en-US', timezoneId: 'America/New_York' });
  const page = await context.newPage();
  // tsx wraps each named function in this helper, also in what is sent to the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(prelude, START.utc);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  // What is measured depends on no server elsewhere; other people's components would ask theirs.
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

/** Milliseconds from navigation until what the page is for shows. */
export const shownAt = (page: Page): Promise<number> => page.evaluate<number>('shownAt()');

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The middle of `values`, their best and the middle half of them, in whole milliseconds. */
export function spread(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN).toFixed(0);
  return `median ${median(values).toFixed(0)} ms, best ${at(0)}, middle half ${at(0.25)} to ${at(0.75)}`;
}

/** `run`, so many times one after another. */
export async function times<Value>(count: number, run: () => Promise<Value>): Promise<readonly Value[]> {
  const values: Value[] = [];
  for (let done = 0; done < count; done += 1) values.push(await run());
  return values;
}
