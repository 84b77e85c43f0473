import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrivals, type Door } from './arrivals.ts';
import { mockHosts } from './mockHosts.ts';
import { standIn } from './standIn.ts';

/** What takes a slow phone long before the first paint, and what it need not do. Timings are the bench's; here is what is done at all. */

const arrive = arrivals('script tag', 'React build');
const on = mockHosts({ doors: ['script tag'] });
const DOORS = ['script tag', 'React build'] as const satisfies readonly Door[];
const WIDTHS = [1280, 360] as const;
const cases = DOORS.flatMap((door) => WIDTHS.map((width) => [door, width] as const));

/** A service on whose pages `watch` runs before anything else. */
function watchedBy(watch: () => void) {
  const service = standIn();
  return {
    ...service,
    async answerOn(page: Page): Promise<void> {
      await page.addInitScript(watch);
      await service.answerOn(page);
    },
  };
}

/** Keeps in `asked` what is asked of Intl that loads its data, which takes a slow phone 25 to 60 ms. A bare `Intl.Locale` does not. */
function watchIntl(): void {
  const asked: string[] = [];
  Object.assign(window, { asked });
  for (const name of ['DateTimeFormat', 'NumberFormat', 'PluralRules', 'ListFormat', 'Collator', 'Locale'] as const) {
    const made = new Proxy(Intl[name], {
      construct(target, given, newTarget) {
        if (name !== 'Locale' || given[1]) asked.push(`new ${name}`);
        return Reflect.construct(target, given, newTarget);
      },
      get(target, key) {
        if (key === 'supportedLocalesOf') asked.push(`${name}.${key}`);
        return Reflect.get(target, key);
      },
    });
    Object.assign(Intl, { [name]: made });
  }
  const write = Date.prototype.toLocaleString;
  Date.prototype.toLocaleString = function (this: Date, ...given: Parameters<typeof write>) {
    asked.push('new DateTimeFormat');
    return write.apply(this, given);
  };
  const { prototype } = Intl.Locale;
  const week = Object.getOwnPropertyDescriptor(prototype, 'getWeekInfo');
  Object.assign(prototype, {
    getWeekInfo() {
      asked.push('getWeekInfo');
      return week?.value.call(this);
    },
  });
}
const askedOfIntl = (page: Page): Promise<readonly string[]> => page.evaluate('asked');

it.each(cases)('American English starts no Intl, from the first time to the form: %s, %i px', async (door, width) => {
  const viewport = { width, height: 800 };
  // Playwright's clock asks Intl itself.
  const visitor = await arrive(door, watchedBy(watchIntl), {}, { viewport, clock: 'machine' });
  await visitor.pickTime('10:00 AM');
  await visitor.field('First name').waitFor();
  expect(await askedOfIntl(visitor.page)).toEqual([]);
  await visitor.close();
});

// The loader has a list of its own of the zones that are named without Intl (src/i18n/americanEnglish.ts).
it.each(['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles'])('nor does the loader, for %s', async (city) => {
  const place = { 'time-zone': `America/${city}` };
  const visitor = await arrive('script tag', watchedBy(watchIntl), place, { clock: 'machine' });
  await visitor.freeTimes().first().waitFor();
  expect(await askedOfIntl(visitor.page)).toEqual([]);
  await visitor.close();
});

/** Keeps in `ready` the letters a canvas was made to write with: `600 13px`. */
function watchCanvas(): void {
  const ready = new Set<string>();
  Object.assign(window, { ready });
  const font = Object.getOwnPropertyDescriptor(CanvasRenderingContext2D.prototype, 'font');
  Object.defineProperty(CanvasRenderingContext2D.prototype, 'font', {
    ...font,
    set(text: string) {
      ready.add(text.split(' ', 2).join(' '));
      font?.set?.call(this, text);
    },
  });
}

