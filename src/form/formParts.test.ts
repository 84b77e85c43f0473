import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldKeys } from '../booking/answers.ts';
import { fields } from '../booking/requestFields.ts';
import { partsOf, questionsIn } from './formParts.ts';
import { type PlanOptions, planForm } from './plan.ts';

const people = ['first_name', 'last_name', 'email', 'phone'];
const configKeys = fieldKeys.flatMap((key) => fields[key].config ?? []);
const choices = { neighborhoods: [{ value: '1' }], agents: [{ value: '9' }] };

/** The parts of a group's form as lists of keys; `config`: `field_config` without `client.`. */
function parts(config: Readonly<Record<string, number>>, options: PlanOptions = {}) {
  const named = Object.fromEntries(Object.entries(config).map(([key, value]) => [`client.${key}`, value]));
  const plan = planForm({ layouts: ['1br'], sources: [{ code: 20, label: 'Website' }], fields: named }, options);
  const made = partsOf(plan.fields);
  return {
    names: made.parts.map(({ name }) => name),
    keys: made.parts.map((part) => part.fields.map(({ key }) => key)),
    folded: made.folded.map(({ key }) => key),
  };
}

describe('where only questions about the visitor are required', () => {
  it('leaves the four questions and the consent open, and folds the rest', () => {
    const { names, keys, folded } = parts({ layout: 20, pets: 20, notes: 20, sms_opted_in: 20 });
    expect(names).toEqual(['you']);
    expect(keys).toEqual([[...people, 'sms_opted_in']]);
    expect(folded).toEqual(['layout', 'pets', 'notes']);
  });

  it('keeps all questions to a broker beside the switch, required or not', () => {
    const { keys, folded } = parts({ broker_toggle: 20, broker_company: 30, notes: 20, pets: 20 });
    expect(keys[0]?.slice(0, 5)).toEqual(['broker_toggle', ...people]);
    expect(keys[0]).toContain('broker_company');
    expect(keys[0]).toContain('broker_phone');
    expect(folded).toEqual(['pets', 'notes']);
  });

  it('folds an optional broker company', () => {
    expect(parts({ broker_company: 20, notes: 20 }).folded).toEqual(['broker_company', 'notes']);
    expect(parts({ broker_company: 30, notes: 20, pets: 20 }).keys).toEqual([[...people, 'broker_company']]);
  });

  it('leaves a question about the visitor open that the integrator made optional', () => {
    const { keys, folded } = parts({ notes: 20, pets: 20 }, { fields: { phone: 'optional' } });
    expect(keys).toEqual([people]);
    expect(folded).toEqual(['pets', 'notes']);
  });

  it('folds no single question', () => {
    expect(parts({ notes: 20 })).toEqual({ names: ['you'], keys: [[...people, 'notes']], folded: [] });
    expect(parts({ price_floor: 20, price_ceiling: 20 }).folded).toEqual([]);
  });
});

describe('where more is required', () => {
  it('asks part by part, in the order of the form', () => {
    const all = Object.fromEntries(configKeys.map((key) => [key.replace('client.', ''), 30]));
    const { names, keys, folded } = parts(all, { choices });
    expect(names).toEqual(['you', 'home', 'household', 'visit']);
    expect(keys[1]?.slice(0, 3)).toEqual(['layout', 'price_floor', 'price_ceiling']);
    expect(keys[3]?.slice(0, 2)).toEqual(['discovery_source', 'agents']);
    expect(keys[3]?.slice(-2)).toEqual(['notes', 'sms_opted_in']);
    expect(folded).toEqual([]);
  });

  it('joins a part of a single question to the one before it', () => {
    const { names, keys } = parts({ layout: 30, move_in_date: 20, pets: 20, notes: 20, sms_opted_in: 20 });
    expect(names).toEqual(['you', 'home', 'visit']);
    expect(keys[1]).toEqual(['layout', 'move_in_date', 'pets']);
    expect(keys[2]).toEqual(['notes', 'sms_opted_in']);
  });

  it('joins the first part to the one after it, under the name of the second', () => {
    const hidden = { first_name: 'hidden', last_name: 'hidden', phone: 'hidden' } as const;
    const prefill = { first_name: 'Lara', last_name: 'Smith' };
    const { names, keys } = parts(
      { layout: 30, pets: 30, other_occupants: 20 },
      { fields: { ...hidden, lease_term: 'optional' }, prefill },
    );
    expect(names).toEqual(['home', 'household']);
    expect(keys[0]).toEqual(['email', 'layout', 'lease_term']);
  });

  it('keeps the name of the only part that asks anything', () => {
    const hidden = { first_name: 'hidden', last_name: 'hidden', email: 'hidden', phone: 'hidden' } as const;
    const prefill = { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com' };
    const { names, keys } = parts({ layout: 30 }, { fields: hidden, prefill });
    expect({ names, keys }).toEqual({ names: ['home'], keys: [['layout']] });
  });

  it('takes lowest and highest budget for one question', () => {
    expect(parts({ price_floor: 30, price_ceiling: 30, pets: 20, other_occupants: 20 }).names).toEqual([
      'you',
      'household',
    ]);
  });
});

it('asks every field of any form once, none alone in a part, and nothing required in the fold', () => {
  const values = fc.constantFrom(10, 20, 30, 99);
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...configKeys), values), (config) => {
      const plan = planForm({ layouts: ['1br'], sources: [], fields: config }, { choices });
      const made = partsOf(plan.fields);
      const all = [...made.parts.flatMap((part) => part.fields), ...made.folded];
      expect(all.map(({ key }) => key).sort()).toEqual([...plan.keys].sort());
      for (const part of made.parts) expect(questionsIn(part.fields)).toBeGreaterThan(1);
      expect(made.folded.filter(({ required }) => required)).toEqual([]);
      if (made.folded.length > 0) expect(made.parts).toHaveLength(1);
    }),
  );
});
