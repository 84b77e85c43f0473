import { useFormat } from '../../i18n/language.ts';
import { useScreenMessages } from '../../i18n/useScreenMessages.ts';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { CalendarIcon, CheckIcon, PinIcon } from '../../ui/icons.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import type { Settings } from '../settings.ts';
import { TourTime } from '../TourTime.tsx';
import { UnknownOutcomes } from '../UnknownOutcomes.tsx';

interface BookedScreenProps {
  readonly slot: LocalDateTime;
  /** The times of other bookings whose outcome is unknown. */
  readonly unknownOutcomes: readonly LocalDateTime[];
  readonly settings: Pick<Settings, 'zone' | 'duration' | 'location' | 'mailPromise' | 'contact'>;
  /** Where the tour is, as the service echoed it. */
  readonly location: string | undefined;
  readonly firstName: string;
  /** The full screen the service asks for (`confirmation_enabled`), or two lines in the widget's place. */
  readonly full: boolean;
}

/** The end of a booking. Promises no mail unless the integrator gives that sentence. */
export function BookedScreen({ slot, unknownOutcomes, settings, location, firstName, full }: BookedScreenProps) {
  const screens = useScreenMessages();
  const format = useFormat();
  const [place, address] = placeOf(location || settings.location);
  const name = firstName.trim();
  return (
    <div className="tour-booked" data-full={full}>
      <div className="tour-booked-mark">
        <CheckIcon />
      </div>
      <div className="tour-booked-words">
        <ScreenHeading>{screens.bookedHeading}</ScreenHeading>
        {full ? <p className="tour-booked-greeting">{name ? screens.seeYou(name) : screens.seeYouAll}</p> : null}
        <ul className="tour-booked-facts">
          <li>
            <CalendarIcon />
            <div>
              <strong>{format.dayFull(dayOf(slot))}</strong>
              <span>
                <TourTime slot={slot} duration={settings.duration} zone={settings.zone} />
              </span>
            </div>
          </li>
          {place ? (
            <li>
              <PinIcon />
              <div>
                <strong>{place}</strong>
                {address ? <span>{address}</span> : null}
              </div>
            </li>
          ) : null}
        </ul>
        {settings.mailPromise ? <p>{settings.mailPromise}</p> : null}
        <UnknownOutcomes slots={unknownOutcomes} contact={settings.contact} booked />
      </div>
    </div>
  );
}

/** A name before the address, where the integrator wrote one: `Alder House, 123 First St`. */
function placeOf(location: string): readonly [string, string] {
  const [, name, address] = /^([^\d,][^,]*),\s*(.+)$/s.exec(location) ?? [];
  return name === undefined || address === undefined ? [location, ''] : [name, address];
}
