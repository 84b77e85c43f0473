export {
  Agent,
  AgentClient,
  AgentFacts,
  AgentFilters,
  ApiError,
  ApiFailure,
  AppointmentClient,
  Availability,
  BookTourRequest,
  BookedTour,
  BookingCallOptions,
  BookingOutcome,
  Cancellation,
  ChangeCallOptions,
  Configuration,
  ConfigurationAnswer,
  CreateProspectRequest,
  FailureKind,
  FieldError,
  LeadClient,
  LeadOutcome,
  ListClient,
  Neighborhood,
  NeighborhoodFilters,
  OfficeHours,
  Page,
  QueryValue,
  RescheduleOutcome,
  RescheduledTour,
  Source,
  TourClient,
  TourQuestions,
} from './types/api-tourClient.js';
import { NamesService, TourBookingModel } from './types/screenParts-tourBookingModel.js';
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
  BookingOptions,
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
  Settings,
  SlotTaken,
  StillUnsure,
  Suit,
  TakenTour,
  Theme,
  TimesView,
  TourCommands,
  TourEventName,
  TourEvents,
  TourKindOption,
  TourKindOptions,
  TourSnapshot,
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
import { TourBookingOptions } from './types/options-componentOptions.js';
export {
  ConfirmationProps,
  OwnControlKey,
  OwnControlProps,
  OwnControls,
  SummaryProps,
  TourComponents,
} from './types/options-componentOptions.js';
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
export { Day, LocalDateTime, Month, OffsetDateTime, TimeOfDay } from './types/time-values.js';
import { ForwardRefExoticComponent, RefAttributes, ReactNode } from 'react';

/** What the `ref` of `TourBooking` and `TourBookingDialog` holds. */
interface TourBookingHandle {
  /** Opens the dialog. When it closes, the focus goes back to the element that had it. Does nothing where the widget is inline. */
  readonly open: () => void;
  /** Closes the dialog. What was chosen and typed stays. */
  readonly close: () => void;
  /**
   * Begins anew for another visitor: erases the answers and the tour, also what `remember` has kept. Gives false, and erases nothing, while
   * something is sent, while a booking or a change is in doubt, and before the widget has loaded.
   */
  readonly reset: () => boolean;
}

/** The props of `TourBooking`: the options, with the leasing service named by `api`, `edge` or `client`. */
type TourBookingProps = NamesService<TourBookingOptions>;
/**
 * The widget: calendar, form, confirmation. Its props are those of `TourBookingOptions`. It renders with any options: `onWarning` names a
 * wrong one, and a fault leaves the booking and the contact in place. Another group or service begins a new booking.
 * @alias
 */
declare const TourBooking: ForwardRefExoticComponent<TourBookingProps & RefAttributes<TourBookingHandle>>;

/** The props of the trigger. */
interface DialogTriggerProps {
  readonly 'aria-haspopup': 'dialog';
  readonly 'aria-expanded': boolean;
  /** Opens the dialog in place of following a link. A press with Ctrl, Shift, Alt or ⌘ is left to the browser. */
  readonly onClick: (event: DialogTriggerEvent) => void;
}
/** The part of a press that `onClick` reads. React's event has it, and so has the browser's. */
interface DialogTriggerEvent
  extends Partial<Pick<MouseEvent, 'preventDefault' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'>> {
  readonly currentTarget: HTMLElement;
}
/** The options of `TourBookingDialog`: those of `TourBooking` without the ones about its place, and the trigger of the dialog. */
interface TourBookingDialogOptions
  extends Omit<TourBookingOptions, 'mode' | 'loading' | 'buttonLabel' | 'buttonCorner'> {
  /** Renders the trigger: your own button or link with these props. It shows where you put the component. */
  readonly trigger?: ((props: DialogTriggerProps) => ReactNode) | undefined;
  /** Whether the dialog is open, if your own state decides it. `onOpenChange` then gets what the visitor wants. */
  readonly open?: boolean | undefined;
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
}
/** The props of `TourBookingDialog`: its options, with the leasing service named by `api`, `edge` or `client`. */
type TourBookingDialogProps = NamesService<TourBookingDialogOptions>;
/**
 * The widget in a modal dialog. The widget is made when the dialog opens for the first time. It stays while the dialog is closed, with what
 * the visitor typed. On closing, the focus goes back to the trigger, or to the element that had it before.
 */
declare const TourBookingDialog: ForwardRefExoticComponent<TourBookingDialogProps & RefAttributes<TourBookingHandle>>;

/**
 * The whole booking without a user interface. Takes the options of the component, which may be new objects at each render. Another group or
 * service starts a new booking. Any other option changes in place. Nothing is asked on a server.
 */
declare function useTourBooking(options: NamesService<TourBookingOptions>): TourBookingModel;

export { NamesService, TourBooking, TourBookingDialog, TourBookingModel, TourBookingOptions, useTourBooking };
export type {
  DialogTriggerEvent,
  DialogTriggerProps,
  TourBookingDialogOptions,
  TourBookingDialogProps,
  TourBookingHandle,
  TourBookingProps,
};
