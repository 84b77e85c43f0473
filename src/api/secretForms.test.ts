import { Buffer } from 'node:buffer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createWithoutSecrets } from './secretForms.ts';

const KEY = 'sk_Live-7/f+9"Qz';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const bytes = [...Buffer.from(KEY)];
const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));

describe('a key is taken out', () => {
  it.each<[string, string]>([
    ['as it is', KEY],
    ['in capitals', KEY.toUpperCase()],
    ['in small letters', KEY.toLowerCase()],
    ['percent-encoded', encodeURIComponent(KEY)],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(KEY))],
    ['with each byte percent-encoded', hex.map((byte) => `%${byte}`).join('')],
    ['in JSON', JSON.stringify(KEY).slice(1, -1)],
    ['in JSON in JSON', JSON.stringify(JSON.stringify(KEY)).slice(3, -3)],
    ['in JSON with each character escaped', bytes.map((byte) => `\\u00${byte.toString(16)}`).join('')],
    ['in HTML', bytes.map((byte) => `&#${byte};`).join('')],
    ['in hex', hex.join('')],
    ['in hex, in capitals', hex.join('').toUpperCase()],
    ['in hex with colons', hex.join(':')],
    ['in hex with spaces', hex.join(' ')],
    ['in hex as in C', hex.map((byte) => `\\x${byte}`).join('')],
    ['in base64', base64(KEY)],
    ['in base64 without padding', base64(KEY).replace(/=+$/, '')],
    ['in base64url', Buffer.from(KEY).toString('base64url')],
    ['in base64, percent-encoded', encodeURIComponent(base64(KEY))],
    ['in base64 of capitals', base64(KEY.toUpperCase())],
    ['as the user of HTTP Basic', base64(`${KEY}:`)],
    ['as the password of HTTP Basic', base64(`user:${KEY}`)],
    ['in base64 of a longer text', base64(`{"key":"${KEY}","more":1}`)],
  ])('%s', (_, form) => {
    const text = createWithoutSecrets([KEY])(`{"said":"before ${form} after"}`);
    expect(text).toMatch(/^\{"said":"before \S*…\S* after"\}$/);
    expect(text).not.toContain(form);
  });

  it('at each place of a longer text in base64', () => {
    for (const before of ['', 'a', 'ab', 'abc', 'abcd'])
      for (const after of ['', 'x', 'xy', 'xyz']) {
        const text = createWithoutSecrets([KEY])(base64(before + KEY + after));
        expect(Buffer.from(text, 'base64').toString()).not.toContain(KEY.slice(2));
        expect(text).toContain('…');
      }
  });

  it('and what is left of JSON is still JSON', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '"', '/', '%', '7', 'u', '-'), minLength: 4, maxLength: 12 }),
        fc.string({ unit: fc.constantFrom('\\', 'u', '"', 'x', '5') }),
        (secret, around) => {
          const json = JSON.stringify({ said: `${around}${secret}${around} ${JSON.stringify(secret)}` });
          const text = createWithoutSecrets([secret])(json);
          expect(() => JSON.parse(text)).not.toThrow();
          expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
        },
      ),
    );
  });
});

it('leaves everything else as it is', () => {
  const text = JSON.stringify({
    address: '123 First St',
    times: ['2026-12-04T10:15:00'],
    said: 'sk_live, 736b5f, c2tf',
  });
  expect(createWithoutSecrets([KEY, undefined, ''])(text)).toBe(text);
  expect(createWithoutSecrets([undefined, ''])(text)).toBe(text);
});

it('takes the longer of two keys out first', () => {
  expect(createWithoutSecrets(['sk_one', 'sk_one_more'])('sk_one_more sk_one')).toBe('… …');
});

it('reads each place of a text a bounded number of times', () => {
  const without = createWithoutSecrets([KEY]);
  // With time that grows by the square each of them takes minutes.
  for (const piece of ['\\', '%25', '=', 'c2tf', '736b', 'sk_Live-7', '&#0', '&#00000', 'A', ' 0x'])
    expect(without(piece.repeat(200_000))).toBe(piece.repeat(200_000));
});
