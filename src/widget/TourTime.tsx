import { useFormat, useMessages } from '../i18n/language.ts';
import { addMinutes } from '../time/arithmetic.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import { momentOf, wallClock } from '../time/zone.ts';

interface TourTimeProps {
  readonly slot: LocalDateTime;
  /** Minutes. */
  readonly duration: number;
  /** The property's zone, where it is known. */
  readonly zone: string | undefined;
}

/** From when to when, by the property's clock, and by the visitor's where that shows something else. */
export function TourTime({ slot, duration, zone }: TourTimeProps) {
  const { widget } = useMessages();
  const format = useFormat();
  const here = zone === undefined ? undefined : wallClock(momentOf(slot, zone));
  const property = zone === undefined ? widget.propertyTime : (format.zoneName(zone) ?? widget.propertyTime);
  const span = format.timeRange(slot, addMinutes(slot, duration));
  const visitor =
    here === undefined || here === slot
      ? ''
      : ` · ${widget.yourTime(`${dayOf(here) === dayOf(slot) ? '' : `${format.dayShort(dayOf(here))}, `}${format.time(here)}`)}`;
  return <>{`${span} ${property}${visitor}`}</>;
}
