import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Messages } from '../../src/i18n/messages.ts';
import { ar } from '../../src/locales/ar.ts';
import { es } from '../../src/locales/es.ts';
import { mockHosts, ONE_BUILD } from './mockHosts.ts';
import { lara, visitorOn } from './visitor.ts';

const on = mockHosts();
const DOORS = ONE_BUILD;
const NARROW = { viewport: { width: 360, height: 780 } };

/** English words that the widget uses. Names, places and codes are not among them. */
const ENGLISH = /\b(book|tour|your|the|time|times|choose|next|available|morning|details|enter|change|month)\b/i;

/** A visitor in front of a widget in `words`. */
async function arrive(door: (typeof DOORS)[number], words: Messages, attributes = {}, options = {}) {
  const visit = await on.arrive(door, attributes, options);
  const { page } = visit;
  const { widget, focused } = visitorOn(page, page, words.widget.title);
  const { first_name, last_name, email, phone } = words.form.fields;
  const field = (label: string): Locator => widget.getByRole('textbox', { name: label, exact: true });
  return {
    ...visit,
    widget,
    focused,
    heading: (name: string): Locator => widget.getByRole('heading', { name }),
    time: (hours: string): Locator => widget.locator('.tour-slot').filter({ hasText: hours }).first(),
    async answer() {
      await field(first_name.label).fill(lara.first);
      await field(last_name.label).fill(lara.last);
      await field(email.label).fill(lara.email);
      await field(phone.label).fill(lara.phone);
    },
    submit: () => widget.locator('button[type=submit], .tour-button[data-kind=primary]').last().click(),
    async press(...keys: string[]) {
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}

describe.each(DOORS)('%s', (door) => {
  it.each([
    ['Spanish', 'es-US', es],
    ['Arabic', 'ar', ar],
  ])('books a tour in %s; no screen has a word of English', async (_, locale, words) => {
    const visitor = await arrive(door, words, { locale });
    const { widget } = visitor;
    const look = async (): Promise<void> => {
      expect((await widget.innerText()).replace(/Alder House|First St/g, '')).not.toMatch(ENGLISH);
    };
    await visitor.time('10:15').waitFor();
    await look();
    await visitor.time('10:15').click();
    await visitor.heading(words.screens.detailsHeading).waitFor();
    await look();
    await visitor.submit();
    await widget.getByText(words.form.fields.first_name.missing).waitFor();
    await look();
    await visitor.answer();
    await visitor.submit();
    await visitor.heading(words.screens.bookedHeading).waitFor();
    await widget.getByText(words.actions.addToCalendar).waitFor();
    await look();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    await visitor.close();
  });

  it('books in Arabic by keyboard: arrows follow the eye', async () => {
    const visitor = await arrive(door, ar, { locale: 'ar' });
    const { press } = visitor;
    await visitor.time('10:15').waitFor();
    await visitor.widget.getByRole('button', { name: /^غدًا/ }).waitFor();
    await press('Tab');
    await expect.poll(visitor.focused).toMatch(/^اليوم/);
    await press('ArrowLeft');
    await expect.poll(visitor.focused).toMatch(/^غدًا/);
    await press('ArrowRight');
    await expect.poll(visitor.focused).toMatch(/^اليوم/);
    await press('Tab', 'Tab', 'Tab');
    await expect.poll(visitor.focused).toMatch(/^الثلاثاء، 1 ديسمبر/);
    await press('ArrowLeft', 'ArrowLeft', 'Enter');
    await visitor.heading('الخميس، 3 ديسمبر').waitFor();
    // The first day of the week stands at the right.
    await press('Home');
    await expect.poll(visitor.focused).toMatch(/^الثلاثاء، 1 ديسمبر/);
    await press('End');
    await expect.poll(visitor.focused).toMatch(/^الجمعة، 4 ديسمبر/);
    await press('ArrowRight');
    await expect.poll(visitor.focused).toMatch(/^الخميس، 3 ديسمبر/);
    await press('Tab');
    await expect.poll(visitor.focused).toMatch(/^الصباح/);
    await press('ArrowLeft');
    await expect.poll(visitor.focused).toMatch(/^بعد الظهر/);
    await press('ArrowRight');
    await expect.poll(visitor.focused).toMatch(/^الصباح/);
    await press('Tab', 'ArrowLeft');
    await expect.poll(visitor.focused).toMatch(/8:15/);
    await press('Enter');
    await expect.poll(visitor.focused).toBe(ar.screens.detailsHeading);
    await press('Tab', 'Tab');
    await expect.poll(visitor.focused).toBe(ar.form.booker.self);
    for (const words of [lara.first, lara.last, lara.email]) {
      await press('Tab');
      await visitor.page.keyboard.type(words);
    }
    await press('Tab');
    // Digits of an Arabic keyboard.
    await visitor.page.keyboard.type('٥٥٥ ٧٧٧ ٥٥٥٥');
    await press('Enter');
    await visitor.heading(ar.screens.bookedHeading).waitFor();
    expect(await on.booked()).toEqual(['2026-12-03T08:15:00']);
    await visitor.close();
  });

  it('in Arabic everything runs from right to left, the strip and its fades too', async () => {
    const visitor = await arrive(door, ar, { locale: 'ar' }, NARROW);
    const { page, widget } = visitor;
    await visitor.time('10:15').waitFor();
    const strip = widget.locator('.tour-strip');
    const card = (at: number): Locator => strip.locator('[data-key]').nth(at);
    const left = async (of: Locator): Promise<number> => (await of.boundingBox())?.x ?? Number.NaN;
    expect(await left(card(0))).toBeGreaterThan(await left(card(1)));
    // The next days are at the left, so the strip fades only there.
    expect(await strip.getAttribute('data-after')).toBe('');
    const mask = await strip.evaluate((element) => getComputedStyle(element).maskImage);
    expect(mask).toContain('to left');
    await card(1).focus();
    for (let days = 0; days < 12; days += 1) await page.keyboard.press('ArrowLeft');
    const scrolled = (): Promise<number> => strip.evaluate((element) => element.scrollLeft);
    await expect.poll(scrolled).toBeLessThan(0);
    // No part of a card is left at the edge where the days begin.
    const edge = await strip.evaluate((element) => element.getBoundingClientRect().right);
    const rights = await strip
      .locator('[data-key]')
      .evaluateAll((cards) => cards.map((each) => each.getBoundingClientRect()));
    expect(rights.filter(({ left, right }) => left < edge && right > edge)).toEqual([]);
    await page.keyboard.press('Home');
    await expect.poll(scrolled).toBe(0);
    // Chevrons point where they lead.
    await widget.getByRole('button', { name: ar.calendar.month }).click();
    const next = widget.getByRole('button', { name: ar.calendar.nextMonth });
    expect(await left(next)).toBeLessThan(await left(widget.getByRole('button', { name: ar.calendar.previousMonth })));
    const flip = await next.locator('svg').evaluate((element) => getComputedStyle(element).transform);
    expect(flip).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    await visitor.close();
  });

  it('places, numbers and answers keep their own direction in Arabic', async () => {
    const visitor = await arrive(door, ar, {
      locale: 'ar',
      location: '123 First St',
      'contact-phone': '+1 (555) 777-5555',
      leads: 'on',
    });
    const { widget } = visitor;
    /** Whether the first character of `text` stands to the left of its last one. */
    const runsRight = (text: string): Promise<boolean> =>
      widget.evaluate((root, wanted) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          // A place has non-breaking spaces.
          const at = node.textContent?.replaceAll('\u00a0', ' ').indexOf(wanted) ?? -1;
          if (at < 0 || !(node.parentElement?.offsetWidth ?? 0)) continue;
          const [first, last] = [at, at + wanted.length - 1].map((from) => {
            const range = document.createRange();
            range.setStart(node, from);
            range.setEnd(node, from + 1);
            return range.getBoundingClientRect().left;
          });
          return (first ?? 0) < (last ?? 0);
        }
        throw new Error(`the widget does not show ${wanted}`);
      }, text);
    await visitor.time('10:15').waitFor();
    expect(await runsRight('123 First St')).toBe(true);
    await widget.getByRole('button', { name: ar.widget.leaveDetails }).click();
    await widget.getByRole('link', { name: /777-5555/ }).waitFor();
    expect(await runsRight('+1 (555) 777-5555')).toBe(true);
    await widget.getByRole('button', { name: ar.screens.backToTimes }).click();
    await visitor.time('10:15').click();
    await visitor.heading(ar.screens.detailsHeading).waitFor();
    expect(await runsRight('123 First St')).toBe(true);
    await visitor.answer();
    const phone = widget.getByRole('textbox', { name: ar.form.fields.phone.label, exact: true });
    expect(await phone.evaluate((input) => getComputedStyle(input).direction)).toBe('ltr');
    await visitor.submit();
    await visitor.heading(ar.screens.bookedHeading).waitFor();
    expect(await runsRight('123 First St')).toBe(true);
    await visitor.close();
  });

  it('speaks the language of the page, and keeps it when a translator names another one', async () => {
    const visitor = await arrive(door, es, {}, { ground: { html: 'lang="es"' } });
    const { page, widget } = visitor;
    await visitor.time('10:15').waitFor();
    expect(await widget.locator('.tour-slot').first().innerText()).toMatch(/a\.\sm\.|a\.m\./);
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'ar'));
    // A changed option makes the host render again.
    await visitor.changeOption('location', 'Birch House');
    await widget.getByText('Birch House').first().waitFor();
    await visitor.heading(es.widget.title).waitFor();
    expect(await widget.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe('es-US');
    await visitor.close();
  });

  it('is English where the words are missing, and the integrator is told', async () => {
    const visitor = await on.arrive(door, { locale: 'de-DE' });
    await visitor.freeTimes().first().waitFor();
    await visitor.heading('Tuesday, December 1').waitFor();
    // Wrong options are named once the core is there.
    await expect.poll(() => visitor.problems().length).toBe(1);
    await visitor.close(/no words for "de-DE"/);
  });
});

