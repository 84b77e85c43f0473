import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesBetween } from '../../../src/time/minutes.ts';
import { createMockService, type MockService } from '../mockService.ts';
import { isActive, type MockAppointment } from './appointmentStore.ts';
import { bookTour } from './bookTour.ts';
import { cancelAppointment, rescheduleAppointment } from './clientAppointments.ts';
import { getTimes } from './getTimes.ts';

const group = fc.constantFrom('101', '102', '106');
const start = fc
  .tuple(
    fc.constantFrom('2026-12-04', '2026-12-05'),
    fc.integer({ min: 8, max: 11 }),
    fc.constantFrom('00', '15', '30', '45'),
  )
  .map(([day, hour, minute]) => `${day}T${String(hour).padStart(2, '0')}:${minute}:00`);
const appointment = fc.integer({ min: 9001, max: 9030 }).map(String);
const action = fc.oneof(
  fc.record({ act: fc.constant('book' as const), group, start, visitor: fc.integer({ min: 1, max: 6 }) }),
  fc.record({ act: fc.constant('reschedule' as const), appointment, group, start }),
  fc.record({ act: fc.constant('cancel' as const), appointment }),
  fc.record({ act: fc.constant('take' as const), group, start }),
);

function perform(
  { company, takeSlot }: MockService,
  step: typeof action extends fc.Arbitrary<infer Step> ? Step : never,
) {
  if (step.act === 'book') {
    const client = { people: [{ email: `visitor${step.visitor}@example.com` }] };
    return bookTour(company, step.group, { appointment: { start: step.start }, client });
  }
  if (step.act === 'cancel') return cancelAppointment(company, step.appointment);
  if (step.act === 'reschedule') {
    const body = { data: { appointment: { start: step.start } } };
    return rescheduleAppointment(company, step.appointment, step.group, body);
  }
  // `takeSlot` throws for a time outside the office hours. Only a test can call it.
  return getTimes(company, step.group, step.start).ok && takeSlot(Number(step.group), step.start);
}

const overlapping = (all: readonly MockAppointment[]) =>
  all.filter((one) =>
    all.some(
      (other) =>
        other.id > one.id && other.employee === one.employee && Math.abs(minutesBetween(one.start, other.start)) < 30,
    ),
  );

it('no agent ever holds two overlapping active tours', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 5, maxLength: 60 }), (steps) => {
      const service = createMockService({ now: '2026-12-01T09:00:00' });
      for (const step of steps) perform(service, step);
      expect(overlapping(service.company.appointments.all().filter(isActive))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('the free slots are the same after a snapshot was restored', () => {
  fc.assert(
    fc.property(fc.array(action, { minLength: 5, maxLength: 30 }), start, (steps, time) => {
      const service = createMockService({ now: '2026-12-01T09:00:00' });
      for (const step of steps) perform(service, step);
      const other = createMockService({ now: '2026-12-01T09:00:00' });
      other.restore(JSON.parse(JSON.stringify(service.snapshot())));
      expect(getTimes(other.company, '101', time)).toEqual(getTimes(service.company, '101', time));
      expect(other.state()).toEqual(service.state());
      expect(other.snapshot()).toEqual(service.snapshot());
    }),
    { numRuns: 40 },
  );
});
