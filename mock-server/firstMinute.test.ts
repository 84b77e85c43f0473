import { expect, it } from 'vitest';
import { describeGroup } from './engine/groups/groups.ts';
import { createMockService } from './engine/mockService.ts';
import { firstMinute } from './firstMinute.ts';

it.each([
  ['2026-12-03T09:00:00', '2026-12-04'],
  ['2026-12-04T23:00:00', '2026-12-07'],
  ['2026-12-05T09:00:00', '2026-12-07'],
  ['2026-12-06T09:00:00', '2026-12-07'],
])('asks on %s about noon of %s', (now, day) => {
  const said = firstMinute('http://127.0.0.1:4010', createMockService({ now }), false);
  expect(said).toContain(`times?time=${day}T12:00:00'`);
});

it.each([
  [{ active: false }, 'its widget is inactive'],
  [{ neverFree: true }, 'never a free time, every field optional, 3 agents'],
  [
    { fields: { 'client.pets': 'required', 'client.notes': 'optional' }, employees: [{ name: 'Ada' }] } as const,
    '2 of 18 fields (pets required), one agent',
  ],
  [{ fields: 'hidden', confirmationEnabled: true } as const, 'no field, full confirmation screen, 3 agents'],
])('describes a group with %j', (options, words) => {
  const { groups } = createMockService({ groups: [{ id: 7, ...options }] }).company;
  expect(groups.all.map(describeGroup)).toEqual([words]);
});
