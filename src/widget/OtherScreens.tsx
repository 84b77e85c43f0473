import { type ReactNode, useEffect } from 'react';
import { offeredChanges } from '../core/offeredChanges.ts';
import type { Screen, TourSnapshot } from '../core/snapshot.ts';
import { useMessages } from '../i18n/language.ts';
import { useScreenMessages } from '../i18n/useScreenMessages.ts';
import type { FirstScreen } from './FirstScreens.tsx';
import { lazyPart } from './laterWords.ts';
import { useLazyModule } from './lazyModule.ts';
import { leadPart } from './leadPart.ts';
import { NotLoadedScreen } from './NotLoadedScreen.tsx';
import type { Leads } from './options.ts';
import { BackToTimes } from './screens/BackToTimes.tsx';
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
export const lazyScreens = lazyPart((): Promise<LazyScreens> => import('./screens/lazyScreens.ts'));

/** Fetches the screens that come after a chosen time while the visitor chooses a time, so that they are there when they have; and what follows a booking while that is on its way. */
export function usePreloadLazyScreens({ screen, availability, flow }: TourSnapshot, leads: Leads): void {
  const times = screen === 'pick' ? availability?.times.kind : undefined;
  const mayLeave = times !== undefined && (leads === 'on' || (leads === 'auto' && times === 'none'));
  const ready = times === 'times' || mayLeave;
  useEffect(() => {
    if (ready) void lazyScreens.load();
  }, [ready]);
  useEffect(() => {
    if (mayLeave) void leadPart.load();
  }, [mayLeave]);
  const sending = flow.at === 'sending';
  useEffect(() => {
    if (sending) void tourActions.load();
  }, [sending]);
}

type LazyRow = (screens: LazyScreens, props: ScreenProps) => ReactNode;

const booked =
  (full: boolean): LazyRow =>
  ({ BookedScreen, LaterActions, LaterPlans }, { snapshot, commands, settings }) => {
    const { flow } = snapshot;
    if (flow.at !== 'booked' || settings.scope === undefined) return null;
    const { slot, tour, answers, unknownOutcomes, sequence, movedFrom, locked } = flow;
    const location = tour.location || settings.location;
    const isManaged = tour.id !== undefined && tour.id === settings.managed?.id;
    return (
      <BookedScreen
        slot={slot}
        unknownOutcomes={unknownOutcomes}
        settings={settings}
        location={location}
        firstName={answers.first_name}
        full={full}
        heading={sequence > 0 ? 'moved' : isManaged ? 'before' : 'booked'}
        withoutContact={locked}
        plans={
          <LaterPlans
            offered={offeredChanges(settings, snapshot)}
            locked={locked}
            contact={settings.contact}
            commands={commands}
          />
        }
      >
        <LaterActions
          slot={slot}
          id={tour.id}
          groupId={settings.scope.groupId}
          sequence={sequence}
          movedFrom={movedFrom}
          location={location}
          settings={settings}
        />
      </BookedScreen>
    );
  };

const leadRow: LazyRow = ({ LaterLead }, { snapshot: { lead, availability }, commands, settings }) =>
  lead && availability ? (
    <LaterLead lead={lead} availability={availability} commands={commands} settings={settings} />
  ) : null;
const change: LazyRow = ({ LaterChange }, props) => <LaterChange {...props} />;

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
  lead: leadRow,
  'lead-left': leadRow,
  booked: booked(false),
  confirmation: booked(true),
  move: change,
  cancel: change,
  cancelled: change,
  'unsure-change': change,
} satisfies { readonly [Name in Screen]?: LazyRow };

const isLazy = (screen: Screen): screen is keyof typeof LAZY => screen in LAZY;

/** A screen of the lazy module: its place while it is on its way, and a way to try again when it did not come. */
function LazyScreen(props: ScreenProps) {
  const state = useLazyModule(lazyScreens, false);
  const { snapshot, settings } = props;
  if (state.status === 'loading' || !isLazy(snapshot.screen)) return <SkeletonScreen />;
  if (state.status === 'ready') {
    const { LazyStyle } = state.module;
    return <LazyStyle>{LAZY[snapshot.screen](state.module, props)}</LazyStyle>;
  }
  return (
    <NotLoadedScreen contact={settings.contact} onRetry={() => void lazyScreens.load()}>
      {snapshot.lead ? <BackToTimes commands={props.commands} /> : null}
    </NotLoadedScreen>
  );
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
  lead: LazyScreen,
  'lead-left': LazyScreen,
  unsure: LazyScreen,
  booked: LazyScreen,
  confirmation: LazyScreen,
  move: LazyScreen,
  cancel: LazyScreen,
  cancelled: LazyScreen,
  'unsure-change': LazyScreen,
};

/** Any screen of a snapshot that is none of the first ones; nothing for those. */
export function OtherScreens(props: ScreenProps) {
  const Current = SCREENS[props.snapshot.screen];
  return Current ? <Current {...props} /> : null;
}
