import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldKeys } from '../booking/answers.ts';
import { AMENITIES, fields } from '../booking/requestFields.ts';
import { controlOf, formOrder } from './controls.ts';
import { type PlanOptions, planForm } from './plan.ts';

const layouts = ['studio', '1br'];
const sources = [{ code: 20, label: 'Website' }];
const people = ['first_name', 'last_name', 'email', 'phone'];
const broker = ['broker_first_name', 'broker_last_name', 'broker_email', 'broker_phone'];
const configKeys = fieldKeys.flatMap((key) => fields[key].config ?? []);
const choices = { neighborhoods: [{ value: '1', label: 'Harbor' }], agents: [{ value: '9', label: 'Ann Lee' }] };

const plan = (config: Record<string, number>, options?: PlanOptions) =>
  planForm({ layouts, sources, fields: config }, options);
const all = (mode: number) => Object.fromEntries(configKeys.map((key) => [key, mode]));
const required = (config: Record<string, number>, options?: PlanOptions) =>
  plan(config, options)
    .fields.filter((field) => field.required)
    .map(({ key }) => key);

describe('which fields are asked', () => {
  it('asks the people fields alone when nothing is configured or everything is at 10', () => {
    expect(plan({}).keys).toEqual(people);
    expect(plan(all(10), { choices }).keys).toEqual(people);
    expect(required({})).toEqual(people);
  });

  it('asks everything as optional at 20, in the order of the form', () => {
    expect(plan(all(20), { choices }).keys).toEqual(formOrder);
    expect(required(all(20), { choices })).toEqual([...people, 'broker_email']);
  });

  it('requires everything at 30 except boxes, consent and the switch', () => {
    const boxes = formOrder.filter((key) => ['check', 'switch', 'people'].includes(controlOf(key).kind));
    expect(boxes).toEqual(expect.arrayContaining(['broker_toggle', 'sms_opted_in']));
    const left = formOrder.filter((key) => !required(all(30), { choices }).includes(key));
    const unsaid = ['broker_first_name', 'broker_last_name', 'broker_phone'];
    expect(new Set(left)).toEqual(new Set([...boxes, ...unsaid]));
  });

  it.each([0, 15, 40, -1])('asks a field at the unknown value %i as optional and says so', (value) => {
    const { fields: planned, warnings } = plan({ 'client.notes': value });
    expect(planned.find(({ key }) => key === 'notes')?.required).toBe(false);
    expect(warnings).toEqual([expect.stringContaining(`"client.notes" the unknown value ${value}`)]);
  });

  it('asks a field whose value could not be read as optional, and leaves the warning to the reader', () => {
    const { fields: planned, warnings } = plan({ 'client.notes': Number.NaN });
    expect(planned.find(({ key }) => key === 'notes')?.required).toBe(false);
    expect(warnings).toEqual([]);
  });

  it('passes over an unknown key and says so once', () => {
    const { keys, warnings } = plan({ 'client.shoe_size': 30, toString: 20 });
    expect(keys).toEqual(people);
    expect(warnings).toEqual([expect.stringContaining('client.shoe_size'), expect.stringContaining('toString')]);
  });

  it('makes a form of any configuration: people first, the order kept, one warning a key at most', () => {
    const keys = fc.oneof(fc.constantFrom(...configKeys), fc.string());
    fc.assert(
      fc.property(fc.dictionary(keys, fc.oneof(fc.constantFrom(10, 20, 30), fc.integer())), (config) => {
        const { keys, warnings } = plan(config);
        expect(keys.filter((key) => key !== 'broker_toggle').slice(0, 4)).toEqual(people);
        expect(keys).toEqual(formOrder.filter((key) => keys.includes(key)));
        expect(warnings.length).toBeLessThanOrEqual(Object.keys(config).length);
      }),
    );
  });

  it.each([10, 20, 30])('has no warning for a configuration it understands, all at %i', (mode) => {
    expect(plan(all(mode)).warnings).toEqual([]);
  });
});

