import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { type AppointmentClient, appointmentCalls } from './appointmentClient.ts';
import { type CallOptions, createTransport } from './transport.ts';

const sample = (name: string): string => readFileSync(`test/fixtures/appointments/${name}.json`, 'utf8');
const start = parseLocalDateTime('2026-12-05T10:30:00') ?? ('' as LocalDateTime);

const withOffset = '2026-12-05T10:30:00-05:00';

/** The calls to a service that gives this reply, and the requests that it got. */
function answering(body: string, status = 200) {
  const asked: unknown[] = [];
  const transport = createTransport({
    baseUrl: 'https://a.example',
    fetch: async (url, init) => {
      asked.push([init?.method, url, init?.body]);
      return new Response(body, { status });
    },
  });
  return { calls: appointmentCalls(transport), asked };
}
const move = (body: string, status = 200) => answering(body, status).calls.rescheduleAppointment(9001, 101, start);

describe('moving an appointment', () => {
  it("sends the document's body and reads its reply", async () => {
    const { calls, asked } = answering(sample('reschedule'));
    expect(await calls.rescheduleAppointment(9001, 101, start)).toEqual({
      kind: 'rescheduled',
      tour: JSON.parse(sample('reschedule')).data.appointment,
    });
    expect(asked).toEqual([
      [
        'PUT',
        'https://a.example/api/v2/appointments/9001/group/101/book/',
        '{"data":{"appointment":{"start":"2026-12-05T10:30:00"}}}',
      ],
    ]);
  });

  it.each([400, 409, 422])('gives the reason when it is refused with %i', async (status) => {
    expect(await move(sample('reschedule-past'), status)).toEqual({
      kind: 'slot-taken',
      message: 'The date and time you selected is in the past',
    });
  });

  it('gives the reason for a canceled one, though that stands at another path', async () => {
    const canceled = '{"errors":{"appointment":{"status":["This appointment is canceled."]}}}';
    expect(await move(canceled, 400)).toEqual({
      kind: 'refused',
      path: 'appointment.status',
      message: 'This appointment is canceled.',
    });
  });

  it("puts the start's message before any other", async () => {
    const both = '{"errors":{"appointment":{"notes":["Too long"],"start":["Gone"]}}}';
    expect(await move(both, 400)).toEqual({ kind: 'slot-taken', message: 'Gone' });
  });

  it.each([
    ['{}', 400, 'errors'],
    ['<h1>', 422, ''],
    ['<h1>', 200, ''],
    ['{"data":{"appointment":{"status":30}}}', 200, 'data.appointment'],
    ['{"data":{}}', 200, 'data.appointment'],
    ['[]', 200, 'data.appointment'],
    ['null', 200, 'data.appointment'],
  ])('fails and names the part of the reply that cannot be read: %s, %i', async (body, status, at) => {
    await expect(move(body, status)).rejects.toMatchObject({ failure: { kind: 'malformed', status, at } });
  });

  it.each([
    ['{"data":{"appointment":{"id":9001,"status":"30","start":"10:30","notes":null}}}', { id: 9001 }],
    [
      '{"data":{"appointment":{"start":"2026-12-05T10:30:00-05:00","status":null}}}',
      { start: withOffset, status: null },
    ],
  ])('takes what can be read of the reply: %s', async (body, tour) => {
    const nothing = { id: undefined, status: undefined, start: undefined, end: undefined };
    expect(await move(body)).toEqual({
      kind: 'rescheduled',
      tour: { ...nothing, notes: undefined, location: undefined, ...tour },
    });
  });

  it('fails when the appointment does not exist', async () => {
    await expect(move(sample('appointment-not-found'), 404)).rejects.toMatchObject({
      failure: { kind: 'status', status: 404, errors: [{ path: 'appointment.id' }] },
    });
  });
});

describe('canceling an appointment', () => {
  it.each([
    ['{"data":{"message":"Done"}}', { message: 'Done', notificationSent: false }],
    ['{"data":{"notification_sent":true}}', { message: '', notificationSent: true }],
    ['{"data":{"notification_sent":"yes","message":"Done"}}', { message: 'Done', notificationSent: false }],
  ])('takes what can be read of the reply: %s', async (body, cancellation) => {
    expect(await answering(body).calls.cancelAppointment(9001)).toEqual(cancellation);
  });

  it.each([
    ['', ''],
    ['<h1>Gone</h1>', ''],
    ['{"data":{"notification_sent":1}}', 'data'],
    ['{"message":"Done"}', 'data'],
  ])('fails and names the part of the reply that cannot be read: %s', async (body, at) => {
    await expect(answering(body).calls.cancelAppointment(9001)).rejects.toMatchObject({
      failure: { kind: 'malformed', status: 200, at },
    });
  });

  it("reads the document's reply", async () => {
    const { calls, asked } = answering(sample('cancellation'));
    expect(await calls.cancelAppointment(9001)).toEqual({ message: 'Appointment canceled', notificationSent: true });
    expect(asked).toEqual([['DELETE', 'https://a.example/api/v2/appointments/9001', undefined]]);
  });

  it('fails when the appointment does not exist', async () => {
    const call = answering(sample('appointment-not-found'), 404).calls.cancelAppointment(9001);
    await expect(call).rejects.toMatchObject({ failure: { kind: 'status', status: 404 } });
  });
});

it.each<readonly [string, (client: AppointmentClient, options: CallOptions) => Promise<unknown>]>([
  ['rescheduleAppointment', (client, options) => client.rescheduleAppointment(9001, 101, start, options)],
  ['cancelAppointment', (client, options) => client.cancelAppointment(9001, options)],
])('%s takes options', async (_, call) => {
  const { calls, asked } = answering('{}');
  await expect(call(calls, { signal: AbortSignal.abort() })).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  expect(asked).toEqual([]);
});
