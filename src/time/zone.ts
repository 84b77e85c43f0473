import { inUtc, type LocalDateTime, type OffsetDateTime } from './values.ts';

/**
 * Converts between moments (milliseconds since the epoch, UTC) and wall clocks. `zone` is an IANA name. Without one it is the
 * zone of the machine, which for the widget is the visitor's.
 */

/** The part of Temporal that is used here. Safari does not have Temporal. */
declare const Temporal:
  | undefined
  | {
      readonly Now: { readonly timeZoneId: () => string };
      readonly Instant: {
        readonly fromEpochMilliseconds: (ms: number) => {
          readonly toZonedDateTimeISO: (zone: string) => { readonly toPlainDateTime: () => object };
        };
      };
    };

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

function clockFormat(zone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

/** Whether `zone` is an IANA zone this machine knows. */
export function isZone(zone: string): boolean {
  try {
    return clockFormat(zone) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The same by Temporal, which Intl takes 50 ms longer to tell on a slow phone. Undefined where it cannot tell: the browser has no Temporal, the
 * page has brought an incomplete one, or the machine names its own zone by a name that nothing can use (`Etc/Unknown`).
 */
function temporalClock(ms: number, zone: string | undefined): LocalDateTime | undefined {
  if (typeof Temporal === 'undefined') return undefined;
  try {
    const second = Math.floor(ms / 1000) * 1000;
    const here = Temporal.Instant.fromEpochMilliseconds(second).toZonedDateTimeISO(zone ?? Temporal.Now.timeZoneId());
    const text = `${here.toPlainDateTime()}` as LocalDateTime;
    // No clock is a day away from UTC. Of another text, there is no time in UTC.
    return text.length === TEXT_LENGTH && Math.abs(inUtc(text) - second) < DAY_MS ? text : undefined;
  } catch {
    return undefined;
  }
}

const TEXT_LENGTH = '2026-12-05T10:15:00'.length;
const DAY_MS = 86_400_000;

/** What the clock in `zone` shows at the moment `ms`. A machine that does not know its own zone shows UTC. */
export function wallClock(ms: number, zone?: string): LocalDateTime {
  const told = temporalClock(ms, zone);
  if (told !== undefined) return told;
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const part of clockFormat(zone).formatToParts(ms)) parts[part.type] = part.value;
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}` as LocalDateTime;
}

/** What the visitor's clock shows at the moment `ms`. Undefined where the machine does not know its zone. */
export const ownClock = (ms: number): LocalDateTime | undefined =>
  temporalClock(ms, undefined) ??
  (isZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? '') ? wallClock(ms) : undefined);

const QUARTER_HOUR_S = 15 * 60;

/**
 * What the clock in `zone` shows at the first quarter hour at or after `ms`, in whole seconds. It rounds the moment, not the
 * clock, so that a clock change in between makes no difference. The loader of the script tag has the same rule.
 */
export const nextQuarterHour = (ms: number, zone?: string): LocalDateTime =>
  wallClock(Math.ceil(Math.floor(ms / 1000) / QUARTER_HOUR_S) * QUARTER_HOUR_S * 1000, zone);

/** Minutes `zone` is ahead of UTC at the moment `ms`. New York in winter: -300. */
export const offsetMinutes = (ms: number, zone?: string): number =>
  Math.round((inUtc(wallClock(ms, zone)) - Math.floor(ms / 1000) * 1000) / 60_000);

/**
 * The moment at which the clock in `zone` shows `value`. A time the clock skips in spring is read by the offset before
 * the change; one it shows twice in autumn is the first of the two.
 */
export function momentOf(value: LocalDateTime, zone?: string): number {
  const utc = inUtc(value);
  const before = utc - offsetMinutes(utc - DAY_MS, zone) * 60_000;
  const after = utc - offsetMinutes(utc + DAY_MS, zone) * 60_000;
  return [before, after].find((moment) => wallClock(moment, zone) === value) ?? before;
}

/** The moment an offset date and time names. */
export function moment(value: OffsetDateTime): number {
  // Nothing but an offset has four digits after a sign.
  const [offset = '', sign, hours = 0, minutes = 0] = /([+-])(\d\d):?(\d\d)/.exec(value) ?? [];
  const clock = value.slice(0, value.length - offset.length);
  const [fraction = 0] = /\.\d+/.exec(clock) ?? [];
  const ahead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return inUtc(clock) + Math.trunc(Number(fraction) * 1000) - ahead * 60_000;
}

/** The moment `ms` as text with the offset of `zone`, `2026-12-05T10:15:00-05:00`. */
export function withOffset(ms: number, zone?: string): OffsetDateTime {
  const minutes = offsetMinutes(ms, zone);
  const size = Math.abs(minutes);
  const text = `${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`;
  return `${wallClock(ms, zone)}${minutes < 0 ? '-' : '+'}${text}` as OffsetDateTime;
}

/** The moment `ms` as text in UTC, `2026-12-05T15:15:00.000Z`. Throws a RangeError if `ms` is not a number of a moment. */
export const utcText = (ms: number): string => new Date(ms).toISOString();
