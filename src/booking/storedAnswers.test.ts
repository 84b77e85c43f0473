import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { fromStored, toStored } from './storedAnswers.ts';

it('stores what was filled in, and gives it back', () => {
  const answers: Answers = { ...noAnswers, first_name: 'Lara “L”', layout: ['1br', '4+br'], broker_toggle: true };
  expect(JSON.parse(toStored(answers))).toEqual({
    first_name: 'Lara “L”',
    layout: ['1br', '4+br'],
    broker_toggle: true,
  });
  expect({ ...noAnswers, ...fromStored(toStored(answers)) }).toEqual(answers);
});

it('never stores the consent, and never takes it from what is stored', () => {
  expect(toStored({ ...noAnswers, notes: 'Hi', sms_opted_in: true })).toBe('{"notes":"Hi"}');
  expect(fromStored('{"notes":"Hi","sms_opted_in":true}')).toEqual({ notes: 'Hi' });
});

it.each(['', '{', 'null', '7', '"text"', '[]', '{"notes":7,"layout":["1br",2],"broker_toggle":"yes","shoe_size":"9"}'])(
  'takes nothing from %j',
  (text) => {
    expect(fromStored(text)).toEqual({});
  },
);

it('reads any text without an error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => void expect(fromStored(text)).toBeTypeOf('object')),
  );
});
