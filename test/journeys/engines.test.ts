import { PNG } from 'pngjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { shippedLanguages } from '../../scripts/vite/shippedLanguages.ts';
import { NO_SENDER } from '../browser.ts';
import { type DrivenWindow, keys } from '../drivenWindow.ts';
import { engines } from '../engines.ts';
import { facesOf, type SlicedFont, setFaces, slicesFor } from '../fonts.ts';
import type { RunningMock } from '../servers.ts';
import { comparePicture } from '../stories/pictures.ts';
import type { Ground } from './documentOn.ts';
import { guardedPage, lookOfFields } from './guardedPage.ts';
import { type Attributes, type Host, START, scriptTagHost, sharedMock } from './hosts.ts';
import { ONE_BUILD } from './mockHosts.ts';
import { lara, nameOfFocused } from './visitor.ts';

/** Runs on the page before its own scripts: sets the journeys' clock, and notes what goes wrong from then on. */
const ground = {
  head: '<script src="/ground.js"></script>',
  files: {
    '/ground.js': `
      const now = Date.parse('${START.utc}');
      globalThis.Date = class extends Date {
        constructor(...given) { super(...(given.length > 0 ? given : [now])); }
        static now() { return now; }
      };
      globalThis.problems = [];
      for (const kind of ['error', 'warn']) console[kind] = (...words) => problems.push(words.join(' '));
      addEventListener('error', ({ message }) => problems.push(message));
      addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
    `,
  },
} satisfies Ground;

/** Runs on the page. Gives the first visible element with that selector and name, also from a shadow root. */
const FIND = `
  const [selector, name] = arguments;
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const nameOf = (each) => each.getAttribute('aria-label') ?? each.labels?.[0]?.innerText ?? each.innerText;
  return all(document).find((each) => each.matches(selector) && each.checkVisibility() && new RegExp(name).test(nameOf(each).trim())) ?? null;
`;
/** Whether every new screen takes presses: a click at a point does not wait for that. */
const SETTLED = `return [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  .every((root) => !root.querySelector('[data-settling]'))`;

const DAYS_ASKED = `return performance.getEntriesByType('resource').filter(({ name }) => name.includes('/times')).length`;
const MOVING = `return document.getAnimations().length + (document.fonts.status === 'loaded' ? 0 : 1)`;
const TEXTS = `return [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.textContent ?? '').join('')`;
/** The fonts that have the letters of a language. The others need none but that of all pages. */
const FONTS = { vi: 'vietnamese', zh: 'chinese', ko: 'korean' } as const;
const fontOf = new Map<string, SlicedFont>(Object.entries(FONTS));

const BOOKED = 'Your tour is booked$';
const FREE_TIME = '^[0-9:]+ [AP]M$';

