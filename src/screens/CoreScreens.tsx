import { type ReactNode, useEffect } from 'react';
import { answerTime } from '../booking/answerTime.ts';
import { readSafely } from '../core/callSafely.ts';
import { offeredChanges } from '../core/offeredChanges.ts';
import type { BookingSnapshot, Screen } from '../core/snapshot.ts';
import { agentChunk, agentOfTour } from '../features/agent/AgentPlace.tsx';
import { BackToTimes } from '../features/lead/BackToTimes.tsx';
import { leadChunk } from '../features/lead/LeadPlace.tsx';
import { useMessages } from '../i18n/language.ts';
import { screenMessages } from '../i18n/screens.ts';
import { widgetMessages } from '../i18n/widget.ts';
import { useChunk } from '../loading/chunk.ts';
import type { Settings } from '../options/settings.ts';
import { LoadingPlace } from '../screenParts/LoadingPlace.tsx';
import { NotLoadedScreen } from '../screenParts/MessageScreen.tsx';
import type { BookingModel } from '../screenParts/tourBookingModel.ts';
import { useEnvironment } from '../screenParts/useEnvironment.ts';
import { actionsChunk } from './booked/TourActionsPlace.tsx';
import { ContactScreen } from './messages/ContactScreen.tsx';
import { UnreachableScreen } from './messages/UnreachableScreen.tsx';
import { type PreviewScreen, screensChunk } from './PreviewScreens.tsx';

type ScreenProps = BookingModel;

function Misconfigured({ settings }: ScreenProps) {
  const { unreachableHeading } = useMessages(widgetMessages);
  return <ContactScreen heading={unreachableHeading} contact={settings.contact} />;
}

function Closed({ settings }: ScreenProps) {
  const { closedHeading } = useMessages(screenMessages);
  return <ContactScreen heading={closedHeading} contact={settings.contact} />;
}

function Unreachable({ snapshot: { configuration }, commands, settings }: ScreenProps) {
  if (configuration.status !== 'error') return null;
  return <UnreachableScreen failure={configuration} contact={settings.contact} onRetry={commands.retry} />;
}

type ScreensChunk = typeof import('./screensChunk.ts');

/** Preloads chunks: the next screens while the visitor chooses a time, and the parts of the booked screen while a booking is sent. */
export function useScreensAhead(
  { screen, availability, configuration, flow }: BookingSnapshot,
  settings: Settings,
): void {
  const times = screen === 'pick' ? availability?.times.kind : undefined;
  const mayLeave = times !== undefined && (settings.leads === 'on' || times === 'none');
  const ready = times === 'times' || mayLeave;
  useEffect(() => {
    if (ready) void screensChunk.load();
  }, [ready]);
  useEffect(() => {
    if (mayLeave) void leadChunk.load();
  }, [mayLeave]);
  const sending = flow.at === 'sending';
  useEffect(() => {
    if (sending) void actionsChunk.load();
  }, [sending]);
  const hasAgent = sending && agentOfTour(flow, configuration, settings) !== undefined;
  useEffect(() => {
    if (hasAgent) void agentChunk.load();
  }, [hasAgent]);
}

type ChunkRow = (screens: ScreensChunk, props: ScreenProps) => ReactNode;

const ticket: ChunkRow = (chunk, props) => <BookedTour chunk={chunk} {...props} />;

function BookedTour({ chunk, snapshot, commands, settings }: ScreenProps & { readonly chunk: ScreensChunk }) {
  const { AgentPlace, BookedScreen, HomeStopsPlace, TourActionsPlace, PlansChangePlace } = chunk;
  const { now } = useEnvironment();
  const { flow } = snapshot;
  if (!('tour' in flow) || settings.scope === undefined) return null;
  const { slot, askedFor, tour, answers, unknownOutcomes, knownBy, sequence, rescheduledFrom, locked } = flow;
  const location = tour.location || settings.location;
  const { homes } = snapshot;
  return (
    <BookedScreen
      slot={slot}
      askedFor={askedFor}
      unknownOutcomes={unknownOutcomes}
      settings={settings}
      location={location}
      // Nobody tells until when the office answers a tour that was moved.
      answerBy={
        sequence > 0
          ? undefined
          : readSafely(() => answerTime(tour.expirationDate, { zone: settings.zone, start: slot, now: now() }))
      }
      stops={<HomeStopsPlace homes={homes} look="ticket" settings={settings} />}
      firstName={answers.first_name}
      full={tour.confirmationEnabled}
      heading={
        knownBy === 'memory' ? 'earlier' : sequence > 0 ? 'rescheduled' : knownBy === 'link' ? 'before' : 'booked'
      }
      onBookAnother={knownBy === 'memory' ? commands.bookAnother : undefined}
      withoutContact={locked}
      agent={<AgentPlace snapshot={snapshot} settings={settings} />}
      plans={
        <PlansChangePlace
          offered={offeredChanges(settings, snapshot)}
          locked={locked}
          contact={settings.contact}
          commands={commands}
        />
      }
    >
      <TourActionsPlace
        slot={slot}
        id={tour.id}
        groupId={settings.scope.groupId}
        sequence={sequence}
        rescheduledFrom={rescheduledFrom}
        location={location}
        homes={homes}
        token={flow.token}
        settings={settings}
      />
    </BookedScreen>
  );
}

