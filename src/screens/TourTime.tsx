import { useFormat, useMessages } from '../i18n/language.ts';
import { screenMessages } from '../i18n/screens.ts';
import { timeRange } from '../i18n/timeRange.ts';
import { widgetMessages } from '../i18n/widget.ts';
import { addMinutes } from '../time/minutes.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { momentOf, wallClock } from '../time/zone.ts';

interface TourTimeProps {
  readonly slot: LocalDateTime;
  /** Minutes. */
  readonly duration: number;
  /** The property's zone, where it is known. */
  readonly zone: string | undefined;
}

/** From when to when, by the property's clock. Adds the visitor's time when that differs. */
export function TourTime({ slot, duration, zone }: TourTimeProps) {
  const screens = useMessages(screenMessages);
  const format = useFormat();
  const widget = useMessages(widgetMessages);
  const here = zone === undefined ? undefined : wallClock(momentOf(slot, zone));
  const property = zone === undefined ? screens.propertyTime : (format.zoneName(zone) ?? screens.propertyTime);
  const span = timeRange(format, slot, addMinutes(slot, duration));
  const clock = (local: LocalDateTime): string => {
    const time = format.time(local);
    return dayOf(local) === dayOf(slot) ? time : widget.dayTime(format.dayShort(dayOf(local)), time);
  };
  const visitor = here === undefined || here === slot ? '' : ` · ${screens.yourTime(clock(here))}`;
  return <span>{`${span} ${property}${visitor}`}</span>;
}

/** Splits `Alder House, 123 First St` into name and address. Without a name it gives the whole text and an empty address. */
export function placeOf(location: string): readonly [place: string, address: string] {
  const [, name, address] = /^([^\d,][^,]*),\s*(.+)$/s.exec(location) ?? [];
  return name === undefined || address === undefined ? [location, ''] : [name, address];
}
