import { expect, it } from 'vitest';
import { RENTS, readHomesOption } from './homesOption.ts';
import { createOptionReader } from './optionReader.ts';

const b4 = { id: 4711, label: '4B' };

function read(options: Parameters<typeof readHomesOption>[0]) {
  const reader = createOptionReader();
  return { homes: readHomesOption(options, reader), problems: reader.problems };
}

it.each([
  [
    [4711, '4712'],
    [4711, 4712],
  ],
  ['4711', [4711]],
])('reads the ids in %j', (homes, ids) => {
  const { homes: read_, problems } = read({ homes });
  expect(problems).toEqual([]);
  expect(read_?.start).toEqual(ids.map((id) => ({ id, label: '' })));
  expect(read_).toMatchObject({ offered: read_?.start, searches: false, openedFor: undefined });
});

it('reads homes in the integrator’s own words', () => {
  const whole = {
    ...b4,
    rent: '3480',
    beds: 2,
    baths: 1.5,
    size: 880,
    address: '123 First St',
    availableFrom: '2027-01-15',
    photo: '/4b.jpg',
    url: 'https://example.com/4b',
  };
  const { homes, problems } = read({
    homes: [whole, { id: 2, label: '2F', photo: { small: '/s', large: '/l' } }],
  });
  expect(problems).toEqual([]);
  expect(homes?.start).toEqual([
    {
      id: 4711,
      label: '4B',
      rent: 3480,
      layout: '2br',
      baths: 1.5,
      size: 880,
      address: '123 First St',
      availableFrom: '2027-01-15',
      photo: { small: '/4b.jpg', large: '/4b.jpg' },
      url: 'https://example.com/4b',
    },
    { id: 2, label: '2F', photo: { small: '/s', large: '/l' } },
  ]);
});

it.each([
  [0, 'studio'],
  [1, '1br'],
  [3, '3br'],
  [4, '4+br'],
  [7, '4+br'],
])('reads %s bedrooms as %s', (beds, layout) => {
  expect(read({ homes: [{ ...b4, beds }] }).homes?.start[0]?.layout).toBe(layout);
});

it('puts up to three homes on the tour, and more into the choice', () => {
  const { homes: three } = read({ homes: [1, 2, 3] });
  expect([three?.start.length, three?.offered.length]).toEqual([3, 3]);
  const { homes: four } = read({ homes: [1, 2, 3, 4] });
  expect([four?.start.length, four?.offered.length]).toEqual([0, 4]);
});

it('searches for all homes, and in a community', () => {
  expect(read({ homes: 'all' }).homes).toMatchObject({ start: [], offered: [], searches: true });
  expect(read({ homes: [4711, 'All'] }).homes).toMatchObject({ start: [{ id: 4711 }], searches: true });
  expect(read({ homes: '4711', community: 201 }).homes).toMatchObject({ searches: true });
});

it('knows the home that the visitor came for', () => {
  expect(read({ home: '4711' }).homes).toMatchObject({ openedFor: { id: 4711, label: '' } });
  expect(read({ homes: [b4], home: 4711 }).homes?.openedFor).toMatchObject(b4);
});

it.each([
  [{ homes: true }, 'tour-booking: `homes.0` is true; give a whole number from 1.'],
  [{ homes: '4711, 4712' }, 'tour-booking: `homes.0` is "4711, 4712"; give a whole number from 1.'],
  [{ homes: '4B' }, 'tour-booking: `homes.0` is "4B"; give a whole number from 1.'],
  [{ homes: [{ label: '4B' }] }, 'tour-booking: `homes.0.id` is missing; give the number of its listing.'],
  [{ homes: [{ id: 'x', label: '4B' }] }, 'tour-booking: `homes.0.id` is "x"; give a whole number from 1.'],
  [{ homes: [{ id: 1 }] }, 'tour-booking: `homes.0.label` is missing; give the number of the unit, or a name.'],
  [{ homes: [{ id: 1, label: 4 }] }, 'tour-booking: `homes.0.label` is 4; give text.'],
  [{ home: 'x' }, 'tour-booking: `home` is "x"; give a whole number from 1.'],
])('leaves out %j, and says why', (options, problem) => {
  const { homes, problems } = read(options);
  expect(problems).toEqual([problem]);
  expect(homes).toMatchObject({ start: [], offered: [], searches: false, openedFor: undefined });
});

it.each([
  [{ rent: '$3,480' }, '`homes.0.rent` is "$3,480"; give the rent of a month as a number, such as 3480.'],
  [{ rent: -1 }, '`homes.0.rent` is -1; give the rent of a month as a number, such as 3480.'],
  [{ beds: 'two' }, '`homes.0.beds` is "two"; give the number of bedrooms.'],
  [{ baths: {} }, '`homes.0.baths` is a value of type object; give the number of bathrooms.'],
  [{ size: '880 sq ft' }, '`homes.0.size` is "880 sq ft"; give the size in square feet as a number, such as 880.'],
  [{ availableFrom: 'soon' }, '`homes.0.availableFrom` is "soon"; give a day such as "2027-01-15".'],
  [
    { photo: 'javascript:alert(1)' },
    '`homes.0.photo` is "javascript:alert(1)"; give an http(s) address or a path on this site.',
  ],
  [{ url: 'data:text/html,x' }, '`homes.0.url` is "data:text/html,x"; give an http(s) address or a path on this site.'],
])('keeps a home without %j, and says why', (part, problem) => {
  const { homes, problems } = read({ homes: [{ ...b4, ...part }] });
  expect(problems).toEqual([`tour-booking: ${problem}`]);
  expect(homes?.start).toEqual([b4]);
});

