import { describe, expect, it } from 'vitest';
import { noAnswers } from '../booking/answers.ts';
import { formEn } from '../i18n/form.ts';
import { createFormat } from '../i18n/format.ts';
import { answerWords } from './answerWords.ts';
import { fieldWords } from './fieldWords.ts';
import { type ListState, withLists } from './lists.ts';
import { offeredAnswers, planForm } from './plan.ts';

const plan = planForm(
  { layouts: [], sources: [], fields: { 'client.neighborhoods': 30, 'client.notes': 30 } },
  { lists: ['neighborhoods'] },
);
const hill = [{ value: '5', label: 'Hill' }];
const now = (state: ListState) =>
  withLists(plan, {
    states: { neighborhoods: state, agents: 'unasked' },
    Picker: undefined,
    want: () => undefined,
    retry: () => undefined,
  });
const isRequired = ({ fields }: typeof plan, key: string) => fields.find((field) => field.key === key)?.required;

describe('a question whose choices come late', () => {
  it.each<[ListState, boolean]>([
    ['unasked', false],
    ['loading', false],
    ['failed', false],
    [[], false],
    [hill, true],
  ])('with the list %j is required: %s', (state, required) => {
    expect(isRequired(now(state), 'neighborhoods')).toBe(required);
    expect(isRequired(now(state), 'notes')).toBe(true);
  });

  it('is not required where there are no lists at all', () => {
    expect(isRequired(withLists(plan, undefined), 'neighborhoods')).toBe(false);
  });

  it('keeps what was picked earlier while nobody knows whether it is still there', () => {
    expect(offeredAnswers(plan, { ...noAnswers, neighborhoods: ['5', '9'] }).neighborhoods).toEqual(['5', '9']);
  });

  it('says names back, never ids', () => {
    const words = { messages: formEn, format: createFormat('en-US'), wordsOf: fieldWords(formEn) };
    const said = (state: ListState) =>
      answerWords(now(state).fields, { ...noAnswers, neighborhoods: ['5', '9'] }, words).map((answer) => answer.said);
    expect(said(hill)).toEqual(['Hill']);
    expect(said('loading')).toEqual([]);
  });
});
