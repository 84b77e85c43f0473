import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createPersons } from './replacePersons.ts';

const contractNames = new Set(
  [...readFileSync('openapi.json', 'utf8').matchAll(/"(\w+)":/g)].map(([, name = '']) => name),
);

/** Learns from a value, then replaces in it. */
function cleaning() {
  const persons = createPersons(contractNames);
  const clean = (value: unknown): unknown => {
    persons.learn(value);
    return persons.replace(value);
  };
  return { ...persons, clean };
}

it('replaces personal data, the same value always by the same substitute, and nothing else', () => {
  const { clean } = cleaning();
  const booking = {
    appointment: { start: '2026-12-04T10:15:00', location: '1 Main Street' },
    client: {
      people: [{ first_name: 'Ava', last_name: "O'Neil", email: 'ava@home.example', phone_1: '(555) 777-1234' }],
      broker_phone: 5_557_779_999,
      notes: 'My son Tom has a dog.',
      layout: ['studio'],
    },
  };
  expect(clean(booking)).toEqual({
    appointment: booking.appointment,
    client: {
      people: [{ first_name: 'First1', last_name: 'Last1', email: 'person1@example.com', phone_1: '(555) 555-0001' }],
      broker_phone: '(555) 555-0002',
      notes: 'Text 1',
      layout: ['studio'],
    },
  });
  expect(
    clean({
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

it.each([
  ...['pk_live_1', 'PK_LIVE_1', btoa('pk_live_1'), btoa('pk_live_1:'), btoa('pk_live_1:').replace(/=+$/, '')],
  ...['%70k_live_1', Buffer.from('pk_live_1').toString('hex'), Buffer.from('x=pk_live_1').toString('base64url')],
])('hides a key that the service repeats as %s', (form) => {
  const { clean, hide } = cleaning();
  hide('pk_live_1');
  expect(JSON.stringify(clean({ errors: { key: [`${form} is unknown`], [form]: form } }))).not.toContain(form);
});

it('hides a secret of the service itself', () => {
  const { clean } = cleaning();
  const said = JSON.stringify(
    clean({
      tour_token: 'tt_0123456789',
      link: 'https://a.example/tour?access_token=at_987654321&x=1',
      say: 'tt_0123456789 at_987654321',
    }),
  );
  expect(said).toContain('tour_token');
  expect(said).not.toMatch(/tt_0|at_9/);
});

it('hides all of a long token', () => {
  const { clean, hide } = cleaning();
  const token = Array.from({ length: 90 }, (_, at) => `t${at}.x`).join('');
  hide(token);
  expect(clean({ say: `a ${token} b`, alone: token })).toEqual({
    say: expect.stringMatching(/^a …+ b$/),
    alone: expect.stringMatching(/^…+$/),
  });
});

it('leaves dates, prices and ids', () => {
  const value = {
    start: '2026-12-04T10:15:00-05:00',
    price: '3480.00',
    id: 5_557_771_234,
    max_id: '1234567890',
    note: null,
    available_times: ['2026-12-04T10:15:00', '08:00:00'],
    client: { group: 101, status: 'lead', move_in_date: '2027-01-01T00:00:00', layout: ['1br'], pets: ['10'] },
  };
  expect(cleaning().clean(value)).toEqual(value);
});

describe('in a text that came before the person was known, finds', () => {
  const lara = {
    client: {
      people: [
        { first_name: 'Lára', last_name: "O'Neil-Li", email: 'Lara.ONeil@home.example', phone_1: '(555) 777-1234' },
      ],
      address: { street: '12 Elm Street, Apt 4', city: 'Old Port', postal_code: '10001-1234', zip: 10001 },
      passport: 'X1234567',
      remark: 'Walks with a cane',
    },
    agents: [{ name: 'Maya Ellison', email: 'maya@office.example' }],
  };

  it.each([
    'Lára',
    'LÁRA',
    'lára',
    'Lára'.normalize('NFD'),
    'L%C3%A1ra',
    "O'Neil-Li",
    'O&#39;Neil-Li',
    'O’Neil-Li',
    'O%27Neil-Li',
    'lara.oneil@home.example',
    'lara.oneil%40home.example',
    '555-777-1234',
    '+15557771234',
    '+1 (555) 777 1234',
    '5557771234',
    '777-1234',
    '12 Elm Street, Apt 4',
    '12+Elm+Street,+Apt+4',
    'Walks with a cane',
    'Maya',
    'Ellison',
  ])('%s', (form) => {
    const persons = createPersons(contractNames);
    const early = {
      message: `Tour of ${form}. See you.`,
      nested: JSON.stringify({ note: `\n${form}` }),
      url: `https://a.example/?a=%2C${form}&b=1`,
    };
    persons.learn(early);
    persons.learn(lara);
    const said = JSON.stringify(persons.replace(early));
    expect(said).toContain('Tour of ');
    expect(said.toLowerCase()).not.toContain(form.toLowerCase());
  });

  it('and replaces where a person lives, and fields of a person that the document does not have', () => {
    const said = JSON.stringify(cleaning().clean(lara));
    for (const secret of ['Elm', 'Old Port', '10001', 'X1234567', 'cane']) expect(said).not.toContain(secret);
  });
});

it.each([
  ['Ng', 'Mr. Ng was told.', 'Mr. Last1 was told.'],
  ['李', '李您好', 'Last1您好'],
  ['Li', 'List of lights for Li', 'List of lights for Last1'],
])('finds the short name %s as a word', (last_name, message, told) => {
  const { learn, replace } = cleaning();
  learn({ client: { last_name } });
  expect(replace({ message })).toEqual({ message: told });
});

it('finds an address of letters that are not English, and one beside signs', () => {
  const { clean } = cleaning();
  const said = JSON.stringify(
    clean({ a: 'mailto:jürgen@müller.example, <李@例子.example>; https://x.example/?to=a.b%40c.example&d=1' }),
  );
  expect(said).not.toMatch(/jürgen|müller|李|a\.b/);
  expect(said).toContain('https://x.example/?to=');
});

it('keeps the names of properties that the document has, whoever is called so', () => {
  const { clean } = cleaning();
  expect(clean({ client: { first_name: 'Client', last_name: 'Start' }, start: 1 })).toEqual({
    client: { first_name: 'First1', last_name: 'Last1' },
    start: 1,
  });
});

it('takes time that grows evenly with the text', () => {
  // Each of these took longer with the square of its length: 120,000 signs took 15 seconds. No time is asserted: the test would not end.
  const long = 240_000;
  const texts = [
    'a'.repeat(long),
    'aB3-_'.repeat(long / 5),
    '@'.repeat(long),
    'a@'.repeat(long / 2),
    'a.'.repeat(long / 2),
    '1'.repeat(long),
    '1 '.repeat(long / 2),
    '(1'.repeat(long / 2),
    '?key='.repeat(long / 5),
    'anna '.repeat(long / 5),
    '\\'.repeat(long),
    '%25'.repeat(long / 3),
  ];
  const { clean, hide, replace } = cleaning();
  hide('sk_live_0123456789');
  const people = Array.from({ length: 3000 }, (_, at) => ({
    first_name: 'Anna',
    last_name: `Anna ${at}`,
    notes: 'anna '.repeat(at % 50),
  }));
  clean({ client: { people, notes: 'anna '.repeat(20_000) } });
  expect(replace({ text: 'the end of Anna 7' })).not.toEqual({ text: 'the end of Anna 7' });
  for (const text of texts) expect(clean({ text })).toHaveProperty('text');
});
