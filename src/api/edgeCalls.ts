import type { LocalDateTime } from '../time/values.ts';
import { type AppointmentClient, appointmentCalls, type BookingOutcome, readBooking } from './appointmentClient.ts';
import { ageOf, askAttempt, KEPT_MS, withAge } from './askAttempt.ts';
import { withPreviews } from './edgeBatching.ts';
import type { LeadClient } from './leadClient.ts';
import { type TourClient, tourCalls } from './tourClient.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/**
 * The calls of an edge: those of the service, with a key for each attempt to book, and the question what became of an attempt.
 *
 * The key is `<id>-<start>-<number>`. The edge sends the booking of a key only once. So a visitor who books the same time again needs the
 * next number: after a refusal, and after an attempt whose outcome the edge does not know. If the edge could not be asked about a number,
 * the same number is sent again, which is safe. The numbers at the edge have no gap.
 *
 * An edge that has been emptied since the booking was sent does not know it. So the client says how long ago the attempt began, and the edge
 * says how long it remembers. After a reload nobody knows when the attempt began.
 */

/** What an edge knows of a booking whose reply was lost. `not-booked`: it can no longer arrive. */
export type FoundAttempt = Extract<BookingOutcome, { kind: 'booked' }> | { readonly kind: 'not-booked' | 'unknown' };

/** The calls that an edge has beside those of the service. */
export interface EdgeCalls {
  /** What became of the booking of `start` that was sent with the id `attempt`. */
  readonly findAttempt: (attempt: string, start: LocalDateTime) => Promise<FoundAttempt>;
}

/** How long a request may take after it was made, in milliseconds. */
const ON_ITS_WAY_MS = 10_000;

/** What this page knows of the bookings of one time. */
interface Sendings {
  /** The number to send next. */
  readonly next: number;
  /** Whether it may have been sent already. */
  readonly isSent: boolean;
  /** When the first of them was made, in milliseconds since the epoch; undefined before this page was loaded. */
  readonly began: number | undefined;
}

/** The most numbers of one time that are looked up after a reload. */
const MOST_NUMBERS = 9;

/** The calls of a visitor's booking at an edge. */
export function createEdgeTours(options: TransportOptions): {
  readonly client: TourClient & AppointmentClient & LeadClient;
  readonly edge: EdgeCalls;
} {
  const direct = createTransport({ ...options, isEdge: true });
  const transport = withPreviews(direct);
  const calls = tourCalls(transport);
  /** By id and start. None is known after a reload. */
  const numbers = new Map<string, Sendings>();
  const nameOf = (attempt: string, start: string): string => `${attempt}-${start.replace(/\D/g, '')}`;

  return {
    client: {
      ...calls,
      ...appointmentCalls(transport),
      async bookTour(group, request, { attempt, ...rest } = {}) {
        if (attempt === undefined) return calls.bookTour(group, request, rest);
        const name = nameOf(attempt, request.appointment.start);
        const known = numbers.get(name);
        const { next = 0, began = known ? undefined : Date.now() } = known ?? {};
        // An edge that was emptied after the first sending must not send it to the service again.
        const age = known?.isSent ? (ageOf(began) ?? KEPT_MS) + ON_ITS_WAY_MS : undefined;
        numbers.set(name, { next, isSent: true, began });
        const outcome = await calls.bookTour(group, request, { ...rest, attempt: withAge(`${name}-${next}`, age) });
        // The edge has this number already, with other answers. The error leaves the outcome open, so the widget asks the edge for it.
        if (outcome.kind === 'rejected' && outcome.errors.some(({ path }) => path === 'edge'))
          throw new Error('The edge knows this attempt with other answers.');
        // The edge keeps this refusal. What the visitor sends next is another attempt.
        if (outcome.kind !== 'booked') numbers.set(name, { next: next + 1, isSent: false, began });
        return outcome;
      },
    },
    edge: {
      async findAttempt(attempt, start) {
        const name = nameOf(attempt, start);
        const known = numbers.get(name);
        const end = known ? known.next + (known.isSent ? 1 : 0) : MOST_NUMBERS;
        let isOpen = false;
        let number = 0;
        for (let isLast = false; number < end && !isLast; number += 1) {
          const asked = await askAttempt(direct, `${name}-${number}`, known?.began, readBooking);
          const { told } = asked;
          if (told.kind === 'done' && told.outcome.kind === 'booked') return told.outcome;
          isLast = asked.isLast;
          isOpen ||= told.kind !== 'not-done';
        }
        numbers.set(name, { next: number, isSent: false, began: known?.began });
        return { kind: isOpen ? 'unknown' : 'not-booked' };
      },
    },
  };
}
