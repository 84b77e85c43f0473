import type { FailureKind } from '../api/failure.ts';
import type { Home } from '../api/homeClient.ts';
import type { ConfigurationAnswer } from '../api/tourClient.ts';
import type { Flow, UnansweredFlow } from '../booking/flow.ts';
import type { Lead } from '../booking/lead.ts';
import type { DayState } from '../i18n/calendar.ts';
import type { DayRange } from '../time/dayRange.ts';
import type { Day, LocalDateTime, Month } from '../time/values.ts';

/**
 * Everything that a screen shows but the form: plain, immutable data. A part that did not change is the same object as before, so that a
 * screen renders only when something that it shows has changed.
 */
export interface BookingSnapshot {
  readonly screen: Screen;
  /** How many screens the visitor came to after the first one. */
  readonly visits: number;
  readonly flow: Flow;
  /** The details that the visitor leaves instead of booking. Null while the form for them is closed. */
  readonly lead: OpenLead | null;
  readonly configuration: ConfigurationState;
  /** Days and times. Null before the booking has started, as on a server, where nothing may depend on a clock. */
  readonly availability: AvailabilityView | null;
  /** The homes to see on the tour. For some of them only the id is known. */
  readonly homes: readonly Home[];
}

/** The part of a snapshot that the screens before the form read. */
export interface PickSnapshot extends Omit<BookingSnapshot, 'flow' | 'homes'> {
  readonly flow: UnansweredFlow;
  /** Only the core knows them. */
  readonly homes?: readonly Home[] | undefined;
}

/** The details that a visitor is leaving, or has left. */
export type OpenLead = Exclude<Lead, { at: 'closed' | 'aside' }>;

/** The name of a screen. */
export type Screen =
  | 'misconfigured'
  | 'skeleton'
  | 'closed'
  | 'unreachable'
  | 'pick'
  | 'lead'
  | 'lead-left'
  | 'details'
  | 'unsure'
  | 'booked'
  | 'confirmation'
  | 'reschedule'
  | 'cancel'
  | 'canceled'
  /** The reply of a reschedule was lost. */
  | 'reschedule-unsure'
  /** The reply of a cancellation was lost. */
  | 'cancel-unsure';

/** The group's configuration, as far as it is known. */
export type ConfigurationState =
  /** `slow`: no reply came within 3 seconds, so the contact shows. */
  | { readonly status: 'pending'; readonly slow: boolean }
  /** `failures`: how often it failed in a row. */
  | { readonly status: 'error'; readonly why: FailureKind; readonly failures: number; readonly retrying: boolean }
  | { readonly status: 'success'; readonly answer: ConfigurationAnswer };

/** The days of the booking period, and the times of the day in view. */
export interface AvailabilityView {
  /** Today by the property's clock. */
  readonly today: Day;
  /** The booking period: from today to the last day that can be booked. */
  readonly range: DayRange;
  /** The state of every day of `range`. */
  readonly states: Readonly<Record<Day, DayState>>;
  /** How many free times a day has, for the days that are known. */
  readonly counts: Readonly<Record<Day, number>>;
  /** The day whose times show: the chosen one, else the first with a free time. */
  readonly day: Day;
  /** The month in view. */
  readonly month: Month;
  readonly times: TimesView;
  /** The first free time of each of the next days that have one, for three days at most. */
  readonly chips: readonly LocalDateTime[];
  /** Whether replies are still to come that may add to `chips`. */
  readonly chipsPending: boolean;
  /** No time is free from today up to this day. Undefined while one of the next 14 days has a free time or is not known. */
  readonly nothingUntil: Day | undefined;
  /** `appointment_sms_opt_in` of the latest reply that had it. False: the form must not ask for consent to text messages. */
  readonly smsOptIn: boolean | undefined;
  /** Whether the visitor has touched the widget. From then on screen readers hear of changes. */
  readonly touched: boolean;
}

/** What shows as the times of the day in view. */
export type TimesView =
  | { readonly kind: 'asking' }
  /** `refreshing`: a new answer is on its way while this one shows. `asOf`: as in `NoTimes`. */
  | {
      readonly kind: 'times';
      readonly slots: readonly LocalDateTime[];
      readonly refreshing: boolean;
      readonly asOf?: LocalDateTime | undefined;
    }
  | NoTimes
  /** The call about this day failed, or a call of the search for the next free day. */
  | { readonly kind: 'failed'; readonly why: FailureKind; readonly failures: number; readonly retrying: boolean };

/** A day without times, and what the visitor can do next. */
export interface NoTimes {
  readonly kind: 'none';
  /** Whether a new answer is on its way while this one shows. */
  readonly refreshing: boolean;
  /** When the service gave this answer, by the property's clock. Set only with an edge, when the service has failed since. */
  readonly asOf?: LocalDateTime | undefined;
  /** `closed` and `full` are about this day, `all-closed` and `all-full` about every day of the booking period. */
  readonly why: 'closed' | 'full' | 'all-closed' | 'all-full';
  /** Only for today: its last start by the office hours, once that is past. */
  readonly lastStart: LocalDateTime | undefined;
  /** The next day with times, when all days before it are known. */
  readonly next: Day | undefined;
  /** The nearest earlier day with times, when no later day can be offered. */
  readonly earlier: Day | undefined;
  /** Whether there are later days to ask about. */
  readonly searchable: boolean;
  readonly searching: boolean;
  /**
   * No time is free up to this day, as far as a search or the next days have shown. Undefined before the first answer of a search, and once
   * `next` is known.
   */
  readonly searchedUntil: Day | undefined;
}

/** A configuration that takes longer than this, in milliseconds, is called slow: the visitor is shown the contact. */
export const SLOW_MS = 3_000;

/** The snapshot before anything was asked. `configured`: whether the host named a group and a service. */
export const initialSnapshot = <Flow extends UnansweredFlow>(flow: Flow, configured: boolean) =>
  ({
    screen: configured ? 'skeleton' : 'misconfigured',
    visits: 0,
    flow,
    lead: null,
    configuration: { status: 'pending', slow: false },
    availability: null,
  }) satisfies Omit<PickSnapshot, 'flow'> & { readonly flow: Flow };
