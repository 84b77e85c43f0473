import { unansweredStart } from '../booking/flow.ts';
import type { ViewState } from '../core/asking/situation.ts';
import { situationOf } from '../core/asking/situation.ts';
import { availabilityView, freeTimes } from '../core/availabilityView.ts';
import { bookingPeriodOf, clockAt } from '../core/bookingPeriod.ts';
import type { BookingSettings } from '../core/bookingSettings.ts';
import type { PickSnapshot } from '../core/snapshot.ts';
import { availabilityByDay, type QueryState } from '../queries/availabilityByDay.ts';
import type { PreviewAnswers } from '../queries/giveAnswers.ts';
import type { Received } from '../queries/received.ts';
import { dayOf } from '../time/values.ts';

const untouched: ViewState = { inView: false, touched: false, search: null, turnedTo: null, highlighted: null };

const answered = <Answer>(data: Received<Answer>): QueryState<Answer> => ({
  data,
  why: null,
  failures: 0,
  isFetching: false,
});

/**
 * The snapshot that the core would make of these two answers, made by the same functions. Undefined when it would show no
 * free time: a group that takes no bookings, a first day without times. `now` in milliseconds since the epoch.
 */
export function previewSnapshot(
  settings: Pick<BookingSettings, 'zone' | 'initialDay' | 'closed' | 'daysAhead'>,
  answers: PreviewAnswers,
  { now, savesData }: { readonly now: number; readonly savesData: boolean },
): PickSnapshot | undefined {
  const { configuration, availability, others = [] } = answers;
  const clock = clockAt(now, settings.zone);
  const questions = {
    configuration: () => answered(configuration),
    officeHours: () => ({ data: undefined, why: null, failures: 0, isFetching: true }),
    byDay: () =>
      availabilityByDay(new Map([availability, ...others].map((one) => [dayOf(one.answer.asked), answered(one)]))),
    smsOptIn: () => availability.answer.smsOptIn,
  };
  const period = bookingPeriodOf(dayOf(clock.now), settings.daysAhead, settings.closed);
  const conditions = { prefetch: 'off', isVisible: true, savesData, inOneReply: false, recovering: false } as const;
  const situation = situationOf(settings, unansweredStart, untouched, questions, clock, period, conditions);
  const times = freeTimes(situation);
  if (!configuration.answer.active || times === undefined) return undefined;
  return {
    screen: 'pick',
    visits: 0,
    flow: unansweredStart,
    lead: null,
    configuration: { status: 'success', answer: configuration.answer },
    availability: availabilityView(situation, times),
  };
}
