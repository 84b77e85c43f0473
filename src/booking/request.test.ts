import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { PLAIN_FIELDS, type PlainField } from '../api/contract/endpoints/plainFields.ts';
import { bookingRequest as schema } from '../api/contract/schemas/appointments.ts';
import { type LocalDateTime, parseLocalDateTime } from '../time/values.ts';
import { type Answers, type FieldKey, fieldKeys, noAnswers, noPerson } from './answers.ts';
import { bookingRequest } from './request.ts';
import { AMENITIES, fields, PET_NAMES } from './requestFields.ts';

const slot = parseLocalDateTime('2026-12-05T10:15:00') as LocalDateTime;
const requestOf = (answers: Partial<Answers>, shown: readonly FieldKey[]) =>
  bookingRequest(slot, { ...noAnswers, ...answers }, { shown });

/** The number of people is a plain field of the service, and has a row of its own: what was typed is not what is sent. */
type OwnKey = Exclude<FieldKey, PlainField> | 'other_occupants';
const isPlain = (key: FieldKey): key is Exclude<PlainField, OwnKey> => key in PLAIN_FIELDS && key !== 'other_occupants';
const isOwn = (key: FieldKey): key is OwnKey => !isPlain(key);

/** For every field with a row of its own: answers, and what `client` holds for each when no other field is shown. */
const CODES: { readonly [Key in OwnKey]: readonly (readonly [answer: Answers[Key], client: object])[] } = {
  first_name: [
    [' Lara ', { people: [{ first_name: 'Lara' }] }],
    ['\u200b', {}],
  ],
  last_name: [['Smith', { people: [{ last_name: 'Smith' }] }]],
  email: [
    ['l@example.com', { people: [{ email: 'l@example.com' }] }],
    ['mailto:l@example.com?subject=Hi', { people: [{ email: 'l@example.com' }] }],
  ],
  phone: [
    ['\u202a(555) 777\u20115555\u202c ext. 12', { people: [{ phone_1: '(555) 777-5555 ext. 12' }] }],
    ['٥٥٥٧٧٧٥٥٥٥', { people: [{ phone_1: '5557775555' }] }],
    ['\u200e', {}],
  ],
  layout: [[['1br', '4+br'], { layout: ['1br', '4+br'] }]],
  move_in_date: [
    ['2027-01-15', { move_in_date: '2027-01-15T00:00:00' }],
    ['2027-02-31', {}],
  ],
  price_floor: [
    ['$2,000', { price_floor: '2000' }],
    ['cheap', {}],
  ],
  price_ceiling: [
    ['3200', { price_ceiling: '3200' }],
    ['1,5', {}],
  ],
  other_occupants: [
    [' 3 ', { other_occupants: '3' }],
    ['٣', { other_occupants: '3' }],
    ['My two sons', {}],
    ['21', {}],
  ],
  other_people: [
    [
      [noPerson, { first_name: ' Bo ', last_name: 'Lee', email: '\u200b', phone: '555\u20117777' }],
      { people: [{}, { first_name: 'Bo', last_name: 'Lee', phone_1: '555-7777' }] },
    ],
    [[noPerson], {}],
  ],
  pets: [
    [['cats', 'small_dogs', 'large_dogs'], { pets: ['10', '20', '30'] }],
    [['none'], {}],
    [['constructor'], {}],
  ],
  amenities: [
    [['elevator', 'laundry_in_unit', 'laundry_connection'], { elevator: true, laundry: [10, 30] }],
    [['outdoor_private', 'outdoor_public'], { outdoor_space: [10, 20] }],
    [['laundry_in_building'], { laundry: [20] }],
  ],
  neighborhoods: [
    [['7', 'x', '12'], { neighborhoods: [7, 12] }],
    [['x', '1.5', '-3', ''], {}],
  ],
  discovery_source: [
    ['20', { discovery_source: 20 }],
    ['999999999999999', { discovery_source: 999_999_999_999_999 }],
    ['9999999999999999', {}],
    ['20a', {}],
    ['a20', {}],
  ],
  agents: [[['31'], { agents: [31] }]],
  broker_toggle: [[true, {}]],
  broker_first_name: [['Rosa', { broker_first_name: 'Rosa' }]],
  broker_last_name: [['Delgado', { broker_last_name: 'Delgado' }]],
  broker_email: [['MAILTO:b@example.com', { broker_email: 'b@example.com' }]],
  broker_phone: [['555\u20117777', { broker_phone: '555-7777' }]],
  broker_company: [['Keys & Co', { broker_company: 'Keys & Co' }]],
  // Only with a number: see below.
  sms_opted_in: [[true, {}]],
};

