import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Screen } from './screenFor.ts';
import { MessageScreen } from './screens/MessageScreen.tsx';
import { PickScreen } from './screens/PickScreen.tsx';
import { SkeletonScreen } from './screens/SkeletonScreen.tsx';
import { useChunk } from './useChunk.ts';
import type { TourModel } from './useTourBooking.ts';

interface ScreenProps {
  readonly model: TourModel;
  readonly onWarning: (message: string) => void;
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

type LaterScreens = typeof import('./screens/later.ts');

const loadLater = (): Promise<LaterScreens> => import('./screens/later.ts');

/** Fetches the later screens while the visitor chooses a time, so that they are there when they have. */
export function usePreloadLater(ready: boolean): void {
  useEffect(() => {
    if (ready) void loadLater().catch(() => undefined);
  }, [ready]);
}

/** A screen of the later part: its place while that is on its way, and a way to try again when it did not come. */
const later = (show: (screens: LaterScreens, props: ScreenProps) => ReactNode) =>
  function Later(props: ScreenProps) {
    const { widget } = useMessages();
    const chunk = useChunk(loadLater, true);
    if (chunk.status === 'loading') return <SkeletonScreen />;
    if (chunk.status === 'ready') return <chunk.part.LaterStyle>{show(chunk.part, props)}</chunk.part.LaterStyle>;
    return (
      <MessageScreen
        heading={widget.unreachableHeading}
        text={widget.unreachableText}
        contact={props.model.settings.contact}
      >
        <Button onClick={chunk.retry}>{widget.tryAgain}</Button>
      </MessageScreen>
    );
  };

const booked = (full: boolean) =>
  later(({ BookedScreen }, { model: { flow, settings } }) =>
    flow.at === 'booked' ? (
      <BookedScreen
        slot={flow.slot}
        settings={settings}
        location={flow.tour.location}
        firstName={flow.answers.first_name}
        full={full}
      />
    ) : null,
  );

/** The orchestrator: one row a screen. */
const SCREENS: { readonly [Name in Screen]: (props: ScreenProps) => ReactNode } = {
  skeleton: SkeletonScreen,
  closed: Closed,
  unreachable: Unreachable,
  pick: ({ model }) => <PickScreen model={model} />,
  details: later(({ DetailsScreen }, { model, onWarning }) => {
    const { flow, configuration, pick } = model;
    if (flow.at !== 'details' && flow.at !== 'sending') return null;
    if (configuration.status !== 'success' || !configuration.answer.active) return null;
    return (
      <DetailsScreen
        model={model}
        flow={flow}
        configuration={configuration.answer.configuration}
        smsOptIn={pick.smsOptIn}
        today={pick.today}
        onWarning={onWarning}
      />
    );
  }),
  unsure: later(({ UnsureScreen }, { model: { flow, settings, bookAgain, send } }) =>
    flow.at === 'unsure' ? (
      <UnsureScreen
        slot={flow.slot}
        contact={settings.contact}
        onBookAgain={bookAgain}
        onOtherTime={() => send({ type: 'change' })}
      />
    ) : null,
  ),
  booked: booked(false),
  confirmation: booked(true),
};

/** The screen of `model`. */
export function Screens(props: ScreenProps) {
  const Screen = SCREENS[props.model.screen];
  return <Screen {...props} />;
}
