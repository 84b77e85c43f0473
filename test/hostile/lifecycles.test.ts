import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Ground } from '../journeys/documentOn.ts';
import { mockHosts } from '../journeys/mockHosts.ts';
import { secondTab } from '../journeys/tabs.ts';
import { lara, visitorOn } from '../journeys/visitor.ts';

const on = mockHosts({
  doors: ['script tag'],
  // Playwright turns off the back/forward cache by this flag.
  without: ['--disable-back-forward-cache'],
});
/** A visitor on `ground`, and the paths of the scripts the page has asked for. */
async function arrive(ground: Ground, prepare: (page: Page) => Promise<void> = async () => {}) {
  const scripts: string[] = [];
  const visitor = await on.arrive('script tag', {}, { ground: { headers: {}, ...ground } }, async (page) => {
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await prepare(page);
  });
  return { ...visitor, scripts };
}

type Body = NonNullable<Ground['body']>;
const src = 'src="/tour-booking.js"';

describe('wherever the script stands', () => {
  const late = (place: string): string =>
    `${place}<button onclick="document.head.append(Object.assign(document.createElement('script'), { src: '/tour-booking.js' }))">Load</button>`;
  it.each<[string, Ground]>([
    ['in the head, which waits for it', { head: `<script ${src}></script>`, body: (place) => place }],
    ['in the head, deferred', { head: `<script defer ${src}></script>`, body: (place) => place }],
    ['after the element', { body: (place) => `${place}<script ${src}></script>` }],
    ['before the element', { body: (place) => `<script ${src}></script>${place}` }],
    ['put in later by another script', { body: late }],
    ['twice', { body: (place) => `<script async ${src}></script>${place}<script async ${src}></script>` }],
  ])('%s', async (_, ground) => {
    const visitor = await arrive(ground);
    const button = visitor.page.getByRole('button', { name: 'Load' });
    if ((await button.count()) > 0) await button.click();
    await visitor.pickTime('2:00 PM');
    await visitor.heading('Your details').waitFor();
    // One copy of the widget, which asked once.
    expect(visitor.requests().filter((each) => each.includes('verify-widget'))).toHaveLength(1);
    await visitor.close();
  });

  it('keeps the first of two versions', async () => {
    const body: Body = (place) => `${place}<script ${src}></script><script src="/other/tour-booking.js"></script>`;
    // The other version is the same files below another path.
    const visitor = await arrive({ body }, (page) =>
      page
        .route('**/other/*.js', (route) => route.continue({ url: route.request().url().replace('/other/', '/') }))
        .then(() => undefined),
    );
    await visitor.pickTime('2:00 PM');
    await visitor.heading('Your details').waitFor();
    expect(visitor.scripts).toEqual(expect.arrayContaining(['/other/tour-booking.js', '/main.js']));
    expect(visitor.scripts).not.toContain('/other/main.js');
    await visitor.close();
  });
});

it('twenty widgets on one page ask for the configuration once, and each has a flow of its own', async () => {
  const body: Body = (place, script) =>
    script + Array.from({ length: 20 }, (_, at) => `<div id="w${at}">${place}</div>`).join('');
  const { page, requests, scripts, close } = await arrive({ body });
  const at = (index: number) => visitorOn(page, page.locator(`#w${index}`));
  await at(19).freeTimes().first().waitFor();
  expect(await page.getByRole('region', { name: 'Book a tour' }).count()).toBe(20);
  await at(3).bookTour('2:00 PM');
  await at(7).pickTime('3:00 PM');
  await at(7).field('First name').fill('Ada');
  await at(3).heading('Your tour is booked').waitFor();
  expect(await at(5).heading('Your details').count()).toBe(0);
  expect(requests().filter((each) => each.includes('verify-widget'))).toHaveLength(1);
  expect(scripts.filter((path) => path === '/main.js')).toHaveLength(1);
  expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
  await close();
});

describe('frames', () => {
  const framed =
    (sandbox: string): Body =>
    (place, script) =>
      `<iframe title="Tour" width="900" height="900" ${sandbox} srcdoc="${`<!doctype html>${place}${script}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
  it.each([
    ['a plain frame', '', 'object', undefined],
    [
      'a sandbox that may use its origin',
      'sandbox="allow-scripts allow-forms allow-same-origin"',
      'object',
      // Chromium's remark about every such frame.
      /can escape its sandboxing/,
    ],
    ['a sandbox without an origin', 'sandbox="allow-scripts allow-forms"', 'throws', undefined],
  ])('%s', async (_, sandbox, storage, remark) => {
    const { page, close } = await arrive({ body: framed(sandbox) });
    const frame = page.frameLocator('iframe');
    await visitorOn(page, frame).bookTour('2:00 PM');
    const found = await frame.locator('body').evaluate(() => {
      try {
        return typeof sessionStorage;
      } catch {
        return 'throws';
      }
    });
    expect(found).toBe(storage);
    expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
    await close(remark);
  });
});

