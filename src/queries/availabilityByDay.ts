import { type Availability, slotsByDay } from '../api/availability.ts';
import type { FailureKind } from '../api/failure.ts';
import type { Day, LocalDateTime } from '../time/values.ts';
import type { Received } from './received.ts';

/** What is known of one day's free slots. A day nobody asked about is not in the map. */
export type DayAvailability =
  | { readonly kind: 'asking' }
  /** `refreshing`: a new answer is on its way while this one shows. `asOf`: when the service gave it, for an older answer while the service fails. */
  | {
      readonly kind: 'slots';
      readonly slots: readonly LocalDateTime[];
      readonly refreshing: boolean;
      readonly asOf?: LocalDateTime | undefined;
    }
  /** `failures`: how often it failed in a row; `retrying`: it is being asked again. */
  | { readonly kind: 'failed'; readonly why: FailureKind; readonly failures: number; readonly retrying: boolean };

export type AvailabilityByDay = ReadonlyMap<Day, DayAvailability>;

/** The state of one question. */
export interface QueryState<Answer> {
  readonly data: Received<Answer> | undefined;
  /** Why the latest call has no answer; null after an answer. */
  readonly why: FailureKind | null;
  /** How often it failed in a row. */
  readonly failures: number;
  readonly isFetching: boolean;
}

/** What is known of each day. `questions`: by the day that each asked about. */
export function availabilityByDay(questions: ReadonlyMap<Day, QueryState<Availability>>): AvailabilityByDay {
  const byDay = new Map<Day, DayAvailability>();
  const ofOtherDays = new Map<Day, DayAvailability>();
  for (const [day, { data, why, failures, isFetching }] of questions) {
    // An answer that could not be renewed does not count: its times may be gone.
    if (why !== null) {
      byDay.set(day, { kind: 'failed', why, failures, retrying: isFetching });
    } else if (data === undefined) {
      byDay.set(day, { kind: 'asking' });
    } else {
      const answer = { kind: 'slots', refreshing: isFetching, asOf: data.answer.asOf } as const;
      byDay.set(day, { ...answer, slots: [] });
      // A service may answer with the slots of another day. They are shown under their own day.
      for (const [slotDay, slots] of slotsByDay(data.answer))
        (slotDay === day ? byDay : ofOtherDays).set(slotDay, { ...answer, slots });
    }
  }
  for (const [day, answer] of ofOtherDays) if (byDay.get(day)?.kind !== 'slots') byDay.set(day, answer);
  return byDay;
}

export const hasSlots = (answer: DayAvailability | undefined): boolean =>
  answer?.kind === 'slots' && answer.slots.length > 0;

export const isFull = (answer: DayAvailability | undefined): boolean =>
  answer?.kind === 'slots' && answer.slots.length === 0;