const trash = { name: 'trash', amount: '25', when: 'monthly' };
const cents = { ...trash, amount: 10.1 };
const move = { name: 'Move-in fee', amount: 300, when: 'once' };

it.each([
  [{ total: '3640' }, { total: 3640 }],
  [
    { rent: 3480, total: 3640, fees: [trash, move] },
    { rent: 3480, total: 3640, fees: [{ ...trash, amount: 25 }, move] },
  ],
  [
    {
      rent: 3480.1,
      total: 3500.3,
      fees: [cents, cents],
    },
    { rent: 3480.1, total: 3500.3, fees: [cents, cents] },
  ],
  [
    { rent: 3480, fees: 'extra' },
    { rent: 3480, areFeesExtra: true },
  ],
  [
    { rent: 3480, fees: [move] },
    { rent: 3480, fees: [move] },
  ],
  [{ rent: 3480, fees: [] }, { rent: 3480 }],
])('reads what must be paid, from %j', (part, home) => {
  const { homes, problems } = read({ homes: [{ ...b4, ...part }] });
  expect(problems).toEqual([]);
  expect(homes?.start).toEqual([{ ...b4, ...home }]);
});

it.each<readonly [part: object, problem: string, home: object]>([
  [
    { rent: 3480, total: 3490, fees: [trash] },
    '`homes.0.total` is 3490; give at least 3505, the rent with the monthly fees.',
    { rent: 3480, fees: [{ ...trash, amount: 25 }], areFeesExtra: true },
  ],
  [
    { rent: 3480, total: 3000 },
    '`homes.0.total` is 3000; give at least 3480, the rent with the monthly fees.',
    { rent: 3480 },
  ],
  [
    { rent: 3480, total: 3640, fees: 'extra' },
    '`homes.0.total` is 3640; give none where `fees` is "extra".',
    { rent: 3480, areFeesExtra: true },
  ],
  [
    { rent: 3480, fees: [trash] },
    '`homes.0.total` is missing; give what must be paid each month, because `fees` has monthly ones.',
    { rent: 3480, fees: [{ ...trash, amount: 25 }], areFeesExtra: true },
  ],
  [
    { rent: 3480, total: '$3,640', fees: [trash] },
    '`homes.0.total` is "$3,640"; give what must be paid each month as a number, such as 3640.',
    { rent: 3480, fees: [{ ...trash, amount: 25 }], areFeesExtra: true },
  ],
  [
    { total: 3640, fees: 'none' },
    '`homes.0.fees` is "none"; give "extra", or a list of fees with `name`, `amount` and `when`.',
    { total: 3640 },
  ],
  ...[{ name: ' ' }, { amount: '$300' }, { amount: undefined }, { when: 'weekly' }].map(
    (part): readonly [object, string, object] => [
      { total: 3640, fees: [{ ...move, ...part }, move] },
      '`homes.0.fees.0` is a value of type object; give `name` as text, `amount` as a number, and `when` as "monthly" or "once".',
      { total: 3640, fees: [move] },
    ],
  ),
])('keeps what it can of %j, and says once what is wrong', (part, problem, home) => {
  const { homes, problems } = read({ homes: [{ ...b4, ...part }] });
  expect(problems).toEqual([`tour-booking: ${problem}`]);
  expect(homes?.start).toEqual([{ ...b4, ...home }]);
});

it.each([
  ['total', 'total', []],
  [' base ', 'base', []],
  ['off', 'off', []],
  ['', undefined, []],
  ['full', undefined, ['tour-booking: `rents` is "full"; give "total", "base" or "off".']],
])('reads the rents %j', (given, rents, problems) => {
  const reader = createOptionReader();
  expect(reader.oneOf('rents', given, RENTS, undefined)).toBe(rents);
  expect(reader.problems).toEqual(problems);
});

it('reads each home once', () => {
  const { homes, problems } = read({ homes: [4711, 4712, '4711'] });
  expect(homes?.start.map(({ id }) => id)).toEqual([4711, 4712]);
  expect(problems).toEqual(['tour-booking: `homes.2` is 4711; give each home once.']);
});

it('reads fifty homes of 500, and says so once', () => {
  const { homes, problems } = read({ homes: Array.from({ length: 500 }, (_, at) => at + 1) });
  expect(homes?.offered).toHaveLength(50);
  expect(problems).toEqual([
    'tour-booking: `homes` is "500 homes"; give at most 50, or "all" for a choice that is searched.',
  ]);
});