describe('lifecycles', () => {
  /** The details are open, and half of them are filled in. */
  async function halfFilled(ground: Ground = {}) {
    const visitor = await arrive(ground);
    await visitor.pickTime('2:00 PM');
    await visitor.field('First name').fill(lara.first);
    await visitor.field('Email').fill(lara.email);
    return visitor;
  }

  it('keeps time and answers when it moves to another place', async () => {
    const visitor = await halfFilled({
      body: (place, script) => `${script}<div id="a">${place}</div><div id="b"></div>`,
    });
    await visitor.page.evaluate(() => {
      const element = document.querySelector('tour-booking');
      if (element) document.querySelector('#b')?.append(element);
    });
    expect(await visitor.field('Email').inputValue()).toBe(lara.email);
    await visitor.field('Last name').fill(lara.last);
    await visitor.field('Phone').fill(lara.phone);
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close();
  });

  it('begins anew with the answers when its container is removed and put back', async () => {
    const visitor = await halfFilled();
    const { page } = visitor;
    await page.evaluate(() => Object.assign(window, { kept: document.querySelector('main') }).kept?.remove());
    await expect.poll(() => visitor.widget.count()).toBe(0);
    await page.evaluate('document.body.append(window.kept)');
    // The chosen time is back, too.
    await visitor.heading('Your details').waitFor();
    expect(await visitor.field('Email').inputValue()).toBe(lara.email);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
    await visitor.close();
  });

  it('keeps the answers when attributes change while the form is half filled', async () => {
    const visitor = await halfFilled();
    await visitor.page.evaluate(() => {
      const element = document.querySelector('tour-booking');
      element?.setAttribute('theme', 'dark');
      element?.setAttribute('accent', '#663399');
      element?.setAttribute('contact-phone', '+1 555 000 1111');
      element?.removeAttribute('location');
    });
    expect(await visitor.field('First name').inputValue()).toBe(lara.first);
    expect(await visitor.field('Email').inputValue()).toBe(lara.email);
    expect(await visitor.focused()).toBe('Email');
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await visitor.close();
  });

  it('tells the page of its booking, even when it is removed while the booking is sent', async () => {
    const visitor = await arrive({});
    const { page } = visitor;
    let reply = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      reply = resolve;
    });
    await page.route('**/book', async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => {
      const told: string[] = [];
      for (const name of ['submit', 'booked', 'failed'])
        document.addEventListener(`tour-booking:${name}`, () => void told.push(name));
      Object.assign(window, { told });
    });
    await visitor.pickTime('2:00 PM');
    await visitor.fillDetails();
    await visitor.submit();
    await expect.poll(() => page.evaluate('window.told')).toEqual(['submit']);
    await page.evaluate(() => document.querySelector('tour-booking')?.remove());
    await expect.poll(() => visitor.widget.count()).toBe(0);
    reply();
    await expect.poll(() => page.evaluate('window.told')).toEqual(['submit', 'booked']);
    expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
    await visitor.close();
  });

  it('books after the browser restored the page from its back/forward cache', async () => {
    const visitor = await halfFilled({
      body: (place, script) => `${script}${place}<a href="/elsewhere.html">Elsewhere</a>`,
      files: { '/elsewhere.html': '<!doctype html><title>Elsewhere</title>' },
    });
    const { page } = visitor;
    await noteReturn(page);
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await page.waitForURL('**/elsewhere.html');
    await page.evaluate('history.back()');
    // The browser did not load the page again.
    await expect.poll(() => page.evaluate('window.cameBack')).toBe(true);
    expect(await visitor.field('Email').inputValue()).toBe(lara.email);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T14:00:00']);
    await visitor.close();
  });

  it('asks the other tabs what they booked while its page was in the back/forward cache', async () => {
    const visitor = await arrive({
      body: (place, script) => `${script}${place}<a href="/elsewhere.html">Elsewhere</a>`,
      files: { '/elsewhere.html': '<!doctype html><title>Elsewhere</title>' },
    });
    const { page } = visitor;
    await visitor.freeTimes().first().waitFor();
    const other = await secondTab(visitor);
    await page.getByRole('link', { name: 'Elsewhere' }).click();
    await page.waitForURL('**/elsewhere.html');
    await other.bookTour('10:15 AM');
    await page.evaluate('history.back()');
    await visitor.heading(/^See you Tuesday Your tour is booked$/).waitFor();
    await visitor.close();
  });
});

/** Makes the page note in `window.cameBack` whether the browser had kept it. */
const noteReturn = (page: Page): Promise<void> =>
  page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => void Object.assign(window, { cameBack: persisted })),
  );
