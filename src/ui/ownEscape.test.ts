import { afterEach, beforeEach, expect, it } from 'vitest';
import { ownEscape } from './ownEscape.ts';

const heard: string[] = [];
const hear = ({ type, repeat }: KeyboardEvent): void => void heard.push(repeat ? `${type} again` : type);
const TYPES = ['keydown', 'keyup'] as const;

beforeEach(() => {
  heard.length = 0;
  for (const type of TYPES) document.addEventListener(type, hear);
});
afterEach(() => {
  for (const type of TYPES) document.removeEventListener(type, hear);
});

const send = (target: Element, type: (typeof TYPES)[number], repeat = false): void => {
  target.dispatchEvent(new KeyboardEvent(type, { key: 'Escape', repeat, bubbles: true, cancelable: true }));
};

/** Something of ours that is open in the page and closes by Escape. */
function open(): Element {
  const element = document.body.appendChild(document.createElement('div'));
  const remove = ownEscape(element, () => {
    remove();
    element.remove();
  });
  return element;
}

it('keeps the whole press: its repeats and its end reach no modal below, and the next press does', () => {
  const own = open();
  send(own, 'keydown');
  expect(own.isConnected).toBe(false);
  send(document.body, 'keydown', true);
  send(document.body, 'keyup');
  expect(heard).toEqual([]);
  send(document.body, 'keydown');
  send(document.body, 'keyup');
  expect(heard).toEqual(['keydown', 'keyup']);
});

it('closes one thing by one press, however long the key is held', () => {
  const below = open();
  const top = below.appendChild(open());
  send(top, 'keydown');
  send(below, 'keydown', true);
  expect([top.isConnected, below.isConnected]).toEqual([false, true]);
  send(below, 'keyup');
  send(below, 'keydown');
  expect(below.isConnected).toBe(false);
  send(document.body, 'keyup');
  expect(heard).toEqual([]);
});

it('leaves a press to the page that began there', () => {
  const own = open();
  send(document.body, 'keydown');
  send(own, 'keydown', true);
  send(own, 'keyup');
  expect(own.isConnected).toBe(true);
  expect(heard).toEqual(['keydown', 'keydown again', 'keyup']);
  send(own, 'keydown');
  send(document.body, 'keyup');
});
