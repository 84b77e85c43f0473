import { useRef, useState } from 'react';
import type { BookingCommands } from '../../core/bookingCore.ts';
import type { OfferedChanges } from '../../core/offeredChanges.ts';
import { actionMessages } from '../../i18n/actions.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { ContactLinks } from '../../screenParts/ContactLinks.tsx';
import { SlowNote, useSlow } from '../../screenParts/SlowNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusOn } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { changeChunk } from './ChangePlace.tsx';

export interface PlansChangeProps {
  readonly offered: OfferedChanges;
  /** The service lets this visitor change nothing. */
  readonly locked: boolean;
  readonly contact: Contact;
  readonly commands: Pick<BookingCommands, 'startReschedule' | 'startCancel'>;
}

/** Leads to moving and canceling. After a refusal it shows the contact. Empty when nothing is offered. */
export function PlansChange({ offered, locked, contact, commands }: PlansChangeProps) {
  const actions = useMessages(actionMessages);
  const refusal = useRef<HTMLDivElement>(null);
  useFocusOn(refusal, locked ? 'locked' : null);
  const { busy, lead } = usePendingPress(commands);
  const isSlow = useSlow(busy !== undefined);
  if (locked)
    return (
      <Notice ref={refusal} tone="warn">
        <p>{actions.notAllowed}</p>
        <ContactLinks contact={contact} />
      </Notice>
    );
  if (!offered.reschedule && !offered.cancel) return null;
  return (
    <div className="tour-plans tour-unprinted">
      <p>{actions.plansChange}</p>
      {offered.reschedule ? (
        <Button kind="link" busy={busy === 'startReschedule'} onClick={() => lead('startReschedule')}>
          {actions.reschedule}
        </Button>
      ) : null}
      {offered.cancel ? (
        <Button kind="link" busy={busy === 'startCancel'} onClick={() => lead('startCancel')}>
          {actions.cancelTour}
        </Button>
      ) : null}
      {isSlow ? <SlowNote contact={contact} /> : null}
    </div>
  );
}

type Way = keyof PlansChangeProps['commands'];

/** Holds a press back until its screens have loaded or failed to load; the tour stays in view. The last press counts. */
function usePendingPress(commands: PlansChangeProps['commands']) {
  const [busy, setBusy] = useState<Way>();
  const wanted = useRef<Way>(undefined);
  const lead = async (way: Way): Promise<void> => {
    wanted.current = way;
    if (changeChunk.getState().status !== 'ready') {
      setBusy(way);
      await changeChunk.load();
      setBusy(undefined);
    }
    if (wanted.current === way) commands[way]();
  };
  return { busy, lead: (way: Way) => void lead(way) };
}
