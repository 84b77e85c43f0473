import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Home } from '../api/homeClient.ts';
import { homesInNotes, notesWith, openedFor, withRents } from './tourHomes.ts';

const home = (id: number, label: string, rest: Partial<Home> = {}): Home => ({ id, label, ...rest });
const b4 = home(4711, '4B', { layout: '2br', rent: 3480 });
const f2 = home(4712, '2F', { layout: '2br', rent: 3720 });
const a5 = home(4713, '5A', { layout: '1br', rent: 2740.5 });

it('writes the homes as one line that a person can read', () => {
  expect(notesWith([], '')).toBe('');
  expect(notesWith([b4, f2], '')).toBe('Homes: 4B (listing 4711), 2F (listing 4712)');
  expect(notesWith([home(12, 'B2', { isFloorplan: true })], '')).toBe('Homes: B2 (floorplan 12)');
  expect(notesWith([home(4711, '')], '')).toBe('Homes: 4711 (listing 4711)');
  expect(notesWith([home(1, '4 (B),  east (2)')], '')).toBe('Homes: 4 B east 2 (listing 1)');
});

it('puts the line before what the visitor wrote', () => {
  expect(notesWith([b4], 'We have a dog.\nA small one.')).toBe(
    'Homes: 4B (listing 4711)\nWe have a dog.\nA small one.',
  );
  expect(notesWith([b4], ' ')).toBe('Homes: 4B (listing 4711)');
  expect(notesWith([], 'We have a dog.')).toBe('We have a dog.');
  expect(notesWith([], '')).toBe('');
});

it('reads the same homes back, whatever the labels and the notes are', () => {
  const homes = fc.array(
    fc.record({ id: fc.integer({ min: 1 }), label: fc.string({ unit: 'grapheme' }), isFloorplan: fc.boolean() }),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(homes, fc.string({ unit: 'grapheme' }), (given, written) => {
      // Notes of a visitor that begin like our line are mistaken for it.
      fc.pre(given.length > 0 || !written.startsWith('Homes: '));
      const read = homesInNotes(notesWith(given, written));
      expect(read.map(({ id, isFloorplan }) => ({ id, isFloorplan }))).toEqual(
        given.map(({ id, isFloorplan }) => ({ id, isFloorplan })),
      );
      expect(notesWith(read, '')).toBe(notesWith(given, ''));
    }),
  );
});

it.each([
  '',
  'We have a dog.',
  'Homes: nearby',
  'Homes: 4B (listing 4711), nonsense',
  'Homes: 4B (listing 4711) nearby',
  'Homes: 4B,2F (listing 4711)',
  'about Homes: 4B (listing 4711)',
])('reads no homes from other notes: %s', (notes) => expect(homesInNotes(notes)).toEqual([]));

it('puts the home that the visitor came for first', () => {
  expect(openedFor([], b4)).toEqual([b4]);
  expect(openedFor([f2], b4)).toEqual([b4, f2]);
  expect(openedFor([f2, b4], home(4711, ''))).toEqual([b4, f2]);
});

it('lets the first home make way on a full tour', () => {
  expect(openedFor([b4, f2, a5], home(9, '9Z'))).toEqual([home(9, '9Z'), f2, a5]);
  expect(openedFor([b4, f2, a5], a5)).toEqual([a5, b4, f2]);
});

const once = { name: 'Move-in fee', amount: 300, when: 'once' } as const;
it.each([
  ['total', { rent: 3480 }, { rent: 3480, total: 3480 }],
  ['total', { rent: 3480, fees: [once] }, { rent: 3480, total: 3480, fees: [once] }],
  ['total', { rent: 3480, total: 3640 }, { rent: 3480, total: 3640 }],
  ['total', { rent: 3480, areFeesExtra: true }, { rent: 3480, areFeesExtra: true }],
  ['base', { rent: 3480, fees: [once] }, { rent: 3480, areFeesExtra: true, fees: [once] }],
  ['base', { rent: 3480, total: 3640 }, { rent: 3480, total: 3640 }],
  [
    'off',
    { rent: 3480, total: 3640, fees: [once], areFeesExtra: true, feeStructure: 'No fee', size: 880 },
    { size: 880 },
  ],
  [undefined, { rent: 3480 }, { rent: 3480 }],
] as const)('with the rents %s, a home of %j has %j', (rents, given, expected) => {
  const priced = withRents(home(1, '4B', given), rents);
  expect(priced).toEqual(home(1, '4B', expected));
  expect(withRents(priced, rents)).toEqual(priced);
});