const leadRow: ChunkRow = ({ LeadPlace }, { snapshot: { lead, availability }, commands, settings }) =>
  lead && availability ? (
    <LeadPlace lead={lead} availability={availability} commands={commands} settings={settings} />
  ) : null;
const change: ChunkRow = (screens, props) => (
  <screens.ChangePlace
    {...props}
    stops={<screens.HomeStopsPlace homes={props.snapshot.homes} look="bar" settings={props.settings} />}
    ticket={ticket(screens, props)}
  />
);

/** The screens of the screens chunk. */
const CHUNK_SCREENS = {
  details: ({ DetailsScreen }, { snapshot: { flow, plan, availability, homes }, commands, settings }) => {
    if ((flow.at !== 'details' && flow.at !== 'sending') || plan === null || availability === null) return null;
    return (
      <DetailsScreen
        slot={flow.slot}
        answers={flow.answers}
        assisted={flow.assisted}
        homes={homes}
        notice={flow.at === 'details' ? flow.notice : null}
        sending={flow.at === 'sending'}
        unknownOutcomes={flow.unknownOutcomes}
        elsewhere={flow.elsewhere}
        plan={plan}
        today={availability.today}
        commands={commands}
        settings={settings}
      />
    );
  },
  unsure: ({ UnsureScreen }, { snapshot: { flow }, commands, settings }) =>
    flow.at === 'unsure' || flow.at === 'looking-up' ? (
      <UnsureScreen
        slot={flow.slot}
        notice={flow.at === 'unsure' ? flow.notice : null}
        lookUp={flow.at === 'looking-up' ? 'asking' : settings.lookUp ? 'yes' : 'no'}
        contact={settings.contact}
        commands={commands}
      />
    ) : null,
  lead: leadRow,
  'lead-left': leadRow,
  booked: ticket,
  confirmation: ticket,
  reschedule: change,
  cancel: change,
  canceled: change,
  'reschedule-unsure': change,
  'cancel-unsure': change,
} satisfies { readonly [Name in Screen]?: ChunkRow };

const isInChunk = (screen: Screen): screen is keyof typeof CHUNK_SCREENS => screen in CHUNK_SCREENS;

/** A screen of the screens chunk. The skeleton stands in while the chunk loads. If loading fails, a screen with "Try again" does. */
function ChunkScreen(props: ScreenProps) {
  const state = useChunk(screensChunk, false);
  const { snapshot, settings } = props;
  if (state.status === 'loading' || !isInChunk(snapshot.screen)) return <LoadingPlace contact={settings.contact} />;
  if (state.status === 'ready') {
    const { ChunkStyle } = state.module;
    return <ChunkStyle>{CHUNK_SCREENS[snapshot.screen](state.module, props)}</ChunkStyle>;
  }
  return (
    <NotLoadedScreen contact={settings.contact} onRetry={() => void screensChunk.load()}>
      {snapshot.lead ? <BackToTimes commands={props.commands} /> : null}
    </NotLoadedScreen>
  );
}

type Rows = { readonly [Name in Exclude<Screen, PreviewScreen>]: (props: ScreenProps) => ReactNode } & {
  readonly [Name in PreviewScreen]?: undefined;
};

/** The component of each screen. The screens of the preview have none here. */
const SCREENS: Rows = {
  misconfigured: Misconfigured,
  closed: Closed,
  unreachable: Unreachable,
  details: ChunkScreen,
  lead: ChunkScreen,
  'lead-left': ChunkScreen,
  unsure: ChunkScreen,
  booked: ChunkScreen,
  confirmation: ChunkScreen,
  reschedule: ChunkScreen,
  cancel: ChunkScreen,
  canceled: ChunkScreen,
  'reschedule-unsure': ChunkScreen,
  'cancel-unsure': ChunkScreen,
};

/** The screen of a snapshot, unless the preview has it. */
export function CoreScreens(props: ScreenProps) {
  const Current = SCREENS[props.snapshot.screen];
  return Current ? <Current {...props} /> : null;
}
