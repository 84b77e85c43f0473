import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import type { Settings } from '../../options/settings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { CheckIcon } from '../../ui/statusIcons.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import { NotDoneNotice } from './NotDoneNotice.tsx';
import type { Waitlist, WaitlistView } from './waitlistState.ts';

export interface LeaveScreenProps {
  readonly view: Extract<WaitlistView, { at: 'leave' }>;
  readonly settings: Pick<Settings, 'contact'>;
  readonly list: Pick<Waitlist, 'leave' | 'back'>;
}

/** Asks a visitor who came by the link to leave. Only a press takes them off the list: a mail program may open each link. */
export function LeaveScreen({ view, settings, list }: LeaveScreenProps) {
  const words = useMessages(waitlistMessages);
  const { sending, notice } = view;
  useAnnounceProgress(sending ? words.leaving : '');
  useBackGesture(sending ? undefined : list.back);
  return (
    <ScreenBox className="tour-waitlist-entry">
      <ScreenHeading>{words.leaveHeading}</ScreenHeading>
      <p>{words.leaveText}</p>
      <NotDoneNotice notice={notice} words={words.notLeft}>
        <ContactLinks contact={settings.contact} />
      </NotDoneNotice>
      <LeaveChoice sending={sending} onStay={list.back} onLeave={() => void list.leave()} />
    </ScreenBox>
  );
}

interface LeaveChoiceProps {
  readonly sending: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** To stay or to leave, as a tour is kept or canceled. */
export function LeaveChoice({ sending, onStay, onLeave }: LeaveChoiceProps) {
  const words = useMessages(waitlistMessages);
  return (
    <div className="tour-waitlist-choice tour-unprinted" data-leaves="">
      <Button kind="primary" aria-disabled={sending} onClick={onStay}>
        {words.leaveNo}
      </Button>
      <Button busy={sending} onClick={onLeave}>
        {sending ? words.leaving : words.leaveYes}
      </Button>
    </div>
  );
}

/** The visitor is off the list. */
export function LeftScreen({ list }: { readonly list: Pick<Waitlist, 'back'> }) {
  const words = useMessages(waitlistMessages);
  const screens = useMessages(screenMessages);
  useBackGesture(list.back);
  return (
    <ScreenBox className="tour-waitlist-entry" data-done="">
      <div className="tour-booked-mark">
        <CheckIcon />
      </div>
      <ScreenHeading>{words.leftHeading}</ScreenHeading>
      <p>{words.leftText}</p>
      <Button onClick={list.back}>{screens.backToTimes}</Button>
    </ScreenBox>
  );
}
