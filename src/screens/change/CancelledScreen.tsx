import type { TourCommands } from '../../core/createTourBooking.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { CrossIcon } from '../../ui/laterIcons.tsx';
import { ContactLinks } from '../messages/ContactLinks.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

interface CancelledScreenProps {
  /** Whether the service told the property; else the visitor may want to. */
  readonly told: boolean;
  readonly contact: Contact;
  readonly commands: Pick<TourCommands, 'bookAnother'>;
}

/** The tour is cancelled. */
export function CancelledScreen({ told, contact, commands }: CancelledScreenProps) {
  const changes = useMessages(changeMessages);
  return (
    <div className="tour-cancel">
      <div className="tour-cancel-mark">
        <CrossIcon />
      </div>
      <ScreenHeading>{changes.cancelledHeading}</ScreenHeading>
      <p>{`${told ? changes.told : changes.notTold} ${changes.inCalendar}`}</p>
      {told ? null : <ContactLinks contact={contact} />}
      <Button kind="primary" onClick={commands.bookAnother}>
        {changes.bookAnother}
      </Button>
    </div>
  );
}
