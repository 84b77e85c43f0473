import { expect, it } from 'vitest';
import { publicAddress } from './publicAddress.ts';

it.each([
  // What names the page stays, as it is written.
  ['?page_id=12&unit=4b&city=New%20York', '?page_id=12&unit=4b&city=New%20York'],
  ['#/tours?unit=4b', '#/tours?unit=4b'],
  ['?utm_source=news#top', '?utm_source=news#top'],
  // Answers go.
  ['?tour_email=lara%40example.com&tour_first_name=Lara&unit=4b', '?unit=4b'],
  ['?who=lara@example.com', ''],
  ['?email=&user_name=lara', ''],
  // What opens something goes.
  ['?token=abc&access_token=x&session_id=1&code=1234&signature=q&apikey=1', ''],
  ['?r=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', ''],
  ['#access_token=abc&unit=4b', '#unit=4b'],
  ['#/tours?token=abc&unit=4b', '#/tours?unit=4b'],
  ['#/tours?tour-booking=at.101.eyJ0Ijox', '#/tours'],
  ['#tour-booking=leave.101.eyJ0Ijox', ''],
])('of %s stays %s', (given, shown) =>
  expect(publicAddress(`https://a.example/tours${given}`)).toBe(`https://a.example/tours${shown}`),
);

it('names no user', () => expect(publicAddress('https://lara:secret@a.example/')).toBe('https://a.example/'));

const long = 'x'.repeat(1_000);

it.each([
  [`https://alderhouse.example/tours?q=${long}`, 'https://alderhouse.example/tours'],
  [`https://alderhouse.example/${long}`, undefined],
  ['about:srcdoc', undefined],
  ['about:blank', undefined],
  ['blob:https://alderhouse.example/0b8e6a3c', undefined],
  ['data:text/html,hello', undefined],
  ['file:///home/lara/tours.html', undefined],
  ['javascript:alert(1)', undefined],
  ['/tours', undefined],
])('of %s is %s', (text, address) => expect(publicAddress(text)).toBe(address));
