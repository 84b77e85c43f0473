import type { LocalDateTime } from '../time/values.ts';
import { type AppointmentClient, appointmentCalls, type BookingOutcome, readBooking } from './appointments.ts';
import type { Auth, Route } from './contract/endpoint.ts';
import { withPreviews } from './edgeBatching.ts';
import type { LeadClient } from './leads.ts';
import { member } from './member.ts';
import { type TourClient, tourCalls } from './tours.ts';
import { createTransport, type Reply, type TransportOptions } from './transport.ts';

/**
 * The calls of an edge: those of the service, with a key for each attempt to book, and the question what became of an attempt.
 *
 * The key is `<id>-<start>-<number>`. The edge sends the booking of a key only once. So a visitor who books the same time again needs the
 * next number: after a refusal, and after an attempt whose outcome the edge does not know. If the edge could not be asked about a number,
 * the same number is sent again, which is safe. The numbers at the edge have no gap.
 */

/** What an edge knows of a booking whose reply was lost. `not-booked`: it can no longer arrive. */
export type FoundAttempt = Extract<BookingOutcome, { kind: 'booked' }> | { readonly kind: 'not-booked' | 'unknown' };

/** The calls that an edge has beside those of the service. */
export interface EdgeCalls {
  /** What became of the booking of `start` that was sent with the id `attempt`. */
  readonly findAttempt: (attempt: string, start: LocalDateTime) => Promise<FoundAttempt>;
}

const auth: Auth = { scheme: 'open', right: 'public' };
const tellAttempt = { method: 'GET', path: '/attempts/{key}', auth } as const satisfies Route;
/** The same. An attempt that has not arrived is given up: it is refused if it still comes. */
const giveUpAttempt = { method: 'DELETE', path: '/attempts/{key}', auth } as const satisfies Route;

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
  /** By id and start: the number to send next, and whether it may have been sent already. None is known after a reload. */
  const numbers = new Map<string, { readonly next: number; readonly isSent: boolean }>();
  const nameOf = (attempt: string, start: string): string => `${attempt}-${start.replace(/\D/g, '')}`;

  return {
    client: {
      ...calls,
      ...appointmentCalls(transport),
      async bookTour(group, request, { attempt, ...rest } = {}) {
        if (attempt === undefined) return calls.bookTour(group, request, rest);
        const name = nameOf(attempt, request.appointment.start);
        const next = numbers.get(name)?.next ?? 0;
        numbers.set(name, { next, isSent: true });
        const outcome = await calls.bookTour(group, request, { ...rest, attempt: `${name}-${next}` });
        // The edge has this number already, with other answers. The error leaves the outcome open, so the widget asks the edge for it.
        if (outcome.kind === 'rejected' && outcome.errors.some(({ path }) => path === 'edge'))
          throw new Error('The edge knows this attempt with other answers.');
        // The edge keeps this refusal. What the visitor sends next is another attempt.
        if (outcome.kind !== 'booked') numbers.set(name, { next: next + 1, isSent: false });
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
          const params = { key: `${name}-${number}` };
          let reply = await direct(tellAttempt, { params, expected: [404] });
          isLast = reply.status === 404;
          if (isLast) reply = await direct(giveUpAttempt, { params });
          const found = foundIn(reply);
          if (found.kind === 'booked') return found;
          isOpen ||= found.kind === 'unknown';
        }
        numbers.set(name, { next: number, isSent: false });
        return { kind: isOpen ? 'unknown' : 'not-booked' };
      },
    },
  };
}

/** Reads what the edge tells of one attempt. */
function foundIn({ json, malformed }: Reply): FoundAttempt {
  const status = member(json, 'status');
  if (member(json, 'state') !== 'done' || typeof status !== 'number') return { kind: 'unknown' };
  if (status >= 400 && status < 500) return { kind: 'not-booked' };
  try {
    const ok = status >= 200 && status < 300;
    const outcome = readBooking({ status, ok, json: member(json, 'reply'), malformed });
    return outcome.kind === 'booked' ? outcome : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}
