import type { OfficeHours } from '../../api/availability.ts';
import type { UnansweredFlow } from '../../booking/flow.ts';
import type { FailureKind } from '../../queries/failureKind.ts';
import type { Received } from '../../queries/tourQueries.ts';
import { at, type Day, dayOf, firstDayOf, type LocalDateTime, monthOf } from '../../time/values.ts';
import { wallClock } from '../../time/zone.ts';
import { withoutPast } from '../availabilityView.ts';
import type { BookingPeriod, Clock } from '../bookingPeriod.ts';
import type { BookingSettings } from '../settings.ts';
import { firstDayWithTimes } from './firstDays.ts';
import type { Questions } from './questions.ts';
import type { Situation, ViewState } from './situation.ts';

/** Where a widget stands: what it knows, what it shows and what the visitor is about to do. */
export function situationOf(
  settings: Pick<BookingSettings, 'zone' | 'initialDay'>,
  flow: UnansweredFlow,
  { turnedTo, ...viewState }: ViewState,
  questions: Pick<Questions, 'configuration' | 'officeHours' | 'byDay' | 'smsOptIn'>,
  clock: Clock,
  period: BookingPeriod,
  conditions: { readonly savesData: boolean; readonly recovering: boolean },
): Situation {
  const answers = questions.byDay();
  // By the visitor's own clock nothing can be called past.
  const byDay = settings.zone === undefined ? answers : withoutPast(answers, clock.now);
  const startDay = startDayOf(settings.initialDay, dayOf(clock.soon), period);
  // Who is asked whether to cancel is offered the next free times, so the days are those of the opening.
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
    picking: flow.at === 'day' || flow.at === 'slot' || flow.at === 'moving',
    hasFailure:
      [questions.configuration(), questions.officeHours()].some(isFailed) ||
      [...byDay.values()].some(({ kind }) => kind === 'failed'),
    lastStart:
      settings.zone === undefined ? undefined : lastStartOf(questions.officeHours().data, clock.now, settings.zone),
    smsOptIn: questions.smsOptIn(),
  };
}

/** A month is shown with the weeks after it that fill its place. */
const DAYS_IN_VIEW = 35;

/** The last of the office hours, where they are those of the day of `now`, and all before it. */
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
 * The day the integrator wants, else the first that can still be asked about, which late at night is tomorrow. A closed
 * day gives way to the next; one past the booking period to the first.
 */
export function startDayOf(initialDay: Day | undefined, soon: Day, { bookable }: BookingPeriod): Day {
  const firstFrom = (from: Day): Day | undefined => bookable.find((day) => day >= from && day >= soon);
  return firstFrom(initialDay ?? soon) ?? firstFrom(soon) ?? soon;
}
