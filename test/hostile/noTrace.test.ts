import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Ground } from '../journeys/documentOn.ts';
import type { Door } from '../journeys/mockHosts.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { settled } from '../settled.ts';
import { countListeners, type Trace, traceOf } from './traceOf.ts';

const on = mockHosts({
  // Turns off the compilers: compiled code of busy functions is no garbage, and appears at any time.
  flags: ['--js-flags=--no-sparkplug --no-maglev --no-turbofan --no-flush-bytecode'],
});

const SCRIPTS: Partial<Record<Door, object>> = {
  'script tag': { src: '/tour-booking.js' },
  'React build': { src: '/site.js', type: 'module' },
};

/** A page that uses everything that a trace holds, and gets the widget through `door` when its button is pressed. */
const groundFor = (door: Door): Ground => ({
  html: 'lang="en" class="js" data-theme="site"',
  head: '<style>body { min-height: 3000px }</style>',
  headers: {},
  body: (place) =>
    `<button id="load">Load</button><input id="field" aria-label="Search"><template>${place}</template><main></main>
    <script>
      const sheet = new CSSStyleSheet(); document.adoptedStyleSheets = [sheet];
      localStorage.setItem('site', '1'); sessionStorage.setItem('site', '2'); document.cookie = 'site=3';
      history.pushState({ site: 4 }, ''); addEventListener('resize', () => {});
      document.body.setAttribute('data-site', '5');
      document.querySelector('#load').addEventListener('click', () => {
        document.body.append(Object.assign(document.createElement('script'), ${JSON.stringify(SCRIPTS[door])}));
        document.querySelector('main').append(document.querySelector('template').content.cloneNode(true));
        document.querySelector('#field').focus();
        scrollTo(0, 120);
      });
    </script>`,
});

/** Without these, the form warns and names its element, of which Playwright would make a handle by listeners of its own. */
const CONSENT = { 'sms-sender': 'Alder House', 'sms-terms-url': '/terms', 'privacy-url': '/privacy' };

async function arrive(door: Door) {
  const visitor = await on.arrive(door, CONSENT, { ground: groundFor(door) }, countListeners);
  const { page } = visitor;
  await page.locator('#field').focus();
  await page.evaluate('scrollTo(0, 120)');
  const before = await traceOf(page);
  await page.evaluate("document.querySelector('#load').click()");
  await visitor.freeTimes().first().waitFor();
  // The core has taken over: it asks about the days after the first.
  await visitor.button(/^Thu, Dec 3 · /).waitFor();
  return { ...visitor, before };
}

/** Removes the widget. Its listeners and styles go after the next paint, when the effects of its components end. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.querySelector('tour-booking')?.remove();
    document.querySelector('#root')?.dispatchEvent(new Event('leave'));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
  });

/** The trace that a door may leave on a page: the script tag adds its global, and React one listener that it never removes. */
const leftBy = (door: Door, { globals, listeners, ...others }: Trace): Trace => ({
  ...others,
  globals: [...globals, ...(door === 'script tag' ? ['TourBooking'] : [])].sort(),
  listeners: [...listeners, ...(door === 'script tag' ? [] : ['selectionchange on [object HTMLDocument]'])].sort(),
});

describe.each<Door>(['script tag', 'React build'])('%s', (door) => {
  it('leaves no trace when nobody touched the widget', async () => {
    const { page, before, close } = await arrive(door);
    // While the widget is there, it may add listeners and, in React, a style sheet. Nothing else of the page is different.
    const during = await traceOf(page);
    const meanwhile = { listeners: [], sheets: door === 'script tag' ? before.sheets : during.sheets };
    expect({ ...during, listeners: [] }).toEqual({ ...leftBy(door, before), ...meanwhile });
    expect(during.listeners.length).toBeGreaterThan(before.listeners.length);
    await leave(page);
    expect(await traceOf(page)).toEqual(leftBy(door, before));
    await close();
  });

  it('leaves no trace after a tour was booked and moved', async () => {
    const { page, before, close, ...visitor } = await arrive(door);
    await visitor.pickTime('2:00 PM');
    await visitor.fillDetails();
    // The answers are kept for the tab until the tour is booked.
    await expect.poll(async () => (await traceOf(page)).storage.join()).toContain('Lara');
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.button('Move tour').click();
    await visitor.pickTime('3:00 PM');
    await visitor.button('Move tour').click();
    await visitor.heading(/moved/).waitFor();
    // For half a second, a new screen keeps presses off, also if it is taken out meanwhile.
    await settled(page);
    await leave(page);
    // The widget remembers the booked tour on purpose.
    await page.evaluate(() => {
      for (const key of Object.keys(sessionStorage))
        if (key.startsWith('tour-booking tour ')) sessionStorage.removeItem(key);
    });
    const { focus, scroll, ...after } = await traceOf(page);
    const { focus: _, scroll: __, ...expected } = leftBy(door, before);
    expect(after).toEqual(expected);
    await close();
  });
});

/** The sizes of the page after all garbage is collected. */
async function weigh(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  for (let round = 0; round < 4; round += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  await devtools.detach();
  return { heap: usedSize, listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

it('300 mounts and removals grow heap, listeners and nodes by less than 1 %', async () => {
  const visitor = await on.arrive('script tag', {}, { ground: { headers: {} } });
  const { page } = visitor;
  await visitor.button(/^Thu, Dec 3 · /).waitFor();
  const comeAndGo = (times: number): Promise<void> =>
    page.evaluate(async (count) => {
      const element = document.querySelector('tour-booking');
      const place = element?.parentElement;
      if (!element || !place) throw new Error('there is no widget');
      // Two frames, so that the work after the first paint is done, too.
      const painted = () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));
      for (let time = 0; time < count; time += 10) {
        const ten = Array.from({ length: 10 }, () => element.cloneNode(true));
        place.append(...ten);
        await painted();
        const shown = [...place.querySelectorAll('tour-booking')].filter((one) =>
          one.shadowRoot?.querySelector('.tour-slot'),
        );
        if (shown.length !== 11) throw new Error(`only ${shown.length} widgets show times`);
        for (const one of ten) place.removeChild(one);
        await painted();
      }
    }, times);
  await comeAndGo(200);
  const before = await weigh(page);
  await comeAndGo(300);
  const after = await weigh(page);
  for (const name of ['heap', 'listeners', 'nodes'] as const)
    expect(after[name], name).toBeLessThan(before[name] * 1.01);
  await visitor.close();
}, 180_000);
