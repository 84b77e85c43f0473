import { unbroken } from '../i18n/format.ts';
import { useFormat, useMessages } from '../i18n/language.ts';
import { screenMessages } from '../i18n/screens.ts';
import { timeRange } from '../i18n/timeRange.ts';
import { unbrokenDay } from '../i18n/unbrokenDay.ts';
import { widgetMessages } from '../i18n/widget.ts';
import { addMinutes } from '../time/minutes.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { momentOf, ownClock } from '../time/zone.ts';

interface TourTimeProps {
  readonly slot: LocalDateTime;
  /** Minutes. */
  readonly duration: number;
  /** The property's zone, where it is known. */
  readonly zone: string | undefined;
}

interface TourTimeWords {
  /** From when to when, by the property's clock. */
  readonly span: string;
  /** The name of that clock: its time zone, or "Property’s local time". */
  readonly clock: string;
  /** The start by the visitor's clock. Empty if it is the same. */
  readonly visitor: string;
}

/** When a tour is, in words. */
export function useTourTime({ slot, duration, zone }: TourTimeProps): TourTimeWords {
  const screens = useMessages(screenMessages);
  const format = useFormat();
  const widget = useMessages(widgetMessages);
  const here = zone === undefined ? undefined : ownClock(momentOf(slot, zone));
  const timeOf = (local: LocalDateTime): string => {
    const time = unbroken(format.time(local));
    return dayOf(local) === dayOf(slot) ? time : widget.dayTime(unbroken(format.dayShort(dayOf(local))), time);
  };
  return {
    span: timeRange(format, slot, addMinutes(slot, duration)),
    clock: (zone === undefined ? undefined : format.zoneName(zone)) ?? widget.localTime,
    visitor: here === undefined || here === slot ? '' : screens.yourTime(timeOf(here)),
  };
}

/** From when to when, by the property's clock. Adds the visitor's time when that differs. */
export function TourTime(props: TourTimeProps) {
  const { span, clock, visitor } = useTourTime(props);
  return <span>{[`${span} ${clock}`, visitor].filter((part) => part !== '').join(DOT)}</span>;
}

/** Stands between two parts of a line. No line begins or ends with it. */
export const DOT = '\u00a0·\u00a0';

/** Splits `Alder House, 123 First St` into name and address. Without a name it gives the whole text and an empty address. */
export function placeOf(location: string): readonly [place: string, address: string] {
  const [, name, address] = /^([^\d,][^,]*),\s*(.+)$/s.exec(location) ?? [];
  return name === undefined || address === undefined ? [location, ''] : [name, address];
}

/** The day and the time of a slot in words. No line ends inside the day or the time. */
interface DayTime {
  /** `Saturday, December 5, 10:15 AM`, in a sentence. */
  readonly long: (slot: LocalDateTime) => string;
  /** `Sat, Dec 5, 10:15 AM`, in a sentence or on a button. */
  readonly short: (slot: LocalDateTime) => string;
  /** `Sat, Dec 5 · 10:15 AM`, standing alone. */
  readonly label: (slot: LocalDateTime) => string;
}

export function useDayTime(): DayTime {
  const widget = useMessages(widgetMessages);
  const format = useFormat();
  const time = (slot: LocalDateTime): string => unbroken(format.time(slot));
  return {
    long: (slot) => widget.dayTime(unbrokenDay(format.dayLong(dayOf(slot))), time(slot)),
    short: (slot) => widget.dayTime(unbroken(format.dayShort(dayOf(slot))), time(slot)),
    label: (slot) => widget.dayTimeLabel(unbroken(format.dayShort(dayOf(slot))), time(slot)),
  };
}
