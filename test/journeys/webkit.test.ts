import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_SENDER } from '../browser.ts';
import type { RunningMock } from '../servers.ts';
import { findWebKit, keys, launchWebKit, type WebKit } from '../webkit.ts';
import { guardedPage, lookOfFields } from './guardedPage.ts';
import { type Host, reactHost, START, scriptTagHost, sharedMock } from './hosts.ts';
import { BOTH_BUILDS } from './mockHosts.ts';
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
};

/** Runs on the page. Gives the first visible element with that selector and name, also from a shadow root. */
const FIND = `
  const [selector, name] = arguments;
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => [each, ...(each.shadowRoot ? all(each.shadowRoot) : [])]);
  const nameOf = (each) => each.getAttribute('aria-label') ?? each.labels?.[0]?.innerText ?? each.innerText;
  return all(document).find((each) => each.matches(selector) && each.checkVisibility() && new RegExp(name).test(nameOf(each).trim())) ?? null;
`;

const isThere = findWebKit();
let webkit: WebKit;
let mock: RunningMock;
const hosts = new Map<string, Host>();

/** What a visitor does here, in few words. */
const see = (selector: string, name: string): Promise<void> =>
  expect.poll(() => webkit.evaluate(FIND, selector, name)).not.toBeNull();
/** Whether every new screen takes presses: a click at a point does not wait for that. */
const SETTLED = `return [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
  .every((root) => !root.querySelector('[data-settling]'))`;
const click = async (selector: string, name: string): Promise<void> => {
  await see(selector, name);
  await expect.poll(() => webkit.evaluate(SETTLED)).toBe(true);
  await webkit.click(FIND, selector, name);
};
const press = (name: string): Promise<void> => click('button', name);
const focused = (): Promise<unknown> => webkit.evaluate(`return (${nameOfFocused})()`);
const problems = (): Promise<unknown> => webkit.evaluate(`return problems.filter((each) => !${NO_SENDER}.test(each))`);

/** What stands in the field with that name. */
const answerIn = (name: string): Promise<unknown> => webkit.evaluate(`return (() => {${FIND}})().value`, 'input', name);

async function visit(door: string, around: typeof ground = ground): Promise<void> {
  const place = { 'time-zone': 'America/New_York', location: 'Alder House, 123 First St' };
  // All visits are in one tab, which remembers the tour of the visit before.
  await webkit.evaluate('try { sessionStorage.clear() } catch {}');
  await webkit.goto(hosts.get(door)?.page({ 'group-id': '101', api: mock.url, ...place }, around) ?? '');
  await see('button', '^[0-9:]+ [AP]M$');
}

/** Fills in the form, from its first field on. */
async function answer(): Promise<void> {
  for (const words of [lara.first, lara.last, lara.email, lara.phone]) await webkit.type(`${words}${keys.Tab}`);
}

// Without WebKitGTK on the machine these tests are skipped; docs/accessibility.md says so.
describe.skipIf(!isThere)('in WebKit', () => {
  beforeAll(async () => {
    [webkit, mock] = await Promise.all([launchWebKit(), sharedMock()]);
    hosts.set('script tag', await scriptTagHost(mock.url)).set('React build', await reactHost());
  });
  afterAll(() => Promise.all([webkit?.close(), ...[...hosts.values()].map(({ site }) => site.close())]));
  beforeEach(async () => {
    await mock.control('POST', 'reset');
  });

  describe.each(BOTH_BUILDS)('%s', (door) => {
    it('books a tour by mouse', async () => {
      await visit(door);
      await press('^Friday, December 4, 2026');
      await see('h3', '^Friday, December 4$');
      await press('^10:15 AM$');
      await see('h2, h3', '^Your details$');
      await click('input', '^First name');
      await answer();
      await press('^Book Fri');
      await see('h2, h3', 'Your tour is booked$');
      await expect.poll(focused).toMatch(/^See you \w+, Lara Your tour is booked$/);
      expect(await problems()).toEqual([]);
    });

    it('books a tour by keyboard alone', async () => {
      await visit(door);
      await webkit.type(keys.Tab);
      await expect.poll(focused).toMatch(/^Today /);
      await webkit.type(keys.Tab + keys.Tab + keys.Tab);
      await expect.poll(focused).toMatch(/^Tuesday, December 1, 2026/);
      await webkit.type(keys.ArrowRight + keys.ArrowRight + keys.Enter);
      await see('h3', '^Thursday, December 3$');
      // The heading may be there before the times are.
      await see('button', '^8:00 AM$');
      await webkit.type(keys.Tab + keys.Tab);
      await expect.poll(focused).toBe('8:00 AM');
      await webkit.type(keys.ArrowRight + keys.Enter);
      await expect.poll(focused).toBe('Your details');
      await webkit.type(keys.Tab + keys.Tab + keys.Tab);
      await expect.poll(focused).toBe('First name');
      await answer();
      await webkit.type(keys.Enter);
      await see('h2, h3', 'Your tour is booked$');
      expect(await problems()).toEqual([]);
    });

    it('keeps the answers when the time was taken', async () => {
      await visit(door);
      await press('^10:15 AM$');
      await see('h2, h3', '^Your details$');
      await click('input', '^First name');
      await answer();
      await mock.control('PUT', 'scenario', { name: 'slot-taken' });
      await press('^Book ');
      await see('p', '10:15\\sAM is no longer free\\.');
      await press('^[0-9:]+ [AP]M$');
      await see('input', '^First name');
      await expect.poll(() => answerIn('^First name')).toBe(lara.first);
    });

    it('lets a visitor type, select, copy and paste, in letters of 16 px, on a page that takes all of this away', async () => {
      const guarded = {
        ...guardedPage,
        head: ground.head + guardedPage.head,
        files: { ...ground.files, ...guardedPage.files },
      };
      await visit(door, guarded);
      await press('^10:15 AM$');
      await click('input', '^First name');
      await webkit.type('a b');
      await expect.poll(() => answerIn('^First name')).toBe('a b');
      for (const key of ['a', 'c']) await webkit.control(key);
      await click('input', '^Last name');
      await webkit.control('v');
      await expect.poll(() => answerIn('^Last name')).toBe('a b');
      for (const key of ['a', 'x']) await webkit.control(key);
      await expect.poll(() => answerIn('^Last name')).toBe('');
      await click('summary', '^Help us pick the right homes');
      const look = await webkit.evaluate(`return (${lookOfFields})()`);
      expect(look).toEqual({ leastLetters: expect.toSatisfy((size: number) => size >= 16), selections: ['text'] });
      expect(await problems()).toEqual([]);
    });
  });
});