describe.each(engines)('in $name', ({ name, isThere, launch }) => {
  let shown: DrivenWindow;
  let mock: RunningMock;
  const hosts = new Map<string, Host>();

  /** What a visitor does here, in few words. */
  const find = (selector: string, name: string): Promise<unknown> =>
    shown.evaluate(`return (function () {${FIND}}).apply(null, arguments) !== null`, selector, name);
  const see = (selector: string, name: string): Promise<void> =>
    expect.poll(() => find(selector, name).catch(() => 'the page is on its way')).toBe(true);
  const click = async (selector: string, name: string): Promise<void> => {
    await see(selector, name);
    await expect.poll(() => shown.evaluate(SETTLED)).toBe(true);
    await shown.click(FIND, selector, name);
  };
  const press = (name: string): Promise<void> => click('button', name);
  const seeHeading = (name: string): Promise<void> => see('h2, h3', name);
  const focused = (): Promise<unknown> => shown.evaluate(`return (${nameOfFocused})()`);
  const problems = (): Promise<unknown> => shown.evaluate(`return problems.filter((each) => !${NO_SENDER}.test(each))`);
  /** What stands in the field with that name. */
  const answerIn = (name: string): Promise<unknown> =>
    shown.evaluate(`return (function () {${FIND}}).apply(null, arguments).value`, 'input', name);
  /** Fills in the form, from its first field on. */
  const answer = async (): Promise<void> => {
    for (const words of [lara.first, lara.last, lara.email, lara.phone]) await shown.type(`${words}${keys.Tab}`);
  };
  const book = async (time: string): Promise<void> => {
    await press(`^${time}$`);
    await seeHeading('^Your details$');
    await click('input', '^First name');
    await answer();
    await press('^Book ');
    await seeHeading(BOOKED);
  };
  const booked = async (): Promise<number> => {
    const state = (await mock.control('GET', 'state')) as { readonly appointments: readonly unknown[] };
    return state.appointments.length;
  };
  /** The page is painted: two pictures in a row are the same. */
  const still = async (): Promise<void> => {
    let last: Buffer = Buffer.from('');
    const isSame = async (): Promise<boolean> => {
      const before = last;
      last = await shown.screenshot();
      return last.equals(before);
    };
    await expect.poll(isSame).toBe(true);
  };
  let moves = 0;
  /** Leaves the page that is open, as the visitor's own buttons do. Resolves on the next one. */
  const move = async (how: 'history.back()' | 'history.forward()' | 'location.reload()'): Promise<void> => {
    moves += 1;
    await shown.evaluate(`window.left = ${moves}; setTimeout(() => ${how})`);
    const isThere = (): Promise<unknown> => shown.evaluate(`return window.left !== ${moves}`).catch(() => false);
    await expect.poll(isThere).toBe(true);
  };

  const pageOf = (door: string, attributes: Attributes = {}, around: Ground = ground): string => {
    const place = { 'time-zone': 'America/New_York', location: 'Alder House, 123 First St' };
    return hosts.get(door)?.page({ 'group-id': '101', api: mock.url, ...place, ...attributes }, around) ?? '';
  };
  async function visit(door: string, attributes?: Attributes, around?: Ground): Promise<void> {
    // All visits are in one tab, which remembers the tour of the visit before.
    await shown.evaluate('try { sessionStorage.clear() } catch {}');
    await shown.goto(pageOf(door, attributes, around));
    await see('.tour-slot, button', '');
  }

  describe.skipIf(!isThere)('', () => {
    beforeAll(async () => {
      [shown, mock] = await Promise.all([launch(), sharedMock()]);
      hosts.set('script tag', await scriptTagHost(mock.url));
    });
    afterAll(() => Promise.all([shown?.close(), ...[...hosts.values()].map(({ site }) => site.close())]));
    beforeEach(async () => {
      await mock.control('POST', 'reset');
    });

    // Before the first press: the pointer lies on nothing.
    it.each(['en', ...shippedLanguages])('looks in %s as in its picture', async (locale) => {
      await visit('script tag', { locale });
      await expect.poll(() => shown.evaluate(DAYS_ASKED)).toBe(15);
      const font = fontOf.get(locale);
      const slices = font ? slicesFor(font, String(await shown.evaluate(TEXTS))) : [];
      await shown.evaluate(`(${setFaces})(arguments[0])`, facesOf('wide', slices));
      await expect.poll(() => shown.evaluate(MOVING)).toBe(0);
      await still();
      const picture = `../journeys/pictures/${name}.${locale}`;
      await expect.poll(async () => comparePicture(picture, await shown.screenshot())).toEqual([]);
    });

    describe.each(ONE_BUILD)('%s', (door) => {
      it('books a tour by mouse', async () => {
        await visit(door);
        await press('^Friday, December 4, 2026');
        await seeHeading('^Friday, December 4$');
        await book('10:15 AM');
        await expect.poll(focused).toMatch(/^See you \w+, Lara Your tour is booked$/);
        expect(await problems()).toEqual([]);
      });

      it('books a tour by keyboard alone', async () => {
        await visit(door);
        await shown.type(keys.Tab);
        await expect.poll(focused).toMatch(/^Today /);
        await shown.type(keys.Tab + keys.Tab + keys.Tab);
        await expect.poll(focused).toMatch(/^Tuesday, December 1, 2026/);
        await shown.type(keys.ArrowRight + keys.ArrowRight + keys.Enter);
        await seeHeading('^Thursday, December 3$');
        // The heading may be there before the times are.
        await see('button', '^8:00 AM$');
        await shown.type(keys.Tab + keys.Tab);
        await expect.poll(focused).toBe('8:00 AM');
        await shown.type(keys.ArrowRight + keys.Enter);
        await expect.poll(focused).toBe('Your details');
        await shown.type(keys.Tab + keys.Tab + keys.Tab);
        await expect.poll(focused).toBe('First name');
        await shown.type([lara.first, lara.last, lara.email, lara.phone].join(keys.Tab) + keys.Enter);
        await seeHeading(BOOKED);
        expect(await problems()).toEqual([]);
      });

      it('keeps the answers when the time was taken', async () => {
        await visit(door);
        await press('^10:15 AM$');
        await seeHeading('^Your details$');
        await click('input', '^First name');
        await answer();
        await mock.control('PUT', 'scenario', { name: 'slot-taken' });
        await press('^Book ');
        await see('p', '10:15\\sAM was just taken\\.');
        await press(FREE_TIME);
        await see('input', '^First name');
        await expect.poll(() => answerIn('^First name')).toBe(lara.first);
      });

      it('lets a visitor type, select, copy and paste, in letters of 16 px, on a page that takes all of this away', async () => {
        const guarded = {
          ...guardedPage,
          head: ground.head + guardedPage.head,
          files: { ...ground.files, ...guardedPage.files },
        };
        await visit(door, {}, guarded);
        await press('^10:15 AM$');
        await click('input', '^First name');
        await shown.type('a b');
        await expect.poll(() => answerIn('^First name')).toBe('a b');
        for (const key of ['a', 'c']) await shown.control(key);
        await click('input', '^Last name');
        await shown.control('v');
        await expect.poll(() => answerIn('^Last name')).toBe('a b');
        for (const key of ['a', 'x']) await shown.control(key);
        await expect.poll(() => answerIn('^Last name')).toBe('');
        await click('summary', '^Tell us what you’re looking for');
        const look = await shown.evaluate(`return (${lookOfFields})()`);
        expect(look).toEqual({ leastLetters: expect.toSatisfy((size: number) => size >= 16), selections: ['text'] });
        expect(await problems()).toEqual([]);
      });

      it('shows the tour after a reload, and what was typed before it', async () => {
        await visit(door);
        await press('^10:15 AM$');
        await click('input', '^First name');
        await answer();
        await move('location.reload()');
        await expect.poll(() => answerIn('^Last name').catch(() => 'the page is on its way')).toBe(lara.last);
        await press('^Book ');
        await seeHeading(BOOKED);
        await move('location.reload()');
        await seeHeading(BOOKED);
        expect(await booked()).toBe(1);
      });

      it('shows the tour that was booked on another page of the site, after going back, and its end after going forward', async () => {
        await visit(door);
        // Firefox keeps no page that still waits for a reply: these are the first day and the 14 that come next.
        await expect.poll(() => shown.evaluate(DAYS_ASKED)).toBe(15);
        await shown.goto(pageOf(door));
        await book('10:15 AM');
        await move('history.back()');
        await seeHeading(BOOKED);
        expect(await find('.tour-slot', '')).toBe(false);
        await press('^Cancel tour$');
        await seeHeading('^Cancel your tour');
        await press('^Cancel tour$');
        await seeHeading('^Your tour is canceled$');
        await move('history.forward()');
        await see('button', FREE_TIME);
        expect(await find('h2, h3', BOOKED)).toBe(false);
        expect(await booked()).toBe(1);
      });

      it('follows a link to a time', async () => {
        await visit(door);
        // The same address with another fragment would not load the page.
        await shown.goto('about:blank');
        await shown.goto(`${pageOf(door, { assistants: 'on' })}#tour-at=2026-12-04T10:15:00`);
        await seeHeading('^Your details$');
        await see('.tour-chosen', '^Friday,\\sDecember\\s4');
      });

      it('darkens the page behind the dialog by half', async () => {
        await visit(door, door === 'script tag' ? { mode: 'button' } : { trigger: 'Book a tour' });
        await press('^Book a tour');
        await see('.tour-slot', '');
        const half = async (): Promise<readonly number[]> => {
          const { data, width, height } = PNG.sync.read(await shown.screenshot());
          const at = ((height - 20) * width + 20) * 4;
          return [...data.subarray(at, at + 3)];
        };
        const isHalf = (tone: number): boolean => tone >= 126 && tone <= 129;
        await expect.poll(half).toEqual([1, 2, 3].map(() => expect.toSatisfy(isHalf)));
      });
    });
  });
});
