import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attribution, attributionOf, isMarked, MARKS, storedAttribution } from './attribution.ts';

const SITE = 'https://alderhouse.example/tours';
const of = (query: string, referrer = ''): Attribution => attributionOf({ url: `${SITE}${query}`, referrer });

describe('what a landing page tells', () => {
  it('is its marks by their names, and the origin of the page before', () => {
    const query = MARKS.map((name) => `${name}=a-${name}`).join('&');
    expect(of(`?${query}#times`, 'https://www.google.com/search?q=homes')).toEqual({
      ...Object.fromEntries(MARKS.map((name) => [name, `a-${name}`])),
      referrer: 'https://www.google.com',
    });
  });

  it('is no other parameter', () => {
    expect(of('?utm_source=news&utm_reader=7&tour_first_name=Lara&email=lara@example.com')).toEqual({
      utm_source: 'news',
    });
  });

  it.each<readonly [string, string, Attribution]>([
    ['space around and line breaks', '?utm_campaign=%20spring%0A%0Aopening%20', { utm_campaign: 'spring opening' }],
    ['plus signs', '?utm_campaign=spring+opening', { utm_campaign: 'spring opening' }],
    ['nothing', '?utm_source=&utm_medium=%20', {}],
    ['the first of two', '?utm_source=one&utm_source=two', { utm_source: 'one' }],
    ['an email address', '?utm_source=news&utm_content=lara%40example.com', { utm_source: 'news' }],
    ['an email address, coded twice', '?utm_source=news&utm_term=lara%2540example.com', { utm_source: 'news' }],
    ['a long text', `?utm_term=${'x'.repeat(150)}`, { utm_term: 'x'.repeat(100) }],
    ['a long click mark', `?gclid=${'x'.repeat(500)}`, { gclid: 'x'.repeat(500) }],
    ['a click mark that is too long', `?gclid=${'x'.repeat(501)}`, {}],
    ['a click mark that only ends as one', '?gclid=rosa%40example.com', {}],
    ['a click mark that is none', '?fbclid=<b>', {}],
  ])('reads %s', (_, query, expected) => {
    expect(of(query)).toEqual(expected);
  });

  it.each([
    ['the site itself', `${SITE}/other`],
    ['an app', 'android-app://com.google.android.gm/'],
    ['no address', 'google'],
    ['nothing', ''],
  ])('leaves out the page before where that is %s', (_, referrer) => {
    expect(of('', referrer)).toEqual({});
  });

  it('holds the page before even if that has no HTTPS', () => {
    expect(of('', 'http://old.example/homes')).toEqual({ referrer: 'http://old.example' });
  });

  it('is only the page before where its own address cannot be read', () => {
    const referrer = 'https://www.google.com/';
    expect(attributionOf({ url: 'document', referrer })).toEqual({ referrer: 'https://www.google.com' });
  });
});

describe('a kept attribution', () => {
  it('is read as it was written', () => {
    const given = of('?utm_source=news&utm_campaign=spring&gclid=x-1', 'https://www.google.com/');
    expect(storedAttribution(JSON.stringify(given))).toEqual(given);
  });

  it('is what can be read of it', () => {
    expect(storedAttribution('{"utm_source":"news","referrer":"no address"}')).toEqual({ utm_source: 'news' });
  });

  it.each([
    '',
    'null',
    '7',
    '[1]',
    '"text"',
    '{"utm_source":',
    '{"utm_source":7,"name":"Lara","referrer":"javascript:x"}',
  ])('is empty where nothing can be read: %j', (text) => {
    expect(storedAttribution(text)).toEqual({});
  });

  it('holds nothing but short texts of the names that are known, whatever is stored', () => {
    const names = new Set<string>([...MARKS, 'referrer']);
    const key = fc.oneof(fc.constantFrom(...names), fc.string());
    fc.assert(
      fc.property(fc.dictionary(key, fc.oneof(fc.string({ maxLength: 700 }), fc.anything())), (stored) => {
        for (const [name, value] of Object.entries(storedAttribution(JSON.stringify(stored)))) {
          expect(names).toContain(name);
          expect(value.length).toBeLessThanOrEqual(500);
          expect(value).not.toContain('@');
        }
      }),
    );
  });
});

it.each<readonly [Attribution, boolean]>([
  [{}, false],
  [{ referrer: 'https://www.google.com' }, false],
  [{ utm_id: '7' }, true],
  [{ msclkid: 'x' }, true],
])('%j names a campaign: %s', (attribution, expected) => {
  expect(isMarked(attribution)).toBe(expected);
});
