import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { unbrokenStreet } from '../../i18n/unbroken.ts';
import type { Settings } from '../../options/settings.ts';
import { TourComponentsContext } from '../../options/tourComponents.ts';
import { dayNumber, dayOf, type LocalDateTime, monthOf } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { CalendarIcon, PinIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { CheckIcon } from '../../ui/statusIcons.tsx';
import { ContactLinks } from '../messages/ContactLinks.tsx';
import { UnknownOutcomes } from '../messages/UnknownOutcomes.tsx';
import { ScreenBox, ScreenHeading } from '../ScreenHeading.tsx';
import { placeOf, TourTime } from '../TourTime.tsx';
import { useDayTime } from '../useDayTime.ts';

interface BookedScreenProps {
  readonly slot: LocalDateTime;
  /** The time that the visitor asked for, if the service booked another one. */
  readonly askedFor?: LocalDateTime | undefined;
  /** The times of other bookings whose outcome is unknown. */
  readonly unknownOutcomes: readonly LocalDateTime[];
  readonly settings: Pick<Settings, 'zone' | 'duration' | 'mailPromise' | 'contact' | 'expect'>;
  /** Where the tour is; empty where nobody said. */
  readonly location: string;
  readonly firstName: string;
  /** The full screen the service asks for (`confirmation_enabled`), or a short one in the widget's place. */
  readonly full: boolean;
  /** Just booked, moved, or booked before the visitor came here: by a link, or earlier in this tab. */
  readonly heading: keyof typeof HEADINGS | 'earlier';
  /** Leads to another booking beside this one. */
  readonly onBookAnother?: (() => void) | undefined;
  /** What the visitor can do with the tour. */
  readonly children: ReactNode;
  /** How it can be changed, at the end. */
  readonly plans: ReactNode;
  /** Where `plans` has the contact already. */
  readonly withoutContact?: boolean;
}

const HEADINGS = { booked: 'bookedHeading', moved: 'movedHeading', before: 'yourTour' } as const;

/** The end of a booking. Promises no mail unless the integrator gives that sentence. */
export function BookedScreen({
  slot,
  askedFor,
  unknownOutcomes,
  settings,
  location,
  firstName,
  full,
  heading,
  onBookAnother,
  children,
  plans,
  withoutContact = false,
}: BookedScreenProps) {
  const screens = useMessages(screenMessages);
  const format = useFormat();
  const dayTime = useDayTime();
  const [place, address] = placeOf(location);
  const name = firstName.trim();
  const day = dayOf(slot);
  const { contact, expect } = settings;
  // Another tab moved the tour.
  const announce = useAnnounce();
  const shown = useRef(slot);
  useEffect(() => {
    if (shown.current !== slot) announce(screens.youBooked(dayTime.short(slot)));
    shown.current = slot;
  });
  const { Confirmation } = useContext(TourComponentsContext);
  const words = (
    <>
      {full ? <p className="tour-booked-greeting">{name ? screens.seeYou(name) : screens.seeYouAll}</p> : null}
      <ul className="tour-booked-facts">
        <li>
          {full ? (
            <p className="tour-booked-leaf" aria-hidden="true">
              <abbr>{format.monthShort(monthOf(day))}</abbr>
              <b translate="no">{dayNumber(day)}</b>
              <abbr>{format.weekdayShort(day)}</abbr>
            </p>
          ) : (
            <CalendarIcon />
          )}
          <div>
            {/* Beside the leaf a year would only break the line. */}
            <strong>{full ? format.dayLong(day) : format.dayFull(day)}</strong>
            <TourTime slot={slot} duration={settings.duration} zone={settings.zone} />
          </div>
        </li>
        {place ? (
          <li>
            <PinIcon />
            <div>
              <strong>
                <bdi translate="no">{unbrokenStreet(place)}</bdi>
              </strong>
              {address ? (
                <span>
                  <bdi translate="no">{unbrokenStreet(address)}</bdi>
                </span>
              ) : null}
            </div>
          </li>
        ) : null}
      </ul>
      {settings.mailPromise ? <p dir="auto">{settings.mailPromise}</p> : null}
      <UnknownOutcomes slots={unknownOutcomes} contact={contact} booked />
      {children}
      {expect.length > 0 ? (
        <ul className="tour-booked-expect">
          {expect.map((line) => (
            <li key={line} dir="auto">
              {withLead(line)}
            </li>
          ))}
        </ul>
      ) : null}
      {/* The notice about another booking has the contact already. */}
      {(contact.phone || contact.email) && unknownOutcomes.length === 0 && !withoutContact ? (
        <div className="tour-booked-contact">
          <p>{screens.question}</p>
          <ContactLinks contact={contact} />
        </div>
      ) : null}
      {plans}
      {onBookAnother ? (
        <p className="tour-booked-another tour-unprinted">
          <Button kind="link" onClick={onBookAnother}>
            {screens.bookAnother}
          </Button>
        </p>
      ) : null}
    </>
  );
  return (
    // The refusal in the place of `plans` takes the focus.
    <ScreenBox className="tour-booked" data-full={full} quiet={withoutContact}>
      <div className="tour-booked-mark">
        <CheckIcon />
      </div>
      <div className="tour-booked-words">
        <ScreenHeading>
          {heading === 'earlier'
            ? screens.youBooked(dayTime.short(slot))
            : askedFor
              ? screens.otherTimeHeading
              : screens[HEADINGS[heading]]}
        </ScreenHeading>
        {askedFor ? (
          <Notice tone="warn">
            <p>{screens.otherTimeText(dayTime.long(askedFor), dayTime.long(slot))}</p>
          </Notice>
        ) : null}
        {Confirmation ? (
          <OwnPart name="Confirmation" instead={words}>
            <Confirmation
              slot={slot}
              duration={settings.duration}
              location={location}
              kind={heading === 'earlier' ? 'before' : heading}
            >
              {words}
            </Confirmation>
          </OwnPart>
        ) : (
          words
        )}
      </div>
    </ScreenBox>
  );
}

/** `Bring: A photo ID` with its first word set apart. */
function withLead(line: string): ReactNode {
  const [, lead, rest] = /^([^:]{1,24}):\s+(.+)$/s.exec(line) ?? [];
  if (lead === undefined) return line;
  return (
    <>
      <strong>{lead}</strong> <span>{rest}</span>
    </>
  );
}
