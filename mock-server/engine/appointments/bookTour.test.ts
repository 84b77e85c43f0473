import { describe, expect, it } from 'vitest';
import { createMockService } from '../mockService.ts';
import { bookTour } from './bookTour.ts';
import { getTimes } from './getTimes.ts';

// A Tuesday at nine in the morning.
const open = () => createMockService({ now: '2026-12-01T09:00:00' });
const rosa = { first_name: 'Rosa', last_name: 'Delgado', email: 'rosa@example.com', phone_1: '555-0134' };
const request = (start: unknown, client: unknown = { people: [rosa] }) => ({
  appointment: { start, location: '123 First St', broker_booked: false },
  client,
});
const errorsOf = (outcome: ReturnType<typeof bookTour>) => (outcome.ok ? {} : outcome.body.errors);
const NO_EMPLOYEES = 'No Employees free at Scheduled Appointment time';

describe('booking', () => {
  it('makes a confirmed appointment with offset, expiry a day later and the prospect', () => {
    const { company } = createMockService({ now: '2026-12-01T09:00:00', ticks: () => 250 });
    expect(bookTour(company, '102', request('2026-12-04T11:15:00'))).toEqual({
      ok: true,
      value: {
        data: {
          appointment: {
            id: 9001,
            confirmation_enabled: true,
            start: '2026-12-04T11:15:00-05:00',
            location: '123 First St',
            expiration_date: '2026-12-02T09:00:00.000000-05:00',
          },
        },
      },
    });
    expect(company.appointments.all()).toMatchObject([{ status: 30, prospect: 5001, start: '2026-12-04T11:15:00' }]);
    expect(company.prospects.get(5001)?.people).toMatchObject([{ ...rosa, is_primary: true }]);
  });

  it('gives the offset of the day of the tour, not of today', () => {
    const reply = bookTour(open().company, '101', request('2027-03-15T10:00:00'));
    expect(reply).toMatchObject({ ok: true, value: { data: { appointment: { start: '2027-03-15T10:00:00-04:00' } } } });
  });

  it.each([
    ['missing', undefined, 'This field is required.'],
    ['empty', '', 'This field is required.'],
    ['a number', 20261204, 'Enter a date and time without offset, like 2026-12-05T10:15:00.'],
    ['with an offset', '2026-12-04T11:15:00-05:00', 'Enter a date and time without offset, like 2026-12-05T10:15:00.'],
    [
      'no day of the calendar',
      '2026-02-30T11:15:00',
      'Enter a date and time without offset, like 2026-12-05T10:15:00.',
    ],
    ['in the past', '2026-12-01T08:45:00', 'The date and time you selected is in the past'],
    ['now', '2026-12-01T09:00:00', 'The date and time you selected is in the past'],
    ['between two marks', '2026-12-04T11:10:00', 'Tours start on a quarter hour.'],
    ['with seconds', '2026-12-04T11:15:30', 'Tours start on a quarter hour.'],
    ['before the office opens', '2026-12-04T07:45:00', NO_EMPLOYEES],
    ['after the last start', '2026-12-04T19:45:00', NO_EMPLOYEES],
    ['on Saturday before ten', '2026-12-05T09:45:00', NO_EMPLOYEES],
    ['on a Sunday', '2026-12-06T12:00:00', NO_EMPLOYEES],
  ])('refuses a start that is %s', (_, start, message) => {
    const { company } = open();
    expect(errorsOf(bookTour(company, '101', request(start)))).toEqual({ appointment: { start: [message] } });
    expect(company.appointments.all()).toEqual([]);
    expect(company.prospects.all()).toEqual([]);
  });

  it.each([[undefined], [null], [[]], ['text'], [7], [{}], [{ appointment: null }], [{ appointment: [] }]])(
    'refuses the body %j',
    (body) => {
      expect(errorsOf(bookTour(open().company, '101', body))).toEqual({
        appointment: { start: ['This field is required.'] },
      });
    },
  );

  it('names the bad fields of the client when the appointment is missing', () => {
    expect(errorsOf(bookTour(open().company, '101', { client: { pets: ['cats'], notes: 5 } }))).toEqual({
      appointment: { start: ['This field is required.'] },
      client: { pets: ['cats is not a number.'], notes: ['Expected text.'] },
    });
  });

  it('names every bad field of both parts at once', () => {
    const body = {
      appointment: { start: '2020-01-01T10:00:00', location: 5, broker_booked: 'no' },
      client: { people: [{ ...rosa, email: 'rosa' }], pets: ['cats'], laundry: ['in unit'], price_floor: 'cheap' },
    };
    expect(errorsOf(bookTour(open().company, '101', body))).toEqual({
      appointment: {
        start: ['The date and time you selected is in the past'],
        location: ['Expected text.'],
        broker_booked: ['Expected true or false.'],
      },
      client: {
        email: ['Enter a valid email address.'],
        pets: ['cats is not a number.'],
        laundry: ['in unit is not a number.'],
        price_floor: ['cheap is not a number.'],
      },
    });
  });

  it('needs nothing in client', () => {
    const { company } = open();
    expect(bookTour(company, '101', { appointment: { start: '2026-12-04T10:00:00' } }).ok).toBe(true);
    expect(bookTour(company, '101', { appointment: { start: '2026-12-04T10:00:00' }, client: {} }).ok).toBe(true);
  });

  it.each(['999', 'x', '-101', '101.0', ''])('refuses the unknown group %j', (id) => {
    expect(bookTour(open().company, id, request('2026-12-04T10:00:00'))).toMatchObject({
      ok: false,
      why: 'notFound',
      body: { errors: { group: { id: expect.any(String) } } },
    });
  });

  it('books one tour per agent, also for overlapping starts', () => {
    const { company } = open();
    const starts = ['10:00', '10:15', '10:00', '10:15', '10:30', '09:45'];
    const ends = starts.map((time, n) =>
      bookTour(company, '101', request(`2026-12-04T${time}:00`, { people: [{ email: `visitor${n}@example.com` }] })),
    );
    // At the fourth booking the three agents have tours at 10:00, 10:15 and 10:00. The later ones fit before and after those.
    expect(ends.map(({ ok }) => ok)).toEqual([true, true, true, false, true, true]);
    expect(ends[3]).toMatchObject({ body: { errors: { appointment: { start: [NO_EMPLOYEES] } } } });
  });

  it('gives a tour to the agent with the fewest tours that day', () => {
    const { company } = open();
    for (const [n, time] of ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00'].entries()) {
      bookTour(company, '101', request(`2026-12-04T${time}:00`, { people: [{ email: `visitor${n}@example.com` }] }));
    }
    bookTour(company, '101', request('2026-12-05T10:00:00'));
    expect(company.appointments.all().map(({ employee }) => employee)).toEqual([1, 2, 3, 1, 2, 3, 1]);
  });

  it('finds no slot in group 105', () => {
    const start = '2026-12-04T10:00:00';
    expect(errorsOf(bookTour(open().company, '105', request(start)))).toEqual({
      appointment: { start: [NO_EMPLOYEES] },
    });
  });
});

