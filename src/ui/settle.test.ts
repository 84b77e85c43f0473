import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settle } from './settle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<section><button>Book</button></section>';
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const find = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

/** The presses of which the page hears, and whether the browser's own part was left to happen. */
function heard(): readonly string[] {
  const events: string[] = [];
  for (const type of ['pointerdown', 'mousedown', 'click'])
    find('section').addEventListener(type, (event) => events.push(event.type));
  return events;
}
const send = (target: Element, type: string, detail = 1): boolean =>
  target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, composed: true, detail }));
const isSettling = (): boolean => find('section').hasAttribute('data-settling');

it('takes no press for half a second, and leaves the focus where it is', () => {
  const events = heard();
  settle(find('section'));
  vi.advanceTimersByTime(499);
  expect(isSettling()).toBe(true);
  // The style takes the pointer from the button, so the press falls on the element around it.
  send(find('section'), 'pointerdown');
  expect(send(find('section'), 'mousedown')).toBe(false);
  expect(send(find('section'), 'click')).toBe(false);
  expect(events).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(isSettling()).toBe(false);
  for (const type of ['pointerdown', 'mousedown', 'click']) expect(send(find('button'), type)).toBe(true);
  expect(events).toEqual(['pointerdown', 'mousedown', 'click']);
});

it('holds a press that begins in that half second and ends after it, and no other press', () => {
  const events = heard();
  settle(find('section'));
  send(find('section'), 'pointerdown');
  vi.advanceTimersByTime(500);
  expect(send(find('button'), 'mousedown')).toBe(false);
  expect(send(find('button'), 'click')).toBe(false);
  expect(events).toEqual([]);
  expect(send(find('button'), 'click')).toBe(true);
  expect(events).toEqual(['click']);
});

it('holds a touch that began on what was there before, and whose mouse events fall on it', () => {
  const events = heard();
  send(document.body, 'pointerdown');
  settle(find('section'));
  expect(send(find('section'), 'mousedown')).toBe(false);
  expect(send(find('section'), 'click')).toBe(false);
  expect(events).toEqual([]);
});

it('hears the keyboard and a screen reader, which click without a press', () => {
  const events = heard();
  settle(find('section'));
  send(find('section'), 'pointerdown');
  expect(send(find('button'), 'click', 0)).toBe(true);
  expect(events).toEqual(['click']);
});

it('settles anew when its content is exchanged again', () => {
  settle(find('section'));
  vi.advanceTimersByTime(400);
  settle(find('section'));
  vi.advanceTimersByTime(499);
  expect(isSettling()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(isSettling()).toBe(false);
});

it('listens to presses at no element, which screen readers would call clickable', () => {
  const listen = vi.spyOn(Element.prototype, 'addEventListener');
  settle(find('section'));
  expect(listen).not.toHaveBeenCalled();
});

it('leaves a press elsewhere alone', () => {
  const clicks = vi.fn();
  const other = document.body.appendChild(document.createElement('button'));
  other.addEventListener('click', clicks);
  settle(find('section'));
  send(find('section'), 'pointerdown');
  for (const type of ['pointerdown', 'mousedown', 'click']) send(other, type);
  expect(clicks).toHaveBeenCalledOnce();
});

it.each([
  ['a press', ['pointerdown']],
  ['no press', []],
])('leaves no listener once the screen is taken out after %s', (_, presses) => {
  const listen = vi.spyOn(document, 'addEventListener');
  settle(find('section'));
  for (const type of presses) send(find('section'), type);
  find('section').remove();
  vi.advanceTimersByTime(500);
  const signals = listen.mock.calls.map(([, , options]) => typeof options === 'object' && options.signal?.aborted);
  expect(signals).toEqual([true, true, true]);
});
