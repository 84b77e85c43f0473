import { expect, it } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import { otherStart } from './replies.ts';

const asked = local('2026-12-05T10:15:00');
const ZONE = 'America/New_York';

it.each([
  ['the time that was asked for', '2026-12-05T10:15:00-05:00', ZONE, undefined],
  ['the same moment in UTC', '2026-12-05T15:15:00Z', ZONE, undefined],
  ['the clock of the property with a wrong offset', '2026-12-05T10:15:00Z', ZONE, undefined],
  ['the same with fractions', '2026-12-05T10:15:00.000+00:00', ZONE, undefined],
  ['the same without a colon', '2026-12-05T10:15:00+0000', ZONE, undefined],
  ['another time', '2026-12-05T10:45:00-05:00', ZONE, '2026-12-05T10:45:00'],
  ['another time in UTC', '2026-12-06T02:00:00Z', ZONE, '2026-12-05T21:00:00'],
  ['another time, where the zone is not known', '2026-12-05T10:45:00-05:00', undefined, undefined],
])('reads the start of the tour where the reply says %s', (_, start, zone, expected) => {
  expect(otherStart(parseOffsetDateTime(start), asked, zone)).toBe(expected);
});

it('a reply without a start changes nothing', () => {
  expect(otherStart(undefined, asked, ZONE)).toBeUndefined();
});
