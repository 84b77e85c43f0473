import { describe, expect, it } from 'vitest';
import { EDGE, type EdgeRequest, edgeLine } from '../../test/edgeBooking.ts';
import { setUpEdge, tour } from '../../test/edgeSetUp.ts';
import { local } from '../../test/programmedClient.ts';
import { createEdgeTours } from './edgeCalls.ts';

const START = local('2026-12-04T10:15:00');
const PAST = local('2026-11-01T10:00:00');
const ID = '0123456789abcdef0123456789abcdef';
const SECRETS = { secrets: ['s'.repeat(32)] };
const isBooking = ({ method }: EdgeRequest): boolean => method === 'POST';
const lose = (request: EdgeRequest): void => {
  if (isBooking(request)) throw new TypeError('Failed to fetch');
};

/** The calls of one page. Bookings may be lost on their way (`before`), or their replies (`after`). */
function setUp(edge: ReturnType<typeof setUpEdge>, line: Parameters<typeof edgeLine>[1] = {}) {
  const { fetch, requests } = edgeLine(edge, line);
  const { client, edge: calls } = createEdgeTours({ baseUrl: EDGE, attempts: 1, fetch });
  return {
    client,
    requests,
    book: (start = START) => client.bookTour(101, tour(start), { attempt: ID }),
    find: (start = START) => calls.findAttempt(ID, start),
    asked: () => requests.map(({ method, path }) => `${method} ${path.replace(`${ID}-20261204101500`, 'key')}`),
    bookings: () => edge.seen.filter(({ method, path }) => method === 'POST' && path.endsWith('/book')).length,
  };
}

