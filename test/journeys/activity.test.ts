import { expect, it } from 'vitest';
import { countListeners, traceOf } from '../hostile/traceOf.ts';
import type { Visit } from './hosts.ts';
import { mockHosts } from './mockHosts.ts';

const on = mockHosts({ doors: ['changing React site'] });

const arrive = (activity: string) =>
  on.arrive(
    'changing React site',
    { activity, isolate: '' },
    { clock: 'moves', ground: { head: '', headers: {} } },
    countListeners,
  );

/** Has the site show, hide or remove the widget. */
const become = ({ page }: Visit, detail: 'visible' | 'hidden' | 'removed') =>
  page.evaluate((mode) => document.dispatchEvent(new CustomEvent('host:activity', { detail: mode })), detail);

/** How many elements the isolated tree has in the page. */
const shown = ({ page }: Visit) =>
  page.evaluate(() => document.querySelector('#root > div')?.shadowRoot?.querySelectorAll('*').length ?? 0);

/** An hour goes by, in which the visitor leaves the page and comes back to it. */
async function letAnHourPass({ page }: Visit): Promise<void> {
  await page.clock.runFor('01:00:00');
  await page.evaluate(() => {
    for (const type of ['online', 'focus', 'pageshow']) window.dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.runFor('01:00');
}

it('an isolated widget that is removed while <Activity> hides it leaves no node, no listener and no call', async () => {
  const visitor = await arrive('removed');
  const { page } = visitor;
  await page.locator('#root').waitFor({ state: 'attached' });
  const before = await traceOf(page);
  await become(visitor, 'visible');
  await visitor.button(/^Thu, Dec 3 · /).waitFor();
  expect((await traceOf(page)).listeners.length).toBeGreaterThan(before.listeners.length);
  const seen = visitor.requests().length;
  await letAnHourPass(visitor);
  await expect.poll(() => visitor.requests().length).toBeGreaterThan(seen);
  await become(visitor, 'hidden');
  await expect.poll(() => shown(visitor)).toBe(0);
  const hiddenFrom = visitor.requests().length;
  await letAnHourPass(visitor);
  expect(visitor.requests()).toHaveLength(hiddenFrom);
  await become(visitor, 'removed');
  await expect.poll(() => page.locator('#root > *').count()).toBe(0);
  await letAnHourPass(visitor);
  expect(visitor.requests()).toHaveLength(hiddenFrom);
  expect(await traceOf(page)).toEqual(before);
  await visitor.close();
});
