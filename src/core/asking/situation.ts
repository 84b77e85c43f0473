import type { OfficeHours } from '../../api/availability.ts';
import type { FailureKind } from '../../api/failure.ts';
import type { UnansweredFlow } from '../../booking/flow.ts';
import type { AvailabilityByDay } from '../../queries/availabilityByDay.ts';
import type { Received } from '../../queries/received.ts';
import { at, type Day, dayOf, firstDayOf, type LocalDateTime, type Month, monthOf } from '../../time/values.ts';
import { wallClock } from '../../time/zone.ts';
import type { BookingPeriod, Clock } from '../bookingPeriod.ts';
import type { BookingSettings, Prefetch } from '../bookingSettings.ts';
import { firstDayWithTimes, startDayOf } from './firstDays.ts';
import type { ObservedQueries } from './observedQueries.ts';
import type { Search } from './search.ts';

/** What one widget knows and shows. */
export interface Situation {
  readonly byDay: AvailabilityByDay;
  readonly period: BookingPeriod;
  /** The day the visitor begins with. */
  readonly startDay: Day;
  /** The day of the visitor's choice; undefined before there is one. */
  readonly chosen: Day | undefined;
  /** The day whose times are in view. */
  readonly dayInView: Day;
  /** The month in view. */
  readonly month: Month;
  /** The bookable days in view with that month, in order. */
  readonly daysInView: readonly Day[];
  /** Whether the screen is the one with days and times. */
  readonly picking: boolean;
  readonly search: Search | null;
  /** The day the pointer rests on, or that has the focus. */
  readonly highlighted: Day | null;
  /** Whether the widget has come into view. */
  readonly inView: boolean;
  /** Whether the visitor has touched the widget. */
  readonly touched: boolean;
  readonly prefetch: Prefetch;
  /** Whether the page is in view. */
  readonly isVisible: boolean;
  readonly savesData: boolean;
  /** Whether one reply answers about all days, as that of an edge. */
  readonly inOneReply: boolean;
  /** Whether any query failed and has no answer since. */
  readonly hasFailure: boolean;
  /** Whether one call has shown that the service answers again. */
  readonly recovering: boolean;
  /** Today's last start by the office hours, once it is past by the property's clock. */
  readonly lastStart: LocalDateTime | undefined;
  /** `appointment_sms_opt_in` of the latest answer that had one. */
  readonly smsOptIn: boolean | undefined;
}

/** What the visitor saw of the calendar and did in it, besides choosing. */
export interface ViewState {
  readonly inView: boolean;
  readonly touched: boolean;
  readonly search: Search | null;
  /** The month turned to since the day was chosen. */
  readonly turnedTo: Month | null;
  readonly highlighted: Day | null;
}

/** The situation of one widget: what it knows, what it shows, what the visitor is about to do. */
export function situationOf(
  settings: Pick<BookingSettings, 'zone' | 'initialDay'>,
  flow: UnansweredFlow,
  { turnedTo, ...viewState }: ViewState,
  queries: Pick<ObservedQueries, 'configuration' | 'officeHours' | 'byDay' | 'smsOptIn'>,
  clock: Clock,
  period: BookingPeriod,
  conditions: Pick<Situation, 'prefetch' | 'isVisible' | 'savesData' | 'inOneReply' | 'recovering'>,
): Situation {
  const answers = queries.byDay();
  // Without the property's zone nobody can say what is past.
  const byDay = settings.zone === undefined ? answers : withoutPast(answers, clock.now);
  const startDay = startDayOf(settings.initialDay, dayOf(clock.soon), period);
  // The question whether to cancel offers the next free times, so no day is chosen there.
  const chosen =
    flow.at === 'cancel' ? undefined : 'day' in flow ? flow.day : 'slot' in flow ? dayOf(flow.slot) : undefined;
  const dayInView = chosen ?? firstDayWithTimes({ byDay, startDay, period });
  const month = turnedTo ?? monthOf(dayInView);
  const isFailed = ({ why }: { readonly why: FailureKind | null }): boolean => why !== null;
  return {
    ...viewState,
    ...conditions,
    byDay,
    period,
    startDay,
    chosen,
    dayInView,
    month,
    daysInView: period.bookable.filter((day) => day >= firstDayOf(month)).slice(0, DAYS_IN_VIEW),
    picking: flow.at === 'day' || flow.at === 'slot' || flow.at === 'reschedule',
    hasFailure:
      [queries.configuration(), queries.officeHours()].some(isFailed) ||
      [...byDay.values()].some(({ kind }) => kind === 'failed'),
    lastStart:
      settings.zone === undefined ? undefined : lastStartOf(queries.officeHours().data, clock.now, settings.zone),
    smsOptIn: queries.smsOptIn(),
  };
}

/** A month, and the weeks that are shown after it. */
const DAYS_IN_VIEW = 35;

/** The last start by the office hours, when they are those of today and all of them are past. */
function lastStartOf(
  officeHours: Received<OfficeHours> | undefined,
  now: LocalDateTime,
  zone: string,
): LocalDateTime | undefined {
  if (officeHours === undefined) return undefined;
  const day = dayOf(wallClock(officeHours.receivedAt, zone));
  const lasts = officeHours.answer.times.slice(-1).map((time) => at(day, time));
  return lasts.find((start) => dayOf(start) === dayOf(now) && start < now);
}

/**
 * `byDay` without the times that are past by the property's clock, as on a page that was left open.
 * @internal
 */
export const withoutPast = (byDay: AvailabilityByDay, now: LocalDateTime): AvailabilityByDay =>
  new Map(
    [...byDay].map(([day, answer]) => [
      day,
      answer.kind === 'slots' ? { ...answer, slots: answer.slots.filter((slot) => slot >= now) } : answer,
    ]),
  );
