import { afterEach, describe, expect, it, vi } from 'vitest';
import { focusInPlace, type StripView, sameView, visibleCards } from './stripScroll.ts';

describe('visibleCards', () => {
  /** A strip with this layout. */
  const strip = (scrollLeft: number, scrollWidth = 4320, clientWidth = 360): Element =>
    Object.defineProperties(document.createElement('div'), {
      scrollLeft: { value: scrollLeft },
      scrollWidth: { value: scrollWidth },
      clientWidth: { value: clientWidth },
    });

  it.each([
    [0, 0, true],
    [4, 0, true],
    [720, 10, true],
    [-720, 10, true],
    [3955, 55, true],
    [3956, 55, false],
    [3960, 55, false],
  ])('scrolled by %i the first of 60 cards is %i', (left, first, after) => {
    expect(visibleCards(strip(left), 60)).toEqual({ first, after });
  });

  it('begins at the first card where nothing is laid out', () => {
    expect(visibleCards(strip(0, 0, 0), 60)).toEqual({ first: 0, after: false });
  });
});

describe('sameView', () => {
  const view: StripView = { first: 3, after: true };
  it.each<[Partial<StripView>, boolean]>([
    [{}, true],
    [{ first: 4 }, false],
    [{ after: false }, false],
  ])('with %j: %s', (difference, same) => {
    expect(sameView(view, { ...view, ...difference })).toBe(same);
  });
});

describe('focusInPlace', () => {
  afterEach(() => vi.restoreAllMocks());

  /** A strip from 0 to 360 px, scrolled by 500, with a card 64 px wide at `left`. */
  function strip(left: number) {
    const parent = document.createElement('div');
    const card = document.createElement('button');
    parent.append(card);
    parent.scrollLeft = 500;
    vi.spyOn(parent, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: 0, width: 360 }));
    vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: left, width: 64 }));
    return { parent, card, focus: vi.spyOn(card, 'focus') };
  }

  it.each([
    ['out of view before', -100, 500 - 180],
    ['under the fade before', 79, 499],
    ['in view, at the first edge', 80, 500],
    ['in view, at the last edge', 360 - 80 - 64, 500],
    ['under the fade after', 360 - 80 - 63, 501],
    ['out of view after', 400, 500 + 184],
  ])('scrolls the strip as little as it takes: a card %s', (_, left, scrolled) => {
    const { card, parent, focus } = strip(left);
    focusInPlace(card);
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    expect(parent.scrollLeft).toBe(scrolled);
  });
});
