import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { doubtOf } from './booking.ts';
import { createLeasingTours } from './connect.ts';
import { ApiError, type ApiFailure } from './failure.ts';

const sample = (name: string): string => readFileSync(`test/fixtures/appointments/${name}.json`, 'utf8');
function local(text: string): LocalDateTime {
  const value = parseLocalDateTime(text);
  if (value === undefined) throw new Error(`no date and time: ${text}`);
  return value;
}
const time = local('2026-12-04T10:15:00');
const request = { appointment: { start: time, location: '', broker_booked: false }, client: {} };

/** A client whose every call is answered with `body` and `status`, and what it asked for. */
function answering(body: string, status = 200) {
  const asked: string[] = [];
  const client = createLeasingTours({
    baseUrl: 'https://a.example',
    attempts: 1,
    fetch: async (url, init) => {
      asked.push(`${init?.method} ${String(url)}`);
      return new Response(body, { status });
    },
  });
  return { client, asked };
}
const failure = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: unknown) => (error instanceof ApiError ? error.failure : Promise.reject(error)),
  );

describe('the configuration', () => {
  it('is asked for as the document says, and read', async () => {
    const { client, asked } = answering(sample('verify-widget'));
    expect(await client.getWidgetConfiguration(101)).toMatchObject({ active: true, configuration: { unread: [] } });
    expect(asked).toEqual(['GET https://a.example/api/v2/group/101/verify-widget/?widget=lead_capture_appointment']);
  });

  it('that is refused is an answer, with the reason', async () => {
    const { client } = answering(sample('widget-inactive'), 400);
    expect(await client.getWidgetConfiguration(103)).toEqual({ active: false, reason: 'Widget is inactive' });
    const silent = answering('{}', 400);
    expect(await silent.client.getWidgetConfiguration(103)).toEqual({ active: false, reason: '' });
  });

  it.each(['[]', '{}', '{"data":null}', '{"data":[]}', 'null'])('%s is malformed', async (body) => {
    const call = answering(body).client.getWidgetConfiguration(101);
    expect(await failure(call)).toEqual({ kind: 'malformed', status: 200, at: 'data' });
  });

  it('never fails otherwise, whatever the body', async () => {
    await fc.assert(
      fc.asyncProperty(fc.json(), fc.constantFrom(200, 400), async (body, status) => {
        const answer = await answering(body, status)
          .client.getWidgetConfiguration(101)
          .catch((error: unknown) => error);
        expect(answer instanceof ApiError || (answer as { active: unknown }).active !== undefined).toBe(true);
      }),
    );
  });
});

describe('the times', () => {
  it('without a time are the office hours', async () => {
    const { client, asked } = answering(sample('times-office-hours'));
    expect((await client.getOfficeHours(101)).times[0]).toBe('08:00:00');
    expect(asked).toEqual(['GET https://a.example/api/v2/appointments/group/101/times']);
  });

  it('of a time that is free, and of one that is not, are data', async () => {
    const { client, asked } = answering(sample('times-free'));
    expect((await client.getAvailability(101, time)).free).toBe(true);
    expect(asked).toEqual(['GET https://a.example/api/v2/appointments/group/101/times?time=2026-12-04T10%3A15%3A00']);
    const taken = await answering(sample('times-taken'), 400).client.getAvailability(101, time);
    expect(taken).toMatchObject({ asked: time, free: false });
    expect(taken.slots).toHaveLength(44);
  });

  it.each([200, 400])('without a list are malformed: %i', async (status) => {
    const call = answering('{"valid":true}', status).client.getAvailability(101, time);
    expect(await failure(call)).toEqual({ kind: 'malformed', status, at: 'available_times' });
  });

  it('of the present day know no 400', async () => {
    expect(await failure(answering(sample('times-taken'), 400).client.getOfficeHours(101))).toMatchObject({
      kind: 'status',
      status: 400,
    });
  });
});

describe('a booking', () => {
  const book = (body: string, status = 200) => answering(body, status).client.bookTour(101, request);

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

  it.each(['', '{"data"', '<html>', 'null', '[]', '{}', '{"data":{"appointment":{"id":"7","start":"noon"}}}'])(
    'with 200 is booked, though its body is %j',
    async (body) => {
      expect(await book(body)).toEqual({
        kind: 'booked',
        tour: {
          id: undefined,
          confirmationEnabled: false,
          start: undefined,
          location: undefined,
          expirationDate: undefined,
        },
      });
    },
  );

  it('of a slot that is gone', async () => {
    expect(await book(sample('booking-slot-taken'), 400)).toEqual({ kind: 'slot-taken' });
    const both = '{"errors":{"client":{"pets":["x is not a number."]},"appointment":{"start":["Gone"]}}}';
    expect(await book(both, 400)).toEqual({ kind: 'slot-taken' });
  });

  it('with fields that are refused', async () => {
    expect(await book(sample('booking-rejected'), 400)).toEqual({
      kind: 'rejected',
      errors: [
        { path: 'client.pets', message: 'cats is not a number.' },
        { path: 'client.laundry', message: 'in unit is not a number.' },
      ],
    });
  });
});

describe("a booking's other ends, as docs/api-gaps.md lists them", () => {
  const html = '<h1>Bad Gateway</h1>';
  it.each([
    ['a 400 without a word', 400, '{}', 'not-booked'],
    ['a 400 that is no JSON', 400, html, 'not-booked'],
    ['401', 401, '{}', 'not-booked'],
    ['403', 403, '{}', 'not-booked'],
    ['404', 404, html, 'not-booked'],
    ['413', 413, '{}', 'not-booked'],
    ['422', 422, '{"errors":{"client":{"email":["Bad"]}}}', 'not-booked'],
    ['429', 429, '{}', 'not-booked'],
    ['500', 500, '{}', 'unsure'],
    ['502 with a page', 502, html, 'unsure'],
    ['503', 503, '', 'unsure'],
  ])('%s', async (_, status, body, doubt) => {
    const error = await answering(body, status)
      .client.bookTour(101, request)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(doubtOf(error)).toBe(doubt);
  });

  const at = { method: 'POST', url: 'https://a.example' };
  it.each([
    ['a lost connection', new ApiError({ kind: 'offline' }, at)],
    ['a time-out', new ApiError({ kind: 'timeout', ms: 10_000 }, at)],
    ['a call that was stopped', new ApiError({ kind: 'aborted' }, at)],
    ['an error we do not know', new TypeError('x')],
    ['nothing', undefined],
  ])('%s: nobody knows', (_, error) => {
    expect(doubtOf(error)).toBe('unsure');
  });
});
