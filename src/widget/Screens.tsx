import { type ReactNode, useEffect } from 'react';
import type { TourCommands } from '../core/createTourBooking.ts';
import type { Screen, TourSnapshot } from '../core/snapshot.ts';
import { useMessages } from '../i18n/language.ts';
import { Button } from '../ui/Button.tsx';
import { lazyModule, useLazyModule } from './lazyModule.ts';
import { MessageScreen } from './screens/MessageScreen.tsx';
import { PickScreen } from './screens/PickScreen.tsx';
import { SkeletonScreen } from './screens/SkeletonScreen.tsx';
import { UnreachableScreen } from './screens/UnreachableScreen.tsx';
import type { Settings } from './settings.ts';

interface ScreenProps {
  readonly snapshot: TourSnapshot;
  readonly commands: TourCommands;
  readonly settings: Settings;
}

function Misconfigured({ settings }: ScreenProps) {
  const { widget } = useMessages();
  return <MessageScreen heading={widget.misconfiguredHeading} text={widget.closedText} contact={settings.contact} />;
}

function Closed({ settings }: ScreenProps) {
  const { widget } = useMessages();
  return <MessageScreen heading={widget.closedHeading} text={widget.closedText} contact={settings.contact} />;
}

function Skeleton({ snapshot: { configuration }, settings }: ScreenProps) {
  const slow = configuration.status === 'pending' && configuration.slow;
  return <SkeletonScreen contact={slow ? settings.contact : undefined} />;
}

function Unreachable({ snapshot: { configuration }, commands, settings }: ScreenProps) {
  if (configuration.status !== 'error') return null;
  return <UnreachableScreen failure={configuration} contact={settings.contact} onRetry={commands.retry} />;
}

function PickTime({ snapshot: { flow, availability }, commands, settings }: ScreenProps) {
  if (availability === null || (flow.at !== 'day' && flow.at !== 'slot')) return null;
  return (
    <PickScreen
      availability={availability}
      notice={flow.at === 'slot' ? flow.notice : null}
      previous={flow.at === 'slot' ? flow.previous : null}
      unknownOutcomes={flow.unknownOutcomes}
      commands={commands}
      settings={settings}
    />
  );
}

type LazyScreens = typeof import('./screens/lazyScreens.ts');

const lazyScreens = lazyModule((): Promise<LazyScreens> => import('./screens/lazyScreens.ts'));

/** Fetches the screens that come after a chosen time while the visitor chooses a time, so that they are there when they have. */
export function usePreloadLazyScreens(ready: boolean): void {
  useEffect(() => {
    if (ready) void lazyScreens.load();
  }, [ready]);
}

type LazyRow = (screens: LazyScreens, props: ScreenProps) => ReactNode;

const booked =
  (full: boolean): LazyRow =>
  ({ BookedScreen }, { snapshot: { flow }, settings }) =>
    flow.at === 'booked' ? (
      <BookedScreen
        slot={flow.slot}
        unknownOutcomes={flow.unknownOutcomes}
        settings={settings}
        location={flow.tour.location}
        firstName={flow.answers.first_name}
        full={full}
      />
    ) : null;

/** The screens of the lazy module. */
const LAZY = {
  details: ({ DetailsScreen }, { snapshot: { flow, configuration, availability }, commands, settings }) => {
    if ((flow.at !== 'details' && flow.at !== 'sending') || availability === null) return null;
    if (configuration.status !== 'success' || !configuration.answer.active) return null;
    return (
      <DetailsScreen
        slot={flow.slot}
        answers={flow.answers}
        notice={flow.at === 'details' ? flow.notice : null}
        sending={flow.at === 'sending'}
        unknownOutcomes={flow.unknownOutcomes}
        configuration={configuration.answer.configuration}
        smsOptIn={availability.smsOptIn}
        today={availability.today}
        commands={commands}
        settings={settings}
      />
    );
  },
  unsure: ({ UnsureScreen }, { snapshot: { flow }, commands, settings }) =>
    flow.at === 'unsure' ? (
      <UnsureScreen slot={flow.slot} notice={flow.notice} contact={settings.contact} commands={commands} />
    ) : null,
  booked: booked(false),
  confirmation: booked(true),
} satisfies { readonly [Name in Screen]?: LazyRow };

const isLazy = (screen: Screen): screen is keyof typeof LAZY => screen in LAZY;

/** A screen of the lazy module: its place while it is on its way, and a way to try again when it did not come. */
function LazyScreen(props: ScreenProps) {
  const { widget } = useMessages();
  const state = useLazyModule(lazyScreens);
  const { snapshot, settings } = props;
  if (state.status === 'loading' || !isLazy(snapshot.screen)) return <SkeletonScreen />;
  if (state.status === 'ready') {
    const { LazyStyle } = state.module;
    return <LazyStyle>{LAZY[snapshot.screen](state.module, props)}</LazyStyle>;
  }
  return (
    <MessageScreen heading={widget.unreachableHeading} text={widget.unreachable.connection} contact={settings.contact}>
      <Button onClick={() => void lazyScreens.load()}>{widget.tryAgain}</Button>
    </MessageScreen>
  );
}

/** The orchestrator: one row a screen. */
const SCREENS: { readonly [Name in Screen]: (props: ScreenProps) => ReactNode } = {
  misconfigured: Misconfigured,
  skeleton: Skeleton,
  closed: Closed,
  unreachable: Unreachable,
  pick: PickTime,
  details: LazyScreen,
  unsure: LazyScreen,
  booked: LazyScreen,
  confirmation: LazyScreen,
};

/** The screen of a snapshot. */
export function Screens(props: ScreenProps) {
  const Current = SCREENS[props.snapshot.screen];
  return <Current {...props} />;
}
