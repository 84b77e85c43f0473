import { describe, expect, it } from 'vitest';
import { forPlainFields, PLAIN_FIELDS } from '../../../src/api/contract/endpoints/plainFields.ts';
import { createMockService } from '../mockService.ts';
import { type ClientField, readClient } from './readClient.ts';

const { world } = createMockService({ listings: 1 }).company;

type Refused = readonly [value: unknown, message: string];

const TEXT = { takes: ['Rosa', ''], refuses: [[5, 'Expected text.']] } as const;
const IDS = {
  takes: [[1, 2], []],
  refuses: [
    [['1'], '1 has to be a number, not text.'],
    [7, 'Expected a list.'],
  ],
} as const;
const AMOUNT = {
  takes: ['2200', '3400.50'],
  refuses: [
    [2200, '2200 has to be text.'],
    ['', ' is not a number.'],
    ['1e5', '1e5 is not a number.'],
  ],
} as const;
const FLAG = { takes: [true, false], refuses: [['yes', 'Expected true or false.']] } as const;
const NO_DATE = 'Enter a date and time, like 2026-12-05T00:00:00.';

/** Every checked field, with values that are valid and values that are not. */
const FIELDS: Readonly<
  Record<ClientField, { readonly takes: readonly unknown[]; readonly refuses: readonly Refused[] }>
> = {
  ...forPlainFields((name) => (typeof PLAIN_FIELDS[name] === 'boolean' ? FLAG : TEXT)),
  broker_first_name: TEXT,
  broker_last_name: TEXT,
  broker_company: TEXT,
  broker_phone: TEXT,
  broker_email: {
    takes: ['broker@example.com', ''],
    refuses: [
      ['broker', 'Enter a valid email address.'],
      [5, 'Expected text.'],
    ],
  },
  community: {
    takes: [201],
    refuses: [
      ['201', '201 has to be a number, not text.'],
      [1.5, '1.5 is not a whole number.'],
      [203, '203 is no community id.'],
    ],
  },
  sms_opted_in: { takes: [10, 20], refuses: [[true, 'true is not a number.']] },
  move_in_date: {
    takes: ['2027-01-15T00:00:00', '2027-01-15T00:00:00Z'],
    refuses: [
      ['2027-01-15', NO_DATE],
      ['', NO_DATE],
      [5, NO_DATE],
    ],
  },
  layout: {
    takes: [null, ['studio', '4+br']],
    refuses: [
      ['studio', 'Expected a list.'],
      [['castle'], 'castle is no layout.'],
      [[['studio']], 'Expected text.'],
    ],
  },
  price_floor: AMOUNT,
  price_ceiling: AMOUNT,
  pets: {
    takes: [[], ['10', '20']],
    refuses: [
      ['10', 'Expected a list.'],
      [['10', 'cats'], 'cats is not a number.'],
      [[10], '10 has to be text.'],
      [null, 'Expected a list.'],
    ],
  },
  discovery_source: {
    takes: [20, 445],
    refuses: [
      ['web', 'web is not a number.'],
      [100, '100 is no source code.'],
    ],
  },
  neighborhoods: { takes: [[501, 510], []], refuses: [...IDS.refuses, [[501, 3], '3 is no neighborhood id.']] },
  elevator: FLAG,
  laundry: {
    takes: [[10, '20']],
    refuses: [
      [['in unit'], 'in unit is not a number.'],
      [[1.5], '1.5 is not a whole number.'],
      [[{ code: 10 }], 'An object is not a number.'],
    ],
  },
  outdoor_space: { takes: [[20]], refuses: [[[[10]], 'A list is not a number.']] },
  agents: IDS,
};
const fields = Object.entries(FIELDS);

describe('the fields of a client', () => {
  it.each(fields.flatMap(([name, { takes }]) => takes.map((value) => [name, value] as const)))(
    '%s takes %j',
    (name, value) => {
      expect(readClient(world, { [name]: value })).toEqual({ people: [], details: { [name]: value }, errors: {} });
    },
  );

  it.each([
    ...fields.flatMap(([name, { refuses }]) => refuses.map((refused) => [name, ...refused] as const)),
    ['people', {}, 'Expected a list of objects.'],
    ['people', ['Rosa'], 'Expected a list of objects.'],
  ] as const)('%s refuses %j', (name, value, message) => {
    expect(readClient(world, { [name]: value }).errors).toEqual({ [name]: [message] });
  });

  it.each<[string, unknown, string]>([
    ['email', 'rosa@', 'Enter a valid email address.'],
    ['email', 5, 'Expected text.'],
    ['first_name', null, 'Expected text.'],
    ['phone_1', 5550134, 'Expected text.'],
  ])('a person refuses the %s %j', (name, value, message) => {
    expect(readClient(world, { people: [{ [name]: value }] }).errors).toEqual({ [name]: [message] });
  });

  it('names the errors of further people by their place', () => {
    const people = [{ first_name: 'Rosa' }, { email: 'bo@' }, { email: 'kit@', phone_1: 5 }];
    expect(readClient(world, { people }).errors).toEqual({
      'people.1.email': ['Enter a valid email address.'],
      'people.2.email': ['Enter a valid email address.'],
      'people.2.phone_1': ['Expected text.'],
    });
  });

  it.each([['text'], [7], [[]], [true]])('are refused when the client is %j, not an object', (client) => {
    expect(readClient(world, client).errors).toEqual({ client: ['Expected an object.'] });
  });

  it('ignores unknown fields', () => {
    const client = JSON.parse('{"__proto__": {"notes": "x"}, "favourite": 1, "notes": "y"}');
    expect(readClient(world, client)).toEqual({ people: [], details: { notes: 'y' }, errors: {} });
  });
});
