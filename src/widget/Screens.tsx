import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Screen } from './screenFor.ts';
import { BookedScreen } from './screens/BookedScreen.tsx';
import { MessageScreen } from './screens/MessageScreen.tsx';
import { PickScreen } from './screens/PickScreen.tsx';
import { SkeletonScreen } from './screens/SkeletonScreen.tsx';
import { UnsureScreen } from './screens/UnsureScreen.tsx';
import { useChunk } from './useChunk.ts';
import type { TourModel } from './useTourBooking.ts';

interface ScreenProps {
  readonly model: TourModel;
  readonly onWarning: (message: string) => void;
}

/** The orchestrator: one row a screen. */
const SCREENS: { readonly [Name in Screen]: (props: ScreenProps) => ReactNode } = {
  skeleton: SkeletonScreen,
  closed: Closed,
  unreachable: Unreachable,
  pick: ({ model }) => <PickScreen model={model} />,
  details: Details,
  unsure: Unsure,
  booked: ({ model }) => <Booked model={model} full={false} />,
  confirmation: ({ model }) => <Booked model={model} full />,
};

/** The screen of `model`. */
export function Screens(props: ScreenProps) {
  const Screen = SCREENS[props.model.screen];
  return <Screen {...props} />;
}

function Closed({ model: { settings } }: ScreenProps) {
  const { widget } = useMessages();
  return <MessageScreen heading={widget.closedHeading} text={widget.closedText} contact={settings.contact} />;
}

function Unreachable({ model: { settings, retryConfiguration } }: ScreenProps) {
  const { widget } = useMessages();
  return (
    <MessageScreen heading={widget.unreachableHeading} text={widget.unreachableText} contact={settings.contact}>
      <Button onClick={retryConfiguration}>{widget.tryAgain}</Button>
    </MessageScreen>
  );
}

const loadDetails = () => import('./screens/DetailsScreen.tsx');

/** Fetches the form while the visitor chooses a time, so that it is there when they have. */
export function usePreloadDetails(ready: boolean): void {
  useEffect(() => {
    if (ready) void loadDetails().catch(() => undefined);
  }, [ready]);
}

function Details({ model, onWarning }: ScreenProps) {
  const { widget } = useMessages();
  const chunk = useChunk(loadDetails, true);
  const { flow, configuration, settings } = model;
  if (chunk.status === 'failed')
    return (
      <MessageScreen heading={widget.unreachableHeading} text={widget.unreachableText} contact={settings.contact}>
        <Button onClick={chunk.retry}>{widget.tryAgain}</Button>
      </MessageScreen>
    );
  const answer = configuration.status === 'success' ? configuration.answer : undefined;
  if (chunk.status === 'loading' || !answer?.active || (flow.at !== 'details' && flow.at !== 'sending'))
    return <SkeletonScreen />;
  const { DetailsScreen } = chunk.part;
  return (
    <DetailsScreen
      model={model}
      flow={flow}
      configuration={answer.configuration}
      smsOptIn={model.pick.smsOptIn}
      today={model.pick.today}
      onWarning={onWarning}
    />
  );
}

function Unsure({ model: { flow, settings, bookAgain, send } }: ScreenProps) {
  if (flow.at !== 'unsure') return null;
  return (
    <UnsureScreen
      slot={flow.slot}
      contact={settings.contact}
      onBookAgain={bookAgain}
      onOtherTime={() => send({ type: 'change' })}
    />
  );
}

function Booked({ model: { flow, settings }, full }: { readonly model: TourModel; readonly full: boolean }) {
  if (flow.at !== 'booked') return null;
  return (
    <BookedScreen
      slot={flow.slot}
      settings={settings}
      location={flow.tour.location}
      firstName={flow.answers.first_name}
      full={full}
    />
  );
}
