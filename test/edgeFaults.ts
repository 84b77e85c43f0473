import { expect, vi } from 'vitest';
import { noAnswers } from '../src/booking/answers.ts';
import { type EdgeRequest, edgeLine, openEdgeBooking } from './edgeBooking.ts';
import { setUpEdge } from './edgeSetUp.ts';
import { local } from './programmedClient.ts';

const slot = local('2026-12-04T10:15:00');
const EMAIL = 'lara@example.com';
const answers = { ...noAnswers, first_name: 'Lara', last_name: 'Smith', email: EMAIL, phone: '(555) 777-5555' };
const shown = ['first_name', 'last_name', 'email', 'phone'] as const;
const SERVICE = 'https://leasing.example.com';
const isBooking = (url: string): boolean => url.endsWith('/book');

/** What goes wrong: on the visitor's line, or with the service. `reply`: in place of what the service answers to a booking. */
export interface Fault {
  readonly line?: 'before' | 'after';
  readonly isCarriedOut?: boolean;
  readonly reply?: () => Response | Promise<Response>;
}
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
/** The faults, by what goes wrong. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'the visitor’s request is lost': { line: 'before' },
  'the visitor’s reply is lost': { line: 'after' },
  'the service’s reply is lost': { isCarriedOut: true, reply: lost },
  'HTML with 200': { isCarriedOut: true, reply: () => new Response('<p>Welcome</p>') },
  'a truncated reply': { isCarriedOut: true, reply: () => new Response('{"data":{"appoint') },
  'the service is down': { reply: () => new Response('', { status: 503 }) },
  'too many requests': { reply: () => new Response('{}', { status: 429 }) },
};

export type Way = 'service' | 'edge' | 'edge with findClient';
export type End = 'booked' | 'not booked' | 'in doubt';

/** A booking with that fault, at its end. A visitor in doubt checks again once, two minutes later. */
export async function visitWithFault(way: Way, { line, isCarriedOut = false, reply }: Fault) {
  const base = setUpEdge();
  const service: typeof fetch = async (input, init) => {
    if (reply === undefined || !isBooking(String(input))) return base.fetch(input, init);
    if (isCarriedOut) await base.fetch(input, init);
    return reply();
  };
  // The site knows the visitor as a client, who has an earlier tour as well.
  await base.book('2026-12-10T10:15:00');
  const findClient = () =>
    base.service.state().prospects.findLast(({ people }) => people.some(({ email }) => email === EMAIL))?.id;
  const edge = setUpEdge({ fetch: service, ...(way === 'edge with findClient' && { findClient }) });
  const drop = (where: Fault['line']) => (request: EdgeRequest) =>
    line === where && request.method === 'POST' ? lost() : undefined;
  const { fetch: toEdge } = edgeLine(edge, { before: drop('before'), after: drop('after') });
  const direct: typeof fetch = async (input, init) => {
    const isLost = line !== undefined && isBooking(String(input));
    if (isLost && line === 'before') lost();
    const answer = await service(input, init);
    return isLost ? lost() : answer;
  };
  const booking =
    way === 'service'
      ? await openEdgeBooking(edge.clock, direct, { edge: undefined, api: SERVICE, publicKey: 'pk_demo' })
      : await openEdgeBooking(edge.clock, toEdge);
  booking.pickSlot(slot);
  booking.submit(answers, shown);
  const at = () => booking.snapshot().flow.at;
  const settles = () => vi.waitFor(() => expect(['sending', 'looking-up']).not.toContain(at()), { timeout: 15_000 });
  await settles();
  if (at() === 'unsure') {
    edge.clock.ms += 121_000;
    booking.lookUp();
    await settles();
  }
  return booking;
}
