import { useRef } from 'react';
import type { TourCommands } from '../../core/createTourBooking.ts';
import type { OfferedChanges } from '../../core/offeredChanges.ts';
import { useActionMessages } from '../../i18n/useActionMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useFocusOn } from '../../ui/useFocusOn.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import type { Contact } from '../viewSettings.ts';

export interface PlansChangeProps {
  readonly offered: OfferedChanges;
  /** The service refuses whoever is here any change. */
  readonly locked: boolean;
  readonly contact: Contact;
  readonly commands: Pick<TourCommands, 'changeTime' | 'askCancel'>;
}

/** Leads to moving and cancelling; after a refusal the contact instead, and nothing where nothing is offered. */
export function PlansChange({ offered, locked, contact, commands }: PlansChangeProps) {
  const actions = useActionMessages();
  const refusal = useRef<HTMLDivElement>(null);
  useFocusOn(refusal, locked ? 'locked' : null);
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
        <Button kind="link" onClick={commands.changeTime}>
          {actions.changeTime}
        </Button>
      ) : null}
      {offered.cancel ? (
        <Button kind="link" onClick={commands.askCancel}>
          {actions.cancelTour}
        </Button>
      ) : null}
    </div>
  );
}
