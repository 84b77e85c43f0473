import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openShadow } from './shadowHost.ts';

/** What reaches the page, and what stays in the shadow root. */

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** A widget in a shadow root, inside `around` of the page, and a field of the page in its slot. */
function page(around = 'main') {
  document.body.innerHTML = `<${around}><div id="host"><input id="slotted"></div></${around}>`;
  const host = document.querySelector<HTMLElement>('#host');
  const root = host && openShadow(host);
  if (!root) throw new Error('no shadow root');
  root.innerHTML = `<section><p id="words">Words</p><button id="first">1</button><input id="field"><textarea id="lines"></textarea>
    <button id="last">2</button><p hidden><button>3</button></p><dialog open><p id="inside">Words</p></dialog></section><slot></slot>`;
  /** Whether the page hears of `event` at the element `id`. */
  const reaches = (id: string, event: Event): boolean => {
    let heard = false;
    const hear = (): void => {
      heard = true;
    };
    document.addEventListener(event.type, hear);
    (root.getElementById(id) ?? document.getElementById(id))?.dispatchEvent(event);
    document.removeEventListener(event.type, hear);
    return heard;
  };
  return { root, reaches };
}

const init = { bubbles: true, composed: true, cancelable: true };
const key = (name: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { ...init, key: name, ...more });

describe('in a field', () => {
  it.each([
    'keypress',
    'keyup',
    'beforeinput',
    'copy',
    'cut',
    'paste',
    'selectstart',
    'contextmenu',
    'dragstart',
    'drop',
  ])('keeps %s, which reaches the page from other words', (type) => {
    const { reaches } = page();
    expect([reaches('field', new Event(type, init)), reaches('lines', new Event(type, init))]).toEqual([false, false]);
    expect([reaches('words', new Event(type, init)), reaches('slotted', new Event(type, init))]).toEqual([true, true]);
  });

  it.each([
    ['a', {}, false],
    [' ', {}, false],
    ['ArrowDown', {}, false],
    ['a', { ctrlKey: true }, false],
    ['v', { metaKey: true }, false],
    ['Escape', {}, true],
    ['Tab', {}, true],
  ])('the key %s with %o reaches the page: %s', (name, more, reached) => {
    expect(page().reaches('field', key(name, more))).toBe(reached);
  });
});

describe('outside of fields', () => {
  it.each([
    ['first', ' ', {}, false],
    ['first', 'Enter', {}, false],
    ['first', 'Enter', { ctrlKey: true }, true],
    ['first', 'k', { ctrlKey: true }, true],
    ['first', 'a', {}, true],
    ['first', 'Escape', {}, true],
    ['first', 'Tab', {}, true],
    ['words', ' ', {}, true],
  ])('at %s, the key %s with %o reaches the page: %s', (id, name, more, reached) => {
    expect(page().reaches(id, key(name, more))).toBe(reached);
  });

  it('keeps a key that the widget has used', () => {
    const { root, reaches } = page();
    expect(reaches('words', key('ArrowDown'))).toBe(true);
    root.getElementById('words')?.addEventListener('keydown', (event) => event.preventDefault());
    expect(reaches('words', key('ArrowDown'))).toBe(false);
  });
});

/** The places of an element on the screen, in a browser without `checkVisibility`. */
function placesOf(this: Element): DOMRectList {
  const places = this.closest('[hidden]') ? [] : [this.getBoundingClientRect()];
  return Object.assign(places, { item: (at: number) => places[at] ?? null });
}

describe('Tab in a modal of the page', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(placesOf);
  });

  it.each([
    ['field', {}, false],
    ['last', {}, true],
    ['field', { shiftKey: true }, false],
    ['first', { shiftKey: true }, true],
  ])('from %s with %o reaches the page: %s', (id, more, reached) => {
    const { reaches } = page('dialog');
    expect(reaches(id, key('Tab', more))).toBe(reached);
  });
});

it('keeps the beginning of a press on a control from scripts that drag', () => {
  const { reaches } = page();
  for (const type of ['pointerdown', 'mousedown', 'touchstart']) {
    expect([reaches('first', new Event(type, init)), reaches('words', new Event(type, init))]).toEqual([false, true]);
  }
});

it('keeps what happens in an open dialog', () => {
  const { reaches } = page();
  for (const type of ['pointerdown', 'mousedown', 'click', 'focusin', 'wheel', 'touchmove', 'copy']) {
    expect([reaches('inside', new Event(type, init)), reaches('words', new Event(type, init))]).toEqual([false, true]);
  }
  expect(reaches('inside', key('Escape'))).toBe(false);
});
