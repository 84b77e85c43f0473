import { describe, expect, it } from 'vitest';
import { fieldKeys } from './answers.ts';
import { rejectionOf } from './rejection.ts';
import { fields } from './requestFields.ts';

/** The fields that an error at `path` is about. */
const fieldsFor = (path: string) => Object.keys(rejectionOf([{ path, message: 'No.' }]).fields);

describe('the field an error is about', () => {
  it.each([
    ['client.pets', 'pets'],
    ['pets', 'pets'],
    ['client.pets.1', 'pets'],
    ['12.pets', 'pets'],
    ['client.laundry', 'amenities'],
    ['client.elevator', 'amenities'],
    ['client.outdoor_space', 'amenities'],
    ['client.people.0.email', 'email'],
    ['client.people.1.email', 'other_people'],
    ['client.people.12.phone_1', 'other_people'],
    ['people.2.last_name.0', 'other_people'],
    ['client.people.0.phone_1', 'phone'],
    ['people.email', 'email'],
    ['client.phone', 'phone'],
    ['amenities', 'amenities'],
    ['client.email', 'email'],
    ['client.sms_opted_in', 'sms_opted_in'],
    ['appointment.broker_booked', 'broker_toggle'],
    ['client.broker_email', 'broker_email'],
  ])('at %s is %s', (path, key) => {
    expect(fieldsFor(path)).toEqual([key]);
  });

  it.each([
    '',
    'client',
    'client.people',
    'client.people.0',
    'client.people.1',
    'client.people.1.date_of_birth',
    'guests.people.1.email',
    'client.id',
    'client.constructor',
    'appointment.location',
  ])('is unknown for %j', (path) => {
    expect(fieldsFor(path)).toEqual([]);
  });

  it('is known for every place the table writes to', () => {
    // An error about the whole list of people belongs to no field.
    for (const key of fieldKeys.filter((each) => each !== 'other_people'))
      for (const path of Object.keys(fields[key].wire)) expect(fieldsFor(path), path).toEqual([key]);
  });
});

describe('a rejection', () => {
  it('puts each message at its field and joins those of one field, each once', () => {
    const errors = [
      { path: 'client.pets', message: 'cat is not a number.' },
      { path: 'client.laundry', message: 'x is not a number.' },
      { path: 'client.outdoor_space', message: 'y is not a number.' },
      { path: 'client.elevator', message: 'x is not a number.' },
    ];
    expect(rejectionOf(errors)).toEqual({
      fields: { pets: 'cat is not a number.', amenities: 'x is not a number. y is not a number.' },
      people: [],
      others: [],
    });
  });

  it('keeps messages without a field, by path', () => {
    const errors = [
      { path: 'client.pet_weight', message: 'is not a number.' },
      { path: 'client.unit', message: 'No such unit' },
      { path: 'client.pet_weight', message: 'is not a number.' },
      { path: 'client.pet_weight', message: 'Too heavy.' },
      { path: 'client.people', message: 'Expected a list.' },
    ];
    expect(rejectionOf(errors)).toEqual({
      fields: {},
      people: [],
      others: [
        { path: 'client.pet_weight', name: 'pet weight', message: 'is not a number. Too heavy.' },
        { path: 'client.unit', name: undefined, message: 'No such unit' },
        { path: 'client.people', name: undefined, message: 'Expected a list.' },
      ],
    });
  });

  it('says which of the other people each message is about', () => {
    const errors = [
      { path: 'client.people.0.email', message: 'Not yours.' },
      { path: 'client.people.1.email', message: 'No.' },
      { path: 'people.3.phone_1', message: 'Never.' },
    ];
    expect(rejectionOf(errors)).toEqual({
      fields: { email: 'Not yours.', other_people: 'No. Never.' },
      people: [
        { place: 0, key: 'email', message: 'No.' },
        { place: 2, key: 'phone', message: 'Never.' },
      ],
      others: [],
    });
  });

  it.each([
    ['client.pet_weight', 'pet weight'],
    ['client.people.0.middle_name', 'middle name'],
    ['appointment.location', 'location'],
    ['client.petWeight', 'pet weight'],
    ['client.pet__weight', 'pet weight'],
    ['client.vehicle.plate-number', 'vehicle plate number'],
    ['client.units.0.size', 'units size'],
    ['group', 'group'],
    ['client.people.0', undefined],
    ['client', undefined],
    ['', undefined],
    ['client.__all__', 'all'],
    ['client.__', undefined],
  ])('names %j as %s', (path, name) => {
    expect(rejectionOf([{ path, message: 'No.' }]).others).toEqual([{ path, name, message: 'No.' }]);
  });

  it('is empty without errors', () => {
    expect(rejectionOf([])).toEqual({ fields: {}, people: [], others: [] });
  });
});
