import { expect, it } from 'vitest';
import { untyped } from '../../test/untyped.ts';
import { createHost } from './host.ts';
import type { BookingOptions } from './options.ts';
import { readSettings } from './settings.ts';

const read = (options: Partial<BookingOptions>) => {
  const all = { groupId: 101, api: 'https://leasing.example.com', ...options };
  return readSettings(all, createHost(all));
};

it.each([
  [undefined, 'service'],
  ['service', 'service'],
  [' office ', 'office'],
])('reads who confirms a tour: %s', (given, expected) => {
  const { settings, problems } = read(untyped({ confirms: given }));
  expect(settings.confirms).toBe(expected);
  expect(problems).toEqual([]);
});

it('reports another word, and goes on as without it', () => {
  const { settings, problems } = read(untyped({ confirms: 'agent' }));
  expect(settings.confirms).toBe('service');
  expect(problems).toEqual(['tour-booking: `confirms` is "agent"; give "service" or "office".']);
});

it('prefers what a kind of tour says to what is said of every tour', () => {
  const own = { label: 'Verify your ID', url: 'https://id.example.com' };
  const general = { instructions: ['Bring: A photo ID'], nextStep: { label: 'Read on', url: '/tours' } };
  const tourKinds = {
    'in-person': 101,
    'self-guided': { groupId: 102, instructions: ['Where: The lockbox'], nextStep: own },
  };
  expect(read({ ...general, tourKinds, groupId: 102 }).settings).toMatchObject({
    instructions: ['Where: The lockbox'],
    nextStep: own,
  });
  expect(read({ ...general, tourKinds }).settings).toMatchObject({
    instructions: ['Bring: A photo ID'],
    nextStep: { label: 'Read on', url: '/tours' },
  });
});
