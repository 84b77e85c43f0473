import { ConfigurationAnswer, OfficeHours, Availability } from './types/api-tourClient.js';
export {
  Agent,
  AgentClient,
  AgentFacts,
  AgentFilters,
  ApiError,
  ApiFailure,
  AppointmentClient,
  BookTourRequest,
  BookedTour,
  BookingCallOptions,
  BookingOutcome,
  Cancellation,
  ChangeCallOptions,
  Configuration,
  CreateProspectRequest,
  FailureKind,
  FieldError,
  LeadClient,
  LeadOutcome,
  ListClient,
  Neighborhood,
  NeighborhoodFilters,
  Page,
  QueryValue,
  RescheduleOutcome,
  RescheduledTour,
  Source,
  TourClient,
  TourQuestions,
} from './types/api-tourClient.js';
import {
  TourSnapshot,
  TourCommands,
  Settings,
  BookingOptions,
  NamesService,
} from './types/screenParts-tourBookingModel.js';
export {
  AgentOption,
  AgentSetting,
  Answers,
  AsksFirst,
  AssistedBy,
  Attribution,
  AvailabilityView,
  Booked,
  BookingFailure,
  BookingInDoubt,
  BookingSettings,
  BookingSnapshot,
  CamelCase,
  CancelFailure,
  ChangeCommands,
  ChangeFlow,
  Choice,
  ClassNames,
  ClosedDays,
  ConfigurationState,
  Confirms,
  Consent,
  ConsentWords,
  Contact,
  Corner,
  DayRange,
  DiscoverySources,
  EventDetail,
  EventHandlers,
  EventPayloads,
  EveryEvent,
  FieldKey,
  FieldMode,
  FieldSetting,
  FieldSettings,
  Flow,
  FormPlan,
  FormSettings,
  FoundNotBooked,
  FoundTour,
  Held,
  HomeFeeOption,
  HomeOption,
  HomesOption,
  HomesSetting,
  Lead,
  LeadCommands,
  LeadDetails,
  LeadFailure,
  LeadNotSent,
  Leads,
  ListKey,
  Loading,
  LoadingFailure,
  Look,
  LookUp,
  LookUpAnswer,
  ManagedTour,
  Mode,
  NoTimes,
  NotBooked,
  NotChanged,
  OfferedChanges,
  OpenLead,
  OtherPerson,
  PartName,
  PickCommands,
  PlannedField,
  Prefetch,
  Prefill,
  QueryScope,
  Rejected,
  RescheduleFailure,
  Screen,
  SlotTaken,
  StillUnsure,
  Suit,
  TakenTour,
  Theme,
  TimesView,
  TourEventName,
  TourEvents,
  TourKindOption,
  TourKindOptions,
  ViewSettings,
  WaitlistSetting,
  WhyFailed,
  WhyNotBooked,
  WithAttribution,
  WithHomes,
  WithInstructions,
  noAnswers,
  offeredChanges,
} from './types/screenParts-tourBookingModel.js';
import { LocalDateTime, Day } from './types/time-values.js';
export { Month, OffsetDateTime, TimeOfDay } from './types/time-values.js';
export { english } from './types/i18n-english.js';
export { CallOptions, Home, HomeClient, HomeFee, HomePhoto } from './types/api-homeClient.js';
export { Rents } from './types/booking-tourHomes.js';
export {
  ActionMessages,
  AgentMessages,
  AssistantsMessages,
  CalendarMessages,
  ChangeMessages,
  ChoiceWords,
  DayState,
  FieldWords,
  FirstMessages,
  FormMessages,
  GivenMessages,
  HomeMessages,
  KindMessages,
  LauncherMessages,
  LeadMessages,
  LinksMessages,
  ListMessages,
  Messages,
  NextStep,
  OfferedKind,
  PlainMessages,
  RequestedMessages,
  ScreenMessages,
  SomeOf,
  TourKind,
  TourKinds,
  Troubles,
  UiMessages,
  WaitlistMessages,
  WidgetMessages,
} from './types/i18n-messages.js';
import { QueryClient } from '@tanstack/query-core';

/**
 * Until when the office answers a request, by the property's clock: the `expiration_date` of the reply (document, "Booking response").
 * Undefined where the text is no date and time, where nobody can tell without `zone`, and where it promises nothing: it is past, or not
 * before the `start` of the tour. `now`: milliseconds since 1970.
 */
