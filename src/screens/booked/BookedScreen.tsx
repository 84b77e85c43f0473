import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useFormat, useMessages, useRequested } from '../../i18n/language.ts';
import { type ScreenMessages, screenMessages } from '../../i18n/screens.ts';
import type { Settings } from '../../options/settings.ts';
import { TourComponentsContext } from '../../options/tourComponents.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { placeOf, useDayTime } from '../../screenParts/TourTime.tsx';
import { UnknownOutcomes } from '../../screenParts/UnknownOutcomes.tsx';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OwnPart } from '../../ui/OwnPart.tsx';
import { CheckIcon } from '../../ui/statusIcons.tsx';
import { CardIcon, DirectionsIcon, DoorIcon, NoteIcon } from '../../ui/tourIcons.tsx';
import { Ticket } from './Ticket.tsx';

interface BookedScreenProps {
  readonly slot: LocalDateTime;
  /** The time that the visitor asked for, if the service booked another one. */
  readonly askedFor?: LocalDateTime | undefined;
  /** The times of other bookings whose outcome is unknown. */
  readonly unknownOutcomes: readonly LocalDateTime[];
  readonly settings: Pick<
    Settings,
    'zone' | 'duration' | 'kinds' | 'emailNote' | 'contact' | 'instructions' | 'nextStep'
  >;
  /** The place of the tour. Empty if it is not known. */
  readonly location: string;
  /** Until when the office answers, if it has to confirm the tour. Undefined if nobody knows. */
  readonly answerBy?: LocalDateTime | undefined;
  /** The homes of the tour, on the ticket. */
  readonly stops?: ReactNode;
  /** Empty if it is not known, because it is not stored. */
  readonly firstName: string;
  /** The full screen the service asks for (`confirmation_enabled`), or one with a smaller head. */
  readonly full: boolean;
  /** Just booked, moved, or booked before the visitor came here: by a link, or earlier in this tab. */
  readonly heading: 'booked' | 'rescheduled' | 'before' | 'earlier';
  /** Leads to another booking beside this one. */
  readonly onBookAnother?: (() => void) | undefined;
  /** What the visitor can do with the tour. */
  readonly children: ReactNode;
  /** The agent who shows the visitor around, if that is certain. */
  readonly agent?: ReactNode;
  /** The ways to change the tour, at the end of the screen. */
  readonly plans: ReactNode;
  /** True if `plans` shows the contact already. */
  readonly withoutContact?: boolean;
}

/** The end of a booking. Promises no mail unless the integrator gives that sentence. */
export function BookedScreen({
  slot,
  askedFor,
  unknownOutcomes,
  settings,
  location,
  answerBy,
  stops,
  firstName,
  full,
  heading,
  onBookAnother,
  children,
  agent,
  plans,
  withoutContact = false,
}: BookedScreenProps) {
  const screens = useMessages(screenMessages);
  const format = useFormat();
  const dayTime = useDayTime();
  const requested = useRequested();
  const { contact, instructions, nextStep } = settings;
  // Reads out the new time when another tab has moved the tour.
  const announce = useAnnounce();
  const shown = useRef(slot);
  useEffect(() => {
    if (shown.current !== slot) announce(screens.youBooked(dayTime.short(slot)));
    shown.current = slot;
  });
  const { Confirmation } = useContext(TourComponentsContext);
  const words = (
    <>
      <Ticket slot={slot} location={location} settings={settings}>
        {stops}
      </Ticket>
      {nextStep ? (
        <p className="tour-next-step">
          <a className="tour-button" data-kind="primary" href={nextStep.url} target="_blank" rel="noopener noreferrer">
            <bdi>{nextStep.label}</bdi>
          </a>
        </p>
      ) : null}
      {settings.emailNote ? (
        <p>
          <bdi>{settings.emailNote}</bdi>
        </p>
      ) : null}
      <UnknownOutcomes slots={unknownOutcomes} contact={contact} booked />
      {children}
      {agent}
      {/* The notice about another booking has the contact already. */}
      {(contact.phone || contact.email) && unknownOutcomes.length === 0 && !withoutContact ? (
        <div className="tour-booked-contact">
          <p>{screens.question}</p>
          <ContactLinks contact={contact} />
        </div>
      ) : null}
      <TourNotes lines={instructions} />
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
      <div className="tour-booked-head">
        {requested ? (
          <p className="tour-badge">
            <ClockIcon />
            <span>{requested.state}</span>
          </p>
        ) : (
          <div className="tour-booked-mark">
            <CheckIcon />
          </div>
        )}
        <ScreenHeading>
          {askedFor ? (
            screens.otherTimeHeading
          ) : heading === 'before' ? (
            screens.yourTour
          ) : (
            <>
              <span>{screens.seeYouOn(format.weekdayLong(dayOf(slot)), firstName.trim())}</span>{' '}
              <small>{heading === 'rescheduled' ? screens.rescheduledHeading : screens.bookedHeading}</small>
            </>
          )}
        </ScreenHeading>
      </div>
      {requested ? (
        <p className="tour-booked-answer">
          {requested.answer(placeOf(location)[0], answerBy ? dayTime.short(answerBy) : '')}
        </p>
      ) : null}
      <div className="tour-booked-words">
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

/** The icon of a line, by the words before its colon. `other`: the icon for all other words. */
function iconOf(lead: string, words: ScreenMessages['noteWords'], other: typeof NoteIcon) {
  if (lead === words.where) return DoorIcon;
  if (lead === words.bring) return CardIcon;
  return lead === words.gettingThere ? DirectionsIcon : other;
}

/** The integrator's lines for a booked tour. `Bring: A photo ID` has its first word set apart. */
function TourNotes({ lines }: { readonly lines: readonly string[] }) {
  const { noteWords } = useMessages(screenMessages);
  if (lines.length === 0) return null;
  return (
    <ul className="tour-notes">
      {lines.map((line) => {
        const [, lead = '', rest = line] = /^([^:]{1,24}):\s+(.+)$/s.exec(line) ?? [];
        // The lines may be English on a page of any language, so the English words count, too. Other words get a neutral icon.
        const Icon = iconOf(lead, noteWords, iconOf(lead, screenMessages.english.noteWords, NoteIcon));
        return (
          <li key={line}>
            <Icon />
            <p>
              <bdi>
                {lead ? <strong>{lead}</strong> : null} <span>{rest}</span>
              </bdi>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
