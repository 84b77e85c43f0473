import type { LocalDateTime, OffsetDateTime } from '../time/values.ts';
import { parseLocalDateTime } from '../time/values.ts';
import { moment, wallClock } from '../time/zone.ts';

/**
 * When the service booked the tour, by the property's clock, if that is not the time that was asked for. Undefined: it is, or
 * nobody can tell without `zone`. A service may also write the property's clock with a wrong offset, and then means the time
 * that was asked for.
 */
export function otherStart(
  start: OffsetDateTime | undefined,
  asked: LocalDateTime,
  zone: string | undefined,
): LocalDateTime | undefined {
  if (start === undefined || zone === undefined) return undefined;
  const written = parseLocalDateTime(start.replace(/(?:Z|[+-]\d\d:?\d\d)$/, ''));
  const booked = wallClock(moment(start), zone);
  return written === asked || booked === asked ? undefined : booked;
}
