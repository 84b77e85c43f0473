import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusInPlace, type StripView, sameView, visibleCards } from './stripScroll.ts';

describe('visibleCards', () => {
  const strip = (scrollLeft: number) => ({ scrollLeft, scrollWidth: 4320, clientWidth: 360 }) as Element;
  it.each([
    [0, 0, false, true],
    [4, 0, false, true],
    [5, 0, true, true],
    [720, 10, true, true],
    [-720, 10, true, true],
    [3955, 55, true, true],
    [3956, 55, true, false],
    [3960, 55, true, false],
  ])('scrolled by %i the first of 60 cards is %i', (left, first, before, after) => {
    expect(visibleCards(strip(left), 60)).toEqual({ first, before, after });
  });

  it('begins at the first card where nothing is laid out', () => {
    const unseen = { scrollLeft: 0, scrollWidth: 0, clientWidth: 0 } as Element;
    expect(visibleCards(unseen, 60)).toEqual({ first: 0, before: false, after: false });
  });
});

describe('sameView', () => {
  const view: StripView = { first: 3, before: true, after: true };
  it.each<[Partial<StripView>, boolean]>([
    [{}, true],
    [{ first: 4 }, false],
    [{ before: false }, false],
    [{ after: false }, false],
  ])('with %j: %s', (difference, same) => {
    expect(sameView(view, { ...view, ...difference })).toBe(same);
  });
});

describe('focusInPlace', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A strip from 0 to 360 px, scrolled by 500, with a card 64 px wide at `left`. */
  function strip(left: number) {
    const card = { focus: vi.fn(), getBoundingClientRect: () => ({ left, right: left + 64 }) };
    const parent = { scrollLeft: 500, getBoundingClientRect: () => ({ left: 0, right: 360 }) };
    return { parent, card: Object.assign(card, { parentElement: parent }) as unknown as HTMLElement };
  }

  it.each([
    ['out of view before', -100, 500 - 148],
    ['under the fade before', 47, 499],
    ['in view, at the first edge', 48, 500],
    ['in view, at the last edge', 360 - 48 - 64, 500],
    ['under the fade after', 360 - 48 - 63, 501],
    ['out of view after', 400, 500 + 152],
  ])('scrolls the strip as little as it takes: a card %s', (_, left, scrolled) => {
    const { card, parent } = strip(left);
    focusInPlace(card);
    expect(card.focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(parent.scrollLeft).toBe(scrolled);
  });
});
