import type { Flow, FlowEvent } from '../../booking/flow.ts';
import { type Day, dayOf } from '../../time/values.ts';
import type { Scheduler } from '../asking/scheduler.ts';
import type { Environment } from '../environment.ts';
import type { BookingPart, FlowStep } from './bookingPart.ts';

/** Which days' times a step of the flow shows or changes. */
interface DaysOfChange {
  /** The day whose times the visitor comes to. `isOld`: a call changed them, or may have changed them. */
  readonly shown: { readonly day: Day; readonly isOld: boolean } | undefined;
  /** The days whose times the step has certainly changed. */
  readonly changed: readonly Day[];
}

const IN_DOUBT: ReadonlySet<Flow['at']> = new Set(['sending', 'unsure', 'rescheduling', 'reschedule-unsure']);
const DONE: ReadonlySet<FlowEvent['type']> = new Set(['accepted', 'foundBooked', 'rescheduled', 'canceled']);

const dayOfSlot = (flow: Flow): readonly Day[] => ('slot' in flow ? [dayOf(flow.slot)] : []);

/** Shows the days that a step leads to, and asks anew about those that it has changed. */
export const createShownDays = (scheduler: Scheduler, environment: Pick<Environment, 'savesData'>): BookingPart => ({
  start: scheduler.start,
  changed(step) {
    const { shown, changed } = daysOfChange(step);
    const startDay = step.event.type === 'reset' ? scheduler.startDay() : undefined;
    if (shown) scheduler.showDay(shown.day, shown.isOld);
    else if (startDay) scheduler.showDay(startDay, true);
    // This widget shows no times any more, but other widgets of the page may.
    else if (changed.length > 0 && !environment.savesData()) for (const day of changed) scheduler.showDay(day, true);
    else scheduler.update();
  },
  stop: scheduler.stop,
});

/**
 * What a step did to the days.
 * @internal
 */
export function daysOfChange({ before, event, flow }: FlowStep): DaysOfChange {
  // The times of this day are in view already.
  const isInView = event.type === 'pickSlot' && 'day' in before && 'day' in flow && before.day === flow.day;
  const isShown = (flow.at === 'slot' || flow.at === 'reschedule') && !isInView;
  return {
    shown: isShown ? { day: flow.day, isOld: IN_DOUBT.has(before.at) } : undefined,
    changed: DONE.has(event.type) ? [...new Set([...dayOfSlot(before), ...dayOfSlot(flow)])] : [],
  };
}
