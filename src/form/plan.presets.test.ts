import { describe, expect, it } from 'vitest';
import type { Answers, FieldKey } from '../booking/answers.ts';
import { fieldKeys } from '../booking/answers.ts';
import { fields } from '../booking/requestFields.ts';
import { parseDay } from '../time/values.ts';
import { type PlanOptions, planForm } from './plan.ts';

const configKeys = fieldKeys.flatMap((key) => fields[key].config ?? []);
const plan = (config: Record<string, number>, options?: PlanOptions) =>
  planForm({ layouts: ['studio', '1br'], sources: [{ code: 20, label: 'Website' }], fields: config }, options);
const all = (mode: number) => Object.fromEntries(configKeys.map((key) => [key, mode]));
const required = (config: Record<string, number>, options?: PlanOptions) =>
  plan(config, options)
    .fields.filter((field) => field.required)
    .map(({ key }) => key);

describe('overrides', () => {
  it.each<[rule: string, presets: Partial<Answers>]>([
    ['email', { email: 'lara@' }],
    ['phone', { broker_phone: 'none' }],
    ['amount', { price_floor: 'abc' }],
    ['floorAboveCeiling', { price_ceiling: '1,000', price_floor: '2,000' }],
    ['date', { move_in_date: '2027-02-30' }],
    ['pastDate', { move_in_date: '2026-11-30' }],
    ['tooLong', { notes: 'x'.repeat(2_001) }],
    ['notOffered', { pets: ['cats', 'hamster'] }],
    ['notOffered', { discovery_source: '999' }],
    ['notOffered', { agents: ['Noor'] }],
    ['notOffered', { agents: ['12a'] }],
    ['notOffered', { agents: ['a12'] }],
  ])('send no hidden preset that breaks the rule "%s"', (rule, presets) => {
    const [key = 'notes'] = Object.keys(presets) as FieldKey[];
    const fields = Object.fromEntries(Object.keys(presets).map((each) => [each, 'hidden' as const]));
    const options = { fields, prefill: presets, today: parseDay('2026-12-01') };
    const { keys, sent, warnings } = plan({}, options);
    expect(warnings.slice(0, 1)).toEqual([
      expect.stringContaining(`of "${key}", which \`fields\` hides, breaks the rule "${rule}"`),
    ]);
    expect(warnings.join()).not.toContain(String(presets[key]));
    expect(sent.includes(key)).toBe(keys.includes(key));
    expect(keys.includes(key)).toBe(key === 'email');
  });

  it('ask what the group requires where the hidden preset breaks a rule', () => {
    const options = {
      fields: { pets: 'hidden', move_in_date: 'hidden' },
      prefill: { pets: ['hamster'], move_in_date: 'soon' },
    } as const;
    expect(required(all(30), options)).toEqual(expect.arrayContaining(['pets', 'move_in_date']));
  });

  it.each<Partial<Answers>>([
    { phone: '(555) 777-5555' },
    { price_floor: '$1,000', price_ceiling: '2000' },
    { move_in_date: '2026-12-01' },
    { pets: ['cats'], amenities: ['none'] },
    { layout: ['1br'], discovery_source: '20', agents: ['7', '7421'] },
    { broker_toggle: true, notes: 'Unit 4B' },
  ])('send the hidden presets %j as they are', (presets) => {
    const fields = Object.fromEntries(Object.keys(presets).map((each) => [each, 'hidden' as const]));
    const { sent, warnings } = plan({}, { fields, prefill: presets, today: parseDay('2026-12-01') });
    expect(warnings).toEqual([]);
    expect(sent).toEqual(expect.arrayContaining(Object.keys(presets)));
  });
});

describe('other people', () => {
  const asks = (mode: number, options?: PlanOptions) =>
    plan({ 'client.other_occupants': mode }, options).fields.find(({ key }) => key === 'other_people');

  it.each([20, 30, 15])('are offered where other occupants are asked at %i, and required of nobody', (mode) => {
    expect(asks(mode)).toMatchObject({ required: false });
    expect(asks(mode, { fields: { other_people: 'required' } })).toMatchObject({ required: false });
  });

  it('are not offered where those are hidden, unless the page wants it', () => {
    expect(asks(10)).toBeUndefined();
    expect(plan({}).keys).not.toContain('other_people');
    expect(asks(10, { fields: { other_people: 'optional' } })).toBeDefined();
  });

  it('can be hidden, also where the other occupants are required', () => {
    const { keys, warnings } = plan({ 'client.other_occupants': 30 }, { fields: { other_people: 'hidden' } });
    expect(keys).toContain('other_occupants');
    expect(keys).not.toContain('other_people');
    expect(warnings).toEqual([]);
  });

  it('are sent unseen where the page hides and presets them, if each of them has both names', () => {
    const fields = { other_people: 'hidden' } as const;
    const bo = { first_name: 'Bo', last_name: 'Lee', email: '', phone: '' };
    expect(plan({}, { fields, prefill: { other_people: [bo] } }).sent).toContain('other_people');
    const { sent, warnings } = plan({}, { fields, prefill: { other_people: [{ ...bo, last_name: '' }] } });
    expect(sent).not.toContain('other_people');
    expect(warnings).toEqual([expect.stringContaining('breaks the rule "missing"')]);
  });
});
