import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser, type WatchedPage } from '../browser.ts';
import { type Page as Answer, type Running, serveFolder } from '../servers.ts';
import { STAND_IN, standIn } from './standIn.ts';
import { type Visitor, visitorOn } from './visitor.ts';

let browser: Browser;
let site: Running;
const pages: Record<string, string | Answer> = {};
beforeAll(async () => {
  [browser, site] = await Promise.all([sharedBrowser(), serveFolder('dist/embed', pages)]);
}, 60_000);
afterAll(() => site?.close());

const OPTIONS = `{ groupId: 101, api: '${STAND_IN}', timeZone: 'America/New_York' }`;
const GIVEN = `group-id="101" api="${STAND_IN}" time-zone="America/New_York"`;
const FALLBACK = '<a href="tel:+15551234567">Call us to book a tour</a>';
const LOADER = '<script async src="/tour-booking.js"></script>';

interface Arrival extends WatchedPage, Visitor {
  /** What was fetched from the site and from the service, by path. */
  readonly fetched: readonly string[];
  /** The codes of the failures the elements told of. */
  readonly codes: () => Promise<readonly string[]>;
}

/** A visitor on a page of `body`, whose service works. `prepare` runs before the page opens. */
async function arrive(body: string, prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<Arrival> {
  const path = `/page-${Object.keys(pages).length}.html`;
  pages[path] =
    `<!doctype html><html lang="en"><title>Alder House</title><main><h1>Alder House</h1>${body}</main></html>`;
  const watched = await openPage(browser, 'about:blank', { now: '2026-12-01T14:05:00Z' });
  const { page } = watched;
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await standIn().answerOn(page);
  await page.addInitScript(() => {
    const codes: unknown[] = [];
    Object.assign(window, { codes });
    document.addEventListener('tour-booking:failed', (event) => {
      if (event instanceof CustomEvent) codes.push(event.detail.why);
    });
  });
  await prepare(page);
  await page.goto(site.url + path);
  return {
    ...watched,
    ...visitorOn(page),
    fetched,
    codes: () => page.evaluate(() => Reflect.get(window, 'codes')),
  };
}

describe('calls before anything has loaded', () => {
  it('are made later, also when they were queued before the loader ran', async () => {
    const call = `<script>(window.TourBooking ??= { calls: [] }).calls.push(({ open }) => { window.tour = open(${OPTIONS}); });</script>`;
    const visitor = await arrive(call + LOADER);
    await visitor.freeTimes().first().waitFor();
    expect(await visitor.page.getByRole('dialog').count()).toBe(1);
    await visitor.page.evaluate(() => Reflect.get(window, 'tour').destroy());
    await expect.poll(() => visitor.page.evaluate(() => document.body.children.length)).toBe(1);
    await visitor.close();
  });

  it('are made once main.js is there, and their handles work at once', async () => {
    const first = `const first = TourBooking.open(${OPTIONS}); first.destroy();`;
    const second = `const second = TourBooking.open(${OPTIONS}); second.update({ location: '123 First St' });`;
    const late = `window.late = () => (window.TourBooking ??= { calls: [] }).calls.push(({ open }) => open(${OPTIONS}));`;
    const visitor = await arrive(`<script src="/tour-booking.js"></script><script>${first}${second}${late}</script>`);
    await visitor.freeTimes().first().waitFor();
    await visitor.widget.getByText('123 First St').waitFor();
    expect(await visitor.page.getByRole('dialog').count()).toBe(1);
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => visitor.page.getByRole('dialog').count()).toBe(0);
    await visitor.page.evaluate(() => Reflect.get(window, 'late')());
    await expect.poll(() => visitor.page.getByRole('dialog').count()).toBe(1);
    await visitor.close();
  });

  it('put the widget into an element, where the next call replaces it, and give the element back', async () => {
    const visitor = await arrive(`<div id="tour">${FALLBACK}</div><script src="/tour-booking.js"></script>
      <script>const mount = (more) => TourBooking.mount(document.querySelector('#tour'), { ...${OPTIONS}, ...more });
      window.first = mount({ location: 'One' }); window.mount = mount;</script>`);
    await visitor.widget.getByText('One').waitFor();
    await visitor.page.evaluate(() => {
      const mount = Reflect.get(window, 'TourBooking' as string).mount;
      // The launcher has given the real `mount`, so the call waits no longer.
      try {
        mount('#tour', {});
      } catch (error) {
        document.title = String(error);
      }
      Object.assign(window, { second: Reflect.get(window, 'mount')({ location: 'Two' }) });
      Reflect.get(window, 'first').destroy();
    });
    expect(await visitor.page.title()).toContain('mount() wants an element, not the text "#tour"');
    await visitor.widget.getByText('Two').waitFor();
    expect(await visitor.widget.count()).toBe(1);
    await visitor.page.evaluate(() => Reflect.get(window, 'second').destroy());
    await visitor.page.getByRole('link', { name: 'Call us' }).waitFor();
    await visitor.close();
  });
});

