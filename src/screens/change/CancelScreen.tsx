import { useEffect } from 'react';
import type { NotChanged } from '../../booking/flow.ts';
import { ChipRow } from '../../calendar/ChipRow.tsx';
import type { TourCommands } from '../../core/createTourBooking.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import type { LocalDateTime } from '../../time/values.ts';
import { useAnnounce } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { CrossIcon } from '../../ui/statusIcons.tsx';
import { ContactLinks } from '../messages/ContactLinks.tsx';
import { useChipLabel } from '../pick/PickScreen.tsx';
import { ScreenBox, ScreenHeading } from '../ScreenHeading.tsx';
import { useDayTime } from '../useDayTime.ts';
import { ChangeNotice } from './ChangeNotice.tsx';

interface CancelScreenProps {
  readonly slot: LocalDateTime;
  /** Where the tour is; empty where nobody said. */
  readonly place: string;
  readonly notice: NotChanged | null;
  /** A cancellation is on its way. */
  readonly sending: boolean;
  /** Whether the tour may be moved instead. */
  readonly movable: boolean;
  readonly availability: Pick<AvailabilityView, 'chips' | 'chipsPending' | 'today'>;
  readonly contact: Contact;
  readonly commands: Pick<TourCommands, 'keepTour' | 'pickSlot' | 'changeTime' | 'cancelTour'>;
}

/** Asks once whether to cancel, and offers other times first. */
export function CancelScreen(props: CancelScreenProps) {
  const { slot, place, notice, sending, movable, availability, contact, commands } = props;
  const changes = useMessages(changeMessages);
  const dayTime = useDayTime();
  const announce = useAnnounce();
  const labelOf = useChipLabel(availability.today);
  const chips = availability.chips.filter((chip) => chip !== slot);
  useEffect(() => {
    if (sending) announce(changes.cancelling);
  }, [sending, announce, changes.cancelling]);
  return (
    <ScreenBox className="tour-cancel" quiet={notice !== null}>
      <ScreenHeading>{changes.cancelHeading}</ScreenHeading>
      <p>{changes.cancelText(dayTime.long(slot), place)}</p>
      <ChangeNotice notice={notice} words={changes.notCancelled} contact={contact} />
      {movable ? (
        <fieldset className="tour-cancel-instead tour-change-choice" aria-disabled={sending}>
          <ChipRow
            label={changes.otherTimes}
            chips={chips.map((chip) => ({ slot: chip, label: labelOf(chip) }))}
            pending={availability.chipsPending}
            onPick={commands.pickSlot}
          />
          <Button kind="link" aria-disabled={sending} onClick={commands.changeTime}>
            {changes.allTimes}
          </Button>
        </fieldset>
      ) : null}
      <div className="tour-cancel-choice">
        <Button kind="primary" aria-disabled={sending} onClick={commands.keepTour}>
          {changes.keepTour}
        </Button>
        <Button busy={sending} onClick={commands.cancelTour}>
          {sending ? changes.cancelling : changes.cancel}
        </Button>
      </div>
    </ScreenBox>
  );
}

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
    <ScreenBox className="tour-cancel">
      <div className="tour-cancel-mark">
        <CrossIcon />
      </div>
      <ScreenHeading>{changes.cancelledHeading}</ScreenHeading>
      <p>{`${told ? changes.told : changes.notTold} ${changes.inCalendar}`}</p>
      {told ? null : <ContactLinks contact={contact} />}
      <Button kind="primary" onClick={commands.bookAnother}>
        {changes.bookAnother}
      </Button>
    </ScreenBox>
  );
}