/** The weight and the size of every text that `root` shows or has read out. */
const lettersOf = (root: Locator): Promise<readonly string[]> =>
  root.evaluate((widget) =>
    [...widget.querySelectorAll('*')]
      .filter((element) => [...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => getComputedStyle(element))
      .map(({ fontWeight, fontSize }) => `${fontWeight} ${fontSize}`),
  );

// A phone does without two: each that is made ready is work on every screen.
it.each([
  [1280, []],
  [360, ['600 19.2px', '700 20px']],
])('while it waits the loader makes ready the letters that show first: at %i px all but %j', async (width, others) => {
  const visitor = await on.arrive('script tag', {}, { viewport: { width, height: 800 } }, async (page) => {
    await page.addInitScript(watchCanvas);
    // What shows first is the first stage's.
    await page.route('**/coreChunk*', () => {});
  });
  await visitor.freeTimes().first().waitFor();
  const shown = new Set(await lettersOf(visitor.widget));
  const ready = new Set(await visitor.page.evaluate<readonly string[]>('[...ready]'));
  expect([...shown].filter((letters) => !ready.has(letters)).sort()).toEqual(others);
  if (others.length === 0) expect([...ready].filter((letters) => !shown.has(letters))).toEqual([]);
  await visitor.close();
});

it('a page that refuses a canvas, as what guards visitors does, is told nothing of it', async () => {
  const visitor = await on.arrive('script tag', {}, {}, async (page) => {
    await page.addInitScript(() => {
      Object.assign(window, { refused: 0 });
      HTMLCanvasElement.prototype.getContext = () => {
        Object.assign(window, { refused: 1 });
        throw new Error('no canvas here');
      };
    });
  });
  await visitor.freeTimes().first().waitFor();
  await expect.poll(() => visitor.page.evaluate('refused')).toBe(1);
  await visitor.close();
});

it.each(DOORS)('what is written otherwise is asked of Intl: %s', async (door) => {
  const visitor = await arrive(
    door,
    watchedBy(watchIntl),
    { locale: 'en-CA', 'time-zone': 'America/Toronto' },
    { clock: 'machine' },
  );
  await visitor.widget
    .getByRole('button', { name: /^10:00/ })
    .first()
    .waitFor();
  expect(new Set(await askedOfIntl(visitor.page))).toEqual(
    new Set(['new DateTimeFormat', 'DateTimeFormat.supportedLocalesOf', 'new Locale', 'getWeekInfo']),
  );
  await visitor.close();
});

/** Keeps in `measured`, for each time an element of a widget is measured, whether its style was there. */
function watchMeasuring(): void {
  const measured: boolean[] = [];
  Object.assign(window, { measured });
  const { getBoundingClientRect } = Element.prototype;
  Element.prototype.getBoundingClientRect = function () {
    const tree = this.getRootNode();
    if (this.closest('.tour') && (tree instanceof Document || tree instanceof ShadowRoot))
      measured.push(tree.adoptedStyleSheets.length > 0);
    return getBoundingClientRect.call(this);
  };
}

it.each(DOORS)('nothing is measured, and so laid out, without its style: %s', async (door) => {
  const viewport = { width: 360, height: 800 };
  const visitor = await arrive(door, watchedBy(watchMeasuring), {}, { viewport });
  await visitor.freeTimes().first().waitFor();
  const measured = await visitor.page.evaluate<readonly boolean[]>('measured');
  expect(measured).not.toEqual([]);
  expect(measured).not.toContain(false);
  await visitor.close();
});

it.each(DOORS)(
  'a first free day that is out of view is scrolled to, also when all days have come: %s',
  async (door) => {
    const viewport = { width: 360, height: 800 };
    const closed = '2026-12-01,2026-12-02,2026-12-03,2026-12-04,2026-12-05,2026-12-06';
    const visitor = await arrive(door, standIn(), { 'closed-days': closed }, { viewport });
    const days = visitor.widget.getByRole('group', { name: 'Days' });
    await expect.poll(() => days.getByRole('button').count()).toBeGreaterThan(50);
    const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.fail('it is not shown');
    const [strip, day] = [await boxOf(days), await boxOf(visitor.day('Monday, December 7, 2026'))];
    expect(day.x).toBeGreaterThan(strip.x);
    expect(day.x + day.width).toBeLessThan(strip.x + strip.width);
    await visitor.close();
  },
);
