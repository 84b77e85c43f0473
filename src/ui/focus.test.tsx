import { afterEach, describe, expect, it, vi } from 'vitest';
import { activeElementOf, hasFocusWithin, isFocusFreeFor } from './focus.ts';
import { focusTabStop } from './useModal.ts';

afterEach(() => document.body.replaceChildren());

/** The element of `id` in `root`. */
function element(root: Document | ShadowRoot, id: string): HTMLElement {
  const found = root.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** A widget with a button, in a shadow root whose host has a link of the page's own, and a field of the page beside it. */
function page() {
  document.body.innerHTML = '<input id="field"><div id="host"><a id="link" href="tel:1">Call</a></div>';
  const root = element(document, 'host').attachShadow({ mode: 'open' });
  root.innerHTML = '<section id="widget"><button id="button">one</button></section><input id="neighbor"><slot></slot>';
  const widget = element(root, 'widget');
  return {
    widget,
    host: element(document, 'host'),
    focus: (id: string) => (root.getElementById(id) ?? element(document, id)).focus(),
    button: element(root, 'button'),
    neighbor: element(root, 'neighbor'),
  };
}

describe('activeElementOf', () => {
  it('sees into the shadow root its node is in', () => {
    const { widget, host, button, neighbor, focus } = page();
    expect(activeElementOf(button)).toBeNull();
    focus('button');
    expect(activeElementOf(widget)).toBe(button);
    expect(activeElementOf(host)).toBe(host);
    expect([hasFocusWithin(widget), hasFocusWithin(neighbor)]).toEqual([true, false]);
    expect(activeElementOf(document.createElement('i'))).toBeNull();
  });
});

it('sees the focus on a page that has put something else in the place of Document', () => {
  const { host, focus } = page();
  vi.stubGlobal('Document', class {});
  focus('button');
  expect(activeElementOf(host)).toBe(host);
});

describe('isFocusFreeFor', () => {
  it.each([
    ['button', true],
    ['link', true],
    ['neighbor', false],
    ['field', false],
  ])('of a widget in a shadow root, with the focus on %s, is %s', (id, free) => {
    const { widget, focus } = page();
    focus(id);
    expect(isFocusFreeFor(widget)).toBe(free);
  });

  it('of a widget in the page is true while the focus is in the widget or nowhere', () => {
    const { host, focus } = page();
    expect(isFocusFreeFor(host)).toBe(true);
    focus('link');
    expect(isFocusFreeFor(host)).toBe(true);
    focus('field');
    expect(isFocusFreeFor(host)).toBe(false);
  });
});

describe('focusTabStop', () => {
  it('focuses the one Tab stop, or nothing', () => {
    document.body.innerHTML = '<div><button tabindex="-1">one</button><button tabindex="0">two</button></div><p></p>';
    focusTabStop(document.querySelector('p'));
    focusTabStop(null);
    expect(document.body).toHaveFocus();
    focusTabStop(document.querySelector('div'));
    expect(document.querySelector('[tabindex="0"]')).toHaveFocus();
  });
});
