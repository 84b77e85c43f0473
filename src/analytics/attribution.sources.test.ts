import { expect, it } from 'vitest';
import type { Attribution } from './attribution.ts';
import { discoverySourceOf } from './attribution.ts';

const sources = new Map([
  ['google', 80],
  ['gclid', 90],
  ['google.com', 100],
  ['maps.google.com', 110],
]);

it.each<readonly [string, Attribution, number | undefined]>([
  ['nothing known', {}, undefined],
  ['its source', { utm_source: 'google' }, 80],
  ['its source in other letters', { utm_source: 'Google' }, 80],
  ['its source before all else', { gclid: 'x', utm_source: 'google', referrer: 'https://maps.google.com' }, 80],
  ['the mark of a click', { gclid: 'x' }, 90],
  ['the mark before the page before', { utm_source: 'news', gclid: 'x', referrer: 'https://google.com' }, 90],
  ['the host of the page before', { referrer: 'https://google.com' }, 100],
  ['a domain of that host', { referrer: 'https://www.google.com:8443' }, 100],
  ['the whole host before its domain', { referrer: 'https://maps.google.com' }, 110],
  ['a host that only ends alike', { referrer: 'https://notgoogle.com' }, undefined],
  ['another click mark', { fbclid: 'x' }, undefined],
  ['a name that every object has', { utm_source: 'constructor' }, undefined],
])('looks up the code by %s', (_, attribution, code) => {
  expect(discoverySourceOf(attribution, sources)).toBe(code);
});
