import { expect, it } from 'vitest';
import { es } from '../locales/es.ts';
import { type AskingOptions, questionProblems } from './questionProblems.ts';

const none: AskingOptions = { fields: {}, expect: [], messages: undefined };
const told = (options: Partial<AskingOptions>) => questionProblems({ ...none, ...options });

it('names the option, the text and the reason', () => {
  expect(told({ fields: { notes: { label: 'Ages of your children' } } })).toEqual([
    'tour-booking: the label of `fields.notes` is "Ages of your children", which asks about age: fair housing rules of many states protect it, and asks about children: fair housing rules protect families with children.',
  ]);
});

it('reads each place in which an integrator words what is asked', () => {
  const messages = { form: { fields: { pets: { label: 'Religion' } }, client: { email: { label: 'Nationality' } } } };
  const expectLines = ['Are you married?', 'Bring: A birth certificate'];
  const problems = told({ fields: { notes: { label: 'Do you have kids?' } }, messages, expect: expectLines });
  for (const [at, words] of [
    'the label of `fields.notes` is "Do you have kids?"',
    '`messages.form.fields.pets.label` is "Religion"',
    '`messages.form.client.email.label` is "Nationality"',
    'a line of `expect` is "Are you married?"',
    'a line of `expect` is "Bring: A birth certificate"',
  ].entries())
    expect(problems[at]).toContain(words);
  expect(problems).toHaveLength(5);
});

it('says one sentence about a text that stands twice', () => {
  const setting = { label: 'How old are you?' };
  expect(told({ fields: { notes: setting, lease_term: setting } })).toHaveLength(1);
});

it('has nothing to say about other words, the shipped ones among them, or about no words', () => {
  expect(told({})).toEqual([]);
  expect(told({ fields: { notes: 'hidden', pets: { label: 'Do you have pets?' } } })).toEqual([]);
  expect(
    told({ expect: ['Playground nearby: Children’s Park', 'Wheelchair-accessible entrance at the back'] }),
  ).toEqual([]);
  expect(told({ messages: es })).toEqual([]);
  expect(told({ messages: { form: { fields: null } } })).toEqual([]);
});
