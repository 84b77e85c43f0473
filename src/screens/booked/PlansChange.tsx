import { useRef, useState } from 'react';
import { changeChunk } from '../../chunks.ts';
import type { TourCommands } from '../../core/createTourBooking.ts';
import type { OfferedChanges } from '../../core/offeredChanges.ts';
import { actionMessages } from '../../i18n/actions.ts';
import { useMessages } from '../../i18n/language.ts';
import type { Contact } from '../../options/viewSettings.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusOn } from '../../ui/useFocusOn.ts';
import { ContactLinks } from '../messages/ContactLinks.tsx';

export interface PlansChangeProps {
  readonly offered: OfferedChanges;
  /** The service refuses whoever is here any change. */
  readonly locked: boolean;
  readonly contact: Contact;
  readonly commands: Pick<TourCommands, 'changeTime' | 'askCancel'>;
}

/** Leads to moving and cancelling; after a refusal the contact instead, and nothing where nothing is offered. */
export function PlansChange({ offered, locked, contact, commands }: PlansChangeProps) {
  const actions = useMessages(actionMessages);
  const refusal = useRef<HTMLDivElement>(null);
  useFocusOn(refusal, locked ? 'locked' : null);
  const { busy, lead } = useWaitingPress(commands);
  if (locked)
    return (
      <Notice ref={refusal} tone="warn">
        <p>{actions.notAllowed}</p>
        <ContactLinks contact={contact} />
      </Notice>
    );
  if (!offered.move && !offered.cancel) return null;
  return (
    <div className="tour-plans">
      <p>{actions.plansChange}</p>
      {offered.move ? (
        <Button kind="link" busy={busy === 'changeTime'} onClick={() => lead('changeTime')}>
          {actions.changeTime}
        </Button>
      ) : null}
      {offered.cancel ? (
        <Button kind="link" busy={busy === 'askCancel'} onClick={() => lead('askCancel')}>
          {actions.cancelTour}
        </Button>
      ) : null}
    </div>
  );
}

type Way = keyof PlansChangeProps['commands'];

/** A press waits until what it leads to is there, or failed to come: the tour stays in view. The last press counts. */
function useWaitingPress(commands: PlansChangeProps['commands']) {
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
