import { expect, it } from 'vitest';
import { createFormat } from './format.ts';

const { zoneName, zoneOffset } = createFormat('en-US');
const winter = Date.UTC(2026, 11, 5, 12);
const summer = Date.UTC(2026, 6, 5, 12);

it.each([
  ['America/New_York', winter, 'UTC−5'],
  ['America/New_York', summer, 'UTC−4'],
  ['America/St_Johns', winter, 'UTC−3:30'],
  ['Europe/London', winter, 'UTC'],
  ['Europe/London', summer, 'UTC+1'],
  ['Asia/Kolkata', winter, 'UTC+5:30'],
  ['Asia/Kathmandu', winter, 'UTC+5:45'],
  ['Pacific/Apia', winter, 'UTC+13'],
])('the offset of %s reads as people write it', (zone, ms, expected) => {
  expect(zoneOffset(zone, ms)).toBe(expected);
});

it('a zone has its everyday name, whatever the season', () => {
  expect(zoneName('America/New_York')).toBe('Eastern Time');
});
