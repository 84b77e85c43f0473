import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { State } from '../../booking/flow.ts';
import type { BookingCommands } from '../../core/bookingCore.ts';
import type { AvailabilityView } from '../../core/snapshot.ts';
import { changeMessages } from '../../i18n/changes.ts';
import { useMessages } from '../../i18n/language.ts';
import type { ViewSettings } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { PickScreen } from '../../screenParts/pick/PickScreen.tsx';
import { ScreenBox, ScreenHeading, VisitContext } from '../../screenParts/ScreenHeading.tsx';
import { SlotTakenNotice } from '../../screenParts/SlotTakenNotice.tsx';
import { useDayTime } from '../../screenParts/TourTime.tsx';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import { useAnnounce, useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';

interface RescheduleScreenProps {
  readonly flow: State<'reschedule' | 'rescheduling'>;
  readonly availability: AvailabilityView;
  /** The homes of the tour. */
  readonly stops?: ReactNode;
  readonly commands: BookingCommands;
  readonly settings: Pick<ViewSettings, 'contact' | 'daysAhead'>;
}

const NONE: readonly LocalDateTime[] = [];

/** Moves a booked tour. The visitor chooses a day and a time, then confirms. The old time is held until the new one is certain. */
export function RescheduleScreen({ flow, availability, stops, commands, settings }: RescheduleScreenProps) {
  const changes = useMessages(changeMessages);
  const { long, short, label } = useDayTime();
  const announce = useAnnounce();
  const { contact, daysAhead } = settings;
  // A visitor with a tour has left their details already.
  const withoutLeads = useMemo(
    () => ({ contact, daysAhead, leads: 'off' as const, canLookUp: false }),
    [contact, daysAhead],
  );
  const { slot, to, perhapsAt } = flow;
  const own = perhapsAt.length === 0 ? slot : null;
  const shown = useMemo(() => withOwnTime(availability, own), [availability, own]);
  const [isOwnPressed, setOwnPressed] = useState(false);
  const picks = useMemo(
    () => ({
      ...commands,
      pickDay(picked: Day): void {
        commands.pickDay(picked);
        setOwnPressed(false);
      },
      pickSlot(picked: LocalDateTime): void {
        // A press on the tour's own time undoes the choice.
        commands.pickSlot(picked);
        setOwnPressed(picked === own);
        if (picked === own) announce(changes.ownTime);
      },
    }),
    [commands, own, announce, changes.ownTime],
  );
  const confirm = useRef<HTMLButtonElement>(null);
  const [nearestTaken, setNearestTaken] = useState<number | null>(null);
  // The pressed button goes away with its notice.
  useFocusOn(confirm, nearestTaken);
  const takeNearest = (picked: LocalDateTime): void => {
    picks.pickSlot(picked);
    setNearestTaken((count) => (count ?? 0) + 1);
  };
  const notice = flow.at === 'reschedule' ? flow.notice : null;
  const sending = flow.at === 'rescheduling';
  const said = to === null ? '' : changes.chosen(long(to));
  useEffect(() => {
    if (said !== '') announce(said);
  }, [said, announce]);
  useAnnounceProgress(sending ? changes.rescheduling : '');
  return (
    <ScreenBox className="tour-move" quiet={notice !== null}>
      <div className="tour-move-head">
        <div>
          <ScreenHeading>{changes.rescheduleHeading}</ScreenHeading>
          {perhapsAt.length > 0 ? null : <p>{changes.rescheduleText}</p>}
          {stops}
        </div>
        <Button kind="link" aria-disabled={sending} onClick={commands.keepTour}>
          {perhapsAt.length > 0 ? changes.back : changes.keepTime(short(slot))}
        </Button>
      </div>
      {notice?.kind === 'slot-taken' ? (
        <SlotTakenNotice
          key="slot-taken"
          notice={notice}
          times={availability.times}
          contact={settings.contact}
          words={{
            slotTakenOrPast: changes.slotTakenOrPast,
            slotTakenButFree: changes.slotTakenButFree,
            kept: perhapsAt.length > 0 ? '' : changes.stays(short(slot)),
            perhapsOwn: changes.takenPerhapsRescheduled,
          }}
          advice={
            <>
              {notice.words ? <p>{changes.serviceSays(notice.words)}</p> : null}
              <ContactLinks contact={contact} />
            </>
          }
          onPick={takeNearest}
        />
      ) : null}
      {perhapsAt.length > 0 ? (
        <Notice key="perhaps" tone="warn">
          <p>{changes.perhapsRescheduled(perhapsAt.map(long))}</p>
          {/* The notice above has the contact already. */}
          {notice ? null : <ContactLinks contact={settings.contact} />}
        </Notice>
      ) : null}
      <ChangeNotice
        key="not-moved"
        notice={notice?.kind === 'not-changed' ? notice : null}
        words={changes.notChanged}
        contact={settings.contact}
      />
      {/* The focus goes to the heading above, not to the heading of the times. */}
      <VisitContext.Provider key="times" value={0}>
        <fieldset className="tour-change-choice" aria-disabled={sending}>
          <PickScreen
            availability={shown}
            notice={null}
            refused={notice?.kind === 'slot-taken' ? notice.slot : null}
            previous={slot}
            chosen={to}
            unknownOutcomes={NONE}
            commands={picks}
            settings={withoutLeads}
          />
        </fieldset>
      </VisitContext.Provider>
      <div key="bar" className="tour-move-bar" data-stays="bottom">
        {isOwnPressed && to === null ? (
          <p key="own">
            <strong>{changes.ownTime}</strong>
          </p>
        ) : (
          <p key="from-to">
            <VisuallyHidden>{changes.fromTo(long(slot), to === null ? changes.chooseTime : long(to))}</VisuallyHidden>
            <span className="tour-joined" aria-hidden="true">
              {to === null ? <span>{label(slot)}</span> : <s>{label(slot)}</s>}{' '}
              <strong>{to === null ? changes.chooseTime : label(to)}</strong>
            </span>
          </p>
        )}
        <Button
          ref={confirm}
          kind="primary"
          busy={sending}
          aria-disabled={to === null}
          onClick={commands.rescheduleTour}
        >
          {sending ? changes.rescheduling : changes.reschedule}
        </Button>
      </div>
    </ScreenBox>
  );
}

/** Adds the tour's own time to its day. With a single agent it is not among the free times. Removes it from the chips. */
function withOwnTime(given: AvailabilityView, own: LocalDateTime | null): AvailabilityView {
  const availability = { ...given, chips: given.chips.filter((chip) => chip !== own) };
  const { day, times } = availability;
  if (own === null || times.kind !== 'times' || dayOf(own) !== day || times.slots.includes(own)) return availability;
  return { ...availability, times: { ...times, slots: [...times.slots, own] } };
}
