import { JSX } from 'react';
import { SwitchText, TourEventName, TourEvents, CamelCase } from './types/screenParts-tourBookingModel.js';
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
  NamesService,
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
export {
  Agent,
  AgentClient,
  AgentFacts,
  AgentFilters,
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

/** Defines the element `<tour-booking>`. A second call in the same page does nothing, nor does a call on a server. */
declare function defineTourBooking(): void;

/** A name in kebab-case: `groupId` becomes `group-id`. */
type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : Name;
/** The value of an option as an attribute: text wherever it is no number and no switch. */
type AttributeValue<
  Name extends keyof Omit<
    TourBookingOptions,
    | 'client'
    | 'fetch'
    | 'service'
    | 'queryClient'
    | 'messages'
    | 'fields'
    | 'lookUp'
    | 'prefill'
    | 'components'
    | 'isolate'
    | 'className'
    | 'classNames'
    | 'style'
    | `on${string}`
  >,
> =
  | Extract<
      Omit<
        TourBookingOptions,
        | 'client'
        | 'fetch'
        | 'service'
        | 'queryClient'
        | 'messages'
        | 'fields'
        | 'lookUp'
        | 'prefill'
        | 'components'
        | 'isolate'
        | 'className'
        | 'classNames'
        | 'style'
        | `on${string}`
      >[Name],
      string | number | boolean | undefined
    >
  | ([
      Exclude<
        Omit<
          TourBookingOptions,
          | 'client'
          | 'fetch'
          | 'service'
          | 'queryClient'
          | 'messages'
          | 'fields'
          | 'lookUp'
          | 'prefill'
          | 'components'
          | 'isolate'
          | 'className'
          | 'classNames'
          | 'style'
          | `on${string}`
        >[Name],
        string | number | boolean | undefined
      >,
    ] extends [never]
      ? never
      : string)
  | (true extends Omit<
      TourBookingOptions,
      | 'client'
      | 'fetch'
      | 'service'
      | 'queryClient'
      | 'messages'
      | 'fields'
      | 'lookUp'
      | 'prefill'
      | 'components'
      | 'isolate'
      | 'className'
      | 'classNames'
      | 'style'
      | `on${string}`
    >[Name]
      ? SwitchText
      : never);
/** The attributes of `<tour-booking>`: the options by their names in HTML, and the presets of the form's fields. */
type TourBookingAttributes = {
  readonly [Name in Exclude<
    keyof Omit<
      TourBookingOptions,
      | 'client'
      | 'fetch'
      | 'service'
      | 'queryClient'
      | 'messages'
      | 'fields'
      | 'lookUp'
      | 'prefill'
      | 'components'
      | 'isolate'
      | 'className'
      | 'classNames'
      | 'style'
      | `on${string}`
    >,
    'id'
  > as KebabCase<Name>]?: AttributeValue<Name> | undefined;
} & {
  readonly [Name in `prefill-${string}`]?: string;
};

/** Controls a widget that `mount` or `open` of `window.TourBooking` made. */
interface Handle {
  /** Opens the dialog. Does nothing if the widget is inline. */
  readonly open: () => void;
  readonly close: () => void;
  /** Changes the given options. The others stay as they are. */
  readonly update: (options: Partial<TourBookingOptions>) => void;
  /** Removes the widget from the page. Its element shows its fallback again. An element that `open` made is removed. */
  readonly destroy: () => void;
}
/** The functions of `window.TourBooking`. */
interface PageFunctions {
  /**
   * Puts the widget into `target`, in the `mode` of the options. A target holds one widget: a second call replaces the first widget. Throws
   * a TypeError if `target` cannot hold a widget.
   */
  readonly mount: (target: HTMLElement, options: TourBookingOptions) => Handle;
  /** Opens the widget in a dialog. For this it adds an element at the end of the page. */
  readonly open: (options: TourBookingOptions) => Handle;
}

/** The element `<tour-booking>`. Its attributes are the options. Its events are those of `TourElementEvents`. */
type TourBookingElement = HTMLElement;
/**
 * The props of `<tour-booking>` in JSX and in templates: those of any element, the options, and the handlers of the events.
 * `Elements`: the framework's own elements, React's by default. The names of its types are not needed, so nothing fails where a framework
 * is not installed.
 */
type TourBookingElementProps<Elements = JSX.IntrinsicElements> = (Elements extends {
  section: infer Props;
}
  ? Props
  : unknown) &
  TourBookingAttributes & {
    readonly [Name in keyof TourElementEvents as `on${Name}`]?: (event: TourElementEvents[Name]) => void;
  };
/** The events of `<tour-booking>` by name. They bubble, are composed, and carry the payload in `detail`. */
type TourElementEvents = {
  readonly [Name in TourEventName as `tour-booking:${Name}`]: CustomEvent<TourEvents[Name]>;
};
/** `window.TourBooking` of the script tag. Before the loader runs, it is what the page put there: `{ calls: [] }`. */
interface TourBookingGlobal extends Partial<PageFunctions> {
  /** Takes calls at any time. Each runs as soon as `mount` and `open` have loaded. */
  readonly calls: {
    push(call: (page: PageFunctions) => void): unknown;
  };
  /** Loads again the files that failed to load. */
  readonly retry?: () => void;
}
declare global {
  interface HTMLElementTagNameMap {
    'tour-booking': TourBookingElement;
  }
  interface GlobalEventHandlersEventMap extends TourElementEvents {}
  interface Window {
    /** Set by the script tag, not by the element from npm. */
    TourBooking?: TourBookingGlobal;
  }
}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps;
    }
  }
}
declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements> & {
        readonly [Name in keyof TourBookingAttributes as `attr:${Name}`]?: TourBookingAttributes[Name];
      };
    }
  }
}
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements>;
    }
  }
}
declare global {
  namespace svelteHTML {
    interface IntrinsicElements {
      'tour-booking': TourBookingElementProps<IntrinsicElements>;
    }
  }
}
declare module 'vue' {
  interface IntrinsicElementAttributes {}
  interface GlobalComponents {
    'tour-booking': new () => {
      $props: TourBookingElementProps<IntrinsicElementAttributes> &
        ({
          readonly [Name in Exclude<
            keyof TourBookingOptions,
            'id'
          > as KebabCase<Name> extends keyof TourBookingAttributes
            ? Name
            : never]?: TourBookingAttributes[KebabCase<Name> & keyof TourBookingAttributes];
        } & {
          readonly [Name in `prefill${string}`]?: string;
        } & {
          readonly [Name in TourEventName as `onTourBooking:${CamelCase<Name>}`]?: (
            event: CustomEvent<TourEvents[Name]>,
          ) => void;
        });
    };
  }
}

export { CamelCase, SwitchText, TourBookingOptions, TourEventName, TourEvents, defineTourBooking };
export type {
  AttributeValue,
  Handle,
  KebabCase,
  PageFunctions,
  TourBookingAttributes,
  TourBookingElement,
  TourBookingElementProps,
  TourBookingGlobal,
  TourElementEvents,
};
