import { describe, expect, it } from 'vitest';
import { bookTour } from './appointments/bookTour.ts';
import { getTimes } from './appointments/getTimes.ts';
import { getWidgetConfiguration } from './appointments/getWidgetConfiguration.ts';
import { createMockService } from './mockService.ts';
import type { MockServiceOptions } from './serviceOptions.ts';

const FRIDAY = '2026-12-04';

function open(options: MockServiceOptions) {
  const service = createMockService({ listings: 0, ...options });
  const slots = (day = FRIDAY, group = '101'): readonly string[] => {
    const reply = getTimes(service.company, group, `${day}T12:00`);
    return reply.ok
      ? reply.value.available_times
      : 'available_times' in reply.body
        ? (reply.body.available_times as string[])
        : [];
  };
  const book = (time: string, email = `${time}@example.com`, group = '101') =>
    bookTour(service.company, group, { appointment: { start: time }, client: { people: [{ email }] } });
  return { service, slots, book };
}
const one = [{ name: 'Ada' }];
const clock = (starts: readonly string[]) => starts.map((start) => start.slice(11, 16));

describe('the options of a service', () => {
  it('hours set the first and the last start by weekday, and close the other days', () => {
    const { slots } = open({ hours: { friday: ['09:00', '09:45'], saturday: null } });
    expect(clock(slots())).toEqual(['09:00', '09:15', '09:30', '09:45']);
    expect([slots('2026-12-05'), slots('2026-12-07')]).toEqual([[], []]);
  });

  it('holidays have no times and take no bookings', () => {
    const { slots, book } = open({ holidays: [FRIDAY] });
    expect(slots()).toEqual([]);
    expect(slots('2026-12-03').length).toBeGreaterThan(0);
    expect(book(`${FRIDAY}T10:00:00`).ok).toBe(false);
  });

  it('leadMinutes puts the first time that far ahead', () => {
    const { slots, book } = open({ leadMinutes: 90, now: `${FRIDAY}T09:10:00` });
    expect(clock(slots())[0]).toBe('10:45');
    expect(book(`${FRIDAY}T10:30:00`).ok).toBe(false);
    expect(book(`${FRIDAY}T10:45:00`).ok).toBe(true);
  });

  it('daysAhead puts the last day that far ahead', () => {
    const { slots, book } = open({ daysAhead: 3 });
    expect(slots().length).toBeGreaterThan(0);
    expect(slots('2026-12-05')).toEqual([]);
    expect(book('2026-12-05T12:00:00').ok).toBe(false);
  });

  it('bufferMinutes keeps an agent from being free around a tour', () => {
    const { slots, book } = open({ employees: one, bufferMinutes: 20 });
    expect(book(`${FRIDAY}T12:00:00`).ok).toBe(true);
    const around = clock(slots()).filter((time) => time >= '11:00' && time <= '13:15');
    expect(around).toEqual(['11:00', '13:00', '13:15']);
  });

  it('employees have days off by date and by weekday', () => {
    const { slots } = open({ employees: [{ name: 'Ada', daysOff: [FRIDAY, 'monday'] }] });
    expect([slots(), slots('2026-12-07')]).toEqual([[], []]);
    expect(slots('2026-12-03').length).toBeGreaterThan(0);
  });

  it('employees who work in two groups give one tour at a time', () => {
    const shared = [{ name: 'Ada', id: 1 }];
    const { book, service } = open({
      groups: [
        { id: 1, employees: shared },
        { id: 2, employees: shared },
      ],
    });
    expect(book(`${FRIDAY}T12:00:00`, 'a@example.com', '1').ok).toBe(true);
    expect(book(`${FRIDAY}T12:00:00`, 'b@example.com', '2').ok).toBe(false);
    expect(service.state().appointments[0]?.employee).toEqual({ id: 1, name: 'Ada' });
  });

  it('groups replace the seeded ones; defaults come from the seeded group', () => {
    const { service } = open({
      groups: [
        { id: 102, active: false },
        { id: 7, fields: { 'client.pets': 'required' }, smsOptIn: false, leadMinutes: 30 },
      ],
      leadMinutes: 60,
    });
    const { all } = service.company.groups;
    expect(
      all.map(({ id, active, confirmationEnabled, leadMinutes }) => [id, active, confirmationEnabled, leadMinutes]),
    ).toEqual([
      [102, false, true, 60],
      [7, true, false, 30],
    ]);
    const widget = getWidgetConfiguration(service.company, '7', 'lead_capture_appointment');
    expect(widget.ok && widget.value.data.field_config).toMatchObject({ 'client.pets': 30, 'client.notes': 10 });
    expect(all[1]?.employees).toHaveLength(3);
    expect(getTimes(service.company, '101', null).ok).toBe(false);
  });

  it('groups can have no free time, and can set the hours until a booking expires', () => {
    const { slots, book } = open({
      groups: [
        { id: 1, neverFree: true },
        { id: 2, expirationHours: 2 },
      ],
    });
    expect(slots(FRIDAY, '1')).toEqual([]);
    const booked = book(`${FRIDAY}T12:00:00`, 'a@example.com', '2');
    expect(booked.ok && booked.value.data.appointment.expiration_date).toBe('2026-12-01T11:00:00.000000-05:00');
  });

  it('history adds past and future tours of every status, with clients; by default there are none', () => {
    const { service, slots } = open({ history: true });
    const { now, appointments } = service.state();
    const ofGroup = appointments.filter(({ group }) => group === 101);
    expect(ofGroup.map(({ status, start }) => [status, start < now])).toEqual([
      [50, true],
      [60, true],
      [50, true],
      [40, true],
      [10, false],
      [null, false],
    ]);
    expect(appointments.every(({ client }) => (client?.people[0]?.email ?? '').includes('@'))).toBe(true);
    expect(slots().length).toBeGreaterThan(0);
    expect(open({}).service.state().appointments).toEqual([]);
    const restored = createMockService({ listings: 0 });
    restored.restore(JSON.parse(JSON.stringify(service.snapshot())));
    expect(restored.state().appointments).toEqual(appointments);
  });

  it('keep the seeded groups by default', () => {
    const { all } = createMockService({ listings: 0 }).company.groups;
    expect(all.map(({ id, employees }) => [id, employees.length])).toEqual([
      ...[101, 102, 103, 104, 105].map((id) => [id, 3]),
      [106, 1],
    ]);
  });

  it('say which one is wrong, and why', () => {
    expect(() => createMockService({ busy: 2 })).toThrow('options.busy takes a number from 0 to 1, not 2.');
    expect(() => createMockService({ groups: [{ id: 1, leadMinutes: -1 }] })).toThrow(
      /^options\.groups\[0\]\.leadMinutes takes/,
    );
  });
});
