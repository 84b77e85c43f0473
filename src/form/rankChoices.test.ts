import { describe, expect, it } from 'vitest';
import { searchIn } from './rankChoices.ts';

const places = [
  'Anne St',
  'East Harbor',
  'Harbor',
  'Harborview',
  'Main St, Harbor Area',
  'Port Charbonne',
  'São Tomé',
  'St. Anne’s',
];
const search = searchIn(places.map((label, index) => ({ value: String(index), label })));
const found = (text: string) => search(text).shown.map(({ label }) => label);

describe('searching a list', () => {
  it.each([
    ['', places],
    ['  ', places],
    // Labels that begin with the text come first, then those with a word that does, then the rest.
    ['harb', ['Harbor', 'Harborview', 'East Harbor', 'Main St, Harbor Area', 'Port Charbonne']],
    ['HARBOR', ['Harbor', 'Harborview', 'East Harbor', 'Main St, Harbor Area']],
    ['sao tome', ['São Tomé']],
    ['SÃO', ['São Tomé']],
    ['harbor east', ['East Harbor']],
    // A label that begins with the whole text comes before one with its words elsewhere. A sign and a space together separate words once.
    ['st anne', ['St. Anne’s', 'Anne St']],
    ['harb ', ['Harbor', 'Harborview', 'East Harbor', 'Main St, Harbor Area', 'Port Charbonne']],
    ['st, harbor', ['Main St, Harbor Area', 'East Harbor']],
    ['ome', ['São Tomé']],
    ['main port', []],
    ['[.*', places],
    ['xyz', []],
  ])('“%s” finds %j', (text, labels) => {
    expect(found(text)).toEqual(labels);
    expect(search(text).count).toBe(labels.length);
  });

  it('searches the value of a choice without a label', () => {
    expect(searchIn([{ value: 'loft' }])('lo').count).toBe(1);
  });

  it('shows the first of very many, and says how many there are', () => {
    const many = searchIn(Array.from({ length: 5_000 }, (_, at) => ({ value: `${at}`, label: `Place ${at}` })));
    expect(many('').count).toBe(5_000);
    expect(many('').shown).toHaveLength(50);
    const fits = Array.from({ length: 5_000 }, (_, at) => `${at}`).filter((number) => number.includes('49'));
    expect(many('place 49').count).toBe(fits.length);
    expect(many('place 49').shown).toHaveLength(50);
    expect(
      many('place 499')
        .shown.slice(0, 3)
        .map(({ value }) => value),
    ).toEqual(['499', '4990', '4991']);
  });
});