describe('the booking request', () => {
  it('of an empty form holds the slot, an empty location and no broker', () => {
    expect(requestOf({}, ['first_name', 'notes', 'layout', 'broker_toggle'])).toEqual({
      appointment: { start: '2026-12-05T10:15:00', location: '', broker_booked: false },
      client: {},
    });
  });

  it('carries the location and the community of the integrator', () => {
    const request = bookingRequest(slot, noAnswers, { shown: [], location: '123 First St', community: 201 });
    expect(request.appointment.location).toBe('123 First St');
    expect(request.client).toEqual({ community: 201 });
  });

  it('carries the code for where the visitor came from, unless the visitor answers that question', () => {
    const client = (discovery_source: string) =>
      bookingRequest(slot, { ...noAnswers, discovery_source }, { shown: ['discovery_source'], discoverySource: 80 })
        .client;
    expect(client('')).toEqual({ discovery_source: 80 });
    expect(client('20')).toEqual({ discovery_source: 20 });
  });

  it.each(
    fieldKeys.filter(isOwn).flatMap((key) => CODES[key].map(([answer, client]) => [key, answer, client] as const)),
  )('codes %s %j as %j', (key, answer, client) => {
    expect(requestOf({ [key]: answer }, [key]).client).toEqual(client);
    expect(requestOf({ [key]: answer }, []).client).toEqual({});
  });

  it('sends the consent, given or not, with a telephone number, and never without one', () => {
    const phone = '555 777 5555';
    const sent = (answers: Partial<Answers>, shown: readonly FieldKey[] = ['phone', 'sms_opted_in']) =>
      requestOf(answers, shown).client.sms_opted_in;
    expect(sent({ phone, sms_opted_in: true })).toBe(10);
    expect(sent({ phone, sms_opted_in: false })).toBe(20);
    expect(sent({ phone: ' ', sms_opted_in: true })).toBeUndefined();
    expect(sent({ phone, sms_opted_in: true }, ['sms_opted_in'])).toBeUndefined();
  });

  it.each(fieldKeys.filter(isPlain))('sends %s as it is, and nothing where it is not filled in', (key) => {
    const [typed, sent] =
      typeof noAnswers[key] === 'string' ? [' two lines\nof text\n', 'two lines\nof text'] : [true, true];
    expect(requestOf({ [key]: typed }, [key]).client).toEqual({ [key]: sent });
    expect(requestOf({ [key]: typed }, []).client).toEqual({});
    expect(requestOf({}, [key]).client).toEqual({});
  });

  it('writes the fields of one person to one person', () => {
    const lara = { first_name: 'Lara', last_name: 'Smith' };
    expect(requestOf(lara, ['first_name', 'last_name']).client).toEqual({ people: [lara] });
  });

  it('puts the visitor before all other people', () => {
    const bo = { first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com', phone: '(555) 777-5555' };
    const { client } = requestOf(
      { first_name: 'Lara', other_people: [bo, noPerson, { ...noPerson, first_name: 'Kit' }] },
      ['other_people', 'first_name'],
    );
    expect(client.people).toEqual([
      { first_name: 'Lara' },
      { first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com', phone_1: '(555) 777-5555' },
      { first_name: 'Kit' },
    ]);
  });

  it('sends the broker only while the switch is on, and the company alone where there is no switch', () => {
    const answers = { broker_email: 'b@example.com', broker_company: 'Keys & Co' };
    const on = requestOf({ ...answers, broker_toggle: true }, ['broker_toggle', 'broker_email', 'broker_company']);
    expect(on.appointment.broker_booked).toBe(true);
    expect(on.client).toEqual(answers);
    expect(requestOf(answers, ['broker_toggle', 'broker_email', 'broker_company']).client).toEqual({});
    expect(requestOf(answers, ['broker_company']).client).toEqual({ broker_company: 'Keys & Co' });
  });

  it('writes every field to the places its row names, and nowhere else', () => {
    const full: Answers = {
      ...noAnswers,
      ...Object.fromEntries(fieldKeys.filter((key) => typeof noAnswers[key] === 'string').map((key) => [key, '42'])),
      ...Object.fromEntries(fieldKeys.filter((key) => typeof noAnswers[key] === 'boolean').map((key) => [key, true])),
      move_in_date: '2027-01-15',
      other_occupants: '2',
      layout: ['loft'],
      pets: PET_NAMES,
      amenities: AMENITIES,
      neighborhoods: ['1'],
      agents: ['2'],
      other_people: [{ ...noPerson, first_name: 'Bo' }],
    };
    for (const key of fieldKeys.filter((each) => each !== 'sms_opted_in')) {
      const { client, appointment } = requestOf(full, [key]);
      const { people: [person = {}, ...others] = [], ...rest } = client;
      const written = [
        ...Object.keys(person).map((name) => `client.people.0.${name}`),
        ...(others.length > 0 ? ['client.people'] : []),
        ...Object.keys(rest).map((name) => `client.${name}`),
        ...(appointment.broker_booked ? ['appointment.broker_booked'] : []),
      ];
      expect(written, key).toEqual(Object.keys(fields[key].wire));
    }
    expect(v.is(schema, requestOf(full, fieldKeys))).toBe(true);
  });

  it('is what the document asks for, with nothing empty in it, whatever was typed', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('2027-01-15', '$2,000', '1,5', '20', '\u200b', '555 777 5555 ext. 12'),
    );
    const picks = fc.array(fc.oneof(text, fc.constantFrom(...PET_NAMES, ...AMENITIES, '1br', '7')));
    const kinds = { string: text, boolean: fc.boolean(), object: picks };
    const kindOf = (key: FieldKey) => kinds[typeof noAnswers[key] as keyof typeof kinds];
    const people = fc.array(fc.record({ first_name: text, last_name: text, email: text, phone: text }));
    const answers = fc.record({
      ...Object.fromEntries(fieldKeys.map((key) => [key, kindOf(key)])),
      other_people: people,
    });
    fc.assert(
      fc.property(answers, fc.subarray([...fieldKeys]), (typed, shown) => {
        const request = requestOf(typed, shown);
        expect(v.is(schema, request)).toBe(true);
        const { appointment, client } = request;
        expect(Object.values(appointment).every((value) => value !== undefined && value !== null)).toBe(true);
        for (const value of [
          client,
          ...Object.values(client),
          ...(client.people ?? []).flatMap((person) => Object.values(person)),
        ])
          expect(value === '' || value === null || value === undefined || (Array.isArray(value) && !value.length)).toBe(
            false,
          );
      }),
    );
  });
});