describe('choices', () => {
  it('does not ask a question without choices, required or not', () => {
    expect(plan({ 'client.layout': 30, 'client.discovery_source': 30 }).keys).toHaveLength(6);
    const bare = planForm({ layouts: [], sources: [], fields: all(30) });
    expect(bare.keys).not.toEqual(expect.arrayContaining(['layout']));
    for (const key of ['layout', 'discovery_source', 'neighborhoods', 'agents']) expect(bare.keys).not.toContain(key);
  });

  it('offers a way to say none only where an answer is required', () => {
    const values = (mode: number, key: string) =>
      plan(all(mode))
        .fields.find((field) => field.key === key)
        ?.choices.map(({ value }) => value);
    expect(values(20, 'pets')).toEqual(['cats', 'small_dogs', 'large_dogs']);
    expect(values(30, 'pets')).toEqual(['cats', 'small_dogs', 'large_dogs', 'none']);
    expect(values(30, 'layout')).toEqual(layouts);
    expect(values(20, 'amenities')).not.toContain('none');
    expect(values(30, 'amenities')).toEqual([...AMENITIES, 'none']);
    const pets = plan(all(30)).fields.find(({ key }) => key === 'pets');
    expect(pets?.choices.filter(({ alone }) => alone)).toEqual([{ value: 'none', alone: true }]);
  });
});

describe('overrides', () => {
  it('win over the configuration, to show a field and to hide it', () => {
    expect(plan(all(20), { fields: { notes: 'hidden' } }).keys).not.toContain('notes');
    expect(plan({}, { fields: { notes: 'optional' } }).keys).toContain('notes');
    expect(required({ 'client.notes': 20 }, { fields: { notes: 'required' } })).toContain('notes');
  });

  it('never force consent or the switch', () => {
    const forced = { sms_opted_in: 'required', broker_toggle: 'required' } as const;
    expect(plan({}, { fields: forced }).keys).toEqual(expect.arrayContaining(['sms_opted_in', 'broker_toggle']));
    expect(required({}, { fields: forced })).toEqual([...people, 'broker_email']);
  });

  it('let the phone be optional, or not be asked', () => {
    expect(required({}, { fields: { phone: 'optional' } })).toEqual(['first_name', 'last_name', 'email']);
    expect(plan({}, { fields: { phone: 'optional' } }).keys).toContain('phone');
    expect(plan({}, { fields: { phone: 'hidden' } }).keys).not.toContain('phone');
  });

  it('warn instead of hiding a required field without a preset', () => {
    const hidden = { fields: { notes: 'hidden', email: { mode: 'hidden' } } } as const;
    const shown = plan(all(30), hidden);
    expect(shown.keys).toEqual(expect.arrayContaining(['notes', 'email']));
    expect(required(all(30), hidden)).toEqual(expect.arrayContaining(['notes', 'email']));
    expect(shown.warnings).toEqual([
      expect.stringContaining('`fields` hides "email"'),
      expect.stringContaining('`fields` hides "notes"'),
    ]);
    const preset = plan(all(30), { ...hidden, prefill: { notes: 'Unit 4B', email: ' ' } });
    expect(preset.keys).not.toContain('notes');
    expect(preset.keys).toContain('email');
    expect(preset.warnings).toHaveLength(1);
  });

  it('send the preset of a field they hide, and of no field the group hides', () => {
    const presets = { notes: 'Unit 4B', layout: ['1br'] };
    const { keys, sent } = plan({ 'client.layout': 10 }, { fields: { notes: 'hidden' }, prefill: presets });
    expect(keys).toEqual(people);
    expect(sent).toEqual([...people, 'notes']);
  });

  it('give a question other words and another place in its part', () => {
    const config = { 'client.layout': 20, 'client.lease_term': 20, 'client.move_in_date': 20, 'client.notes': 20 };
    const fields = { lease_term: { order: -1 }, layout: { label: 'Size', order: 1 }, notes: { order: -9 } };
    const { fields: planned, keys } = plan(config, { fields });
    expect(keys.slice(4)).toEqual(['lease_term', 'move_in_date', 'layout', 'notes']);
    expect(planned.filter(({ label }) => label !== undefined)).toMatchObject([{ key: 'layout', label: 'Size' }]);
  });

  it('lock the fields that they name', () => {
    const { fields: planned } = plan({ 'client.notes': 20 }, { locked: ['notes'] });
    expect(planned.filter(({ locked }) => locked)).toMatchObject([{ key: 'notes' }]);
  });

  it('ask no broker field that is hidden where there is no switch', () => {
    const hidden = Object.fromEntries([...broker, 'broker_toggle'].map((key) => [key, 'hidden'] as const));
    expect(plan(all(20), { fields: hidden }).keys).not.toEqual(expect.arrayContaining(['broker_email']));
    expect(plan(all(20), { fields: { ...hidden, broker_toggle: 'optional' } }).keys).toContain('broker_email');
  });

  it('ask a broker field without the switch', () => {
    expect(plan({}, { fields: { broker_phone: 'optional' } }).keys).toEqual([...people, 'broker_phone']);
  });
});

