import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fits, noFilter, rentsOf, sizesOf } from './homeFilters.ts';

const home = (rest: object) => ({ id: 1, label: '4B', ...rest });

it('offers the sizes that there are, in order', () => {
  expect(sizesOf(['loft', '2br', 'studio', '2br'].map((layout) => home({ layout })))).toEqual([
    'studio',
    '2br',
    'loft',
  ]);
  expect(sizesOf([home({ layout: '2br' }), home({}), home({ layout: 'castle' })])).toEqual([]);
});

it('offers round rents that tell homes apart', () => {
  expect(rentsOf([2150, 2740, 3480, 4100].map((rent) => home({ rent })))).toEqual([2500, 3000, 3500, 4000]);
  expect(rentsOf([900, 9900].map((rent) => home({ rent })))).toEqual([1000, 3500, 6000, 8500]);
  expect(rentsOf([home({ rent: 2500 }), home({})])).toEqual([]);
  expect(rentsOf([])).toEqual([]);
});

it('counts the total of a home, and not its rent', () => {
  const homes = [home({ rent: 2480, total: 2640 }), home({ rent: 3100 })];
  expect(rentsOf(homes)).toEqual([3000]);
  expect(fits(home({ rent: 2980, total: 3140 }), { ...noFilter, most: 3000 })).toBe(false);
  expect(fits(home({ total: 2640 }), { ...noFilter, most: 3000 })).toBe(true);
});

it('never offers a rent that leaves all homes in, or all out', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50_000 })), (rents) => {
      const homes = rents.map((rent) => home({ rent }));
      for (const most of rentsOf(homes)) {
        const left = homes.filter((each) => fits(each, { ...noFilter, most }));
        expect(left.length).toBeGreaterThan(0);
        expect(left.length).toBeLessThan(homes.length);
      }
    }),
  );
});

it.each([
  [noFilter, {}, true],
  [{ ...noFilter, layout: '2br' }, { layout: '2br' }, true],
  [{ ...noFilter, layout: '2br' }, { layout: '1br' }, false],
  [{ ...noFilter, layout: '2br' }, {}, false],
  [{ ...noFilter, most: 3000 }, { rent: 3000 }, true],
  [{ ...noFilter, most: 3000 }, { rent: 3001 }, false],
  [{ ...noFilter, most: 3000 }, {}, false],
  [{ ...noFilter, text: ' 4b ' }, {}, true],
  [{ ...noFilter, text: 'alder' }, { address: 'Alder House' }, true],
  [{ ...noFilter, text: 'alder' }, {}, false],
])('with %j a home of %j fits: %s', (filter, rest, expected) => expect(fits(home(rest), filter)).toBe(expected));