describe('a press before anything can open', () => {
  /** A visitor on a page with `trigger`, who does `press` while `launcher.js` is on its way. Then the file comes. */
  async function pressEarly(trigger: string, press: (page: Page) => Promise<unknown>): Promise<Arrival> {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const element = `<tour-booking mode="dialog" ${GIVEN}>${FALLBACK}</tour-booking>`;
    const visitor = await arrive(`${trigger}${element}${LOADER}`, (page) =>
      page.route('**/launcher.js', (route) => held.then(() => route.continue())),
    );
    await expect.poll(() => visitor.fetched).toContain('/launcher.js');
    await press(visitor.page);
    release();
    return visitor;
  }
  const named = (page: Page) => page.getByText('Book now');

  it('opens as soon as it can, and gives the focus back', async () => {
    const visitor = await pressEarly('<button data-tour-booking-open><b>Book now</b></button>', (page) =>
      named(page).click(),
    );
    await visitor.freeTimes().first().waitFor();
    expect(await visitor.page.getByRole('dialog').count()).toBe(1);
    await visitor.page.keyboard.press('Escape');
    await expect.poll(() => visitor.page.evaluate(() => document.activeElement?.textContent)).toBe('Book now');
    await visitor.close();
  });

  it.each<[string, string, (page: Page) => Promise<unknown>]>([
    [
      'a link, which goes its own way',
      '<a href="#tour" data-tour-booking-open>Book now</a>',
      (page) => named(page).click(),
    ],
    [
      'a trigger whose press the page handles itself',
      '<button data-tour-booking-open onclick="event.preventDefault()">Book now</button>',
      (page) => named(page).click(),
    ],
    ['a heading', '<button data-tour-booking-open>Book now</button>', (page) => page.getByRole('heading').click()],
  ])('is not answered on %s', async (_, trigger, press) => {
    const visitor = await pressEarly(trigger, press);
    // The dialog that a trigger opens is there.
    await visitor.page.locator('dialog').first().waitFor({ state: 'attached' });
    await visitor.page.getByText('Book now').waitFor();
    expect(await visitor.page.getByRole('dialog').count()).toBe(0);
    await visitor.close();
  });
});

