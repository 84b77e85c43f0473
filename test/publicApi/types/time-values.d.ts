/**
 * Wall-clock values as branded text. The service's naive times are what the property's clock shows, so they stay text
 * from the wire to the screen: a `Date` would read them through the visitor's zone. Plain `<`, `>` and `===` compare
 * them, because every value is zero-padded and goes from the largest unit to the smallest. `~kind` is there for the compiler alone.
 * It is a name and no symbol, so that the declarations of two doors of the package mean the same type.
 */
/** A calendar day, `2026-12-05`. Years 1000 to 9999. */
type Day = string & {
  readonly '~kind': 'Day';
};
/** A time of day, `10:15:00`. */
type TimeOfDay = string & {
  readonly '~kind': 'TimeOfDay';
};
/** A day and a time of day by the property's clock, `2026-12-05T10:15:00`. */
type LocalDateTime = string & {
  readonly '~kind': 'LocalDateTime';
};
/** A moment with its offset from UTC, `2026-12-05T10:15:00-05:00` or `…Z`; fractions of a second are allowed. */
type OffsetDateTime = string & {
  readonly '~kind': 'OffsetDateTime';
};
/** A month, `2026-12`. */
type Month = string & {
  readonly '~kind': 'Month';
};
/** Reads `text` as a day, `2026-12-05`. Undefined if it is no day of the calendar, like 31 February. */
declare function parseDay(text: string): Day | undefined;
/** Reads `text` as a date and time without an offset, with `T` or a space between them. Undefined for any other text. */
declare function parseLocalDateTime(text: string): LocalDateTime | undefined;

export { parseDay, parseLocalDateTime };
export type { Day, LocalDateTime, Month, OffsetDateTime, TimeOfDay };
