import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookingRequest as schema } from '../api/contract/schemas/appointments.ts';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { type Answers, type FieldKey, fieldKeys, noAnswers } from './answers.ts';
import { AMENITIES, fields, LAUNDRY, OUTDOOR_SPACE, PETS } from './fields.ts';
import { bookingRequest } from './request.ts';

const slot = parseLocalDateTime('2026-12-05T10:15:00') as LocalDateTime;
const clientOf = (answers: Partial<Answers>, shown: readonly FieldKey[] = fieldKeys) =>
  bookingRequest(slot, { ...noAnswers, ...answers }, { shown: shown.filter((key) => key !== 'sms_opted_in') }).client;

describe('the booking request', () => {
  it('of an empty form holds the slot, an empty location and no broker', () => {
    expect(bookingRequest(slot, noAnswers, { shown: ['first_name', 'notes'] })).toEqual({
      appointment: { start: '2026-12-05T10:15:00', location: '', broker_booked: false },
      client: {},
    });
  });

  it('carries the location and the community of the integrator', () => {
    const request = bookingRequest(slot, noAnswers, { shown: [], location: '123 First St', community: 201 });
    expect(request.appointment.location).toBe('123 First St');
    expect(request.client).toEqual({ community: 201 });
  });

  it.each<[Partial<Answers>, object]>([
    [{ first_name: ' Lara ', last_name: 'Smith' }, { people: [{ first_name: 'Lara', last_name: 'Smith' }] }],
    [{ email: 'l@example.com', phone: '5' }, { people: [{ email: 'l@example.com', phone_1: '5' }] }],
    [{ layout: ['1br', '4+br'] }, { layout: ['1br', '4+br'] }],
    [{ move_in_date: '2027-01-15' }, { move_in_date: '2027-01-15T00:00:00' }],
    [{ move_in_date: '2027-02-31' }, {}],
    [
      { price_floor: '$2,000', price_ceiling: '3200' },
      { price_floor: '2000', price_ceiling: '3200' },
    ],
    [{ price_floor: 'cheap' }, {}],
    [{ lease_term: '12 months' }, { lease_term: '12 months' }],
    [{ other_occupants: 'two' }, { other_occupants: 'two' }],
    [{ pets: ['cats', 'large_dogs'] }, { pets: ['10', '30'] }],
    [{ pets: ['none'] }, {}],
    [{ pets: ['constructor'] }, {}],
    [
      { amenities: ['elevator', 'laundry_in_unit', 'laundry_connection', 'outdoor_public'] },
      { elevator: true, laundry: [10, 30], outdoor_space: [20] },
    ],
    [{ amenities: ['laundry_in_building'] }, { laundry: [20] }],
    [{ neighborhoods: ['7', 'x', '12'] }, { neighborhoods: [7, 12] }],
    [{ agents: ['31'] }, { agents: [31] }],
    [{ discovery_source: '20' }, { discovery_source: 20 }],
    [{ reason_for_move: 'work' }, { reason_for_move: 'work' }],
    [{ current_postal_code: '10003' }, { current_postal_code: '10003' }],
    [{ client_location: 'Albany' }, { client_location: 'Albany' }],
    [{ notes: 'two lines\nof text\n' }, { notes: 'two lines\nof text' }],
  ])('codes %j as %j', (answers, client) => {
    expect(clientOf(answers)).toEqual(client);
  });

  it('sends the broker only while the switch is on, and the company alone where there is no switch', () => {
    const answers = { broker_email: 'b@example.com', broker_company: 'Keys & Co' };
    const on = bookingRequest(slot, { ...noAnswers, ...answers, broker_toggle: true }, { shown: fieldKeys });
    expect(on.appointment.broker_booked).toBe(true);
    expect(on.client).toMatchObject(answers);
    expect(clientOf(answers)).toEqual({});
    expect(clientOf(answers, ['broker_company'])).toEqual({ broker_company: 'Keys & Co' });
  });

  it('sends consent only where it was asked for, by the pair of codes of the service', () => {
    const sms = (given: boolean, shown: readonly FieldKey[], codes?: { given: number; notGiven: number }) =>
      bookingRequest(slot, { ...noAnswers, sms_opted_in: given }, { shown, smsConsent: codes }).client.sms_opted_in;
    expect(sms(true, ['sms_opted_in'])).toBe(10);
    expect(sms(false, ['sms_opted_in'])).toBe(20);
    expect(sms(true, ['sms_opted_in'], { given: 1, notGiven: 0 })).toBe(1);
    expect(sms(true, [])).toBeUndefined();
  });

  it('writes every field to the places its row names, and nowhere else', () => {
    const full: Answers = {
      ...noAnswers,
      ...Object.fromEntries(fieldKeys.filter((key) => typeof noAnswers[key] === 'string').map((key) => [key, '42'])),
      move_in_date: '2027-01-15',
      layout: ['loft'],
      pets: Object.keys(PETS),
      amenities: AMENITIES,
      neighborhoods: ['1'],
      agents: ['2'],
      broker_toggle: true,
      sms_opted_in: true,
    };
    for (const key of fieldKeys) {
      const request = bookingRequest(slot, full, { shown: [key] });
      const client = { ...request.client, ...request.client.people?.[0], people: undefined };
      const written = Object.keys(JSON.parse(JSON.stringify(client)));
      const places = Object.keys(fields[key].wire).filter((path) => path.startsWith('client.'));
      expect(written, key).toEqual(places.map((path) => path.split('.').at(-1)));
    }
    expect(v.is(schema, bookingRequest(slot, full, { shown: fieldKeys }))).toBe(true);
  });

  it('is what the document asks for, with nothing empty in it, whatever was typed', () => {
    const many = (names: readonly string[]) => fc.subarray([...names, 'unknown']);
    const answers: fc.Arbitrary<Partial<Answers>> = fc.record(
      {
        first_name: fc.string(),
        email: fc.string(),
        layout: many(['studio', '1br']),
        move_in_date: fc.oneof(fc.string(), fc.constant('2027-01-15')),
        price_floor: fc.oneof(fc.string(), fc.nat().map(String)),
        pets: many(Object.keys(PETS)),
        amenities: many([...Object.keys(LAUNDRY), ...Object.keys(OUTDOOR_SPACE)]),
        neighborhoods: fc.array(fc.string()),
        discovery_source: fc.oneof(fc.string(), fc.nat().map(String)),
        broker_toggle: fc.boolean(),
        broker_company: fc.string(),
        notes: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(answers, fc.subarray([...fieldKeys]), (typed, shown) => {
        const request = bookingRequest(slot, { ...noAnswers, ...typed }, { shown });
        expect(v.is(schema, request)).toBe(true);
        const { appointment, client } = request;
        expect(Object.values(appointment).every((value) => value !== undefined && value !== null)).toBe(true);
        for (const value of [client, ...Object.values(client), ...(client.people ?? []).flatMap(Object.values)])
          expect(value === '' || value === null || value === undefined || (Array.isArray(value) && !value.length)).toBe(
            false,
          );
      }),
    );
  });
});
