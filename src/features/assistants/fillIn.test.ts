import { describe, expect, it, vi } from 'vitest';
import { ALL_KEYS, configuration } from '../../../.storybook/model.ts';
import { type Answers, noAnswers } from '../../booking/answers.ts';
import type { Flow } from '../../booking/flow.ts';
import { type PlanOptions, planForm } from '../../form/plan.ts';
import { formEn } from '../../i18n/form.ts';
import { type Day, parseDay } from '../../time/values.ts';
import { askedIn, fillIn, type OpenForm } from './fillIn.ts';

/** A form that holds what it is given, as a booking does. `mode`: 20 asks all, 30 requires all. */
function openForm(before: Partial<Answers> = {}, options: PlanOptions = {}, mode = 20) {
  const plan = planForm(configuration(mode, ALL_KEYS), options);
  let answers: Answers = { ...noAnswers, ...before };
  const answer = vi.fn((next: Answers) => {
    answers = next;
  });
  const form = (): OpenForm => ({ plan, answers, today: parseDay('2026-12-01') as Day, messages: formEn });
  const booking = { commands: { answer }, getSnapshot: () => ({ flow: { at: 'details', answers } as Flow }) };
  return { form, answer, fill: (given: object) => fillIn(booking as never, form, given) };
}

describe('an answer', () => {
  it.each<[keyof Answers, unknown, unknown]>([
    ['first_name', ' Lara ', 'Lara'],
    ['notes', 'Ground floor\r\nplease ', 'Ground floor\nplease '],
    ['move_in_date', '2027-01-15', '2027-01-15'],
    ['move_in_date', '', ''],
    ['price_floor', '2,000', '2,000'],
    ['other_occupants', ' 2 ', '2'],
    ['pets', 'cats', ['cats']],
    ['pets', ['cats', 'small_dogs'], ['cats', 'small_dogs']],
    ['pets', [], []],
    ['layout', '1br | 2br', ['1br', '2br']],
    ['broker_toggle', true, true],
  ])('to %s is held: %j', (field, given, value) => {
    const { fill, form } = openForm({ last_name: 'Smith', pets: ['large_dogs'] });
    expect(fill({ [field]: given })).toEqual([{ field, value }]);
    expect(form().answers).toEqual({ ...noAnswers, last_name: 'Smith', pets: ['large_dogs'], [field]: value });
  });

  it.each<[string, unknown, string]>([
    ['move_in_date', '12/31/2026', 'The field cannot hold "12/31/2026". Give a day such as 2026-12-05.'],
    ['move_in_date', '2027-02-30', 'The field cannot hold "2027-02-30". Give a day such as 2026-12-05.'],
    ['move_in_date', 'soon', 'The field cannot hold "soon". Give a day such as 2026-12-05.'],
    ['other_occupants', 'my two sons', 'The field cannot hold "my two sons". Give a whole number from 1 to 20.'],
    ['first_name', 'La\nra', 'The field cannot hold "La\\nra". Give one line of text.'],
    ['pets', ['cats', 'tiger'], 'The field cannot hold ["cats","tiger"]. Give a list of cats, small_dogs, large_dogs.'],
    ['pets', { dog: true }, 'The field cannot hold {"dog":true}. Give a list of cats, small_dogs, large_dogs.'],
    ['broker_toggle', 'perhaps', 'The field cannot hold "perhaps". Give true or false.'],
    ['discovery_source', 'nowhere', 'The field cannot hold "nowhere". Give one of 20, 390, 450.'],
    ['email', 7, 'Give text of at most 2000 characters.'],
    ['sms_opted_in', true, 'Only the visitor can answer this.'],
    ['other_people', [], 'Only the visitor can answer this.'],
    ['broker_email', 'a@example.com', 'The form does not ask this.'],
    ['nothing', 'x', 'The form does not ask this.'],
  ])('to %s is refused, and the form stays as it is: %j', (field, given, refused) => {
    const { fill, answer } = openForm();
    expect(fill({ [field]: given })).toEqual([{ field, refused }]);
    expect(answer).not.toHaveBeenCalled();
  });

  it.each<[keyof Answers, string]>([
    ['move_in_date', '2026-11-30'],
    ['email', 'lara'],
    ['phone', '12'],
    ['price_floor', 'cheap'],
    ['first_name', 'x'.repeat(200)],
  ])('to %s that is wrong is held, with the message of the field: %j', (field, value) => {
    const { fill, form } = openForm();
    expect(fill({ [field]: value })).toEqual([{ field, value, problem: expect.stringMatching(/\w/) }]);
    expect(form().answers[field]).toBe(value);
  });

  it('that was not taken is not called filled in', () => {
    const { form } = openForm({ first_name: 'Ana' });
    const booking = { commands: { answer: () => undefined }, getSnapshot: () => ({ flow: form() }) };
    const refused = 'The form did not take this.';
    expect(fillIn(booking as never, form, { first_name: 'Lara' })).toEqual([{ field: 'first_name', refused }]);
  });

  it('to a question that another answer opens is taken with it', () => {
    const { fill } = openForm();
    const filled = fill({ broker_toggle: true, broker_email: 'bo@example.com' });
    expect(filled.map(({ refused }) => refused)).toEqual([undefined, undefined]);
  });

  it('names the fields that it changed, and no other', () => {
    const { fill, answer } = openForm({ first_name: 'Lara' });
    fill({ first_name: 'Lara', last_name: 'Smith', email: 7 });
    expect(answer).toHaveBeenCalledExactlyOnceWith({ ...noAnswers, first_name: 'Lara', last_name: 'Smith' }, [
      'last_name',
    ]);
  });

  it('to a locked field is refused, unless its preset is wrong', () => {
    const locked = { locked: ['email'] as const };
    const { fill, form } = openForm({ email: 'ana@example.com' }, locked);
    expect(fill({ email: 'lara@example.com' })).toEqual([{ field: 'email', refused: 'This cannot be changed.' }]);
    expect(askedIn(form())).toContainEqual(expect.objectContaining({ field: 'email', visitorOnly: true }));
    expect(openForm({ email: 'ana' }, locked).fill({ email: 'lara@example.com' })[0]).toHaveProperty('value');
  });
});

it('says what the form asks, in order, with its choices and whether the visitor alone answers', () => {
  const fields = { first_name: { label: 'Given name' } };
  const { form } = openForm({}, { fields, lists: ['agents'] }, 30);
  const asked = askedIn(form());
  expect(asked.map(({ field }) => field)).toEqual(form().plan.keys.filter((key) => !/^broker_[^t]/.test(key)));
  expect(asked).toContainEqual({ field: 'first_name', label: 'Given name', required: true });
  const pets = asked.find(({ field }) => field === 'pets');
  expect(pets?.choices).toContainEqual({ value: 'cats', label: 'Cats' });
  expect(pets?.choices?.map(({ value }) => value)).toContain('none');
  const visitors = asked.flatMap(({ field, visitorOnly }) => (visitorOnly ? [field] : []));
  expect(visitors).toEqual(expect.arrayContaining(['sms_opted_in', 'other_people', 'agents']));
  expect(visitors).not.toContain('broker_toggle');
});
