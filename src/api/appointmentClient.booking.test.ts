import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { afterFailedWrite } from '../booking/replies.ts';
import { parseLocalDateTime } from '../time/values.ts';
import { ApiError } from './failure.ts';
import { createLeasingTours } from './tourClient.ts';

const sample = (name: string): string => readFileSync(`test/fixtures/appointments/${name}.json`, 'utf8');
const request = {
  appointment: { start: parseLocalDateTime('2026-12-04T10:15:00') ?? '', location: '', broker_booked: false },
  client: {},
};

/** Books with a service that gives this reply. */
const book = (body: string | null, status = 200) =>
  createLeasingTours({
    baseUrl: 'https://a.example',
    fetch: async () => new Response(body, { status }),
  }).bookTour(101, request);

/** What the client knows after a booking that threw. */
const knownAfter = (error: unknown): string => (afterFailedWrite(error) === 'unsure' ? 'unsure' : 'not-booked');

/** What the client knows after a booking with this reply: the kind of the outcome, or after an error, what is known. */
const ending = (body: string | null, status: number): Promise<string> =>
  book(body, status).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof ApiError ? knownAfter(error) : 'another error'),
  );

const OK = [200, 201, 202, 299];
const REFUSED = [400, 409, 422];
const DENIED = [401, 403, 404, 410, 413, 429, 499];
const FAULT = [500, 502, 503, 599];

const html = '<!doctype html><h1>Thank you</h1>';
const envelope = (appointment: string): string => `{"data":{"appointment":${appointment}}}`;

/** A body, and its meaning with a status of OK and with one of REFUSED. With any other status, the body does not matter. */
const bodies: readonly (readonly [string, string, string])[] = [
  [sample('booking'), 'booked', 'not-booked'],
  [envelope('{"id":7}'), 'booked', 'not-booked'],
  [envelope('{"id":7,"start":"noon"}'), 'booked', 'not-booked'],
  [envelope('{"start":"2026-12-04T10:15:00-05:00"}'), 'booked', 'not-booked'],
  [envelope('{"id":null,"start":"2026-12-04T15:15:00Z"}'), 'booked', 'not-booked'],
  [`{"errors":{},${envelope('{"id":7}').slice(1)}`, 'booked', 'not-booked'],
  ['', 'unsure', 'not-booked'],
  [html, 'unsure', 'not-booked'],
  ['{"data":{"appoint', 'unsure', 'not-booked'],
  ['null', 'unsure', 'not-booked'],
  ['true', 'unsure', 'not-booked'],
  ['[]', 'unsure', 'not-booked'],
  ['{}', 'unsure', 'not-booked'],
  ['{"success":false}', 'unsure', 'not-booked'],
  ['{"data":null}', 'unsure', 'not-booked'],
  ['{"id":7}', 'unsure', 'not-booked'],
  ['{"appointment":{"id":7}}', 'unsure', 'not-booked'],
  [envelope('null'), 'unsure', 'not-booked'],
  [envelope('{}'), 'unsure', 'not-booked'],
  [envelope('"7"'), 'unsure', 'not-booked'],
  [envelope('{"id":"7","start":"noon"}'), 'unsure', 'not-booked'],
  [envelope('{"id":7.5,"start":"2026-12-04T10:15:00"}'), 'unsure', 'not-booked'],
  [envelope('{"confirmation_enabled":true,"location":"123 First St"}'), 'unsure', 'not-booked'],
  ['{"errors":{}}', 'unsure', 'not-booked'],
  ['{"errors":"Broken"}', 'unsure', 'rejected'],
  [sample('booking-slot-taken'), 'unsure', 'slot-taken'],
  [sample('reschedule-past'), 'unsure', 'slot-taken'],
  [sample('booking-rejected'), 'unsure', 'rejected'],
];

describe.each([...bodies.map(([body, ofOk, ofRefused]) => [body, ofOk, ofRefused] as const)])(
  'a booking answered with %s',
  (body, ofOk, ofRefused) => {
    it.each([
      ...OK.map((status) => [status, ofOk] as const),
      ...REFUSED.map((status) => [status, ofRefused] as const),
      ...DENIED.map((status) => [status, 'not-booked'] as const),
      ...FAULT.map((status) => [status, 'unsure'] as const),
    ])('and %i is %s', async (status, end) => {
      expect(await ending(body, status)).toBe(end);
    });
  },
);

