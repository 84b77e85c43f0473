import type { NotBooked } from '../../booking/flow.ts';
import type { TourCommands } from '../../core/createTourBooking.ts';
import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import type { Contact } from '../../options/viewSettings.ts';
import type { LocalDateTime } from '../../time/values.ts';
import { Button } from '../../ui/Button.tsx';
import { NotBookedNotice } from '../details/NotBookedNotice.tsx';
import { ScreenBox, ScreenHeading } from '../ScreenHeading.tsx';
import { useDayTime } from '../useDayTime.ts';
import { ContactLinks } from './ContactLinks.tsx';

interface UnsureScreenProps {
  readonly slot: LocalDateTime;
  /** What became of "book again". */
  readonly notice: NotBooked | null;
  readonly contact: Contact;
  readonly commands: Pick<TourCommands, 'bookAgain' | 'changeTime'>;
}

/** The reply to a booking was lost. Says so, and offers the contact, then another time, and booking again last. */
export function UnsureScreen({ slot, notice, contact, commands }: UnsureScreenProps) {
  const screens = useMessages(screenMessages);
  const dayTime = useDayTime();
  return (
    <ScreenBox className="tour-message tour-advice" quiet={notice !== null}>
      <ScreenHeading>{screens.unsureHeading}</ScreenHeading>
      <NotBookedNotice notice={notice} words={screens.notBookedAgain} />
      <p>{screens.unsureText(dayTime.long(slot))}</p>
      <p>{screens.unsureWarning}</p>
      <p>{screens.unsureContact}</p>
      <ContactLinks contact={contact} />
      <div className="tour-actions">
        <Button onClick={commands.changeTime}>{screens.otherTime}</Button>
        <Button kind="link" onClick={commands.bookAgain}>
          {screens.bookAgain}
        </Button>
      </div>
    </ScreenBox>
  );
}
