import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import { Button } from '../../ui/Button.tsx';
import { useWaitlist } from './useWaitlist.ts';
import type { Waitlist } from './waitlistState.ts';

/** The line below the times: the way onto the list, or until when the visitor is on it. Where there are no times, see {@link WaitlistOffer}. */
export function WaitlistLine({ list }: { readonly list: Waitlist }) {
  const words = useMessages(waitlistMessages);
  const { state, snapshot } = useWaitlist(list);
  const { screen, availability } = snapshot;
  // There the screen itself has the way onto the list.
  const isOffered =
    screen === 'lead' && availability?.nothingUntil !== undefined && availability.times.kind !== 'times';
  if ((screen !== 'pick' && screen !== 'lead') || isOffered) return null;
  return (
    <p className="tour-lead-line">
      {state.record ? (
        <OnTheList list={list} />
      ) : (
        <Button kind="link" onClick={list.open}>
          {words.offer}
        </Button>
      )}
    </p>
  );
}

/** The same as the first way on, in a screen that says that nothing is open. */
export function WaitlistOffer({ list }: { readonly list: Waitlist }) {
  const words = useMessages(waitlistMessages);
  const { state } = useWaitlist(list);
  if (state.record)
    return (
      <p>
        <OnTheList list={list} />
      </p>
    );
  return (
    <>
      <p>{words.text}</p>
      <Button kind="primary" onClick={list.open}>
        {words.send}
      </Button>
    </>
  );
}

/** Until when the visitor is on the list, and the way to their entry. */
function OnTheList({ list }: { readonly list: Waitlist }) {
  const words = useMessages(waitlistMessages);
  const format = useFormat();
  const { record } = useWaitlist(list).state;
  if (!record) return null;
  return (
    <>
      <span>{record.asked ? words.checkLine : words.until(unbroken(format.dayShort(record.days.last)))}</span>{' '}
      <Button kind="link" onClick={list.show}>
        {words.show}
      </Button>
    </>
  );
}