describe('a booking', () => {
  it.each([204, 205, 304])('answered with %i, which has no body, may have been made', async (status) => {
    expect(await ending(null, status)).toBe('unsure');
  });

  it('is one POST of the request', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(sample('booking')));
    await createLeasingTours({ baseUrl: 'https://a.example', fetch }).bookTour(101, request);
    const init = expect.objectContaining({ method: 'POST', body: JSON.stringify(request) });
    expect(fetch.mock.calls).toEqual([['https://a.example/api/v2/appointments/group/101/book', init]]);
  });

  it("reads the document's reply", async () => {
    expect(await book(sample('booking'))).toEqual({
      kind: 'booked',
      tour: {
        id: expect.any(Number),
        confirmationEnabled: expect.any(Boolean),
        start: expect.stringMatching(/^2026-.*[-+Z]/),
        location: expect.any(String),
        expirationDate: expect.any(String),
      },
    });
  });

  it.each([
    ['{"id":7}', { id: 7 }],
    [
      '{"id":"7","start":"2026-12-04T15:15:00Z","location":null,"expiration_date":4,"confirmation_enabled":"yes"}',
      { start: '2026-12-04T15:15:00Z' },
    ],
    ['{"id":7,"confirmation_enabled":true,"location":""}', { id: 7, confirmationEnabled: true, location: '' }],
  ])('leaves out what it cannot read of %s', async (appointment, read) => {
    const nothing = {
      id: undefined,
      confirmationEnabled: false,
      start: undefined,
      location: undefined,
      expirationDate: undefined,
    };
    expect(await book(envelope(appointment))).toEqual({ kind: 'booked', tour: { ...nothing, ...read } });
  });

  it.each([
    ['', 200, ''],
    ['{}', 202, 'data.appointment'],
    ['{"errors":{"client":{"email":["Bad"]}}}', 200, 'data.appointment'],
    ['{}', 400, 'errors'],
    [html, 409, ''],
  ])('fails and names the part of the reply that cannot be read: %j, %i', async (body, status, at) => {
    await expect(book(body, status)).rejects.toMatchObject({ failure: { kind: 'malformed', status, at } });
  });

  it("gives the service's words when its start is refused, whatever the reason", async () => {
    expect(await book(sample('booking-slot-taken'), 400)).toEqual({
      kind: 'slot-taken',
      message: 'No Employees free at Scheduled Appointment time',
    });
    expect(await book(sample('reschedule-past'), 400)).toEqual({
      kind: 'slot-taken',
      message: 'The date and time you selected is in the past',
    });
    const both = '{"errors":{"client":{"pets":["x is not a number."]},"appointment":{"start":["Gone"]}}}';
    expect(await book(both, 422)).toEqual({ kind: 'slot-taken', message: 'Gone' });
  });

  it('names the fields that are refused', async () => {
    expect(await book(sample('booking-rejected'), 400)).toEqual({
      kind: 'rejected',
      errors: [
        { path: 'client.pets', message: 'cats is not a number.' },
        { path: 'client.laundry', message: 'in unit is not a number.' },
      ],
    });
  });
});

describe('the client knows what became of a booking after', () => {
  const at = { method: 'POST', url: 'https://a.example' };
  it.each([
    ['a request that was never sent', new ApiError({ kind: 'not-sent' }, at), 'not-booked'],
    ['too many requests', new ApiError({ kind: 'rate-limited', retryAfter: undefined }, at), 'not-booked'],
    ['a lost connection', new ApiError({ kind: 'offline' }, at), 'unsure'],
    ['a time-out', new ApiError({ kind: 'timeout', ms: 10_000 }, at), 'unsure'],
    ['a call that was stopped', new ApiError({ kind: 'aborted' }, at), 'unsure'],
    ['an error we do not know', new TypeError('x'), 'unsure'],
    ['nothing', undefined, 'unsure'],
  ])('%s', (_, error, outcome) => {
    expect(knownAfter(error)).toBe(outcome);
  });
});
