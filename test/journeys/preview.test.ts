import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../browser.ts';
import { type Attributes, type Host, reactHost, scriptTagHost, visit } from './hosts.ts';
import { BUILDS, WIDTHS } from './mockHosts.ts';
import { STAND_IN, type StandIn, standIn } from './standIn.ts';

/** The chunk of the core, which takes over from the preview. */
const CORE_CHUNK = '**/coreChunk-*.js';
const NOT_LOADED = /the chunk coreChunk failed to load/;
/** 9:05 in New York: no quarter hour ends while the page is loading. */
const NOW = '2026-12-01T14:05:00Z';

let browser: Browser;
let hosts: Readonly<Record<'script tag' | 'React build', Host>>;
beforeAll(async () => {
  const [tag, react] = await Promise.all([scriptTagHost(STAND_IN), reactHost()]);
  hosts = { 'script tag': tag, 'React build': react };
  browser = await sharedBrowser();
}, 60_000);
afterAll(async () => {
  for (const host of Object.values(hosts ?? {})) await host.site.close();
});

interface Given {
  readonly service?: StandIn;
  readonly width?: number;
  readonly attributes?: Attributes;
  /** Whether the core can be downloaded at first. */
  readonly downloads?: boolean;
  readonly clock?: 'held' | 'moves';
}

