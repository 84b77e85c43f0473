import { useContext, useLayoutEffect } from 'react';
import { ChunkStyle } from '../../screenParts/ChunkStyle.tsx';
import { LoadingPlace } from '../../screenParts/LoadingPlace.tsx';
import { KeepOpenContext } from '../../ui/KeepOpenContext.ts';
import { ConfirmScreen, ExpiredScreen } from './ConfirmScreen.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { LeaveScreen, LeftScreen } from './LeaveScreen.tsx';
import { useWaitlist } from './useWaitlist.ts';
import { WaitlistForm } from './WaitlistForm.tsx';
import { waitlistSheet } from './WaitlistNotice.tsx';
import type { Waitlist } from './waitlistState.ts';

/** The screens of the list, in place of those of the booking. */
export function WaitlistScreens({ list }: { readonly list: Waitlist }) {
  const { state } = useWaitlist(list);
  const { view } = state;
  const isSending = 'sending' in view && view.sending;
  const keepOpen = useContext(KeepOpenContext);
  // Keeps the dialog around the widget open while something is sent.
  useLayoutEffect(() => {
    if (!isSending) return;
    keepOpen?.(true);
    return () => keepOpen?.(false);
  }, [keepOpen, isSending]);
  return (
    <ChunkStyle>
      <ChunkStyle sheet={waitlistSheet}>
        <CurrentScreen list={list} />
      </ChunkStyle>
    </ChunkStyle>
  );
}

function CurrentScreen({ list }: { readonly list: Waitlist }) {
  const { state, snapshot, settings } = useWaitlist(list);
  const { view, record, email } = state;
  const { availability, configuration } = snapshot;
  switch (view.at) {
    case 'form':
      return availability && configuration.status === 'success' && configuration.answer.active ? (
        <WaitlistForm
          view={view}
          choice={state}
          // The snapshot for screens stays as it is while the visitor types.
          answers={list.booking.getSnapshot().flow.answers}
          availability={availability}
          configuration={configuration.answer.configuration}
          settings={settings}
          list={list}
        />
      ) : (
        <LoadingPlace contact={settings.contact} />
      );
    case 'entry':
      return record ? <EntryScreen view={view} record={record} email={email} settings={settings} list={list} /> : null;
    case 'confirm':
      return <ConfirmScreen view={view} settings={settings} list={list} />;
    case 'expired':
      return <ExpiredScreen list={list} />;
    case 'leave':
      return <LeaveScreen view={view} settings={settings} list={list} />;
    case 'left':
      return <LeftScreen list={list} />;
    case 'times':
      return null;
  }
}
