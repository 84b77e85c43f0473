import { useMessages } from '../../i18n/language.ts';
import { screenMessages } from '../../i18n/screens.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import type { Settings } from '../../options/settings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { ScreenBox, ScreenHeading } from '../../screenParts/ScreenHeading.tsx';
import { useAnnounceProgress } from '../../ui/Announcer.tsx';
import { Button } from '../../ui/Button.tsx';
import { useBackGesture } from '../../ui/useBackGesture.ts';
import { NotDoneNotice } from './NotDoneNotice.tsx';
import type { Waitlist, WaitlistView } from './waitlistState.ts';

export interface ConfirmScreenProps {
  readonly view: Extract<WaitlistView, { at: 'confirm' }>;
  readonly settings: Pick<Settings, 'contact'>;
  readonly list: Pick<Waitlist, 'confirm' | 'back'>;
}

/** Asks a visitor who came by the link of a message to confirm their address. Only a press does: a mail program may open each link. */
export function ConfirmScreen({ view, settings, list }: ConfirmScreenProps) {
  const words = useMessages(waitlistMessages);
  const screens = useMessages(screenMessages);
  const { sending, notice } = view;
  useAnnounceProgress(sending ? words.confirming : '');
  useBackGesture(sending ? undefined : list.back);
  return (
    <ScreenBox className="tour-waitlist-entry">
      <ScreenHeading>{words.confirmHeading}</ScreenHeading>
      <p>{words.confirmText}</p>
      <NotDoneNotice notice={notice} words={words.notConfirmed}>
        <ContactLinks contact={settings.contact} />
      </NotDoneNotice>
      <Button kind="primary" busy={sending} onClick={() => void list.confirm()}>
        {sending ? words.confirming : words.confirmYes}
      </Button>
      <Button kind="link" data-quiet="" aria-disabled={sending} onClick={list.back}>
        {screens.backToTimes}
      </Button>
    </ScreenBox>
  );
}

/** The link counts no longer. */
export function ExpiredScreen({ list }: { readonly list: Pick<Waitlist, 'open' | 'back'> }) {
  const words = useMessages(waitlistMessages);
  const screens = useMessages(screenMessages);
  useBackGesture(list.back);
  return (
    <ScreenBox className="tour-waitlist-entry">
      <ScreenHeading>{words.expiredHeading}</ScreenHeading>
      <p>{words.expiredText}</p>
      <Button kind="primary" onClick={list.open}>
        {words.offer}
      </Button>
      <Button kind="link" data-quiet="" onClick={list.back}>
        {screens.backToTimes}
      </Button>
    </ScreenBox>
  );
}
