import { describe, expect, it, vi } from 'vitest';
import { type EdgeRequest, edgeLine, openEdgeBooking } from '../../test/edgeBooking.ts';
import { setUpEdge } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { noAnswers } from '../booking/answers.ts';

// The faults of a booking without an edge, with one, and with one that can find the client: docs/integration.md has the table.

const slot = local('2026-12-04T10:15:00');
const EMAIL = 'lara@example.com';
const answers = { ...noAnswers, first_name: 'Lara', last_name: 'Smith', email: EMAIL, phone: '(555) 777-5555' };
const shown = ['first_name', 'last_name', 'email', 'phone'] as const;
const SERVICE = 'https://leasing.example.com';
const isBooking = (url: string): boolean => url.endsWith('/book');

/** What goes wrong: on the visitor's line, or with the service. `reply`: in place of what the service answers to a booking. */
interface Fault {
  readonly line?: 'before' | 'after';
  readonly isCarriedOut?: boolean;
  readonly reply?: () => Response | Promise<Response>;
}
const lost = (): never => {
  throw new TypeError('Failed to fetch');
};
const FAULTS: Readonly<Record<string, Fault>> = {
  'the visitor’s request is lost': { line: 'before' },
  'the visitor’s reply is lost': { line: 'after' },
  'the service’s reply is lost': { isCarriedOut: true, reply: lost },
  'HTML with 200': { isCarriedOut: true, reply: () => new Response('<p>Welcome</p>') },
  'a truncated reply': { isCarriedOut: true, reply: () => new Response('{"data":{"appoint') },
  'the service is down': { reply: () => new Response('', { status: 503 }) },
  'too many requests': { reply: () => new Response('{}', { status: 429 }) },
};

type Way = 'service' | 'edge' | 'edge with findClient';
type End = 'booked' | 'not booked' | 'in doubt';

/** How a visit with that fault ends. A visitor in doubt checks again once, two minutes later. */
async function endOf(way: Way, { line, isCarriedOut = false, reply }: Fault): Promise<End> {
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
  const settles = () => vi.waitFor(() => expect(['sending', 'lookingUp']).not.toContain(at()), { timeout: 15_000 });
  await settles();
  if (at() === 'unsure') {
    edge.clock.ms += 121_000;
    booking.lookUp();
    await settles();
  }
  return at() === 'unsure' ? 'in doubt' : at() === 'booked' ? 'booked' : 'not booked';
}

describe.each<[string, End, End, End]>([
  ['the visitor’s request is lost', 'in doubt', 'not booked', 'not booked'],
  ['the visitor’s reply is lost', 'in doubt', 'booked', 'booked'],
  ['the service’s reply is lost', 'in doubt', 'in doubt', 'booked'],
  ['HTML with 200', 'in doubt', 'in doubt', 'booked'],
  ['a truncated reply', 'in doubt', 'in doubt', 'booked'],
  ['the service is down', 'in doubt', 'in doubt', 'not booked'],
  ['too many requests', 'not booked', 'not booked', 'not booked'],
])('%s', (name, ...ends) => {
  const ways: readonly Way[] = ['service', 'edge', 'edge with findClient'];
  it.each(ways.map((way, index) => [way, ends[index]] as const))('makes a visit at the %s end %s', async (way, end) => {
    expect(await endOf(way, FAULTS[name] ?? {})).toBe(end);
  });
});
