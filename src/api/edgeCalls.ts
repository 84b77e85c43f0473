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

const auth: Auth = { scheme: 'open', right: 'public' };
const tellAttempt = { method: 'GET', path: '/attempts/{key}', auth } as const satisfies Route;
/** The same. An attempt that has not arrived is given up: it is refused if it still comes. */
const giveUpAttempt = { method: 'DELETE', path: '/attempts/{key}', auth } as const satisfies Route;

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
          const key = `${name}-${number}`;
          const asked = () => ({ params: { key }, attempt: withAge(key, ageOf(known?.began)) });
          const told = await direct(tellAttempt, { ...asked(), expected: [404] });
          const remembered = member(told.json, 'remembers');
          isLast = told.status === 404 || remembered !== undefined;
          const found = foundIn(isLast ? await direct(giveUpAttempt, asked()) : told, known?.began);
          if (found.kind === 'booked') return found;
          isOpen ||= found.kind === 'unknown';
        }
        numbers.set(name, { next: number, isSent: false, began: known?.began });
        return { kind: isOpen ? 'unknown' : 'not-booked' };
      },
    },
  };
}

/** How long an edge keeps an attempt, in milliseconds. An attempt of unknown age counts as this old. */
const KEPT_MS = 24 * 3_600_000;

/** How long ago an attempt began, in milliseconds; undefined where nobody knows, or where the clock was put back. */
function ageOf(began: number | undefined): number | undefined {
  const age = began === undefined ? -1 : Date.now() - began;
  return age < 0 ? undefined : age;
}

/** The header that names an attempt, and where it is known, how long ago it began. */
const withAge = (key: string, age: number | undefined): string => (age === undefined ? key : `${key};age=${age}`);

/** Reads what the edge tells of one attempt, which `began` then. */
function foundIn({ json, malformed }: Reply, began: number | undefined): FoundAttempt {
  const status = member(json, 'status');
  if (member(json, 'state') !== 'done' || typeof status !== 'number') return { kind: 'unknown' };
  if (status >= 400 && status < 500) {
    // The edge may have started while the question was on its way.
    const remembered = member(json, 'remembers');
    const isKnown = typeof remembered !== 'number' || (ageOf(began) ?? KEPT_MS) <= remembered;
    return { kind: isKnown ? 'not-booked' : 'unknown' };
  }
  try {
    const ok = status >= 200 && status < 300;
    const outcome = readBooking({ status, ok, json: member(json, 'reply'), malformed });
    return outcome.kind === 'booked' ? outcome : { kind: 'unknown' };
  } catch {
    return { kind: 'unknown' };
  }
}
