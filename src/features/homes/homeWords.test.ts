import { describe, expect, it } from 'vitest';
import type { Home } from '../../api/homeClient.ts';
import { createFormat } from '../../i18n/format.ts';
import { homesEn } from '../../i18n/homes.ts';
import type { Messages } from '../../i18n/messages.ts';
import { inShort, priceOf } from './homeWords.ts';

const format = createFormat();
const trash = { name: 'trash', amount: 25, when: 'monthly' } as const;
const pests = { name: 'pest control', amount: 9.5, when: 'monthly' } as const;
const move = { name: 'Move-in fee', amount: 300, when: 'once' } as const;
const home = (rest: Partial<Home>): Home => ({ id: 4711, label: '4B', ...rest });
const said = (rest: Partial<Home>): readonly string[] | undefined => {
  const price = priceOf(homesEn, format, home(rest));
  return price && [price.lead, ...price.rest, ...price.fees];
};

it.each<[Partial<Home>, readonly string[] | undefined]>([
  [{ rent: 3480 }, ['$3,480/mo rent']],
  [{ rent: 3480, fees: [move] }, ['$3,480/mo rent', 'One-time fees: $300', 'Move-in fee $300, one time']],
  [{ rent: 3480, areFeesExtra: true }, ['From $3,480/mo\u00a0+\u00a0fees']],
  [{ rent: 3480, isFloorplan: true }, ['From $3,480/mo rent']],
  [{ rent: 3480, isFloorplan: true, areFeesExtra: true }, ['From $3,480/mo\u00a0+\u00a0fees']],
  [{ rent: 3480, total: 3480, isFloorplan: true }, ['From $3,480/mo total']],
  [{ total: 3640 }, ['$3,640/mo total']],
  [{ rent: 3640, total: 3640 }, ['$3,640/mo total']],
  [
    { rent: 3480, total: 3640.5, fees: [trash, move, pests] },
    [
      '$3,640.50/mo total',
      '$3,480 rent + $160.50 fees',
      'One-time fees: $300',
      'includes trash, pest control',
      'Move-in fee $300, one time',
    ],
  ],
  [{}, undefined],
])('says the price of a home of %j', (rest, expected) => expect(said(rest)).toEqual(expected));

it('says size and price in a small place, as far as they are known', () => {
  expect(inShort(homesEn, format, home({ layout: '2br', total: 3640 }))).toEqual(['2 bed', '$3,640/mo total']);
  expect(inShort(homesEn, format, home({ layout: '2br' }))).toEqual(['2 bed']);
});

it('writes our own name of a home small within a sentence, and leaves the name of an integrator', () => {
  for (const words of [homesEn.tourOf, homesEn.takeOut, homesEn.swap, homesEn.whichOut]) {
    expect(words('Home 4B')).toContain(' home 4B');
    expect(words('Home PH')).toContain(' home PH');
    expect(words('Home by the Lake')).toContain(' Home by the Lake');
  }
});

it.each([
  [0, 'You can add up to three homes.'],
  [1, 'You can add two more homes.'],
  [2, 'You can add one more home.'],
])('with %d homes chosen says: %s', (chosen, words) => expect(homesEn.room(3 - chosen)).toBe(words));

/** Each language of src/locales, by its tag. */
const SHIPPED = Object.values(
  import.meta.glob<Readonly<Record<string, Messages>>>('../../locales/*.ts', { eager: true }),
).flatMap((door) => Object.entries(door));

describe.each(SHIPPED)('%s', (tag, { homes }) => {
  it('has the amount in each form of a price, as it is written', () => {
    const forms = [{ total: 3640 }, {}, { areFeesExtra: true }].flatMap((form) =>
      [false, true].map((isFloorplan) => priceOf(homes, createFormat(tag), home({ rent: 3480, isFloorplan, ...form }))),
    );
    for (const price of forms) expect(price?.lead.split(price.amount)).toHaveLength(2);
    // Each form but that of a home without a word about fees says something else.
    expect(new Set(forms.map((price) => price?.lead)).size).toBe(5);
  });
});
