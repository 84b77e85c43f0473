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
