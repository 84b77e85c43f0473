import type { State } from '../../booking/flow.ts';
import type { BookingCommands } from '../../core/bookingCore.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { hasContact } from '../../screenParts/contactAddress.ts';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { useDayTime } from '../../screenParts/TourTime.tsx';
import type { LocalDateTime } from '../../time/values.ts';
import { useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { NotBookedNotice } from '../details/NotBookedNotice.tsx';

interface UnsureScreenProps {
  readonly slot: LocalDateTime;
  readonly notice: State<'unsure'>['notice'];
  /** Whether the host can tell if the tour was booked: no, yes, or it is being asked now. */
  readonly lookUp: 'no' | 'yes' | 'asking';
  readonly contact: Contact;
  readonly commands: Pick<BookingCommands, 'bookAgain' | 'backToTimes' | 'lookUp'>;
}

/**
 * The reply to a booking was lost. Says so, and offers the contact, then another time, and booking again last. While the host is
 * asked, nothing can be done but to contact the property.
 */
export function UnsureScreen({ slot, notice, lookUp, contact, commands }: UnsureScreenProps) {
  const screens = useMessages(screenMessages);
  const dayTime = useDayTime();
  const isAsking = lookUp === 'asking';
  useAnnounceProgress(isAsking ? screens.lookingUp : '');
  return (
    <ScreenBox className="tour-message tour-advice" quiet={notice !== null}>
      <ScreenHeading>{screens.unsureHeading}</ScreenHeading>
      <NotBookedNotice
        notice={notice}
        words={notice?.kind === 'not-booked' ? screens.notBookedAgain[notice.why] : screens.stillUnsure}
      />
      <p>
        <span>{screens.unsureText(dayTime.long(slot))}</span>{' '}
        {hasContact(contact) ? <span>{screens.unsureContact}</span> : null}
      </p>
      <ContactLinks contact={contact} />
      <div className="tour-actions">
        {lookUp === 'no' ? null : (
          <Button busy={isAsking} onClick={commands.lookUp}>
            {isAsking ? screens.lookingUp : screens.lookUpAgain}
          </Button>
        )}
        {isAsking ? null : (
          <>
            <Button onClick={commands.backToTimes}>{screens.otherTime}</Button>
            <Button kind="link" onClick={commands.bookAgain}>
              {screens.bookAgain}
            </Button>
          </>
        )}
      </div>
    </ScreenBox>
  );
}
