import type { ReactNode } from 'react';
import { useKindName } from '../../features/kinds/useKindName.ts';
import { unbrokenStreet } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/language.ts';
import type { Settings } from '../../options/settings.ts';
import { useTourTime } from '../../screenParts/TourTime.tsx';
import { dayNumber, dayOf, type LocalDateTime, monthOf } from '../../time/values.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

interface TicketProps {
  readonly slot: LocalDateTime;
  /** The place of the tour. Empty if it is not known. */
  readonly location: string;
  /** The homes of the tour. */
  readonly children?: ReactNode;
  readonly settings: Pick<Settings, 'zone' | 'duration' | 'kinds'>;
}

/** The date, time, place and kind of a booked tour. The date stands in its tile, and nowhere else. */
export function Ticket({ slot, location, children, settings: { duration, zone, kinds } }: TicketProps) {
  const format = useFormat();
  const { span, clock, visitor } = useTourTime({ slot, duration, zone });
  const kind = useKindName(kinds);
  const day = dayOf(slot);
  return (
    <div className="tour-ticket">
      <div className="tour-ticket-day">
        <VisuallyHidden>{format.dayFull(day)}</VisuallyHidden>
        <p aria-hidden="true">
          <abbr>{format.monthShort(monthOf(day))}</abbr>
          <b translate="no">{dayNumber(day)}</b>
          <abbr>{format.weekdayShort(day)}</abbr>
        </p>
      </div>
      <div className="tour-ticket-words">
        <p>
          <strong>{span}</strong>
        </p>
        <p className="tour-joined">
          <span>{clock}</span> {visitor ? <span>{visitor}</span> : null}
        </p>
        {location ? (
          <p>
            <bdi translate="no">{unbrokenStreet(location)}</bdi>
          </p>
        ) : null}
        {kind ? <p dir="auto">{kind}</p> : null}
      </div>
      {children}
    </div>
  );
}
