import { type ReactNode, useEffect } from 'react';
import type { Screen, TourSnapshot } from '../core/snapshot.ts';
import { useMessages } from '../i18n/language.ts';
import { useScreenMessages } from '../i18n/useScreenMessages.ts';
import type { FirstScreen } from './FirstScreens.tsx';
import { lazyModule, useLazyModule } from './lazyModule.ts';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';
import { MessageScreen } from './screens/MessageScreen.tsx';
import { SkeletonScreen } from './screens/SkeletonScreen.tsx';
import { UnreachableScreen } from './screens/UnreachableScreen.tsx';
import { tourActions } from './tourActions.ts';
import type { TourBookingModel } from './useTourBooking.ts';

type ScreenProps = TourBookingModel;

function Misconfigured({ settings }: ScreenProps) {
  const { widget } = useMessages();
  const screens = useScreenMessages();
  return <MessageScreen heading={screens.misconfiguredHeading} text={widget.closedText} contact={settings.contact} />;
}

function Closed({ settings }: ScreenProps) {
  const { widget } = useMessages();
  const screens = useScreenMessages();
  return <MessageScreen heading={screens.closedHeading} text={widget.closedText} contact={settings.contact} />;
}

function Unreachable({ snapshot: { configuration }, commands, settings }: ScreenProps) {
  if (configuration.status !== 'error') return null;
  return <UnreachableScreen failure={configuration} contact={settings.contact} onRetry={commands.retry} />;
}

type LazyScreens = typeof import('./screens/lazyScreens.ts');

/** The screens that come after a chosen time. */
export const lazyScreens = lazyModule((): Promise<LazyScreens> => import('./screens/lazyScreens.ts'));

/** Fetches the screens that come after a chosen time while the visitor chooses a time, so that they are there when they have; and what follows a booking while that is on its way. */
export function usePreloadLazyScreens({ screen, availability, flow }: TourSnapshot): void {
  const ready = screen === 'pick' && availability?.times.kind === 'times';
  useEffect(() => {
    if (ready) void lazyScreens.load();
  }, [ready]);
  const sending = flow.at === 'sending';
  useEffect(() => {
    if (sending) void tourActions.load();
  }, [sending]);
}

type LazyRow = (screens: LazyScreens, props: ScreenProps) => ReactNode;

const booked =
  (full: boolean): LazyRow =>
  ({ BookedScreen, LaterActions }, { snapshot: { flow }, settings }) => {
    if (flow.at !== 'booked' || settings.scope === undefined) return null;
    const { slot, tour, answers, unknownOutcomes } = flow;
    const location = tour.location || settings.location;
    return (
      <BookedScreen
        slot={slot}
        unknownOutcomes={unknownOutcomes}
        settings={settings}
        location={location}
        firstName={answers.first_name}
        full={full}
      >
        <LaterActions
          slot={slot}
          id={tour.id}
          groupId={settings.scope.groupId}
          location={location}
          settings={settings}
        />
      </BookedScreen>
    );
  };

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
  const state = useLazyModule(lazyScreens);
  const { snapshot, settings } = props;
  if (state.status === 'loading' || !isLazy(snapshot.screen)) return <SkeletonScreen />;
  if (state.status === 'ready') {
    const { LazyStyle } = state.module;
    return <LazyStyle>{LAZY[snapshot.screen](state.module, props)}</LazyStyle>;
  }
  return <NotLoadedScreen contact={settings.contact} onRetry={() => void lazyScreens.load()} />;
}

type Rows = { readonly [Name in Exclude<Screen, FirstScreen>]: (props: ScreenProps) => ReactNode } & {
  readonly [Name in FirstScreen]?: undefined;
};

/** The orchestrator: one row a screen. */
const SCREENS: Rows = {
  misconfigured: Misconfigured,
  closed: Closed,
  unreachable: Unreachable,
  details: LazyScreen,
  unsure: LazyScreen,
  booked: LazyScreen,
  confirmation: LazyScreen,
};

/** Any screen of a snapshot that is none of the first ones; nothing for those. */
export function OtherScreens(props: ScreenProps) {
  const Current = SCREENS[props.snapshot.screen];
  return Current ? <Current {...props} /> : null;
}
