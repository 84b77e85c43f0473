import { useRef } from 'react';
import { calendarMessages } from '../../i18n/calendar.ts';
import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { unbrokenDay } from '../../i18n/unbrokenDay.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import type { Settings } from '../../options/settings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { dayParts } from '../../time/dayPart.ts';
import { useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { CalendarIcon, ClockIcon, MailIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CheckIcon } from '../../ui/statusIcons.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import { LeaveChoice } from './LeaveScreen.tsx';
import { NotDoneNotice } from './NotDoneNotice.tsx';
import type { WaitlistRecord } from './waitlistRecord.ts';
import type { Waitlist, WaitlistView } from './waitlistState.ts';

export interface EntryScreenProps {
  readonly view: Extract<WaitlistView, { at: 'entry' }>;
  readonly record: WaitlistRecord;
  /** The address that is told, as far as it is known. */
  readonly email?: string | undefined;
  readonly settings: Pick<Settings, 'contact'>;
  readonly list: Pick<Waitlist, 'askLeave' | 'leave' | 'changeAddress' | 'back'>;
}

/** What the visitor waits for, until when, and how to leave the list. Before their address is confirmed, that they have to do so. */
export function EntryScreen({ view, record, email, settings, list }: EntryScreenProps) {
  const words = useMessages(waitlistMessages);
  const screens = useMessages(screenMessages);
  const calendar = useMessages(calendarMessages);
  const format = useFormat();
  const { asks, sending, notice, confirmed } = view;
  const { days, parts, asked } = record;
  useAnnounceProgress(sending ? words.leaving : '');
  useBackGesture(sending ? undefined : list.back);
  const isAnyTime = parts.length === dayParts.length;
  const names = new Intl.ListFormat(format.locale, { type: 'unit', style: 'short' }).format(
    parts.map((part) => calendar[part]),
  );
  return (
    <ScreenBox className="tour-waitlist-entry" data-done="">
      <div className="tour-booked-mark">{asked ? <MailIcon /> : <CheckIcon />}</div>
      <ScreenHeading>
        {asked ? words.checkHeading : confirmed ? words.confirmedHeading : words.listHeading}
      </ScreenHeading>
      {asked ? <p>{words.checkText}</p> : null}
      <ul className="tour-waitlist-facts">
        <li>
          <CalendarIcon />
          <span>
            {days.first === days.last
              ? unbrokenDay(format.dayLong(days.first))
              : words.fromTo(unbroken(format.dayShort(days.first)), unbroken(format.dayShort(days.last)))}
          </span>
        </li>
        <li>
          <ClockIcon />
          <span>{isAnyTime ? words.anyTime : names}</span>
        </li>
        {email ? (
          <li>
            <MailIcon />
            <bdi translate="no">{email}</bdi>
          </li>
        ) : null}
      </ul>
      <p>{asked ? words.checkAgain : words.text}</p>
      <NotDoneNotice notice={notice} words={words.notLeft}>
        <ContactLinks contact={settings.contact} />
      </NotDoneNotice>
      {asks ? (
        <LeaveQuestion sending={sending} isQuiet={notice !== null || sending} list={list} />
      ) : (
        <div className="tour-waitlist-choice tour-unprinted">
          <Button aria-disabled={sending} onClick={list.back}>
            {screens.backToTimes}
          </Button>
          {asked ? (
            <Button busy={sending} onClick={() => void list.changeAddress()}>
              {words.otherAddress}
            </Button>
          ) : (
            <Button onClick={() => list.askLeave(true)}>{words.leave}</Button>
          )}
        </div>
      )}
    </ScreenBox>
  );
}

interface LeaveQuestionProps {
  readonly sending: boolean;
  /** Leaves the focus where it is. */
  readonly isQuiet: boolean;
  readonly list: Pick<Waitlist, 'askLeave' | 'leave'>;
}

/** Asks once before the visitor leaves the list. Takes the focus. */
function LeaveQuestion({ sending, isQuiet, list }: LeaveQuestionProps) {
  const words = useMessages(waitlistMessages);
  const ref = useRef<HTMLDivElement>(null);
  useFocusOn(ref, isQuiet ? null : 'asks');
  return (
    <>
      <Notice ref={ref} tone="warn">
        <p>
          <span>{words.leaveHeading}</span> <span>{words.leaveText}</span>
        </p>
      </Notice>
      <LeaveChoice sending={sending} onStay={() => list.askLeave(false)} onLeave={() => void list.leave()} />
    </>
  );
}
