import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { previewSheet as sheet } from './previewSheet.ts';
import { openShadow } from './shadowHost.ts';
import { adoptStyles, setAccent } from './stylesheet.ts';

/** A document tree that carries sheets; jsdom's does not. */
function treeWith(...sheets: CSSStyleSheet[]): ShadowRoot {
  const root = document.createElement('div').attachShadow({ mode: 'open' });
  return Object.assign(root, { adoptedStyleSheets: sheets });
}

beforeEach(() => {
  vi.stubGlobal('CSS', { supports: (_: string, text: string) => /^#[0-9a-f]{6}$|^[a-z]+$/.test(text) });
});

describe('adoptStyles', () => {
  it('adds one sheet beside those of the page and takes it off again', () => {
    const own = new CSSStyleSheet();
    const root = treeWith(own);
    const remove = adoptStyles(root, sheet);
    expect(root.adoptedStyleSheets).toHaveLength(2);
    remove();
    expect(root.adoptedStyleSheets).toEqual([own]);
  });

  it('serves several widgets of one root with one sheet, until the last is gone', () => {
    const root = treeWith();
    const removers = [adoptStyles(root, sheet), adoptStyles(root, sheet)];
    expect(root.adoptedStyleSheets).toHaveLength(1);
    removers[0]?.();
    removers[0]?.();
    expect(root.adoptedStyleSheets).toHaveLength(1);
    removers[1]?.();
    expect(root.adoptedStyleSheets).toHaveLength(0);
  });

  it('shares the sheet between roots', () => {
    const roots = [treeWith(), treeWith()];
    for (const root of roots) adoptStyles(root, sheet);
    expect(roots[0]?.adoptedStyleSheets[0]).toBe(roots[1]?.adoptedStyleSheets[0]);
    expect(roots[0]?.adoptedStyleSheets[0]?.cssRules.length).toBeGreaterThan(20);
  });

  it('finds the tree of an element on a page that replaced the classes', () => {
    const root = treeWith();
    const inside = root.appendChild(document.createElement('div'));
    vi.stubGlobal('Document', class {});
    vi.stubGlobal('ShadowRoot', class {});
    const remove = adoptStyles(inside, sheet);
    expect(root.adoptedStyleSheets).toHaveLength(1);
    remove();
    expect(root.adoptedStyleSheets).toHaveLength(0);
  });

  it.each([
    ['a tree', document.createElement('div').attachShadow({ mode: 'open' }), undefined],
    ['nothing', null, sheet],
    ['an element outside any tree', document.createElement('div'), sheet],
  ])('does nothing for %s', (_, node, shared) => {
    expect(() => adoptStyles(node, shared)()).not.toThrow();
  });

  it('does nothing in a tree that carries no sheets', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    expect(() => adoptStyles(root, sheet)()).not.toThrow();
    expect('adoptedStyleSheets' in root).toBe(false);
  });
});

describe('setAccent', () => {
  const rule = (root: ShadowRoot): CSSStyleRule | undefined => {
    const [first] = root.adoptedStyleSheets[0]?.cssRules ?? [];
    return first instanceof CSSStyleRule ? first : undefined;
  };

  it('gives the color to the widget and takes it away again', () => {
    const root = treeWith();
    const remove = setAccent(root, '#336699');
    expect(rule(root)?.selectorText).toBe('.tour');
    expect(rule(root)?.style.getPropertyValue('--tour-accent')).toBe('#336699');
    remove();
    expect(root.adoptedStyleSheets).toEqual([]);
  });

  it('can be for one widget of several', () => {
    const root = treeWith();
    setAccent(root, 'rebeccapurple', '#one');
    expect(rule(root)?.selectorText).toBe('#one');
  });

  it.each(['', 'no color', '#12', 'red; } body { display: none'])('ignores %j', (text) => {
    const root = treeWith();
    expect(() => setAccent(root, text)()).not.toThrow();
    expect(root.adoptedStyleSheets).toEqual([]);
  });
});

describe('openShadow', () => {
  it('makes one root a host, and gives it back', () => {
    const host = document.createElement('div');
    const root = openShadow(host);
    expect(root).toBe(host.shadowRoot);
    expect(openShadow(host)).toBe(root);
  });
  it("leaves another's root alone", () => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' });
    expect(openShadow(host)).toBeUndefined();
  });
});

it('styles no first letter: Firefox and WebKit cut it off its word where letters join', () => {
  const styles = readdirSync('src/theme').filter((name) => name.endsWith('.css'));
  expect(styles).toContain('calendar.css');
  for (const name of styles) expect(readFileSync(`src/theme/${name}`, 'utf8'), name).not.toContain('::first-letter');
});
