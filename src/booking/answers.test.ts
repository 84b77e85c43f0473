import { expect, it } from 'vitest';
import { fieldKeys, fieldNamed, MOST_OTHER_PEOPLE, noAnswers, readAnswer } from './answers.ts';

it.each([
  ['first_name', ' Lara ', ' Lara '],
  ['layout', '1br | 2br|', ['1br', '2br']],
  ['layout', ['4+br', ''], ['4+br']],
  ['layout', '', []],
  ['other_people', [{ first_name: 'Bo' }], [{ first_name: 'Bo', last_name: '', email: '', phone: '' }]],
  ['other_occupants', ' ٣', ' ٣'],
  ['other_occupants', '20', '20'],
  ['broker_toggle', 'true', true],
  ['broker_toggle', false, false],
  ['broker_toggle', 'false', false],
] as const)('reads an answer to %s from %j', (key, given, answer) => {
  expect(readAnswer(key, given)).toEqual(answer);
});

it.each([
  ['first_name', 7],
  ['other_occupants', 'Two'],
  ['other_occupants', '2.5'],
  ['other_occupants', '21'],
  ['other_occupants', 2],
  ['first_name', ['Lara']],
  ['layout', 7],
  ['layout', ['1br', 7]],
  ['layout', { length: 0 }],
  ['other_people', 'Bo Lee'],
  ['other_people', ['Bo Lee']],
  ['other_people', [null]],
  ['other_people', [{ first_name: undefined }]],
  ['broker_toggle', 'yes'],
  ['broker_toggle', 1],
  ['notes', undefined],
  ['notes', null],
] as const)('reads no answer to %s from %j', (key, given) => {
  expect(readAnswer(key, given)).toBeUndefined();
});

it('reads no more people than a booking takes, and nothing of them that is not asked', () => {
  const bo = { first_name: 'Bo', last_name: 'Lee', email: 'bo@example.com', phone: '' };
  const given = Array.from({ length: MOST_OTHER_PEOPLE + 1 }, () => ({ ...bo, age: 7 }));
  expect(readAnswer('other_people', given)).toEqual(Array.from({ length: MOST_OTHER_PEOPLE }, () => bo));
});

it('reads back every answer that is left empty', () => {
  for (const key of fieldKeys) expect(readAnswer(key, noAnswers[key]), key).toEqual(noAnswers[key]);
});

it('finds a field by its name in any spelling, and no other', () => {
  for (const name of ['move_in_date', 'moveInDate', 'move-in-date']) expect(fieldNamed(name)).toBe('move_in_date');
  for (const name of ['', 'shoe_size', 'toString', 'move in date', '__proto__'])
    expect(fieldNamed(name)).toBeUndefined();
});
