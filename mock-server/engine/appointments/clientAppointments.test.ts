import { describe, expect, it } from 'vitest';
import { dayOf, type LocalDateTime, parseLocalDateTime } from '../../../src/time/values.ts';
import { createMockService, type MockService } from '../mockService.ts';
import { bookTour } from './bookTour.ts';
import { cancelAppointment, listClientAppointments, rescheduleAppointment } from './clientAppointments.ts';
import { getTimes } from './getTimes.ts';

const open = (seed = 1) => createMockService({ now: '2026-12-01T09:00:00', seed });
const client = { people: [{ first_name: 'Rosa', last_name: 'Delgado', email: 'rosa@example.com' }] };
const tour = (service: MockService, time: string, group = '101', of: unknown = client): string => {
  const reply = bookTour(service.company, group, { appointment: { start: `2026-12-04T${time}:00` }, client: of });
  if (!reply.ok) throw new Error(JSON.stringify(reply.body));
  return String(reply.value.data.appointment.id);
};
const to = (time: string) => ({ data: { appointment: { start: `2026-12-04T${time}:00` } } });
const local = (text: string): LocalDateTime => {
  const value = parseLocalDateTime(text);
  if (!value) throw new RangeError(text);
  return value;
};
const NO_EMPLOYEES = { appointment: { start: ['No Employees free at Scheduled Appointment time'] } };

describe("a client's appointments", () => {
  it('are the active ones, by start, with all their fields', () => {
    const service = open();
    tour(service, '15:00');
    const canceled = tour(service, '12:00');
    tour(service, '10:00');
    cancelAppointment(service.company, canceled);
    const reply = listClientAppointments(service.company, '5001');
    const listed = reply.ok ? reply.value.data.appointments : [];
    expect(listed.map(({ start }) => start)).toEqual(['2026-12-04T10:00:00-05:00', '2026-12-04T15:00:00-05:00']);
    expect(listed[0]).toEqual({
      id: 9003,
      status: 30,
      start: '2026-12-04T10:00:00-05:00',
      end: '2026-12-04T10:30:00-05:00',
      notes: '',
      location: '',
      employee: { id: 3, photo: null, name: 'Priya Nair' },
      client: {
        id: 5001,
        name: 'Rosa Delgado',
        group: null,
        person: {
          id: 7001,
          first_name: 'Rosa',
          last_name: 'Delgado',
          is_primary: true,
          email: 'rosa@example.com',
          phone_1: '',
          phone_2: '',
        },
        agents: [],
        broker_first_name: '',
        broker_last_name: '',
        lead_source: 'Website',
      },
      appointment_showings: [],
    });
  });

  it('include those made in the web application, and join the names of the people', () => {
    const service = open();
    const theo = { first_name: 'Theo', last_name: 'Grant' };
    tour(service, '10:00', '101', { people: [...client.people, theo] });
    const [appointment] = service.company.appointments.all();
    if (appointment) service.company.appointments.change(appointment, { status: null });
    const reply = listClientAppointments(service.company, '5001');
    expect(reply).toMatchObject({
      value: { data: { appointments: [{ status: null, client: { name: 'Rosa Delgado & Theo Grant' } }] } },
    });
  });

  it('with the same start are listed by id, also after a change that was read from a data file', () => {
    const service = open();
    const first = tour(service, '10:00', '101');
    const second = tour(service, '10:00', '102');
    const restarted = open();
    restarted.restore(service.snapshot());
    service.takeChanges();
    expect(rescheduleAppointment(service.company, first, '101', to('12:00')).ok).toBe(true);
    expect(rescheduleAppointment(service.company, first, '101', to('10:00')).ok).toBe(true);
    restarted.applyChanges(service.takeChanges());
    for (const { company } of [service, restarted]) {
      const reply = listClientAppointments(company, '5001');
      const ids = reply.ok ? reply.value.data.appointments.map(({ id }) => String(id)) : [];
      expect(ids).toEqual([first, second]);
    }
  });

  it.each(['5002', 'x', '-1', '9'.repeat(40)])('are not found for the unknown client %s', (id) => {
    const reply = listClientAppointments(open().company, id);
    expect(reply).toMatchObject({ why: 'notFound', body: { errors: { client: { id: expect.any(String) } } } });
  });
});

describe('canceling', () => {
  it('keeps the record, frees the slot and notifies the employee once', () => {
    const service = open();
    const id = tour(service, '10:00', '106');
    expect(getTimes(service.company, '106', '2026-12-04T10:00:00').ok).toBe(false);
    const message = 'Appointment canceled';
    expect(cancelAppointment(service.company, id)).toMatchObject({
      value: { data: { message, notification_sent: true } },
    });
    expect(cancelAppointment(service.company, id)).toMatchObject({
      value: { data: { message, notification_sent: false } },
    });
    expect(service.company.appointments.get(Number(id))?.status).toBe(40);
    expect(getTimes(service.company, '106', '2026-12-04T10:00:00').ok).toBe(true);
  });

  it('notifies nobody about an appointment that was not confirmed', () => {
    const service = open();
    service.takeSlot(106, '2026-12-04T10:00:00');
    expect(cancelAppointment(service.company, '9001')).toMatchObject({ value: { data: { notification_sent: false } } });
  });

  it('refuses an unknown appointment', () => {
    const body = { errors: { appointment: { id: 'No appointment with the id 17.' } } };
    expect(cancelAppointment(open().company, '17')).toEqual({ ok: false, why: 'notFound', body });
  });
});

