import { describe, expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { linkIn, type PageLink } from './linkText.ts';
import { withLink } from './linkTo.ts';

const at: PageLink & { group: number } = {
  kind: 'at',
  group: 106,
  time: local('2026-12-05T10:15:00'),
  homes: [4711, 4712],
  answers: { first_name: 'Åsa', notes: 'Zoë & 北?' },
};
const fragmentOf = (link: typeof at | (PageLink & { group: number })): string =>
  new URL(withLink('https://alder.example/tours', link)).hash.slice(1);
const text = fragmentOf(at);

describe('a link is read as it was written', () => {
  it.each<PageLink & { group: number }>([
    at,
    { kind: 'at', group: 106, time: 'next', homes: [], answers: {} },
    { kind: 'change', group: 101, token: 't2.101.7.1.2.abc-_' },
    { kind: 'waitlist', group: 101, token: 'w1.abc-_.9.x', start: local('2026-12-04T10:15:00') },
    { kind: 'leave', group: 101, token: 'w1.abc-_.9.x' },
  ])('$kind', (link) => {
    const fragment = fragmentOf(link);
    expect(fragment).toMatch(/^tour-booking=[\w.-]+$/);
    expect(linkIn(`#${fragment}`)).toEqual({ link, text: fragment, rest: '' });
  });

  it.each([
    ['2026-12-05T10:15', { kind: 'at', time: '2026-12-05T10:15:00' }],
    ['2026-12-05T10:15:00', { kind: 'at', time: '2026-12-05T10:15:00' }],
    ['next', { kind: 'at', time: 'next' }],
  ])('tour-at=%s', (given, link) => expect(linkIn(`#tour-at=${given}`)?.link).toEqual(link));

  it('tour=4711', () => expect(linkIn('#tour=4711')?.link).toEqual({ kind: 'at', homes: [4711] }));
});

describe('what came with a link on its way is passed over', () => {
  const ENDS = [
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    ')',
    '].',
    '>',
    '"',
    '’',
    '»',
    '*',
    '_',
    '-',
    '__',
    '=',
    '==',
    ' ',
    ' and more',
    '\u00a0',
    '…',
    '。',
    '）',
    '&utm_source=news',
    '&amp;utm_source=news',
    '&fbclid=IwAR0_x',
    '?utm_source=news',
    '/',
    '#top',
    '&#39;',
    '\\',
  ];
  const ENCODINGS: readonly (readonly [string, (given: string) => string])[] = [
    ['as it is', (given) => given],
    ['encoded', encodeURIComponent],
    ['encoded twice', (given) => encodeURIComponent(encodeURIComponent(given))],
    ['in small letters', (given) => encodeURIComponent(given).replace(/%../g, (code) => code.toLowerCase())],
    [
      'every sign encoded',
      (given) =>
        given.replace(/[^A-Za-z\d]/g, (sign) =>
          sign < '\x7f' ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign),
        ),
    ],
    ['with = as in a wrapped mail', (given) => given.replace('=', '=3D')],
  ];
  const cases = ENDS.flatMap((end) =>
    ENCODINGS.map(([how, encode]) => [JSON.stringify(end), how, encode(text + end)] as const),
  );
  it.each(cases)('%s behind it, %s', (_, __, fragment) => expect(linkIn(`#${fragment}`)?.link).toEqual(at));

  const byHand = ENDS.filter((end) => !/^[-_]/.test(end)).map((end) => [end] as const);
  it.each(byHand)('%s behind one by hand', (end) => {
    expect(linkIn(`#tour-at=2026-12-05T10:15${end}`)?.link).toEqual({ kind: 'at', time: '2026-12-05T10:15:00' });
    expect(linkIn(`#tour-at=2026-12-05T10%3A15${end}`)?.link).toEqual({ kind: 'at', time: '2026-12-05T10:15:00' });
    expect(linkIn(`#tour=4711${end}`)?.link).toEqual({ kind: 'at', homes: [4711] });
  });
});

describe('the page’s own fragment', () => {
  it.each([
    ['https://a.example/#/tours', '#/tours?tour-booking=', '/tours'],
    ['https://a.example/#/tours?unit=4b', '#/tours?unit=4b&tour-booking=', '/tours?unit=4b'],
    ['https://a.example/?p=12#', '#tour-booking=', ''],
  ])('%s stays', (page, begin, rest) => {
    const { href, hash, search } = new URL(withLink(page, at));
    expect(href.startsWith('https://a.example/')).toBe(true);
    expect(hash.startsWith(begin)).toBe(true);
    expect(search).toBe(new URL(page).search);
    expect(linkIn(hash)).toEqual({ link: at, text, rest });
  });

  it.each([
    [`#/tours?${text}&unit=4b`, '/tours?unit=4b'],
    [`#/tours?unit=4b&amp;${text}`, '/tours?unit=4b'],
    [`#/tours?unit=4b&${text}&view=2`, '/tours?unit=4b&view=2'],
    [`#/tours%3F${encodeURIComponent(text)}`, '/tours'],
    [`#${text}&utm_source=news`, ''],
    ['#/50%25?tour-at=next', '/50%25'],
  ])('in %s', (fragment, rest) => expect(linkIn(fragment)?.rest).toBe(rest));
});

describe('a link that cannot be read is one still, and leaves the address', () => {
  const PAYLOAD = text.split('.')[2] ?? '';
  it.each([
    '#tour-booking=',
    '#tour-booking=at.106',
    `#${text.slice(0, -5)}`,
    `#tour-booking=sell.106.${PAYLOAD}`,
    `#tour-booking=at.0.${PAYLOAD}`,
    `#tour-booking=at.x.${PAYLOAD}`,
    `#tour-booking=waitlist.106.${PAYLOAD}`,
    `#tour-booking=leave.106.${btoa('{"token":"a b"}')}`,
    `#tour-booking=waitlist.106.${btoa('{"token":"w1.a","start":"soon"}')}`,
    `#tour-booking=at.106.${btoa('{"time":"2026-02-30T10:00"}')}`,
    `#tour-booking=at.106.${btoa('[1')}`,
    '#tour-at=soon',
    '#tour-at=2026-13-05T10:15',
    '#tour-at=nextweek',
    '#tour%2Dat%3D',
  ])('%s', (fragment) => expect(linkIn(fragment)).toMatchObject({ link: undefined, rest: '' }));

  it('a route stays', () => expect(linkIn('#/tours?tour-booking=at.1&unit=4b')?.rest).toBe('/tours?unit=4b'));
});

it.each([
  '',
  '#',
  '#top',
  '#tour',
  '#tour=',
  '#tour=0',
  '#tour=4B',
  '#/tours?tour=4711',
  '#my-tour-at=next',
  '#x-tour-booking=1',
  '#tours=4711',
  '#%',
  '#%E4%A',
  '#tour=12345678901234567',
])('%j holds no link', (fragment) => expect(linkIn(fragment)).toBeUndefined());

it('decodes twice and no more', () =>
  expect(linkIn(`#${[1, 2, 3].reduce((given) => encodeURIComponent(given), text)}`)).toBeUndefined());

it('takes of a link to a time only what may be one', () => {
  const odd = btoa(JSON.stringify({ homes: [1, '2', -3, 4.5, null], answers: [1], more: 1 })).replace(/=+$/, '');
  expect(linkIn(`#tour-booking=at.7.${odd}`)?.link).toEqual({ kind: 'at', group: 7, homes: [1], answers: { 0: 1 } });
});
