import { expect, it } from 'vitest';
import { pageAddress } from './pageAddress.ts';

const long = 'x'.repeat(1_000);

it.each([
  ['https://alderhouse.example/tours?unit=4b#top', 'https://alderhouse.example/tours?unit=4b'],
  ['http://lara:secret@localhost:3000/', 'http://localhost:3000/'],
  [`https://alderhouse.example/tours?q=${long}`, 'https://alderhouse.example/tours'],
  [`https://alderhouse.example/${long}`, undefined],
  ['about:srcdoc', undefined],
  ['about:blank', undefined],
  ['blob:https://alderhouse.example/0b8e6a3c', undefined],
  ['data:text/html,hello', undefined],
  ['file:///home/lara/tours.html', undefined],
  ['javascript:alert(1)', undefined],
  ['/tours', undefined],
])('of %s is %s', (text, address) => {
  expect(pageAddress(text)).toBe(address);
});
