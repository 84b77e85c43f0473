import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { moment, wallClock } from '../time/zone.ts';

/**
 * Until when the office answers a request, by the property's clock: the `expiration_date` of the reply (document, "Booking response").
 * Undefined where the text is no date and time, and where nobody can tell without `zone`.
 */
export function answerTime(text: string | undefined, zone: string | undefined): LocalDateTime | undefined {
  if (text === undefined) return undefined;
  const withOffset = parseOffsetDateTime(text);
  if (withOffset === undefined) return parseLocalDateTime(text);
  return zone === undefined ? undefined : wallClock(moment(withOffset), zone);
}
