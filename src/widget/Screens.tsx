import { type ReactNode, useEffect } from 'react';
import { useMessages } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import type { Screen } from './screenFor.ts';
import { MessageScreen } from './screens/MessageScreen.tsx';
import { PickScreen } from './screens/PickScreen.tsx';
import { SkeletonScreen } from './screens/SkeletonScreen.tsx';
import { part, useChunk } from './useChunk.ts';
import type { TourModel } from './useTourBooking.ts';

interface ScreenProps {
  readonly model: TourModel;
  readonly onWarning: (message: string) => void;
}

function Closed({ model: { settings } }: ScreenProps) {
  const { widget } = useMessages();
  return <MessageScreen heading={widget.closedHeading} text={widget.closedText} contact={settings.contact} />;
}

function Unreachable({ model: { settings, configuration, retryConfiguration } }: ScreenProps) {
  const { widget } = useMessages();
  const retrying = configuration.status === 'error' && configuration.retrying;
  return (
    <MessageScreen heading={widget.unreachableHeading} text={widget.unreachableText} contact={settings.contact}>
      <Button busy={retrying} onClick={retryConfiguration}>
        {widget.tryAgain}
      </Button>
    </MessageScreen>
  );
}

type LaterScreens = typeof import('./screens/later.ts');

const laterPart = part((): Promise<LaterScreens> => import('./screens/later.ts'));

/** Fetches the later screens while the visitor chooses a time, so that they are there when they have. */
export function usePreloadLater(ready: boolean): void {
  useEffect(() => {
    if (ready) laterPart.load().catch(() => undefined);
  }, [ready]);
}

type Later = (screens: LaterScreens, props: ScreenProps) => ReactNode;

const booked =
  (full: boolean): Later =>
  ({ BookedScreen }, { model: { flow, settings } }) =>
    flow.at === 'booked' ? (
      <BookedScreen
        slot={flow.slot}
        settings={settings}
        location={flow.tour.location}
        firstName={flow.answers.first_name}
        full={full}
      />
    ) : null;

/** The screens of the later part. */
const LATER = {
  details: ({ DetailsScreen }, { model, onWarning }) => {
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
  },
  unsure: ({ UnsureScreen }, { model: { flow, settings, bookAgain, send } }) =>
    flow.at === 'unsure' ? (
      <UnsureScreen
        slot={flow.slot}
        contact={settings.contact}
        onBookAgain={bookAgain}
        onOtherTime={() => send({ type: 'change' })}
      />
    ) : null,
  booked: booked(false),
  confirmation: booked(true),
} satisfies { readonly [Name in Screen]?: Later };

const isLater = (screen: Screen): screen is keyof typeof LATER => screen in LATER;

/** The later part: its place while it is on its way, and a way to try again when it did not come. */
function LaterScreen(props: ScreenProps) {
  const { widget } = useMessages();
  const chunk = useChunk(laterPart);
  const { screen, settings } = props.model;
  if (chunk.status === 'loading' || !isLater(screen)) return <SkeletonScreen />;
  if (chunk.status === 'ready') {
    const { LaterStyle } = chunk.part;
    return <LaterStyle>{LATER[screen](chunk.part, props)}</LaterStyle>;
  }
  return (
    <MessageScreen heading={widget.unreachableHeading} text={widget.unreachableText} contact={settings.contact}>
      <Button onClick={chunk.retry}>{widget.tryAgain}</Button>
    </MessageScreen>
  );
}

/** The orchestrator: one row a screen. */
const SCREENS: { readonly [Name in Screen]: (props: ScreenProps) => ReactNode } = {
  skeleton: SkeletonScreen,
  closed: Closed,
  unreachable: Unreachable,
  pick: ({ model }) => <PickScreen model={model} />,
  details: LaterScreen,
  unsure: LaterScreen,
  booked: LaterScreen,
  confirmation: LaterScreen,
};

/** The screen of `model`. */
export function Screens(props: ScreenProps) {
  const Screen = SCREENS[props.model.screen];
  return <Screen {...props} />;
}