describe('a booking at an edge', () => {
  it('carries the key of its attempt, and its reply carries the token that changes it', async () => {
    const { book, client, requests } = setUp(setUpEdge(SECRETS));
    const outcome = await book();
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(`${ID}-20261204101500-0`);
    if (outcome.kind !== 'booked' || outcome.token === undefined) throw new Error('no token');
    const { tour: booked, token } = outcome;
    const moved = await client.rescheduleAppointment(booked.id ?? 0, 101, local('2026-12-04T11:00:00'), { token });
    expect(requests.at(-1)?.headers.get('Tour-Token')).toBe(token);
    expect(moved).toMatchObject({ kind: 'rescheduled', token: expect.stringMatching(/^t2\./) });
    expect(await client.cancelAppointment(booked.id ?? 0, { token })).toMatchObject({ notificationSent: true });
  });

  it('cannot be changed by somebody who guesses its number', async () => {
    const { book, client } = setUp(setUpEdge(SECRETS));
    const outcome = await book();
    const id = (outcome.kind === 'booked' && outcome.tour.id) || 0;
    expect(id).toBeGreaterThan(0);
    await expect(client.cancelAppointment(id)).rejects.toMatchObject({ failure: { kind: 'status', status: 403 } });
    await expect(client.cancelAppointment(id, { token: 't1.101.1.1.1.x' })).rejects.toMatchObject({
      failure: { status: 403 },
    });
  });

  it('has no key without an id', async () => {
    const { client, requests } = setUp(setUpEdge());
    await client.bookTour(101, tour(START));
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('the outcome of an attempt', () => {
  it('is found by one call after a lost reply: the tour is booked, and has its token', async () => {
    const { book, find, asked, bookings } = setUp(setUpEdge(SECRETS), { after: lose });
    await expect(book()).rejects.toThrow('connection');
    const found = await find();
    expect(found).toMatchObject({ kind: 'booked', tour: { start: '2026-12-04T10:15:00-05:00' } });
    expect(found).toHaveProperty('token');
    expect(asked().slice(1)).toEqual(['GET /attempts/key-0']);
    expect(bookings()).toBe(1);
  });

  it('is "not booked" where the request never arrived, even if it arrives later', async () => {
    const edge = setUpEdge();
    const { book, find, asked, bookings } = setUp(edge, { before: lose });
    await expect(book()).rejects.toThrow('connection');
    expect(await find()).toEqual({ kind: 'not-booked' });
    expect(asked().slice(1)).toEqual(['GET /attempts/key-0', 'DELETE /attempts/key-0']);
    const late = await edge.book(START, { 'Idempotency-Key': `${ID}-20261204101500-0` });
    expect(late.status).toBe(424);
    expect(bookings()).toBe(0);
  });

  it('is unknown where the edge was started again after it, and the booking is not sent twice', async () => {
    const before = setUpEdge();
    const after = setUpEdge({ fetch: before.fetch }, 0);
    let { edge } = before;
    const { book, find } = setUp(
      Object.assign({}, before, { edge: { fetch: (request: Request) => edge.fetch(request) } }),
      {
        after: lose,
      },
    );
    await expect(book()).rejects.toThrow('connection');
    edge = after.edge;
    await expect(book()).rejects.toThrow('connection');
    await new Promise((done) => setTimeout(done, 5));
    expect(await find()).toEqual({ kind: 'unknown' });
    expect(before.seen.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is unknown where the edge was started again while the question was on its way', async () => {
    const before = setUpEdge();
    // It has been running for as long as the question says that the attempt is old.
    const after = setUpEdge({ fetch: before.fetch }, 1);
    let { edge } = before;
    const line = Object.assign({}, before, {
      edge: {
        fetch(request: Request) {
          const key = request.headers.get('Idempotency-Key') ?? '';
          const headers = { 'Idempotency-Key': key.replace(/age=\d+/, 'age=0') };
          return request.method === 'POST' ? edge.fetch(request) : edge.fetch(new Request(request, { headers }));
        },
      },
    });
    const { book, find } = setUp(line, { after: lose });
    await expect(book()).rejects.toThrow('connection');
    edge = after.edge;
    await new Promise((done) => setTimeout(done, 5));
    expect(await find()).toEqual({ kind: 'unknown' });
    expect(await find()).toEqual({ kind: 'unknown' });
  });

  it('is "not booked" where the service refused it', async () => {
    const { book, find, requests } = setUp(setUpEdge(), { after: lose });
    await expect(book(PAST)).rejects.toThrow('connection');
    expect(await find(PAST)).toEqual({ kind: 'not-booked' });
    expect(requests.filter(({ method }) => method !== 'POST')).toHaveLength(1);
  });

  it('is unknown where the edge lost the reply. Booking it again is another attempt', async () => {
    let isLost = true;
    const base = setUpEdge();
    const edge = setUpEdge({
      fetch: async (input, init) => {
        const reply = await base.fetch(input, init);
        if (isLost && String(input).endsWith('/book')) throw new TypeError('lost');
        return reply;
      },
    });
    const { book, find, requests, asked } = setUp(edge);
    await expect(book()).rejects.toMatchObject({ failure: { status: 502 } });
    expect(await find()).toEqual({ kind: 'unknown' });
    isLost = false;
    const again = await book();
    expect(requests.at(-1)?.headers.get('Idempotency-Key')).toBe(`${ID}-20261204101500-1`);
    // The first attempt has taken the time.
    expect(again.kind).toBe('slot-taken');
    expect(await find()).toEqual({ kind: 'unknown' });
    expect(asked().slice(-2)).toEqual(['GET /attempts/key-0', 'GET /attempts/key-1']);
    // After a reload the numbers are not known.
    const reloaded = setUp(edge);
    expect(await reloaded.find()).toEqual({ kind: 'unknown' });
    expect(reloaded.asked()).toEqual(
      [0, 1, 2].map((number) => `GET /attempts/key-${number}`).concat('DELETE /attempts/key-2'),
    );
  });

  it('is not given for corrected answers: after a refusal, they are sent as another attempt', async () => {
    const { client, find, requests, bookings } = setUp(setUpEdge());
    const [person] = tour(START).client.people;
    const wrong = { ...tour(START), client: { ...tour(START).client, people: [{ ...person, email: 'no address' }] } };
    expect((await client.bookTour(101, wrong, { attempt: ID })).kind).toBe('rejected');
    expect((await client.bookTour(101, tour(START), { attempt: ID })).kind).toBe('booked');
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key')?.at(-1))).toEqual(['0', '1']);
    expect(bookings()).toBe(2);
    expect(await find()).toMatchObject({ kind: 'booked' });
  });

  it('has to be asked for where the attempt was sent with other answers before a reload', async () => {
    const edge = setUpEdge();
    await setUp(edge).book();
    const { client, find } = setUp(edge);
    const changed = { ...tour(START), appointment: { ...tour(START).appointment, location: 'Elsewhere' } };
    await expect(client.bookTour(101, changed, { attempt: ID })).rejects.toThrow('other answers');
    expect(await find()).toMatchObject({ kind: 'booked' });
  });
});
