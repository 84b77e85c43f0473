import type { Configuration } from '../api/configuration.ts';
import { rejectionOf } from '../booking/rejection.ts';
import type { BookingSnapshot } from '../core/snapshot.ts';
import { type FormPlan, listKeys, planForm } from '../form/plan.ts';
import type { Settings } from '../options/settings.ts';
import type { TourSnapshot } from '../screenParts/tourBookingModel.ts';
import type { Day } from '../time/values.ts';

/** Adds the plan of the form to snapshots. What says the same stays the same object. */
export function createPlanner(): (snapshot: BookingSnapshot, settings: Settings) => TourSnapshot {
  const made = lastOf(planOf);
  const sent = lastOf(withoutRefused);
  const whole = lastOf((snapshot: BookingSnapshot, plan: FormPlan | null): TourSnapshot => ({ ...snapshot, plan }));
  return (snapshot, settings) => {
    const { flow, configuration, availability } = snapshot;
    const answer = configuration.status === 'success' ? configuration.answer : undefined;
    if (!answer?.active) return whole(snapshot, null);
    const plan = made(answer.configuration, settings, availability?.smsOptIn, availability?.today);
    const notice = flow.at === 'details' ? flow.notice : null;
    return whole(snapshot, notice?.kind === 'rejected' ? sent(plan, notice.errors) : plan);
  };
}

/** The form of a booking: what the configuration asks, as the integrator wants it. */
const planOf = (
  configuration: Configuration,
  { fields, prefill, locked, scope }: Settings,
  smsOptIn: boolean | undefined,
  today: Day | undefined,
): FormPlan =>
  planForm(configuration, {
    ...{ fields, smsOptIn, prefill, locked, today },
    lists: listKeys.filter((key) => scope?.lists?.[key]),
  });

/** The visitor cannot see a hidden preset. Once it has been refused, it must not block the booking again. */
function withoutRefused(plan: FormPlan, errors: Parameters<typeof rejectionOf>[0]): FormPlan {
  const refused = rejectionOf(errors).fields;
  return { ...plan, sent: plan.sent.filter((key) => plan.keys.includes(key) || refused[key] === undefined) };
}

/** `make`, which keeps what it made as long as it is given the same. */
function lastOf<Given extends readonly unknown[], Made>(make: (...given: Given) => Made): (...given: Given) => Made {
  let last: { readonly given: Given; readonly made: Made } | undefined;
  return (...given) => {
    if (!last?.given.every((each, at) => Object.is(each, given[at]))) last = { given, made: make(...given) };
    return last.made;
  };
}
