import { afterAll, afterEach, expect, it } from 'vitest';
import { elementHandlers, TAG } from './bookingElement.ts';

const detail = { groupId: 101, elementId: undefined, active: true };
const heard: EventTarget[] = [];
const listen = ({ target }: Event): void => void (target && heard.push(target));
document.addEventListener(`${TAG}:ready`, listen);
afterAll(() => document.removeEventListener(`${TAG}:ready`, listen));
afterEach(() => {
  heard.length = 0;
  document.body.replaceChildren();
});

it('an event of an element in the page goes up from it', () => {
  const element = document.body.appendChild(document.createElement('div'));
  elementHandlers(element).onReady?.(detail);
  expect(heard).toEqual([element]);
});

it('an event of an element that has left the page still reaches the page', () => {
  const element = document.createElement('div');
  elementHandlers(element).onReady?.(detail);
  expect(heard).toEqual([document]);
});
