import { describe, expect, it } from 'vitest';
import { type Answers, type FieldKey, noAnswers } from '../booking/answers.ts';
import { type Day, parseDay } from '../time/values.ts';
import { formProblems } from './formProblems.ts';
import { planForm } from './plan.ts';

const today = parseDay('2026-12-01') as Day;
const config = (mode: number) =>
  Object.fromEntries(
    [
      ...['price_floor', 'price_ceiling', 'move_in_date', 'layout', 'notes', 'broker_toggle', 'sms_opted_in', 'pets'],
      'other_occupants',
    ].map((key) => [`client.${key}`, mode]),
  );
const plan = (mode: number) => planForm({ layouts: ['1br'], sources: [], fields: config(mode) });
const lara = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', phone: '(555) 777-5555' };
const problems = (answers: Partial<Answers>, mode = 20) =>
  formProblems(plan(mode), { ...noAnswers, ...lara, ...answers }, today);

describe('the rules of the form', () => {
  it('find nothing wrong with the required fields filled in', () => {
    expect(problems({})).toEqual({});
  });

  it('name every required field left empty, spaces and zero-width characters included, and never consent or the switch', () => {
    const found = problems({ first_name: '  ', last_name: '\u200b', email: '' }, 30);
    expect(Object.keys(found).sort()).toEqual([
      'email',
      'first_name',
      'last_name',
      'layout',
      'move_in_date',
      'notes',
      'other_occupants',
      'pets',
      'price_ceiling',
      'price_floor',
    ]);
  });

  it.each([
    ['lara@example.com', undefined],
    [' lara.o+tour@mail.example.co.uk ', undefined],
    ['lara@b\u00fccher.example', undefined],
    ['mailto:lara@example.com', undefined],
    ['mailto:lara', 'email'],
    ['lara.smith@', 'email'],
    ['lara', 'email'],
    ['lara@example', 'email'],
    ['lara@example.', 'email'],
    ['lara@@example.com', 'email'],
    ['la ra@example.com', 'email'],
    ['lara@example..com', 'email'],
  ])('read the address %j as %s', (email, problem) => {
    expect(problems({ email }).email).toBe(problem);
  });

  it('refuse the last character of an address that is right up to there', () => {
    expect(problems({ email: `a@${'a.'.repeat(120)}@` }).email).toBe('email');
    expect(problems({ email: `a@${'a.'.repeat(120)}a` }).email).toBeUndefined();
  });

  it.each([
    ['(555) 777-5555', undefined],
    ['+1 555.777.5555 x12', undefined],
    ['5557777', undefined],
    ['555', 'phone'],
    ['call me', 'phone'],
    ['555 777 5555 after six', 'phone'],
    ['\u202a(555) 777\u20115555\u202c', undefined],
    ['\u200e555 777 5555 ext. 12', undefined],
    ['٥٥٥ ٧٧٧ ٥٥٥٥', undefined],
    ['1'.repeat(21), 'phone'],
  ])('read the number %j as %s', (phone, problem) => {
    expect(problems({ phone }).phone).toBe(problem);
  });

  it.each<[Partial<Answers>, FieldKey, string | undefined]>([
    [{ move_in_date: '2026-12-01' }, 'move_in_date', undefined],
    [{ move_in_date: '2026-11-30' }, 'move_in_date', 'pastDate'],
    [{ move_in_date: 'soon' }, 'move_in_date', 'date'],
    [{ price_floor: '2,000' }, 'price_floor', undefined],
    [{ price_floor: 'cheap' }, 'price_floor', 'amount'],
    [{ price_floor: '2000', price_ceiling: '2000' }, 'price_ceiling', undefined],
    [{ price_floor: '$3,000', price_ceiling: '900' }, 'price_ceiling', 'floorAboveCeiling'],
    [{ price_floor: 'x', price_ceiling: '900' }, 'price_ceiling', undefined],
    [{ price_floor: '3000', price_ceiling: 'x' }, 'price_ceiling', 'amount'],
    [{ price_floor: '1,5' }, 'price_floor', 'amount'],
    [{ other_occupants: '1' }, 'other_occupants', undefined],
    [{ other_occupants: ' ٢٠ ' }, 'other_occupants', undefined],
    [{ other_occupants: '0' }, 'other_occupants', 'count'],
    [{ other_occupants: '21' }, 'other_occupants', 'count'],
    [{ other_occupants: 'My two children' }, 'other_occupants', 'count'],
  ])('find in %j at %s the problem %s', (answers, key, problem) => {
    expect(problems(answers)[key]).toBe(problem);
  });

  it.each<[Partial<Answers>, FieldKey, number]>([
    [{ notes: 'x'.repeat(2003) }, 'notes', 3],
    [{ first_name: 'x'.repeat(101) }, 'first_name', 1],
    [{ email: `${'x'.repeat(250)}@example.com` }, 'email', 8],
    [{ phone: `555 777 5555 ${'x'.repeat(40)}` }, 'phone', 13],
  ])('say how much of %j is too much', (answers, key, excess) => {
    expect(problems(answers)).toEqual({ [key]: { excess } });
  });

  it('count characters as they are read, without the spaces around them', () => {
    expect(problems({ notes: `  ${'x'.repeat(2000)}\n` })).toEqual({});
    expect(problems({ notes: '🏠'.repeat(2000) })).toEqual({});
    expect(problems({ notes: '🏠'.repeat(2001) })).toEqual({ notes: { excess: 1 } });
  });

  it('say that the highest budget is below the lowest only where both are asked', () => {
    const answers = { ...noAnswers, ...lara, price_floor: '3000', price_ceiling: '900' };
    const asking = (...keys: string[]) =>
      planForm({ layouts: [], sources: [], fields: Object.fromEntries(keys.map((key) => [`client.${key}`, 20])) });
    expect(formProblems(asking('price_floor', 'price_ceiling'), answers, today).price_ceiling).toBe(
      'floorAboveCeiling',
    );
    expect(formProblems(asking('price_ceiling'), answers, today)).toEqual({});
    expect(formProblems(asking('price_floor'), answers, today)).toEqual({});
  });

  it('ask for the broker’s email only while the switch is on', () => {
    expect(problems({ broker_email: 'nonsense' })).toEqual({});
    expect(problems({ broker_toggle: true })).toEqual({ broker_email: 'missing' });
    expect(problems({ broker_toggle: true, broker_email: 'b@example.com' })).toEqual({});
  });
});
