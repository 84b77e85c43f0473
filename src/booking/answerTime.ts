import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { moment, wallClock } from '../time/zone.ts';

/**
 * Until when the office answers a request, by the property's clock: the `expiration_date` of the reply (document, "Booking response").
 * Undefined where the text is no date and time, where nobody can tell without `zone`, and where it promises nothing: it is past, or not
 * before the `start` of the tour. `now`: milliseconds since 1970.
 */
export function answerTime(
  text: string | undefined,
  { zone, start, now }: { readonly zone: string | undefined; readonly start: LocalDateTime; readonly now: number },
): LocalDateTime | undefined {
  const time = text === undefined ? undefined : timeIn(text, zone);
  return time !== undefined && time > wallClock(now, zone) && time < start ? time : undefined;
}

function timeIn(text: string, zone: string | undefined): LocalDateTime | undefined {
  const withOffset = parseOffsetDateTime(text);
  if (withOffset === undefined) return parseLocalDateTime(text);
  return zone === undefined ? undefined : wallClock(moment(withOffset), zone);
}
