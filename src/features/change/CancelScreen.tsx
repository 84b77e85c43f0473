import { type ReactNode, useId, useState } from 'react';
import { cancellationFile } from '../../booking/calendarEntry.ts';
import type { NotChanged } from '../../booking/flow.ts';
import { ChipRow } from '../../calendar/ChipRow.tsx';
import type { BookingCommands } from '../../core/bookingCore.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { unbrokenStreet } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Settings } from '../../options/settings.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { hasContact } from '../../screenParts/contactAddress.ts';
import { useChipLabel } from '../../screenParts/pick/PickScreen.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { useDayTime } from '../../screenParts/TourTime.tsx';
import { dayOf, type LocalDateTime } from '../../time/values.ts';
import { useAnnounce, useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { CrossIcon } from '../../ui/statusIcons.tsx';
import { useSaveFile } from '../../ui/useSaveFile.ts';
import { ChangeNotice } from './ChangeNotice.tsx';

interface CancelScreenProps {
  readonly slot: LocalDateTime;
  /** The place of the tour. Empty if it is not known. */
  readonly place: string;
  /** The homes of the tour. */
  readonly stops?: ReactNode;
  readonly notice: NotChanged | null;
  /** A cancellation is on its way. */
  readonly sending: boolean;
  /** Whether the tour may be moved instead. */
  readonly reschedulable: boolean;
  readonly availability: Pick<AvailabilityView, 'chips' | 'chipsPending' | 'today'>;
  readonly contact: Contact;
  readonly commands: Pick<BookingCommands, 'keepTour' | 'pickSlot' | 'startReschedule' | 'cancelTour'>;
}

/** Asks once whether to cancel, and offers other times first. */
export function CancelScreen(props: CancelScreenProps) {
  const { slot, place, stops, notice, sending, reschedulable, availability, contact, commands } = props;
  const changes = useMessages(changeMessages);
  const dayTime = useDayTime();
  const labelOf = useChipLabel(availability.today);
  const id = useId();
  const chips = availability.chips.filter((chip) => chip !== slot);
  useAnnounceProgress(sending ? changes.canceling : '');
  return (
    <ScreenBox className="tour-cancel" quiet={notice !== null}>
      <ScreenHeading>{changes.cancelHeading}</ScreenHeading>
      <p>{changes.cancelText(dayTime.long(slot), unbrokenStreet(place))}</p>
      {stops}
      <ChangeNotice notice={notice} words={changes.notChanged} contact={contact} />
      {reschedulable ? (
        <fieldset className="tour-cancel-instead tour-change-choice" aria-labelledby={id} aria-disabled={sending}>
          <h4 id={id}>{changes.otherTimes}</h4>
          <ChipRow
            // The group around them has the name.
            label=""
            chips={chips.map((chip) => ({ slot: chip, label: labelOf(chip) }))}
            pending={availability.chipsPending}
            onPick={commands.pickSlot}
          />
          <Button kind="link" aria-disabled={sending} onClick={commands.startReschedule}>
            {changes.allTimes}
          </Button>
        </fieldset>
      ) : null}
      <div className="tour-cancel-choice">
        <Button kind="primary" aria-disabled={sending} onClick={commands.keepTour}>
          {changes.keepTour}
        </Button>
        <Button busy={sending} onClick={commands.cancelTour}>
          {sending ? changes.canceling : changes.cancel}
        </Button>
      </div>
    </ScreenBox>
  );
}

interface CanceledScreenProps {
  /** The number of the appointment. */
  readonly id: number | undefined;
  readonly groupId: number;
  readonly slot: LocalDateTime;
  /** How often the tour was moved before. */
  readonly sequence: number;
  /** The name of the tour's place, or its address if it had no name. Empty if it is not known. */
  readonly place: string;
  /** The place with name and address, as far as they are known. */
  readonly location: string;
  /** The homes it was for. */
  readonly stops?: ReactNode;
  /** Whether the service told the property. If not, the screen advises the visitor to tell it. */
  readonly told: boolean;
  readonly settings: Pick<Settings, 'contact' | 'zone' | 'duration'>;
  readonly commands: Pick<BookingCommands, 'bookAnother'>;
}

/** Says which tour is canceled, whether the property was told, and how to take the tour out of a calendar. */
export function CanceledScreen(props: CanceledScreenProps) {
  const { id, groupId, slot, sequence, place, location, stops, told, settings, commands } = props;
  const { contact, zone, duration } = settings;
  const changes = useMessages(changeMessages);
  const dayTime = useDayTime();
  const announce = useAnnounce();
  const saveFile = useSaveFile();
  const [saved, setSaved] = useState('');
  const save = (): void => {
    const name = `canceled-tour-${dayOf(slot)}.ics`;
    const entry = { groupId, id, title: changes.canceledEntry(place), location, notes: '', start: slot };
    const edition = { now: Date.now(), sequence: sequence + 1 };
    saveFile(name, 'text/calendar;charset=utf-8', cancellationFile({ ...entry, minutes: duration, zone }, edition));
    setSaved(changes.entrySaved(name));
    announce(changes.entrySaved(name));
  };
  const toCall = !told && hasContact(contact);
  return (
    <ScreenBox className={toCall ? 'tour-cancel tour-advice' : 'tour-cancel'}>
      <div className="tour-cancel-mark">
        <CrossIcon />
      </div>
      <ScreenHeading>{changes.canceledHeading}</ScreenHeading>
      <p>
        <s>{changes.cancelText(dayTime.long(slot), unbrokenStreet(place))}</s>
      </p>
      {stops}
      <p>
        <span>{told ? changes.told : changes.notTold}</span>{' '}
        {toCall ? <span>{changes.cancelUnsureContact}</span> : null} <span>{changes.inCalendar}</span>
      </p>
      {toCall ? <ContactLinks contact={contact} /> : null}
      <Button kind={toCall ? 'quiet' : 'primary'} onClick={commands.bookAnother}>
        {changes.bookAnother}
      </Button>
      <Button onClick={save}>{changes.removeEntry}</Button>
      {saved ? <p>{saved}</p> : null}
      {toCall ? null : <ContactLinks contact={contact} />}
    </ScreenBox>
  );
}
