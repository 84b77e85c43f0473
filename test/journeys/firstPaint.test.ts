import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { arrivals } from './arrivals.ts';
import { BUILDS } from './mockHosts.ts';
import { standIn } from './standIn.ts';

/** The first paint does without work that is slow on a phone. The bench measures the time; these tests watch the calls. */

const arrive = arrivals('script tag', 'React build');
const DOORS = BUILDS;
const WIDTHS = [1280, 360] as const;
const cases = DOORS.flatMap((door) => WIDTHS.map((width) => [door, width] as const));

/** A service whose pages run `watch` before any other script. */
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

/** Records in `asked` each call of Intl that loads its data, which takes a slow phone 25 to 60 ms. A bare `Intl.Locale` does not. */
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
  // Playwright's clock calls Intl itself.
  const visitor = await arrive(door, watchedBy(watchIntl), {}, { viewport, clock: 'machine' });
  // Which times are left depends on the machine's clock.
  await visitor.freeTimes().first().click();
  await visitor.field('First name').waitFor();
  expect(await askedOfIntl(visitor.page)).toEqual([]);
  await visitor.close();
});

// `src/i18n/format.test.ts` has the other zones.
it('starts no Intl in Los Angeles', async () => {
  const place = { 'time-zone': 'America/Los_Angeles' };
  const visitor = await arrive('script tag', watchedBy(watchIntl), place, { clock: 'machine' });
  await visitor.freeTimes().first().waitFor();
  expect(await askedOfIntl(visitor.page)).toEqual([]);
  await visitor.close();
});

it.each(DOORS)('other languages and zones use Intl: %s', async (door) => {
  const visitor = await arrive(
    door,
    watchedBy(watchIntl),
    { locale: 'en-CA', 'time-zone': 'America/Toronto' },
    { clock: 'machine' },
  );
  await visitor.widget.locator('.tour-slot').first().waitFor();
  expect(new Set(await askedOfIntl(visitor.page))).toEqual(
    new Set(['new DateTimeFormat', 'DateTimeFormat.supportedLocalesOf', 'new Locale', 'getWeekInfo']),
  );
  await visitor.close();
});

/** Records in `measured`, for each measurement of an element in a widget, whether the widget had its styles. */
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

it.each(DOORS)('nothing is measured before the styles are there: %s', async (door) => {
  const viewport = { width: 360, height: 800 };
  const visitor = await arrive(door, watchedBy(watchMeasuring), {}, { viewport });
  await visitor.freeTimes().first().waitFor();
  const measured = await visitor.page.evaluate<readonly boolean[]>('measured');
  expect(measured).not.toEqual([]);
  expect(measured).not.toContain(false);
  await visitor.close();
});

it.each(DOORS)('the first free day is scrolled into view, also after all days have arrived: %s', async (door) => {
  const viewport = { width: 360, height: 800 };
  const closed = '2026-12-01 | 2026-12-02 | 2026-12-03 | 2026-12-04 | 2026-12-05 | 2026-12-06';
  const visitor = await arrive(door, standIn(), { 'closed-days': closed }, { viewport });
  const days = visitor.widget.getByRole('group', { name: 'Days' });
  await expect.poll(() => days.getByRole('button').count()).toBeGreaterThan(50);
  const boxOf = async (place: Locator) => (await place.boundingBox()) ?? expect.fail('it is not shown');
  const [strip, day] = [await boxOf(days), await boxOf(visitor.day('Monday, December 7, 2026'))];
  expect(day.x).toBeGreaterThan(strip.x);
  expect(day.x + day.width).toBeLessThan(strip.x + strip.width);
  await visitor.close();
});
