import type { Screen } from '../../core/snapshot.ts';
import { unbroken } from '../../i18n/format.ts';
import { useFormat, useMessages } from '../../i18n/language.ts';
import { waitlistMessages } from '../../i18n/waitlist.ts';
import { Button } from '../../ui/Button.tsx';
import { useWaitlist } from './useWaitlist.ts';
import type { Waitlist } from './waitlistState.ts';

/** The screens below which the line stands. */
const WITH_LINE: readonly Screen[] = ['pick', 'lead'];

/** The line below the times: the way onto the list, or until when the visitor is on it. */
export function WaitlistLine({ list }: { readonly list: Waitlist }) {
  const words = useMessages(waitlistMessages);
  const format = useFormat();
  const { state, snapshot } = useWaitlist(list);
  if (!WITH_LINE.includes(snapshot.screen)) return null;
  const { record } = state;
  return (
    <p className="tour-lead-line">
      {record ? (
        <>
          <span>{record.asked ? words.checkLine : words.until(unbroken(format.dayShort(record.days.last)))}</span>
          <Button kind="link" onClick={list.show}>
            {words.show}
          </Button>
        </>
      ) : (
        <Button kind="link" onClick={list.open}>
          {words.offer}
        </Button>
      )}
    </p>
  );
}
