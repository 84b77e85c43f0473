import { type ComponentChildren, createElement } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import { createRoot } from './createRoot.ts';

let place: HTMLElement;
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  place = document.createElement('div');
  root = createRoot(place);
});
const show = (children: ComponentChildren, props = {}): Promise<void> =>
  act(() => root.render(createElement('p', props, children)));

/** Does as Chrome's translator: puts an element in the place of the text. */
function translate(): void {
  const [text] = place.querySelector('p')?.childNodes ?? [];
  if (!(text instanceof Text)) throw new Error('no text');
  const font = document.createElement('font');
  font.textContent = `${text.data} translated`;
  text.replaceWith(font);
}

it.each<[string, ComponentChildren, ComponentChildren, string]>([
  ['another text', '10:45 AM', '11:15 AM', '<p>11:15 AM</p>'],
  ['another number', 12, 13, '<p>13</p>'],
  ['an element', 'Book', createElement('b', null, 'Booked'), '<p><b>Booked</b></p>'],
  ['nothing', 'Enter your name', null, '<p></p>'],
])('shows %s where a translator replaced the text', async (_, before, after, html) => {
  await show(before);
  translate();
  await show(after);
  expect(place.innerHTML).toBe(html);
});

it('shows a text in place of an element, and leaves a translated text that did not change', async () => {
  await show(createElement('b', null, 'Booked'));
  await show('Book');
  expect(place.innerHTML).toBe('<p>Book</p>');
  translate();
  await show('Book', { title: 'a tour' });
  expect(place.innerHTML).toBe('<p title="a tour"><font>Book translated</font></p>');
});

it('says in the page whether an element is translated, as React does', async () => {
  // jsdom does not know the property.
  const written: unknown[] = [];
  Object.defineProperty(HTMLElement.prototype, 'translate', {
    configurable: true,
    get: () => true,
    set: (value) => written.push(value),
  });
  await show('10:45 AM', { translate: 'no' });
  await show('10:45 AM', { translate: 'yes' });
  expect(written).toEqual([false, true]);
  Reflect.deleteProperty(HTMLElement.prototype, 'translate');
});
