import { expect, it } from 'vitest';
import { answerTime } from './answerTime.ts';

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
  expect(answerTime(text, zone)).toBe(expected);
});
