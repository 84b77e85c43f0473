import { describe, expect, it } from 'vitest';
import type { GivenMessages } from './messages.ts';
import { createSteadyMessages, sameContent } from './steadyMessages.ts';

const circle = () => {
  const made: Record<string, unknown> = {};
  made.self = made;
  return made;
};

describe('content', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['text', 'a', 'a'],
    ['numbers that are none', Number.NaN, Number.NaN],
    ['lists', [1, { a: 'b' }], [1, { a: 'b' }]],
    ['functions', () => 1, () => 2],
    ['objects without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['objects of a class', new Map([[1, 2]]), new Map()],
    ['circles', circle(), circle()],
  ])('%s are the same', (_, one, other) => {
    expect(sameContent(one, other)).toBe(true);
  });

  it.each<readonly [string, unknown, unknown]>([
    ['text', 'a', 'b'],
    ['a number and its text', 1, '1'],
    ['lists', ['a', 'b'], ['b', 'a']],
    ['a list and an object', [], {}],
    ['a part more', { a: 1 }, { a: 1, b: undefined }],
    ['another part', { a: undefined }, { b: undefined }],
    ['a deep part', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }],
    ['a function taken away', { a: () => 1 }, { a: 1 }],
    ['nothing and an object', null, {}],
    ['a plain object and one of a class', {}, new Map()],
  ])('%s are not', (_, one, other) => {
    expect([sameContent(one, other), sameContent(other, one)]).toEqual([false, false]);
  });
});

describe('messages made anew at each render', () => {
  const messages = (unit: string): GivenMessages => ({
    widget: { title: 'Visit us', minutes: (count) => `${count} ${unit}` },
  });

  it('are one object, whose functions are the newest', () => {
    const steady = createSteadyMessages();
    const first = steady(messages('min'));
    expect(first?.widget?.title).toBe('Visit us');
    expect(first?.widget?.minutes?.(30)).toBe('30 min');
    expect(steady(messages('Minuten'))).toBe(first);
    expect(first?.widget?.minutes?.(30)).toBe('30 Minuten');
  });

  it('are another object when the words are others', () => {
    const steady = createSteadyMessages();
    const first = steady(messages('min'));
    const other = steady({ widget: { title: 'Besuch', minutes: (count) => `${count} Minuten` } });
    expect(other).not.toBe(first);
    expect(other?.widget?.title).toBe('Besuch');
    expect(steady(undefined)).toBeUndefined();
    expect(steady(null)).toBeNull();
    // The first messages keep their own words.
    expect(first?.widget?.minutes?.(30)).toBe('30 min');
  });
});
