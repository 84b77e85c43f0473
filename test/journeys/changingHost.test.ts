import { describe, expect, it } from 'vitest';
import type { Visit } from './hosts.ts';
import { mockHosts } from './mockHosts.ts';

const on = mockHosts({ doors: ['changing React site'] });
const arrive = (attributes: Readonly<Record<string, string>> = {}) => on.arrive('changing React site', attributes);

/** Renders the site again, with other options. */
const change = ({ page }: Visit, options: object = {}) =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('host:change', { detail })), options);

/** The focused field, in the page or in a shadow root: its name, its text and its caret. */
const caret = ({ page }: Visit) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element instanceof HTMLInputElement
      ? [element.name, element.value, element.selectionStart, element.selectionEnd]
      : (element?.tagName ?? '');
  });

const configurations = (visitor: Visit) => visitor.requests().filter((each) => each.includes('verify-widget'));

describe.each([
  ['in the page', {}],
  ['isolated', { isolate: '' }],
])('a site that makes its options anew, %s', (_, attributes) => {
  it('has one booking, and keeps the typed text, the focus and the caret', async () => {
    const visitor = await arrive(attributes);
    await visitor.pickTime('10:15 AM');
    await visitor.field('First name').fill('Lara');
    await visitor.page.keyboard.press('ArrowLeft');
    const before = ['first_name', 'Lara', 3, 3];
    expect(await caret(visitor)).toEqual(before);
    for (let count = 0; count < 5; count += 1) await change(visitor);
    expect(await caret(visitor)).toEqual(before);
    expect(configurations(visitor)).toHaveLength(1);
    await change(visitor, { duration: 45 });
    expect(await caret(visitor)).toEqual(before);
    await visitor.fillDetails();
    await visitor.submit();
    await visitor.heading('Your tour is booked').waitFor();
    await change(visitor);
    await visitor.heading('Your tour is booked').waitFor();
    expect(await on.booked()).toEqual(['2026-12-01T10:15:00']);
    expect(configurations(visitor)).toHaveLength(1);
    await visitor.close();
  });

  it('changes the language in mid-form, and keeps the focus and the caret', async () => {
    const visitor = await arrive(attributes);
    await visitor.pickTime('10:15 AM');
    await visitor.field('First name').fill('Lara');
    await visitor.page.keyboard.press('Shift+ArrowLeft');
    const before = ['first_name', 'Lara', 3, 4];
    expect(await caret(visitor)).toEqual(before);
    for (const [locale, name] of [
      ['es', 'Nombre'],
      ['ar', 'الاسم الأول'],
      ['en', 'First name'],
    ] as const) {
      await change(visitor, { locale });
      await visitor.page.getByRole('textbox', { name, exact: true }).waitFor();
      expect(await caret(visitor)).toEqual(before);
    }
    await visitor.close();
  });

  /** Brings a visitor to a page whose dialog is open, and notes what the page is told. The visitor has not touched the page yet. */
  async function atDialog(dialog: string) {
    const visitor = await on.arrive('changing React site', { dialog, ...attributes }, {}, async (page) => {
      await page.addInitScript(() => {
        const told: unknown[] = [];
        Object.assign(window, { told });
        document.addEventListener('host:told', (event) => event instanceof CustomEvent && told.push(event.detail));
      });
    });
    await visitor.freeTimes().first().waitFor();
    const time = visitor.freeTimes().first();
    await time.focus();
    return {
      ...visitor,
      told: () => visitor.page.evaluate(() => Reflect.get(window, 'told')),
      isOpen: () => visitor.page.getByRole('dialog', { name: 'Book a tour' }).count(),
      time: await time.innerText(),
    };
  }

  it('is told once of an Escape', async () => {
    const { page, told, isOpen, close } = await atDialog('own');
    await page.keyboard.press('Escape');
    await expect.poll(isOpen).toBe(0);
    await expect.poll(told).toEqual([['open', false]]);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    expect(await told()).toEqual([['open', false]]);
    await close();
  });

  it('keeps its dialog open and the focus in place, also where the browser closes the dialog', async () => {
    const { page, told, isOpen, focused, time, close } = await atDialog('kept');
    // At a second Escape without a press in between, the browser closes the dialog even if the page refuses.
    for (const times of [1, 2, 3]) {
      await page.keyboard.press('Escape');
      await expect.poll(told).toEqual(Array(times).fill(['open', false]));
      await expect.poll(isOpen).toBe(1);
      await expect.poll(focused).toBe(time);
    }
    await close();
  });
});
