import type { State } from '../../booking/flow.ts';
import type { BookingCommands } from '../../core/bookingCore.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { hasContact } from '../../screenParts/contactAddress.ts';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { useDayTime } from '../../screenParts/TourTime.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';

interface ChangeUnsureScreenProps {
  readonly flow: State<'reschedule-unsure' | 'cancel-unsure'>;
  readonly contact: Contact;
  readonly commands: Pick<BookingCommands, 'startReschedule' | 'rescheduleTour' | 'cancelTour'>;
}

/**
 * The reply of a move or of a cancellation was lost. Says what may have become of the tour, and offers what is advised first:
 * the contact, another time, and sending it again last.
 */
export function ChangeUnsureScreen({ flow, contact, commands }: ChangeUnsureScreenProps) {
  const changes = useMessages(changeMessages);
  const dayTime = useDayTime();
  const { slot, notice, locked } = flow;
  const isReschedule = flow.at === 'reschedule-unsure';
  return (
    <ScreenBox className="tour-message tour-advice" quiet={notice !== null}>
      <ScreenHeading>{isReschedule ? changes.rescheduleUnsureHeading : changes.cancelUnsureHeading}</ScreenHeading>
      <ChangeNotice notice={notice} words={changes.notChangedAgain} />
      <p>
        <span>
          {isReschedule
            ? changes.rescheduleUnsureText(dayTime.long(slot), flow.perhapsAt.map(dayTime.long))
            : changes.cancelUnsureText(dayTime.long(slot))}
        </span>{' '}
        {locked ? <span>{changes.notAllowed}</span> : null}{' '}
        {hasContact(contact) ? (
          <span>{isReschedule ? changes.rescheduleUnsureContact : changes.cancelUnsureContact}</span>
        ) : null}
      </p>
      <ContactLinks contact={contact} />
      {locked ? null : (
        <div className="tour-actions">
          {isReschedule ? <Button onClick={commands.startReschedule}>{changes.otherTime}</Button> : null}
          <Button kind="link" onClick={isReschedule ? commands.rescheduleTour : commands.cancelTour}>
            {isReschedule ? changes.rescheduleAgain(dayTime.short(flow.to)) : changes.cancelAgain}
          </Button>
        </div>
      )}
    </ScreenBox>
  );
}
