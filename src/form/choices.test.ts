import { describe, expect, it } from 'vitest';
import { noAnswers } from '../booking/answers.ts';
import { type Choice, toggleChoice } from './choices.ts';
import { offeredAnswers, planForm } from './plan.ts';

const cats: Choice = { value: 'cats' };
const dogs: Choice = { value: 'dogs' };
const none: Choice = { value: 'none', alone: true };

describe('picking', () => {
  it.each<[string[], Choice, string[]]>([
    [[], cats, ['cats']],
    [['cats'], dogs, ['cats', 'dogs']],
    [['cats', 'dogs'], cats, ['dogs']],
    [['cats', 'dogs'], none, ['none']],
    [['none'], dogs, ['dogs']],
    [['none'], none, []],
  ])('%j and then %j gives %j', (picked, choice, after) => {
    expect(toggleChoice(picked, choice, [cats, dogs, none])).toEqual(after);
  });
});

describe('the sizes of homes', () => {
  const offered = (layouts: string[]) =>
    planForm({ layouts, sources: [], fields: { 'client.layout': 20 } })
      .fields.find(({ key }) => key === 'layout')
      ?.choices.map(({ value }) => value);

  it('go from the smallest to the largest, whatever order the service gives', () => {
    expect(offered(['loft', '4+br', '1br', 'studio', '3br', '2br'])).toEqual([
      'studio',
      '1br',
      '2br',
      '3br',
      '4+br',
      'loft',
    ]);
  });

  it('end with those that we do not know, in the order of the service', () => {
    expect(offered(['penthouse', 'loft', 'duplex', '1br'])).toEqual(['1br', 'loft', 'penthouse', 'duplex']);
  });
});

describe('answers older than the configuration', () => {
  it('lose the picks that are no longer offered, and nothing else', () => {
    const plan = planForm({
      layouts: ['studio', '1br'],
      sources: [{ code: 20, label: 'Website' }],
      fields: { 'client.layout': 20, 'client.discovery_source': 20, 'client.notes': 20 },
    });
    const answers = { ...noAnswers, layout: ['1br', '9br'], discovery_source: '999', notes: 'kept', pets: ['cats'] };
    expect(offeredAnswers(plan, answers)).toEqual({ ...answers, layout: ['1br'], discovery_source: '' });
    expect(offeredAnswers(plan, { ...answers, discovery_source: '20' }).discovery_source).toBe('20');
  });
});
