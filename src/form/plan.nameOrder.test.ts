import { expect, it } from 'vitest';
import { type FormPlan, inNameOrder, type PlanConfiguration, planForm } from './plan.ts';

const configuration: PlanConfiguration = { layouts: [], sources: [], fields: { 'client.broker_toggle': 1 } };
const plan = planForm(configuration);
const names = ({ fields }: FormPlan): readonly string[] =>
  fields.map(({ key }) => key).filter((key) => /_name$/.test(key));

it('asks for the family name first in Chinese, Korean and Vietnamese', () => {
  for (const locale of ['zh-Hans-US', 'ko', 'vi-VN']) {
    const ordered = inNameOrder(plan, locale);
    expect(names(ordered)).toEqual(['last_name', 'first_name', 'broker_last_name', 'broker_first_name']);
    expect(new Set(ordered.fields)).toEqual(new Set(plan.fields));
  }
});

it('keeps the plan in other languages', () => {
  for (const locale of ['en-US', 'es', 'ar']) expect(inNameOrder(plan, locale)).toBe(plan);
});

it('keeps an order of the integrator’s own', () => {
  const own = planForm(configuration, { fields: { first_name: { order: -2 }, email: { order: -1 } } });
  expect(names(inNameOrder(own, 'ko')).slice(0, 2)).toEqual(['first_name', 'last_name']);
});
