import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Answers, noAnswers } from '../booking/answers.ts';
import { fromStored, toStored } from './rememberedAnswers.ts';

it('stores what was filled in, and gives it back', () => {
  const answers: Answers = { ...noAnswers, first_name: 'Lara “L”', layout: ['1br', '4+br'], broker_toggle: true };
  expect(JSON.parse(toStored({ answers }))).toEqual({
    first_name: 'Lara “L”',
    layout: ['1br', '4+br'],
    broker_toggle: true,
  });
  expect({ ...noAnswers, ...fromStored(toStored({ answers })).answers }).toEqual(answers);
});

const bo = { first_name: 'Bo', last_name: 'Lee', email: 'bo@', phone: '' };

it('stores other people, also where as many were there from the start', () => {
  const answers: Answers = { ...noAnswers, other_people: [bo] };
  const startAnswers: Answers = { ...noAnswers, other_people: [{ ...bo, email: '' }] };
  expect(fromStored(toStored({ answers }, startAnswers)).answers).toEqual({ other_people: [bo] });
  expect(toStored({ answers }, answers)).toBe('{}');
});

it.each([
  ['no list', '"Bo"'],
  ['a list of texts', '["Bo"]'],
  ['nobody in a list', '[null]'],
  ['a person with a number', '[{"first_name":"Bo","phone":5557777}]'],
])('takes no other people where there is %s', (_, text) => {
  expect(fromStored(`{"other_people":${text},"notes":"Hi"}`).answers).toEqual({ notes: 'Hi' });
});

it('takes no more people than a booking does, and nothing of them that is not asked', () => {
  const stored = JSON.stringify({ other_people: Array.from({ length: 9 }, () => ({ ...bo, age: 7 })) });
  expect(fromStored(stored).answers.other_people).toEqual([bo, bo, bo, bo]);
});

it('takes no words where a number of people is asked', () => {
  expect(fromStored('{"other_occupants":"My two sons","notes":"Hi"}').answers).toEqual({ notes: 'Hi' });
  expect(fromStored('{"other_occupants":"3"}').answers).toEqual({ other_occupants: '3' });
});

it('never stores the consent, and never takes it from what is stored', () => {
  expect(toStored({ answers: { ...noAnswers, notes: 'Hi', sms_opted_in: true } })).toBe('{"notes":"Hi"}');
  expect(fromStored('{"notes":"Hi","sms_opted_in":true}').answers).toEqual({ notes: 'Hi' });
});

it('stores which answers an assistant gave, and takes none but names of fields for them', () => {
  const held = { answers: { ...noAnswers, notes: 'Hi' }, assisted: ['notes'] as const };
  expect(fromStored(toStored(held))).toEqual({ answers: { notes: 'Hi' }, assisted: ['notes'] });
  for (const assisted of [['x', 7, null], 'notes', { notes: 1 }, []])
    expect(fromStored(JSON.stringify({ notes: 'Hi', assisted }))).toEqual({ answers: { notes: 'Hi' } });
});

it.each(['', '{', 'null', '7', '"text"', '[]', '{"notes":7,"layout":["1br",2],"broker_toggle":"yes","shoe_size":"9"}'])(
  'takes nothing from %j',
  (text) => {
    expect(fromStored(text)).toEqual({ answers: {} });
  },
);

it('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(fromStored(text)).toBeTypeOf('object')),
  );
});
