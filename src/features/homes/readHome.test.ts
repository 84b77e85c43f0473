import { expect, it } from 'vitest';
import { readFloorplans, readHome, readHomes } from './readHome.ts';

const listing = {
  id: 10001,
  unit_number: '4B',
  price: '3480.00',
  layout: '2 Bedroom',
  bedrooms: 2,
  bathrooms: 1,
  square_footage: 880,
  date_available: '2027-01-15',
  street_address: '306 Marlow Street',
  building: { name: 'Alder House', street_address: '306 Marlow Street' },
  photos: [
    { small: 'https://x.example/s.svg', large: 'https://x.example/l.svg' },
    { small: 'https://x.example/s2.svg', large: '' },
  ],
};

it('reads a listing of version 2', () => {
  expect(readHome(listing)).toEqual({
    id: 10001,
    label: '4B',
    rent: 3480,
    layout: '2br',
    baths: 1,
    size: 880,
    address: 'Alder House, 306 Marlow Street',
    availableFrom: '2027-01-15',
    photo: { small: 'https://x.example/s.svg', large: 'https://x.example/l.svg' },
    photos: 2,
  });
});

it('reads what the service says of fees', () => {
  expect(readHome({ ...listing, fee_structure: ' No fee ' })?.feeStructure).toBe('No fee');
  for (const fee_structure of ['', null, 0])
    expect(readHome({ ...listing, fee_structure })?.feeStructure).toBeUndefined();
});

it('reads a listing of version 1, which has no number of a unit', () => {
  const { unit_number: _, price: __, street_address: ___, bedrooms: ____, ...rest } = listing;
  expect(readHome({ ...rest, rent: 3590 })).toMatchObject({
    label: '',
    rent: 3590,
    layout: '2br',
    address: 'Alder House, 306 Marlow Street',
  });
});

it.each([
  ['Studio', 0, 'studio'],
  ['Loft', 0, 'loft'],
  ['1 Bedroom', 1, '1br'],
  ['4+ Bedroom', 4, '4+br'],
  ['', 6, '4+br'],
  ['', 0, undefined],
  ['Convertible', 2, '2br'],
])('reads the layout "%s" with %s bedrooms as %s', (layout, bedrooms, expected) => {
  expect(readHome({ ...listing, layout, bedrooms })?.layout).toBe(expected);
});

it.each([
  ['Alder House', '306 Marlow Street', 'Alder House, 306 Marlow Street'],
  ['306 Marlow Street', '306 Marlow Street', '306 Marlow Street'],
  ['', '306 Marlow Street', '306 Marlow Street'],
  ['Alder House', '', 'Alder House'],
  ['', '', undefined],
])('joins the name %s and the street %s', (name, street_address, address) => {
  expect(readHome({ ...listing, street_address, building: { name } })?.address).toBe(address);
});

it('leaves out what it cannot read', () => {
  expect(readHomes([listing, null, 'home', { unit_number: '9Z' }, { id: -1 }, { id: 7 }])).toEqual([
    expect.objectContaining({ id: 10001 }),
    expect.objectContaining({
      id: 7,
      label: '',
      rent: undefined,
      size: undefined,
      photo: undefined,
      photos: undefined,
    }),
  ]);
  expect(readHomes({ items: [] })).toEqual([]);
  expect(readHome({ ...listing, price: 'on request', square_footage: null, date_available: 'soon' })).toMatchObject({
    rent: undefined,
    size: undefined,
    availableFrom: undefined,
  });
});

const plan = {
  id: 701,
  name: 'Plan B2',
  unit_types: [{ id: 601, name: 'B2' }],
  photos: [{ small: 's.svg', large: 'l.svg' }],
  bathrooms: { min: 1, max: 1 },
  square_footage: { min: 800, max: 900 },
  price: { min: '3400.00', max: '3600.00' },
};

it('reads a floorplan, and which homes are of its kind', () => {
  const [read] = readFloorplans({ items: [plan] });
  expect(read?.home).toEqual({
    id: 701,
    isFloorplan: true,
    label: 'B2',
    rent: 3400,
    baths: 1,
    size: undefined,
    photo: { small: 's.svg', large: 'l.svg' },
    photos: 1,
  });
  const home = { id: 1, label: '4B', size: 880, rent: 3480, baths: 1 };
  expect(read?.isLike(home)).toBe(true);
  for (const [name, least, most] of [
    ['size', 800, 900],
    ['rent', 3400, 3600],
    ['baths', 1, 1],
  ] as const) {
    expect(read?.isLike({ ...home, [name]: least })).toBe(true);
    expect(read?.isLike({ ...home, [name]: most })).toBe(true);
    for (const wrong of [least - 0.5, most + 0.5, undefined])
      expect(read?.isLike({ ...home, [name]: wrong })).toBe(false);
  }
});

it('names a floorplan without unit types by its own name', () => {
  expect(readFloorplans({ items: [{ ...plan, unit_types: [] }] })[0]?.home.label).toBe('Plan B2');
});

it('leaves out floorplans of which nobody can tell the kind', () => {
  const unknown = { min: null, max: null };
  for (const wrong of [{ square_footage: unknown }, { price: unknown }, { id: null }])
    expect(readFloorplans({ items: [{ ...plan, ...wrong }] })).toEqual([]);
  for (const reply of [null, [], { items: 'none' }]) expect(readFloorplans(reply)).toEqual([]);
});
