import { createMockService } from '../mock-server/engine/mockService.ts';
import { createLeasingClient } from '../src/api/leasingClient.ts';
import { createEdge } from '../src/edge/createEdge.ts';
import type { Surroundings } from '../src/edge/edgeApp.ts';
import type { TourEdgeOptions } from '../src/edge/edgeOptions.ts';
import { momentOf } from '../src/time/zone.ts';
import { mockFetch } from './mockFetch.ts';
import { local } from './programmedClient.ts';

const NEW_YORK = 'America/New_York';
const NOW = '2026-12-01T09:00:00';
const EDGE = 'https://tours.example.com';

/** Milliseconds for which an edge keeps an attempt. */
const DAY_MS = 86_400_000;

/**
 * An edge for group 101 in front of the mock in this process, which wants a key. `clock.ms` is the time of the edge, and `clock.wrong` how far its
 * clock is ahead of that, in milliseconds. It has been running for `age` milliseconds. `openJobs` opens the jobs of its waitlist.
 */
export function setUpEdge(options: Partial<TourEdgeOptions> = {}, age = DAY_MS, openJobs?: Surroundings['openJobs']) {
  const service = createMockService({ now: NOW });
  const clock = { ms: momentOf(local(NOW), NEW_YORK), wrong: 0 };
  const mock = mockFetch(service, { requireKey: true }, options.service);
  const defaults: TourEdgeOptions = {
    service: 'https://leasing.example.com',
    secretKey: 'sk_demo',
    groups: { 101: { timeZone: NEW_YORK } },
    attempts: 'memory',
    address: EDGE,
    fetch: mock.fetch,
  };
  let ran = 0;
  const edge = createEdge(
    { ...defaults, ...options },
    { now: () => clock.ms + clock.wrong, elapsed: () => clock.ms + ran, openJobs },
  );
  ran = age;
  const ask = (path: string, init?: RequestInit, context?: unknown) =>
    edge.fetch(new Request(EDGE + path, init), context);
  const send = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(path, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } });
  return {
    ...{ service, clock, edge, ask, send },
    seen: mock.seen,
    fetch: mock.fetch,
    book: (start?: string, headers?: Readonly<Record<string, string>>) => send('POST', BOOK, tour(start), headers),
    /** The client of a widget, whose calls go to the edge. */
    leasing: createLeasingClient({
      baseUrl: EDGE,
      attempts: 1,
      fetch: (input, init) => edge.fetch(new Request(input, init)),
    }),
  };
}

export const BOOK = '/api/v2/appointments/group/101/book';
export const CONFIGURATION = '/api/v2/group/101/verify-widget/?widget=lead_capture_appointment';
export const HOURS = '/api/v2/appointments/group/101/times';
/** What stands before each key of that edge in its stores. */
export const SCOPE = 'https://leasing.example.com';
/** The question for the times of December 4, as a widget asks it. */
export const DAY = `${HOURS}?time=2026-12-04T12%3A00%3A00`;

/** A booking. The visitor's name and email are in it. */
export const tour = (start = '2026-12-04T10:15:00') => ({
  appointment: { start, location: '', broker_booked: false },
  client: {
    people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone_1: '(555) 777-5555' }],
  },
});