describe('loading="lazy"', () => {
  it('asks and loads nothing before its place is near, and then shows times like any other', async () => {
    const visitor = await arrive(
      `<p style="height: 6000px">Quiet rooms</p><tour-booking ${GIVEN} loading="lazy">${FALLBACK}</tour-booking>${LOADER}`,
    );
    await visitor.page.waitForLoadState('networkidle');
    expect(visitor.fetched.map((path) => path.replace(/page-\d+/, 'page'))).toEqual(['/page.html', '/tour-booking.js']);
    await visitor.page.mouse.move(100, 300);
    await visitor.page.mouse.wheel(0, 5000);
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it('shows times in an element that took the place of another, with the script tag once more', async () => {
    const snippet = `<tour-booking ${GIVEN} loading="lazy">${FALLBACK}</tour-booking>`;
    const visitor = await arrive(`<p style="height: 6000px">Quiet rooms</p><div id="place">${snippet}</div>${LOADER}`);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.evaluate((html) => {
      const place = document.querySelector('#place');
      place?.replaceChildren(document.createRange().createContextualFragment(html));
    }, snippet + LOADER);
    await visitor.page.waitForLoadState('networkidle');
    await visitor.page.mouse.move(100, 300);
    await visitor.page.mouse.wheel(0, 5000);
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it('leaves a widget alone that is far away, beside one that loads at once', async () => {
    const visitor = await arrive(
      `<tour-booking ${GIVEN} location="Here"></tour-booking><p style="height: 6000px">Quiet rooms</p>
      <tour-booking ${GIVEN} location="There" loading="lazy">${FALLBACK}</tour-booking>${LOADER}`,
    );
    await visitor.freeTimes().first().waitFor();
    await visitor.page.waitForLoadState('networkidle');
    expect(await visitor.widget.count()).toBe(1);
    await visitor.page.getByRole('link', { name: 'Call us' }).scrollIntoViewIfNeeded();
    await expect.poll(() => visitor.widget.count()).toBe(2);
    await visitor.close();
  });
});

/** The site owner is told what to do about it. */
const TOLD = /(?:main|launcher)\.js did not load; another origin needs Access-Control-Allow-Origin/;

describe('a load that fails', () => {
  const INLINE = `<tour-booking ${GIVEN}>${FALLBACK}</tour-booking>${LOADER}`;
  const DIALOG = `<tour-booking ${GIVEN} mode="button">${FALLBACK}</tour-booking>${LOADER}`;
  const link = ({ page }: Arrival) => page.getByRole('link', { name: 'Call us' });
  const retry = ({ page }: Arrival) => page.evaluate(() => Reflect.get(window, 'TourBooking' as string).retry());

  /** Answers 500 for a file until `mended`. */
  function breaks(pattern: string) {
    const state = { mended: false };
    const prepare = (page: Page) =>
      page.route(pattern, (route) => (state.mended ? route.continue() : route.fulfill({ status: 500, body: 'no' })));
    return { state, prepare };
  }

  it.each([
    ['TourBooking.retry()', retry],
    [
      'a second copy of the script',
      ({ page }: Arrival) => page.addScriptTag({ url: '/tour-booking.js' }).then(() => undefined),
    ],
  ])('is reported, shows the fallback, and is tried again by %s', async (_, again) => {
    const { state, prepare } = breaks('**/main.js');
    const visitor = await arrive(INLINE, prepare);
    await expect.poll(visitor.codes).toEqual(['load-failed']);
    expect(await link(visitor).isVisible()).toBe(true);
    await again(visitor);
    await expect.poll(visitor.codes).toEqual(['load-failed', 'load-failed']);
    state.mended = true;
    await again(visitor);
    await visitor.freeTimes().first().waitFor();
    expect(await link(visitor).count()).toBe(0);
    // One widget, of one copy of the code.
    expect(visitor.fetched.filter((path) => path === '/main.js')).toHaveLength(5);
    expect(await visitor.widget.count()).toBe(1);
    await visitor.close(TOLD);
  });

  it('is tried again at once, and a visitor sees nothing of it', async () => {
    let tries = 0;
    const visitor = await arrive(INLINE, (page) =>
      page.route('**/main.js', (route) => {
        tries += 1;
        return tries === 1 ? route.fulfill({ status: 503, body: 'no' }) : route.continue();
      }),
    );
    await visitor.freeTimes().first().waitFor();
    expect(tries).toBe(2);
    expect(await visitor.codes()).toEqual([]);
    await visitor.close();
  });

  it('is reported after 15 seconds, and a late file still counts', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const visitor = await arrive(INLINE, async (page) => {
      await page.clock.install({ time: '2026-12-01T14:05:00Z' });
      await page.route('**/main.js', (route) => held.then(() => route.continue()));
    });
    await visitor.page.clock.runFor(14_000);
    expect(await visitor.codes()).toEqual([]);
    await visitor.page.clock.runFor(2_000);
    expect(await visitor.codes()).toEqual(['load-timeout']);
    expect(await link(visitor).isVisible()).toBe(true);
    release();
    await visitor.freeTimes().first().waitFor();
    await visitor.close();
  });

  it.each(['**/main.js', '**/dialogChunk-*.js', '**/coreChunk-*.js'])(
    'of %s shows the fallback beside the button, whose next press opens the dialog',
    async (file) => {
      const { state, prepare } = breaks(file);
      const visitor = await arrive(DIALOG, prepare);
      const button = visitor.page.getByRole('button', { name: /^Book a tour/ });
      await button.click();
      await link(visitor).waitFor();
      await expect.poll(visitor.codes).toContain('load-failed');
      await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
      state.mended = true;
      await button.click();
      await visitor.freeTimes().first().waitFor();
      expect(await link(visitor).count()).toBe(0);
      await visitor.close(file.includes('main') ? TOLD : undefined);
    },
  );

  it.each([
    ['**/main.js', INLINE],
    ['**/launcher.js', DIALOG],
    ['**/dialogChunk-*.js', DIALOG],
  ])('of %s is tried again by itself when the browser is online again', async (file, body) => {
    const { state, prepare } = breaks(file);
    const visitor = await arrive(body, prepare);
    const reconnect = async (): Promise<void> => {
      await visitor.page.context().setOffline(true);
      await visitor.page.context().setOffline(false);
    };
    await link(visitor).waitFor();
    await expect.poll(visitor.codes).toEqual(['load-failed']);
    await reconnect();
    await expect.poll(visitor.codes).toEqual(['load-failed', 'load-failed']);
    state.mended = true;
    await reconnect();
    await expect.poll(() => link(visitor).count()).toBe(0);
    if (body === DIALOG) await visitor.page.getByRole('button', { name: /^Book a tour/ }).click();
    await visitor.freeTimes().first().waitFor();
    expect(await visitor.page.getByRole('dialog').count()).toBe(body === DIALOG ? 1 : 0);
    await visitor.close(file.includes('Chunk') ? undefined : TOLD);
  });

  it.each(['**/main.js', '**/dialogChunk-*.js'])(
    'of %s that hangs says so beside the fallback after three seconds, and opens when it comes',
    async (file) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const visitor = await arrive(DIALOG.replace('<tour-booking', '<tour-booking locale="es"'), async (page) => {
        await page.clock.install({ time: '2026-12-01T14:05:00Z' });
        await page.route(file, (route) => held.then(() => route.continue()));
      });
      const { page } = visitor;
      const slow = page.getByText('Está tardando más de lo habitual.');
      await page.getByRole('button', { name: /^Reserve una visita/ }).click();
      await page.clock.runFor(2_000);
      expect(await slow.count()).toBe(0);
      expect(await link(visitor).isVisible()).toBe(false);
      await page.clock.runFor(2_000);
      await slow.waitFor();
      expect(await slow.locator('..').getAttribute('aria-live')).toBe('polite');
      expect(await link(visitor).isVisible()).toBe(true);
      release();
      await page.getByRole('dialog', { name: 'Reserve una visita' }).waitFor();
      expect(await slow.count()).toBe(0);
      expect(await link(visitor).count()).toBe(0);
      await visitor.close();
    },
  );

  it('of the button itself leaves the fallback, and calls that were made are kept for later', async () => {
    const { state, prepare } = breaks('**/launcher.js');
    const call = `<script>(window.TourBooking ??= { calls: [] }).calls.push(({ open }) => open(${OPTIONS}));</script>`;
    const visitor = await arrive(call + DIALOG, prepare);
    await expect.poll(visitor.codes).toEqual(['load-failed']);
    expect(await link(visitor).isVisible()).toBe(true);
    state.mended = true;
    await retry(visitor);
    await visitor.freeTimes().first().waitFor();
    expect(await visitor.page.getByRole('dialog').count()).toBe(1);
    await visitor.close(TOLD);
  });
});

it('opens an element that is added later too, and leaves no listener of one that is removed', async () => {
  const visitor = await arrive(`<tour-booking ${GIVEN}></tour-booking>${LOADER}`);
  await visitor.freeTimes().first().waitFor();
  const { page } = visitor;
  await page.evaluate((api) => {
    const element = document.createElement('tour-booking');
    for (const [name, value] of Object.entries({ 'group-id': '101', api, mode: 'button' }))
      element.setAttribute(name, value);
    document.body.append(element);
  }, STAND_IN);
  const button = page.getByRole('button', { name: /^Book a tour/ });
  await button.click();
  await page.getByRole('dialog', { name: 'Book a tour' }).waitFor();
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('tour-booking[mode]')?.remove());
  await expect.poll(() => button.count()).toBe(0);
  await page.evaluate(() => {
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="#contact" data-tour-booking-open>Go</a>');
  });
  await page.getByRole('link', { name: 'Go' }).click();
  await expect.poll(() => new URL(page.url()).hash).toBe('#contact');
  await visitor.close();
});

it('the loader starts no Intl, which takes a slow phone long', async () => {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      // The tag of the script that ran when a format was made; empty in a module and in a task.
      const makers: string[] = [];
      Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
        construct(target, given) {
          makers.push(document.currentScript?.outerHTML ?? '');
          return Reflect.construct(target, given);
        },
      });
      Object.assign(window, { makers });
    });
  // The widget has no words of its own for the name of this zone.
  const given = GIVEN.replace('New_York', 'Detroit');
  const visitor = await arrive(`${LOADER}<tour-booking ${given}>${FALLBACK}</tour-booking>`, prepare);
  await visitor.freeTimes().first().waitFor();
  const makers = await visitor.page.evaluate<string[]>('makers');
  // The widget itself makes formats.
  expect(makers.length).toBeGreaterThan(0);
  expect(makers.filter((maker) => maker !== '')).toEqual([]);
  await visitor.close();
});

it('names a zone that only Temporal takes, throws no error on the page, and opens', async () => {
  const odd = GIVEN.replace('America/New_York', '2020-01-01T00:00[America/New_York]');
  expect(odd).not.toBe(GIVEN);
  const visitor = await arrive(`${LOADER}<tour-booking ${odd}>${FALLBACK}</tour-booking>`);
  await visitor.freeTimes().first().waitFor();
  await visitor.close(/^console\.warning: tour-booking: .*time-zone/);
});
