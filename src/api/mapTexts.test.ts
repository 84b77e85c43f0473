import { expect, it } from 'vitest';
import { mapTexts } from './mapTexts.ts';

const loud = (text: string): string => text.toUpperCase();

it('changes each text and each name, and nothing else', () => {
  expect(mapTexts({ a: ['b', { c: 'd' }, 1, null, true], __proto__x: undefined }, loud)).toEqual({
    A: ['B', { C: 'D' }, 1, null, true],
    __PROTO__X: undefined,
  });
  expect(mapTexts(undefined, loud)).toBeUndefined();
});

it('ends in what is nested without end', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`);
  expect(JSON.stringify(mapTexts(deep, loud))).toBe(`${'['.repeat(100)}null${']'.repeat(100)}`);
});