describe.each(BUILDS)('preview, then core: %s', (door) => {
  /** A visitor who comes while the core is held back, until `release`. */
  const arrive = async ({
    service = standIn(),
    width = 1280,
    attributes = {},
    downloads = true,
    clock = 'held',
  }: Given = {}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const chunk = { downloads, asked: 0 };
    const prepare = async (page: Page): Promise<void> => {
      await service.answerOn(page);
      await page.route(CORE_CHUNK, async (route) => {
        chunk.asked += 1;
        await held;
        await (chunk.downloads ? route.continue() : route.abort('connectionfailed'));
      });
    };
    const contact = { 'contact-phone': '+1 555 123 4567' };
    const options = { now: NOW, viewport: { width, height: 900 }, clock };
    const visitor = await visit(browser, hosts[door], STAND_IN, { ...contact, ...attributes }, options, prepare);
    return { ...visitor, service, chunk, release };
  };

  /** The heading of the details, which only the core can open. */
  const details = 'Your details';
  const times = 'Tuesday, December 1';

  describe.each(WIDTHS)('before the core is there, at %i px', (width) => {
    it('a press on a time is kept, and the tour is booked', async () => {
      const visitor = await arrive({ width });
      await visitor.pickTime('10:00 AM');
      expect(await visitor.heading(details).count()).toBe(0);
      // The pressed time answers at once.
      await expect.poll(() => visitor.button('10:00 AM').last().getAttribute('aria-busy')).toBe('true');
      visitor.release();
      await visitor.heading(details).waitFor();
      await expect.poll(visitor.focused).toBe(details);
      await visitor.fillDetails();
      await visitor.submit();
      await visitor.heading('Your tour is booked').waitFor();
      await visitor.close();
    });

    it('a press by keyboard alone is kept', async () => {
      const visitor = await arrive({ width });
      const first = visitor.freeTimes().first();
      await first.focus();
      await visitor.page.keyboard.press('ArrowRight');
      expect(await visitor.focused()).toBe('11:00 AM');
      await visitor.page.keyboard.press('Enter');
      visitor.release();
      await visitor.heading(details).waitFor();
      await expect.poll(visitor.focused).toBe(details);
      await visitor.button(/^Book .*11:00 AM/).waitFor();
      await visitor.close();
    });

    it('a press on a day is kept, and its times show', async () => {
      const visitor = await arrive({ width });
      await visitor.day('Thursday, December 3, 2026').click();
      expect(await visitor.heading(times).count()).toBe(1);
      visitor.release();
      await visitor.heading('Thursday, December 3').waitFor();
      const asked = () => visitor.requests().filter((each) => each.includes('2026-12-03'));
      await expect.poll(asked).toHaveLength(1);
      await visitor.close();
    });
  });

  it.runIf(door === 'script tag')('an element that the page puts in later has a preview, too', async () => {
    const visitor = await arrive();
    await visitor.freeTimes().first().waitFor();
    await visitor.page.evaluate((api) => {
      const later = document.createElement('tour-booking');
      for (const [name, value] of Object.entries({
        api,
        'group-id': '102',
        'time-zone': 'America/New_York',
        id: 'later',
      }))
        later.setAttribute(name, value);
      document.body.prepend(later);
    }, STAND_IN);
    await visitor.page.locator('#later').getByRole('button', { name: '10:00 AM' }).first().waitFor();
    visitor.release();
    await visitor.close();
  });

  describe('the core takes over', () => {
    it('with the same nodes, focus and scroll, and asks for nothing twice', async () => {
      const visitor = await arrive({ width: 360 });
      const time = visitor.button('11:00 AM');
      await time.focus();
      const strip = await visitor.widget.getByRole('group', { name: 'Days' }).elementHandle();
      const node = await time.elementHandle();
      // The strip stops at the start of a card.
      const scrolled = await strip?.evaluate((element) => {
        element.scrollLeft = 200;
        return element.scrollLeft;
      });
      expect(scrolled).toBeGreaterThan(150);
      const heard = await visitor.listen();
      visitor.release();
      // The next days are known: only the core asks about those.
      await visitor.day('Thursday, December 3, 2026, 2 times').waitFor({ state: 'attached' });
      expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await visitor.focused()).toBe('11:00 AM');
      expect(await strip?.evaluate((element) => element.scrollLeft)).toBe(scrolled);
      expect(await heard.told()).toEqual(['Book a tour. Tuesday, December 1: 2 times']);
      const asked = await visitor.service.asked(visitor.page);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked.length).toBeGreaterThan(3);
      await visitor.close();
    });

    it('nothing moves and nothing flickers', async () => {
      const visitor = await arrive();
      await visitor.freeTimes().first().waitFor();
      const shown = await visitor.widget.evaluateHandle((element) => {
        const states: string[] = [];
        const note = (): void => {
          states.push(element.querySelector('.tour-times')?.textContent ?? 'no times');
        };
        note();
        new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true });
        return states;
      });
      visitor.release();
      await visitor.button(/^Tomorrow /).waitFor();
      expect(new Set(await shown.jsonValue()).size).toBe(1);
      await visitor.close();
    });

    it('sends the page the same events as without a preview', async () => {
      const visitor = await arrive();
      const told = await visitor.page.evaluateHandle(() => {
        const names: string[] = [];
        for (const name of ['ready', 'day', 'slot'])
          document.addEventListener(`tour-booking:${name}`, () => names.push(name));
        return names;
      });
      await visitor.pickTime('10:00 AM');
      visitor.release();
      await visitor.heading(details).waitFor();
      expect(await told.jsonValue()).toEqual(['ready', 'slot']);
      await visitor.close();
    });
  });

  describe('the core cannot be downloaded', () => {
    it('shows the contact after three seconds without a configuration or the core', async () => {
      const service = standIn({ configuration: () => 'hangs' });
      const visitor = await arrive({ service, clock: 'moves' });
      const call = visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' });
      await visitor.widget.getByText('Looking for open times…').waitFor();
      expect(await call.count()).toBe(0);
      await visitor.page.clock.runFor(3_000);
      await call.waitFor();
      visitor.release();
      await expect.poll(() => visitor.chunk.asked).toBe(1);
      await visitor.page.clock.runFor(1_000);
      expect(await call.count()).toBe(1);
      await visitor.close();
    });

    it('shows times, says at a press that booking is not available, and opens the pressed time after "Try again"', async () => {
      const visitor = await arrive({ downloads: false });
      visitor.release();
      await visitor.freeTimes().first().waitFor();
      await expect.poll(() => visitor.chunk.asked).toBe(1);
      await visitor.pickTime('10:00 AM');
      await visitor.heading('Online booking isn’t available right now').waitFor();
      await visitor.widget.getByRole('link', { name: 'Call (555) 123-4567' }).waitFor();
      visitor.chunk.downloads = true;
      await visitor.button('Try again').click();
      await visitor.heading(details).waitFor();
      await visitor.button(/^Book .*10:00 AM/).waitFor();
      await visitor.close(NOT_LOADED);
    });

    it('says at once that booking is not available where there is nothing else to show', async () => {
      const visitor = await arrive({ downloads: false, service: standIn({ configuration: () => 'inactive' }) });
      visitor.release();
      await visitor.heading('Online booking isn’t available right now').waitFor();
      visitor.chunk.downloads = true;
      await visitor.button('Try again').click();
      await visitor.heading('Online booking is closed').waitFor();
      await visitor.close(/takes no bookings|the chunk \w+ failed to load/);
    });
  });

  it.each<[string, Attributes, RegExp | undefined]>([
    ['another first day', { 'initial-day': '2026-12-03' }, undefined],
    ['a wrong option', { accent: 'no color' }, /no color/],
  ])('shows no preview, and waits for the core, with %s', async (_, attributes, warning) => {
    const visitor = await arrive({ attributes });
    await expect.poll(() => visitor.chunk.asked).toBe(1);
    await visitor.widget.getByText('Looking for open times…').waitFor();
    expect(await visitor.freeTimes().count()).toBe(0);
    visitor.release();
    await visitor.freeTimes().first().waitFor();
    await visitor.close(warning);
  });
});

it('a React site in production says nothing in the console of its visitors', async () => {
  const service = standIn();
  const options = { now: NOW, viewport: { width: 1280, height: 900 } };
  const attributes = { accent: 'no color', silent: '' };
  const visitor = await visit(browser, hosts['React build'], STAND_IN, attributes, options, service.answerOn);
  await visitor.pickTime('10:00 AM');
  await visitor.heading('Your details').waitFor();
  await visitor.close();
});
