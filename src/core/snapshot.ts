import type { ConfigurationAnswer } from '../api/tours.ts';
import type { Flow, UnansweredFlow } from '../booking/flow.ts';
import type { Lead } from '../booking/lead.ts';
import type { DayState } from '../i18n/calendar.ts';
import type { FailureKind } from '../queries/failureKind.ts';
import type { DayRange } from '../time/dayRange.ts';
import type { Day, LocalDateTime, Month } from '../time/values.ts';

/**
 * Everything a screen shows: plain, immutable data. A part that did not change is the same object as before, so that a
 * screen renders only for what it shows.
 */
export interface TourSnapshot {
  readonly screen: Screen;
  /** How many screens the visitor was led to after the first one. */
  readonly visits: number;
  readonly flow: Flow;
  /** Details that are left in place of a booking; null while nobody leaves any. */
  readonly lead: OpenLead | null;
  readonly configuration: ConfigurationState;
  /** Days and times; null before the booking has started, as on a server: nothing there may depend on a clock. */
  readonly availability: AvailabilityView | null;
}

/** What the screens before the form read of it. */
export interface PickSnapshot extends Omit<TourSnapshot, 'flow'> {
  readonly flow: UnansweredFlow;
}

/** Details that a visitor is about to leave, or has left. */
export type OpenLead = Exclude<Lead, { at: 'closed' }>;

/** What is shown. */
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
  | 'move'
  | 'cancel'
  | 'cancelled'
  /** The reply of a move or of a cancellation was lost. */
  | 'unsure-change';

/** The group's configuration, as far as it is known. */
export type ConfigurationState =
  /** `slow`: it takes long enough to show the contact. */
  | { readonly status: 'pending'; readonly slow: boolean }
  /** `failures`: how often it failed in a row. */
  | { readonly status: 'error'; readonly why: FailureKind; readonly failures: number; readonly retrying: boolean }
  | { readonly status: 'success'; readonly answer: ConfigurationAnswer };

/** Days and times. */
export interface AvailabilityView {
  /** By the property's clock. */
  readonly today: Day;
  /** The days that can be booked. */
  readonly range: DayRange;
  /** The state of every day of `range`. */
  readonly states: Readonly<Record<Day, DayState>>;
  /** How many free times the days have that are known to have any. */
  readonly counts: Readonly<Record<Day, number>>;
  /** The day whose times are in view: the chosen one, else the first with a free time. */
  readonly day: Day;
  /** The month in view. */
  readonly month: Month;
  readonly times: TimesView;
  /** The first free time of the next days that have any. */
  readonly chips: readonly LocalDateTime[];
  /** Whether more of them may still come. */
  readonly chipsPending: boolean;
  /** `appointment_sms_opt_in` of the latest answer that had one. */
  readonly smsOptIn: boolean | undefined;
  /** Whether the visitor has touched the widget: from then on changes are read out. */
  readonly touched: boolean;
}

/** What stands in the place of the times of the day in view. */
export type TimesView =
  | { readonly kind: 'asking' }
  /** `refreshing`: a new answer is on its way while this one shows. */
  | { readonly kind: 'times'; readonly slots: readonly LocalDateTime[]; readonly refreshing: boolean }
  | NoTimes
  /** The service could not be asked about this day, or about one that was searched. */
  | { readonly kind: 'failed'; readonly why: FailureKind; readonly failures: number; readonly retrying: boolean };

/** A day without times, and every way on from it. */
export interface NoTimes {
  readonly kind: 'none';
  /** A new answer is on its way while this one shows. */
  readonly refreshing: boolean;
  /** `closed`, `full`: this day. `all-closed`, `all-full`: every day that can be booked. */
  readonly why: 'closed' | 'full' | 'all-closed' | 'all-full';
  /** Where the day is today: its last start by the office hours, once that is past. */
  readonly lastStart: LocalDateTime | undefined;
  /** The next day with times, all days before it being known. */
  readonly next: Day | undefined;
  /** The nearest earlier day that is known to have times, where no later day can be offered. */
  readonly earlier: Day | undefined;
  /** Whether there are later days to ask about. */
  readonly searchable: boolean;
  readonly searching: boolean;
  /** The last day up to which a search has found nothing so far; undefined before its first answer. */
  readonly searchedUntil: Day | undefined;
}
