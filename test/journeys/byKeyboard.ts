import type { Page } from 'playwright-core';
import { lara } from './visitor.ts';

/** The control with the focus, as far as a visitor at the keyboard can tell. */
interface Focused {
  readonly kind:
    | 'line'
    | 'email'
    | 'tel'
    | 'date'
    | 'area'
    | 'select'
    | 'checkbox'
    | 'radio'
    | 'fold'
    | 'button'
    | 'other';
  readonly name: string;
  /** Whether it is filled in, ticked or open. */
  readonly done: boolean;
}

/** The control with the focus, also one inside a shadow root. */
const focusedOn = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const name = (element?.getAttribute('aria-label') ?? element?.textContent ?? '').replaceAll('\u00a0', ' ');
    if (element instanceof HTMLInputElement) {
      const label = element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? '';
      if (element.type === 'checkbox' || element.type === 'radio')
        return { kind: element.type, name: label, done: element.checked };
      const kinds = { email: 'email', tel: 'tel', date: 'date' } as const;
      const kind = Object.entries(kinds).find(([type]) => type === element.type)?.[1] ?? 'line';
      return { kind, name: label, done: element.value !== '' };
    }
    if (element instanceof HTMLElement && element.role === 'checkbox')
      return { kind: 'checkbox', name: element.parentElement?.textContent ?? '', done: element.ariaChecked === 'true' };
    if (element instanceof HTMLTextAreaElement) return { kind: 'area', name, done: element.value !== '' };
    if (element instanceof HTMLSelectElement) return { kind: 'select', name, done: element.value !== '' };
    if (element?.tagName === 'SUMMARY')
      return { kind: 'fold', name, done: element.parentElement?.hasAttribute('open') === true };
    return { kind: element?.tagName === 'BUTTON' ? 'button' : 'other', name, done: false };
  });

const WORDS = { line: 'Lara', email: lara.email, tel: lara.phone, area: 'Third floor', date: '01152027' } as const;

/** What a visitor types into a line called `name`. */
const wordsFor = (name: string): string => {
  if (/^How many people/.test(name)) return '2';
  return /^Minimum/.test(name) ? '2,000' : /^Maximum/.test(name) ? '3,000' : WORDS.line;
};

/**
 * Answers every question of the form by keyboard alone, from its heading on. Opens folded questions, and sends the form
 * at the end. With `isBroker` it books as a broker.
 */
export async function answerByKeyboard(page: Page, isBroker = false): Promise<void> {
  const { keyboard } = page;
  for (let stops = 0; stops < 200; stops += 1) {
    await keyboard.press('Tab');
    const { kind, name, done } = await focusedOn(page);
    if (kind === 'button' && /^(Continue|Book )/.test(name)) {
      await keyboard.press('Enter');
      if (name !== 'Continue') return;
    } else if (kind === 'radio' && isBroker && /myself/.test(name)) await keyboard.press('ArrowRight');
    else if (done) continue;
    else if (kind === 'fold') await keyboard.press('Enter');
    // "No preference" would clear the others.
    else if (kind === 'checkbox' && !/^No/.test(name)) await keyboard.press('Space');
    else if (kind === 'select') await keyboard.press('ArrowDown');
    else if (kind === 'line') await keyboard.type(wordsFor(name));
    else if (kind === 'email' || kind === 'tel' || kind === 'area' || kind === 'date') await keyboard.type(WORDS[kind]);
  }
  throw new Error('the form was not sent after 200 Tab stops');
}
