import { expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { answerTime } from './answerTime.ts';

const NOW = Date.parse('2026-12-01T14:00:00Z');

it.each([
  ['with the offset of the property', '2026-12-03T11:00:00.000000-05:00', 'America/New_York', '2026-12-03T11:00:00'],
  ['in UTC', '2026-12-03T16:00:00.123456Z', 'America/New_York', '2026-12-03T11:00:00'],
  ['with another offset', '2026-12-04T05:00:00+13:00', 'America/New_York', '2026-12-03T11:00:00'],
  ['without an offset', '2026-12-03T11:00:00.000000', 'America/New_York', '2026-12-03T11:00:00'],
  ['without an offset or a zone', '2026-12-03T11:00:00', undefined, '2026-12-03T11:00:00'],
  ['with an offset, while the zone is unknown', '2026-12-03T16:00:00Z', undefined, undefined],
  ['as words', 'tomorrow', 'America/New_York', undefined],
  ['as an empty text', '', 'America/New_York', undefined],
  ['not at all', undefined, 'America/New_York', undefined],
])('reads a date that comes %s', (_, text, zone, expected) => {
  expect(answerTime(text, { zone, start: local('2026-12-04T10:15:00'), now: NOW })).toBe(expected);
});

it.each([
  ['is past', '2026-12-01T08:59:00'],
  ['is now', '2026-12-01T09:00:00'],
  ['is the start of the tour', '2026-12-04T10:15:00'],
  ['is after the tour', '2026-12-05T10:15:00-05:00'],
  ['never comes', '9999-12-31T00:00:00'],
])('promises no answer by a time that %s', (_, text) => {
  const options = { zone: 'America/New_York', start: local('2026-12-04T10:15:00'), now: NOW };
  expect(answerTime('2026-12-04T10:14:00', options)).toBe('2026-12-04T10:14:00');
  expect(answerTime(text, options)).toBeUndefined();
});
