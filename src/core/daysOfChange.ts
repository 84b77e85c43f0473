import type { Flow, FlowEvent } from '../booking/flow.ts';
import { type Day, dayOf } from '../time/values.ts';

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

/** What `event` did to the days; it led from `before` to `flow`. */
export function daysOfChange(before: Flow, event: FlowEvent, flow: Flow): DaysOfChange {
  // The times of this day are in view already.
  const isInView = event.type === 'pickSlot' && 'day' in before && 'day' in flow && before.day === flow.day;
  const isShown = (flow.at === 'slot' || flow.at === 'reschedule') && !isInView;
  return {
    shown: isShown ? { day: flow.day, isOld: IN_DOUBT.has(before.at) } : undefined,
    changed: DONE.has(event.type) ? [...new Set([...dayOfSlot(before), ...dayOfSlot(flow)])] : [],
  };
}