describe('the prospect of a booking', () => {
  const people = (company: ReturnType<typeof open>['company']) => company.prospects.all().map((each) => each.people);

  it('is found by email and updated', () => {
    const { company } = open();
    bookTour(company, '101', request('2026-12-04T10:00:00', { people: [rosa], notes: 'Balcony', pets: ['10'] }));
    const again = { email: 'ROSA@example.com', first_name: 'Rosalind', phone_1: '555-0199' };
    bookTour(company, '101', request('2026-12-04T11:00:00', { people: [again], pets: ['20'] }));
    expect(company.prospects.count()).toBe(1);
    expect(company.prospects.all()[0]?.details).toEqual({ notes: 'Balcony', pets: ['20'] });
    expect(people(company)).toMatchObject([[{ first_name: 'Rosalind', last_name: 'Delgado', phone_1: '555-0199' }]]);
  });

  it('is found by phone only when no email is given', () => {
    const { company } = open();
    bookTour(company, '101', request('2026-12-04T10:00:00'));
    bookTour(company, '101', request('2026-12-04T11:00:00', { people: [{ phone_1: '(555) 0134' }] }));
    expect(company.prospects.count()).toBe(1);
    bookTour(company, '101', request('2026-12-04T12:00:00', { people: [{ ...rosa, email: 'theo@example.com' }] }));
    expect(company.prospects.count()).toBe(2);
  });

  it('cannot have two active tours at the same start in one group', () => {
    const { company } = open();
    const start = '2026-12-04T10:00:00';
    expect(bookTour(company, '101', request(start)).ok).toBe(true);
    expect(errorsOf(bookTour(company, '101', request(start)))).toEqual({
      appointment: { start: ['You already have a tour at this time.'] },
    });
    expect(bookTour(company, '102', request(start)).ok).toBe(true);
    expect(bookTour(company, '101', request('2026-12-04T10:15:00')).ok).toBe(true);
  });
});

describe('scenarios of a booking', () => {
  const start = '2026-12-04T10:00:00';

  it('slot-taken really takes the slot, and the next booking works', () => {
    const service = open();
    service.setScenario('slot-taken');
    const before = getTimes(service.company, '101', start);
    expect(before.ok && before.value.available_times.includes(start)).toBe(true);
    expect(errorsOf(bookTour(service.company, '101', request(start)))).toEqual({
      appointment: { start: [NO_EMPLOYEES] },
    });
    const after = getTimes(service.company, '101', start);
    expect(after.ok).toBe(false);
    expect(service.scenario).toBe('none');
    expect(bookTour(service.company, '101', request('2026-12-04T11:00:00')).ok).toBe(true);
  });

  it('slot-taken waits for a booking that would succeed', () => {
    const service = open();
    service.setScenario('slot-taken');
    expect(bookTour(service.company, '101', request('2026-12-06T10:00:00')).ok).toBe(false);
    expect(service.scenario).toBe('slot-taken');
  });

  it('field-rejected refuses one booking for a prospect field, then the same booking works', () => {
    const service = open();
    service.setScenario('field-rejected');
    expect(errorsOf(bookTour(service.company, '101', request(start)))).toEqual({
      client: { pets: ['cats is not a number.'] },
    });
    expect(service.company.appointments.count()).toBe(0);
    expect(bookTour(service.company, '101', request(start)).ok).toBe(true);
  });

  it('fully-booked refuses a booking while it is on', () => {
    const service = open();
    service.setScenario('fully-booked');
    expect(bookTour(service.company, '101', request(start)).ok).toBe(false);
    service.setScenario('none');
    expect(bookTour(service.company, '101', request(start)).ok).toBe(true);
  });
});