describe('script tag', () => {
  it('loads the words beside main.js, once, and none where they are English', async () => {
    const asked = async (locale: string): Promise<readonly string[]> => {
      const files: string[] = [];
      const visitor = await on.arrive('script tag', { locale }, {}, async (page) => {
        page.on('request', (request) =>
          files.push(new URL(request.url()).pathname.replace(/^\/|-[\w-]{8}(?=\.js)/g, '')),
        );
      });
      await visitor.page.locator('.tour-slot').first().waitFor();
      await visitor.page.waitForLoadState('networkidle');
      await visitor.close();
      return files.filter((file) => /^(main|es|ar)\b.*js$/.test(file));
    };
    expect(await asked('en-US')).toEqual(['main.js']);
    expect((await asked('ES')).slice(0, 2)).toEqual(['main.js', 'es.js']);
    expect([...(await asked('ar-EG'))].sort()).toEqual(['ar-rest.js', 'ar.js', 'main.js']);
  });

  it('shows nothing in English while the words are on their way', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const visitor = await on.arrive('script tag', { locale: 'es' }, {}, async (page) => {
      await page.route('**/es.js', async (route) => {
        await arrived;
        await route.continue();
      });
    });
    const { page } = visitor;
    // The place of the widget shows, without a word in it.
    await page.locator('.tour-skeleton-days').waitFor();
    expect(await page.getByRole('region').count()).toBe(0);
    expect(await page.locator('tour-booking').innerText()).toBe('');
    arrive();
    await page.getByRole('heading', { name: es.widget.title }).waitFor();
    await visitor.close();
  });

  it('is English where the words fail to load, tells the integrator, and books', async () => {
    const visitor = await on.arrive('script tag', { locale: 'ar' }, {}, async (page) => {
      await page.route('**/ar.js', (route) => route.abort());
    });
    await visitor.bookTour('2:00 PM');
    await visitor.close(/the words of "ar" failed to load/);
  });

  it('changes its language with the attribute', async () => {
    const visitor = await on.arrive('script tag', { locale: 'es' });
    const { page } = visitor;
    await page.getByRole('heading', { name: es.widget.title }).waitFor();
    const set = (locale: string): Promise<void> =>
      page.evaluate((value) => document.querySelector('tour-booking')?.setAttribute('locale', value), locale);
    await set('ar');
    await page.getByRole('heading', { name: ar.widget.title }).waitFor();
    await set('en-GB');
    await visitor.heading('Book a tour').waitFor();
    await visitor.close();
  });

  it('opens over the page in the language of the page, button and all', async () => {
    const visitor = await on.arrive('script tag', { mode: 'button' }, { ground: { html: 'lang="ar" dir="rtl"' } });
    const { page } = visitor;
    const button = page.getByRole('button', { name: new RegExp(`^${ar.launcher.button}`) });
    await button.waitFor();
    // A translator names another language on the page.
    await page.evaluate(() => document.documentElement.setAttribute('lang', 'es'));
    await visitor.changeOption('theme', 'dark');
    await page.locator('.tour-launcher[data-theme=dark]').first().waitFor();
    await button.click();
    await page.getByRole('dialog', { name: ar.launcher.dialog }).waitFor();
    await page.getByRole('region', { name: ar.widget.title }).locator('.tour-slot').first().waitFor();
    await page.getByRole('button', { name: ar.launcher.close }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await visitor.close();
  });
});
