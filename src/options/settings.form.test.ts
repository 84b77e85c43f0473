import { describe, expect, it } from 'vitest';
import { untyped } from '../../test/untyped.ts';
import type { TourBookingOptions } from './componentOptions.ts';
import { createOptionReader } from './optionReader.ts';
import { readFormSettings } from './settings.ts';

function read(options: Partial<TourBookingOptions>, search = '') {
  const reader = createOptionReader();
  return { ...readFormSettings({ groupId: 101, ...options }, reader, search), problems: reader.problems };
}

describe('prefill', () => {
  it('presets any field by any spelling of its name', () => {
    const { prefill, problems } = read({
      prefill: { firstName: 'Lara', move_in_date: '2027-01-15', layout: ['1br', '2br'], brokerToggle: true, notes: '' },
    });
    expect(problems).toEqual([]);
    expect(prefill).toEqual({
      first_name: 'Lara',
      move_in_date: '2027-01-15',
      layout: ['1br', '2br'],
      broker_toggle: true,
    });
  });

  it.each([
    ['tour_email=lara+tours@example.com', { email: 'lara+tours@example.com' }],
    ['tour_email=lara%2Btours@example.com', { email: 'lara+tours@example.com' }],
    ['tour_email=+lara+a+b@example.com+', { email: 'lara+a+b@example.com' }],
    ['tour_phone=+493012345678', { phone: '+493012345678' }],
    ['tour_phone=%2B49+30+12345678', { phone: '+49 30 12345678' }],
    ['tour_phone=555+777+5555', { phone: '555 777 5555' }],
    ['tour_first_name=Lara+Ann', { first_name: 'Lara Ann' }],
  ])('reads a plus in the address %s as what makes sense', (search, prefill) => {
    expect(read({ prefillFromUrl: true }, `?${search}`).prefill).toEqual(prefill);
  });

  it('presets other people by what is known of them', () => {
    const { prefill, problems } = read({ prefill: { otherPeople: [{ first_name: 'Bo' }] } });
    expect(problems).toEqual([]);
    expect(prefill.other_people).toEqual([{ first_name: 'Bo', last_name: '', email: '', phone: '' }]);
  });

  it('takes the text of an attribute for any answer', () => {
    const { prefill } = read(
      untyped({ prefill: { 'first-name': 'Lara', layout: '1br | 2br', 'broker-toggle': 'true' } }),
    );
    expect(prefill).toEqual({ first_name: 'Lara', layout: ['1br', '2br'], broker_toggle: true });
  });

  it.each([
    ['a name no field has', { nickname: 'L' }, '`prefill.nickname` is "L"'],
    ['other people as text, as in an attribute', { 'other-people': 'Bo Lee' }, 'other people are a list and no text'],
    ['an answer of another kind', { pets: 7 }, '`prefill.pets` is 7'],
    ['words in place of a number', { otherOccupants: 'My two sons' }, 'other occupants a whole number from 1 to 20'],
    ['too many people', { 'other-occupants': '1987' }, '`prefill.other-occupants` is "1987"'],
    ['consent, which is the visitor’s to give', { smsOptedIn: true }, '`prefill.smsOptedIn` is true'],
    ['consent in the words of an attribute', { 'sms-opted-in': 'true' }, '`prefill.sms-opted-in` is "true"'],
  ])('names %s and goes on without it', (_, wrong, words) => {
    const { prefill, problems } = read(untyped({ prefill: { ...wrong, email: 'lara@example.com' } }));
    expect(problems).toEqual([expect.stringContaining(words)]);
    expect(prefill).toEqual({ email: 'lara@example.com' });
  });
});

describe('prefill from the address', () => {
  const ADDRESS = '?tour_first_name=Lara&tour_layout=1br|2br&email=x&tour_shoe_size=9&tour_sms_opted_in=true';

  it('is taken only where the page wants it', () => {
    expect(read({}, ADDRESS).prefill).toEqual({});
    expect(read({ prefillFromUrl: false }, ADDRESS).prefill).toEqual({});
    expect(read({ prefillFromUrl: true }, ADDRESS).prefill).toEqual({ first_name: 'Lara', layout: ['1br', '2br'] });
  });

  it('presets no field that the visitor does not see', () => {
    const { prefill, fixed } = read({ prefillFromUrl: true, fields: { first_name: 'hidden' } }, ADDRESS);
    expect(prefill).toEqual({ layout: ['1br', '2br'] });
    expect(fixed).toEqual({});
  });

  it('is ignored without a warning where it makes no sense', () => {
    const { prefill, problems } = read({ prefillFromUrl: true, prefill: { firstName: 'Mara' } }, ADDRESS);
    expect(prefill.first_name).toBe('Mara');
    expect(problems).toEqual([]);
  });
});

describe('fields', () => {
  it('takes a mode alone or with the words and the place of the question, by any spelling of its name', () => {
    const { fields, problems } = read(
      untyped({ fields: { notes: 'hidden', moveInDate: { mode: 'required', label: 'When?', order: -1 }, pets: {} } }),
    );
    expect(problems).toEqual([]);
    expect(fields).toEqual({
      notes: 'hidden',
      move_in_date: { mode: 'required', label: 'When?', order: -1 },
      pets: {},
    });
  });

  it.each([
    { notes: 'never' },
    { notes: { mode: 'never' } },
    { notes: { label: ' ' } },
    { notes: { order: '1' } },
    { notes: { color: 'red' } },
    { notes: 7 },
    { shoe_size: 'hidden' },
  ])('names what it cannot read and goes on without it: %j', (wrong) => {
    const { fields, problems } = read(untyped({ fields: { ...wrong, pets: 'hidden' } }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`\`fields.${Object.keys(wrong)[0]}\``);
    expect(fields).toEqual({ pets: 'hidden' });
  });
});

describe('lockedFields', () => {
  const prefill = { layout: ['2br'], notes: 'Unit 4B' };

  it('takes a list', () => {
    const { locked, fixed, problems } = read({ prefill, lockedFields: ['layout', 'notes'] });
    expect(problems).toEqual([]);
    expect(locked).toEqual(['layout', 'notes']);
    expect(fixed).toEqual({ layout: ['2br'], notes: 'Unit 4B' });
  });

  it('names what is no field with a preset', () => {
    const { locked, problems } = read({ prefill, ...untyped({ lockedFields: ['layout', 'layout, notes'] }) });
    expect(locked).toEqual(['layout']);
    expect(problems).toEqual([expect.stringContaining('`lockedFields` is "layout, notes"')]);
  });
});

it('fixes the presets of hidden fields, and leaves the others to the visitor', () => {
  const { fixed } = read({ prefill: { notes: 'Unit 4B', email: 'lara@example.com' }, fields: { notes: 'hidden' } });
  expect(fixed).toEqual({ notes: 'Unit 4B' });
});