declare function answerTime(
  text: string | undefined,
  {
    zone,
    start,
    now,
  }: {
    readonly zone: string | undefined;
    readonly start: LocalDateTime;
    readonly now: number;
  },
): LocalDateTime | undefined;

/** Answers with their time, and how old an answer may be. They have their own file, so that the preview needs no other file of queries. */
/** An answer, and when it was received in milliseconds since the epoch, by the clock that was passed in. */
interface Received<Answer> {
  readonly answer: Answer;
  readonly receivedAt: number;
}

/** A booking without React and without a user interface, for one of your own. */
interface HeadlessBooking {
  /** What to show now: plain data whose unchanged parts keep their identity. It is the same object until something changes. */
  readonly getSnapshot: () => TourSnapshot;
  /**
   * Calls `listener` after each change, and returns a function that removes it. The first listener starts the booking: before that it asks
   * nothing. Soon after the last one is removed the booking pauses, and keeps what the visitor chose and typed.
   */
  readonly subscribe: (listener: () => void) => () => void;
  /** The commands: what the visitor does, as functions. Always the same object, also after `setOptions` began a new booking. */
  readonly commands: TourCommands;
  /** The options as they were read: checked, typed and with defaults. */
  readonly getSettings: () => Settings;
  /**
   * Replaces all options. Another `groupId`, `api`, `edge`, `publicKey`, `manage` or `manageStart` begins a new booking, and so does a
   * `client` or `fetch` that is given or taken away.
   */
  readonly setOptions: (options: BookingOptions) => void;
  /** Ends the booking for good. The host is still told of the reply to a booking that was sent. */
  readonly destroy: () => void;
}
/**
 * Creates a booking with the options of the widget. Options about looks do nothing but come back in the settings. Never throws: a wrong
 * option is named through `onWarning`, or in development in the console. On a server it asks nothing.
 */
declare function createTourBooking(options: NamesService<BookingOptions>): HeadlessBooking;

/** The options of a query. They are options of the widget: give both the same values. */
type TourQueryOptions = Pick<
  BookingOptions,
  'groupId' | 'api' | 'publicKey' | 'client' | 'fetch' | 'service' | 'timeZone' | 'onWarning'
>;
/** Options for `useQuery`, `fetchQuery` or `ensureQueryData` of React Query. The widget finds the answer under the same key. */
interface TourQueryResult<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Received<Answer>>;
  /** Gives the answer without the time at which it was received. */
  readonly select: (received: Received<Answer>) => Answer;
  /** How long an answer counts as fresh, in milliseconds. */
  readonly staleTime: number;
  /** React Query must not retry, because the client of the widget does so by itself. */
  readonly retry: false;
  readonly networkMode: 'always';
}
/**
 * The questions that the widget asks the service, as options of React Query. Each throws a TypeError of one sentence if the options name no
 * group or no service.
 */
declare const tourQueries: {
  /** The group's configuration (document: `GET /api/v2/group/<group_id>/verify-widget/`). An inactive group is an answer, too. */
  configuration(options: TourQueryOptions): TourQueryResult<ConfigurationAnswer>;
  /** Today's office hours (document: `times` without `time`). */
  officeHours(options: TourQueryOptions): TourQueryResult<OfficeHours>;
  /** The free slots of a day, `2026-12-05` (document: `times` with `time`). Throws a TypeError for text that is no day. */
  day(options: TourQueryOptions, day: Day | (string & {})): TourQueryResult<Availability>;
};
/**
 * Asks for what the widget shows first (configuration, office hours, the first day; if that has no free time, up to two more) and keeps it
 * in `queryClient`, for a server that renders the widget. Takes the widget's options. Give `timeZone`, since a server has another clock than the property. Never rejects: the
 * widget asks again for what failed. A wrong option is named through `onWarning`.
 */
declare function prefetchTourBooking(queryClient: QueryClient, options: BookingOptions): Promise<void>;

export {
  Availability,
  BookingOptions,
  ConfigurationAnswer,
  Day,
  LocalDateTime,
  NamesService,
  OfficeHours,
  Settings,
  TourCommands,
  TourSnapshot,
  answerTime,
  createTourBooking,
  prefetchTourBooking,
  tourQueries,
};
export type { HeadlessBooking, Received, TourQueryOptions, TourQueryResult };
