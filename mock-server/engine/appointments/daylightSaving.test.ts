import { describe, expect, it } from 'vitest';
import type { Times } from '../../../src/api/contract/schemas/appointments.ts';
import { createMockService, type MockService } from '../mockService.ts';
import { bookTour } from './bookTour.ts';
import { listClientAppointments } from './clientAppointments.ts';
import { getTimes } from './getTimes.ts';

// New York puts the clock forward on March 14, 2027 at 2:00 AM, and back on November 7, 2027 at 2:00 AM.

const open = (now: string, zone?: string) =>
  createMockService({
    now,
    ...(zone === undefined ? {} : { zone }),
    groups: [{ id: 106, hours: { sunday: ['00:00', '04:00'], friday: ['00:00', '01:00'] } }],
  });
const slots = (service: MockService, time: string): string[] => {
  const reply = getTimes(service.company, '106', time);
  const { available_times }: Pick<Times, 'available_times'> = reply.ok
    ? reply.value
    : { available_times: [], ...reply.body };
  return available_times.map((slot) => slot.slice(11, 16));
};
const person = { people: [{ first_name: 'Rosa', last_name: 'Delgado', email: 'rosa@example.com' }] };
const book = (service: MockService, start: string) =>
  bookTour(service.company, '106', { appointment: { start }, client: person });

describe('the hour that the clock skips', () => {
  const spring = '2027-03-14';

  it('is never offered, and no tour reaches into it', () => {
    const offered = slots(open('2027-03-13T09:00:00'), `${spring}T00:00`);
    expect(offered).toContain('01:30');
    expect(offered).toContain('03:00');
    expect(offered.filter((time) => time > '01:30' && time < '03:00')).toEqual([]);
  });

  it.each(['01:45', '02:00', '02:30', '02:45'])('cannot be booked: %s', (time) => {
    const reply = book(open('2027-03-13T09:00:00'), `${spring}T${time}:00`);
    expect(!reply.ok && reply.body.errors).toEqual({
      appointment: { start: ['No Employees free at Scheduled Appointment time'] },
    });
  });

  it('is no office hour of that day', () => {
    const reply = getTimes(open(`${spring}T00:05:00`).company, '106', null);
    const times = reply.ok ? reply.value.available_times : [];
    expect(times).toContain('01:45:00');
    expect(times).toContain('03:00:00');
    expect(times.filter((time) => time.startsWith('02'))).toEqual([]);
  });

  it('may begin at midnight', () => {
    // Cairo puts the clock forward on Friday, April 30, 2027 at 0:00 AM.
    const offered = slots(open('2027-04-28T09:00:00', 'Africa/Cairo'), '2027-04-30T12:00');
    expect(offered).toEqual(['01:00']);
  });
});

describe('the hour that the clock shows twice', () => {
  const autumn = '2027-11-07';

  it('is offered once, and booked as its first occurrence', () => {
    const service = open('2027-11-06T09:00:00');
    const offered = slots(service, `${autumn}T00:00`);
    expect(offered.filter((time) => time.startsWith('01'))).toEqual(['01:00', '01:15', '01:30', '01:45']);
    const reply = book(service, `${autumn}T01:45:00`);
    expect(reply.ok && reply.value.data.appointment.start).toBe(`${autumn}T01:45:00-04:00`);
    const listed = listClientAppointments(service.company, '5001');
    expect(listed.ok && listed.value.data.appointments.map(({ end }) => end)).toEqual([`${autumn}T01:15:00-05:00`]);
  });

  it('is over when it comes for the second time', () => {
    let ms = 0;
    const service = createMockService({
      now: `${autumn}T00:50:00`,
      ticks: () => ms,
      groups: [{ id: 106, hours: { sunday: ['00:00', '04:00'] } }],
    });
    expect(slots(service, `${autumn}T12:00`)).toContain('01:30');
    ms = 80 * 60_000;
    // It is 1:10 AM for the second time.
    expect(service.state().now).toBe(`${autumn}T01:10:00`);
    expect(slots(service, `${autumn}T12:00`)[0]).toBe('02:00');
    const reply = book(service, `${autumn}T01:30:00`);
    expect(!reply.ok && reply.body.errors).toEqual({
      appointment: { start: ['The date and time you selected is in the past'] },
    });
  });
});
