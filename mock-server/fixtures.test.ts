import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GetWidgetConfigurationReply } from '../src/api/contract/schemas/appointments.ts';
import { ask } from '../test/contract/ask.ts';
import { shapeDifferences } from '../test/contract/shape.ts';
import { createMockService, type MockService } from './engine/mockService.ts';

const fixture = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../test/fixtures/appointments/${name}.json`, import.meta.url), 'utf8'));

/** A company with the sample booking, and with a tour of the same prospect made in the web application. */
async function booked(): Promise<MockService> {
  const service = createMockService();
  const target = '/api/v2/appointments/group/101/book';
  const { status } = await ask(service, { method: 'POST', target, body: fixture('booking-request') });
  expect(status).toBe(200);
  const [first] = service.company.appointments.all();
  const other = first && service.company.appointments.add({ ...first, employee: 3, start: first.start, status: 30 });
  if (other) service.company.appointments.change(other, { status: null });
  return service;
}

const times = '/api/v2/appointments/group/101/times';
const reschedule = '/api/v2/appointments/9001/group/101/book/';
const widget = 'verify-widget/?widget=lead_capture_appointment';
const past = { data: { appointment: { start: '2020-01-01T10:00:00' } } };
const rejected = { appointment: { start: '2026-12-04T12:00:00' }, client: { pets: ['cats'], laundry: ['in unit'] } };

/** `field_config` without the keys that the document's sample does not have. */
function asSampled(name: string, reply: unknown): unknown {
  if (name !== 'verify-widget') return reply;
  const { data } = reply as GetWidgetConfigurationReply;
  const sample = fixture(name) as GetWidgetConfigurationReply;
  const kept = Object.entries(data.field_config).filter(([key]) => Object.hasOwn(sample.data.field_config, key));
  return { data: { ...data, field_config: Object.fromEntries(kept) } };
}

describe('a reply', () => {
  it.each<[string, number, string, string, unknown?]>([
    ['verify-widget', 200, 'GET', `/api/v2/group/101/${widget}`],
    ['widget-inactive', 400, 'GET', `/api/v2/group/103/${widget}`],
    ['times-office-hours', 200, 'GET', times],
    ['times-free', 200, 'GET', `${times}?time=2026-12-04T10:30:00`],
    ['times-taken', 400, 'GET', `${times}?time=2026-12-04T10:35:00`],
    ['booking', 200, 'POST', '/api/v2/appointments/group/102/book', fixture('booking-request')],
    ['booking-slot-taken', 400, 'POST', '/api/v2/appointments/group/105/book', fixture('booking-request')],
    ['booking-rejected', 400, 'POST', '/api/v2/appointments/group/101/book', rejected],
    ['client-appointments', 200, 'GET', '/api/v2/clients/5001/appointments'],
    ['client-not-found', 404, 'GET', '/api/v2/clients/999999/appointments'],
    ['cancellation', 200, 'DELETE', '/api/v2/appointments/9001'],
    ['appointment-not-found', 404, 'DELETE', '/api/v2/appointments/999999'],
    ['reschedule', 200, 'PUT', reschedule, fixture('reschedule-request')],
    ['reschedule-past', 400, 'PUT', reschedule, past],
  ])('has the shape of the sample %s', async (name, status, method, target, body) => {
    const reply = await ask(await booked(), { method, target, body });
    expect(reply.status).toBe(status);
    expect(shapeDifferences(fixture(name), asSampled(name, reply.json))).toEqual([]);
  });

  it('has the texts of the document', async () => {
    const service = await booked();
    const texts: [string, string, string, unknown?][] = [
      ['widget-inactive', 'GET', `/api/v2/group/103/${widget}`],
      ['booking-slot-taken', 'POST', '/api/v2/appointments/group/105/book', fixture('booking-request')],
      ['booking-rejected', 'POST', '/api/v2/appointments/group/101/book', rejected],
      ['reschedule-past', 'PUT', reschedule, past],
    ];
    for (const [name, method, target, body] of texts) {
      expect(await ask(service, { method, target, body })).toEqual({ status: 400, json: fixture(name) });
    }
  });
});
