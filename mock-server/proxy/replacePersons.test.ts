import { expect, it } from 'vitest';
import { createPersons } from './replacePersons.ts';

it('replaces personal data, the same value always by the same substitute, and nothing else', () => {
  const persons = createPersons();
  const booking = {
    appointment: { start: '2026-12-04T10:15:00', location: '1 Main Street' },
    client: {
      people: [{ first_name: 'Ava', last_name: "O'Neil", email: 'ava@home.example', phone_1: '(555) 777-1234' }],
      broker_phone: 5_557_779_999,
      notes: 'My son Tom has a dog.',
      layout: ['studio'],
    },
  };
  expect(persons.replace(booking)).toEqual({
    appointment: booking.appointment,
    client: {
      people: [{ first_name: 'First1', last_name: 'Last1', email: 'person1@example.com', phone_1: '(555) 555-0001' }],
      broker_phone: '(555) 555-0002',
      notes: 'Text 1',
      layout: ['studio'],
    },
  });
  expect(
    persons.replace({
      status: 'Available',
      building: { name: 'Ava House', neighborhood: { name: 'Old Town' } },
      employee: { id: 1, photo: 'https://photos.example/maya.jpg', name: 'Maya Ellison' },
      client: { name: "Ava O'Neil", group: null, agents: [] },
      message: "Ava O'Neil (ava@home.example) was told. Ask 555-777-4321 or maya@office.example.",
      headshot: { original: 'https://photos.example/1.jpg', thumbnail: '' },
      errors: { 'ava@home.example': ['is known'] },
    }),
  ).toEqual({
    status: 'Available',
    building: { name: 'First1 House', neighborhood: { name: 'Old Town' } },
    employee: { id: 1, photo: 'https://example.com/person1.svg', name: 'Person 1' },
    client: { name: 'Person 2', group: null, agents: [] },
    message: 'Person 2 (person1@example.com) was told. Ask (555) 555-0003 or person2@example.com.',
    headshot: { original: 'https://example.com/person2.svg', thumbnail: '' },
    errors: { 'person1@example.com': ['is known'] },
  });
});

it('hides a key wherever the service repeats it', () => {
  const persons = createPersons();
  persons.hide('pk_live_1');
  expect(persons.replace({ errors: { key: ['pk_live_1 is unknown'] } })).toEqual({
    errors: { key: ['key is unknown'] },
  });
});

it('leaves dates, prices and ids', () => {
  const value = {
    start: '2026-12-04T10:15:00-05:00',
    price: '3480.00',
    id: 5_557_771_234,
    max_id: '1234567890',
    note: null,
  };
  expect(createPersons().replace(value)).toEqual(value);
});