describe('rescheduling', () => {
  it('keeps the employee, also for a start that overlaps the old one', () => {
    const service = open();
    const id = tour(service, '10:00', '106');
    expect(rescheduleAppointment(service.company, id, '106', to('10:15'))).toEqual({
      ok: true,
      value: {
        data: {
          appointment: {
            id: 9001,
            status: 30,
            start: '2026-12-04T10:15:00-05:00',
            end: '2026-12-04T10:45:00-05:00',
            notes: '',
            location: '',
          },
        },
      },
    });
    expect(getTimes(service.company, '106', '2026-12-04T09:45:00').ok).toBe(true);
    expect(getTimes(service.company, '106', '2026-12-04T10:30:00').ok).toBe(false);
  });

  it('accepts the body without data', () => {
    const service = open();
    const id = tour(service, '10:00');
    expect(rescheduleAppointment(service.company, id, '101', to('11:00').data).ok).toBe(true);
  });

  it('picks a free employee at random when the same one is taken', () => {
    const picked = new Set(
      Array.from({ length: 12 }, (_, seed) => {
        const service = open(seed);
        const id = tour(service, '10:00');
        const [mine] = service.company.appointments.all();
        if (mine) service.company.appointments.add({ ...mine, prospect: null, start: local('2026-12-04T14:00:00') });
        expect(rescheduleAppointment(service.company, id, '101', to('14:15')).ok).toBe(true);
        return service.company.appointments.get(Number(id))?.employee;
      }),
    );
    expect(picked).toEqual(new Set([2, 3]));
  });

  it('stays with the same employee in another group, and goes to one of that group when the same one is taken', () => {
    const service = open();
    const id = tour(service, '10:00');
    const employee = () => service.company.appointments.get(Number(id))?.employee;
    expect(rescheduleAppointment(service.company, id, '102', to('11:00')).ok).toBe(true);
    expect([employee(), service.company.appointments.get(Number(id))?.group]).toEqual([1, 102]);
    service.takeSlot(101, '2026-12-04T14:00:00');
    expect(rescheduleAppointment(service.company, id, '102', to('14:00')).ok).toBe(true);
    expect([4, 5, 6]).toContain(employee());
  });

  it('is refused in a group without a free employee, also when the same one is free', () => {
    const service = open();
    const id = tour(service, '10:00');
    service.takeSlot(102, '2026-12-04T11:00:00');
    const refused = rescheduleAppointment(service.company, id, '102', to('11:00'));
    expect(!refused.ok && refused.body.errors).toEqual(NO_EMPLOYEES);
  });

  it('changes nothing when nobody is free', () => {
    const service = open();
    const id = tour(service, '10:00');
    service.takeSlot(101, '2026-12-04T14:00:00');
    const before = service.snapshot();
    const refused = rescheduleAppointment(service.company, id, '101', to('14:00'));
    expect(!refused.ok && refused.body.errors).toEqual(NO_EMPLOYEES);
    expect(service.snapshot()).toEqual(before);
    expect(service.company.calendars.tours(1, dayOf(local('2026-12-04T10:00:00')))).toBe(2);
  });

  it.each([
    [
      'the past',
      { data: { appointment: { start: '2026-11-30T10:00:00' } } },
      'The date and time you selected is in the past',
    ],
    ['no start', { data: { appointment: {} } }, 'This field is required.'],
    ['no body', undefined, 'This field is required.'],
    ['a list', [], 'This field is required.'],
    ['a null', { data: null }, 'This field is required.'],
    ['off the marks', to('10:05'), 'Tours start on a quarter hour.'],
  ])('refuses %s', (_, body, message) => {
    const service = open();
    const id = tour(service, '10:00');
    const reply = rescheduleAppointment(service.company, id, '101', body);
    expect(!reply.ok && reply.body.errors).toEqual({ appointment: { start: [message] } });
  });

  it('refuses a canceled appointment, an unknown one and an unknown group', () => {
    const service = open();
    const id = tour(service, '10:00');
    expect(rescheduleAppointment(service.company, '4', '101', to('11:00'))).toMatchObject({ why: 'notFound' });
    expect(rescheduleAppointment(service.company, id, '4', to('11:00'))).toMatchObject({ why: 'notFound' });
    cancelAppointment(service.company, id);
    expect(rescheduleAppointment(service.company, id, '101', to('11:00'))).toMatchObject({
      why: 'invalid',
      body: { errors: { appointment: { start: ['This appointment is canceled.'] } } },
    });
  });

  it('refuses a second tour of the prospect at the same start', () => {
    const service = open();
    tour(service, '10:00');
    const second = tour(service, '12:00');
    const reply = rescheduleAppointment(service.company, second, '101', to('10:00'));
    expect(!reply.ok && reply.body.errors).toEqual({
      appointment: { start: ['You already have a tour at this time.'] },
    });
  });
});
