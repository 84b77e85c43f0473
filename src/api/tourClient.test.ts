import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { ApiError, type ApiFailure } from './failure.ts';
import { createLeasingTours, type TourClient } from './tourClient.ts';
import type { CallOptions } from './transport.ts';

const sample = (name: string): string => readFileSync(`test/fixtures/appointments/${name}.json`, 'utf8');
function local(text: string): LocalDateTime {
  const value = parseLocalDateTime(text);
  if (value === undefined) throw new Error(`no date and time: ${text}`);
  return value;
}
const time = local('2026-12-04T10:15:00');

/** A client whose every call is answered with `body` and `status`, and the requests that it made. */
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
  it('are the office hours when no time is given', async () => {
    const { client, asked } = answering(sample('times-office-hours'));
    expect((await client.getOfficeHours(101)).times[0]).toBe('08:00:00');
    expect(asked).toEqual(['GET https://a.example/api/v2/appointments/group/101/times']);
  });

  it('are an answer for a free time, and for one that is taken', async () => {
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

  describe.each([
    ['free slots', (client: TourClient) => client.getAvailability(101, time)],
    ['office hours', (client: TourClient) => client.getOfficeHours(101)],
  ])('as %s', (kind, ask) => {
    const list = (...times: readonly unknown[]): string => JSON.stringify({ available_times: times, valid: true });
    const readable = kind === 'office hours' ? '10:15:00' : '2026-12-04T10:15:00';

    it.each([
      [list('2026-12-04T10:15:00Z', '2026-12-04T11:00:00Z')],
      [list('2026-12-04T10:15:00-05:00')],
      [list(null)],
      [list('soon', 7, '')],
    ])('of which none can be read are malformed, not "no times": %s', async (body) => {
      const { client } = answering(body);
      expect(await failure(ask(client))).toEqual({ kind: 'malformed', status: 200, at: 'available_times.0' });
    });

    it('are those that can be read, where others cannot', async () => {
      const { client } = answering(list('soon', readable, `${readable}Z`, readable));
      expect(await ask(client)).toMatchObject(kind === 'office hours' ? { times: [readable] } : { slots: [readable] });
    });

    it('may be none at all', async () => {
      const { client } = answering(list());
      expect(await ask(client)).toMatchObject(kind === 'office hours' ? { times: [] } : { slots: [] });
    });
  });

  it('are malformed too where none of a 400 can be read', async () => {
    const call = answering('{"available_times":["soon"],"valid":false}', 400).client.getAvailability(101, time);
    expect(await failure(call)).toEqual({ kind: 'malformed', status: 400, at: 'available_times.0' });
  });

  it('of the present day fail with a 400', async () => {
    expect(await failure(answering(sample('times-taken'), 400).client.getOfficeHours(101))).toMatchObject({
      kind: 'status',
      status: 400,
    });
  });
});

describe('every call takes options', () => {
  const request = { appointment: { start: time, location: '', broker_booked: false }, client: {} };
  it.each<readonly [string, (client: TourClient, options: CallOptions) => Promise<unknown>]>([
    ['getWidgetConfiguration', (client, options) => client.getWidgetConfiguration(101, options)],
    ['getOfficeHours', (client, options) => client.getOfficeHours(101, options)],
    ['getAvailability', (client, options) => client.getAvailability(101, time, options)],
    ['bookTour', (client, options) => client.bookTour(101, request, options)],
  ])('%s', async (_, call) => {
    const fetch = vi.fn(async () => new Response('', { status: 500 }));
    const client = createLeasingTours({ baseUrl: 'https://a.example', fetch });
    expect(await failure(call(client, { signal: AbortSignal.abort() }))).toEqual({ kind: 'aborted' });
    expect(fetch).not.toHaveBeenCalled();
    expect(await failure(call(client, { attempts: 1 }))).toMatchObject({ kind: 'status', status: 500 });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