describe('the broker and consent', () => {
  it('asks the broker fields under the switch, the company alone without it', () => {
    expect(plan({ 'client.broker_toggle': 20 }).keys).toEqual(['broker_toggle', ...people, ...broker]);
    expect(plan({ 'client.broker_company': 20 }).keys).toEqual([...people, 'broker_company']);
  });

  it('asks for consent to texts unless the service is known to send none', () => {
    const config = { 'client.sms_opted_in': 20 };
    expect(plan(config).keys).toContain('sms_opted_in');
    expect(plan(config, { smsOptIn: true }).keys).toContain('sms_opted_in');
    expect(plan(config, { smsOptIn: false }).keys).toEqual(people);
    expect(plan(config, { smsOptIn: false, fields: { sms_opted_in: 'optional' } }).keys).not.toContain('sms_opted_in');
  });

  it('asks for consent to texts only beside the phone number', () => {
    const config = { 'client.sms_opted_in': 20 };
    expect(plan(config, { fields: { phone: 'hidden' } }).keys).not.toContain('sms_opted_in');
    const hidden = plan(config, { fields: { phone: 'hidden' }, prefill: { phone: '555 777 5555' } });
    expect(hidden.sent).toContain('phone');
    expect(hidden.sent).not.toContain('sms_opted_in');
  });
});

describe('fields whose choices come late', () => {
  const config = { 'client.neighborhoods': 30, 'client.agents': 20 };
  const late = (options: Parameters<typeof plan>[1]) => plan(config, options).fields.filter(({ list }) => list);

  it('are asked where their lists can be asked for, and are absent otherwise', () => {
    expect(late({ lists: ['neighborhoods', 'agents'] })).toEqual([
      { key: 'neighborhoods', required: true, choices: [], list: 'neighborhoods' },
      { key: 'agents', required: false, choices: [], list: 'agents' },
    ]);
    expect(late({ lists: ['agents'] })).toMatchObject([{ key: 'agents' }]);
    expect(plan(config).keys).toEqual(people);
  });

  it('follow the integrator as every field does', () => {
    const fields = { agents: 'hidden', neighborhoods: { mode: 'optional', label: 'Where?' } } as const;
    expect(late({ lists: ['neighborhoods', 'agents'], fields })).toEqual([
      { key: 'neighborhoods', required: false, choices: [], list: 'neighborhoods', label: 'Where?' },
    ]);
    expect(plan({}, { lists: ['agents'], fields: { agents: 'optional' } }).keys).toEqual([...people, 'agents']);
    expect(plan({}, { lists: ['agents'] }).keys).toEqual(people);
  });

  it('take the choices that are given, and wait for no others', () => {
    const choices = { agents: [{ value: '7', label: 'Noor Haddad' }] };
    expect(late({ lists: ['agents'], choices })).toEqual([]);
    expect(plan(config, { lists: ['agents'], choices }).keys).toContain('agents');
  });
});
