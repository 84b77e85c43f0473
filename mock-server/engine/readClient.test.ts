import { describe, expect, it } from 'vitest';
import { readClient } from './readClient.ts';

describe('the fields of a client', () => {
  it.each<[string, unknown]>([
    ['broker_email', 'broker@example.com'],
    ['broker_email', ''],
    ['community', 201],
    ['sms_opted_in', 10],
    ['move_in_date', '2027-01-15T00:00:00'],
    ['move_in_date', '2027-01-15T00:00:00Z'],
    ['layout', null],
    ['layout', ['studio', '4+br']],
    ['price_floor', '2200'],
    ['price_ceiling', '3400.50'],
    ['pets', []],
    ['pets', ['10', '20']],
    ['discovery_source', 20],
    ['notes', ''],
    ['neighborhoods', [1, 2]],
    ['elevator', false],
    ['laundry', [10, '20']],
    ['outdoor_space', [20]],
    ['lease_term', '12 months'],
    ['agents', [1]],
  ])('%s takes %j', (name, value) => {
    expect(readClient({ [name]: value })).toEqual({ people: [], details: { [name]: value }, errors: {} });
  });

  it.each<[string, unknown, string]>([
    ['broker_first_name', 5, 'Expected text.'],
    ['broker_email', 'broker', 'Enter a valid email address.'],
    ['community', '201', '201 is not a number.'],
    ['community', 1.5, '1.5 is not a number.'],
    ['sms_opted_in', true, 'true is not a number.'],
    ['move_in_date', '2027-01-15', 'Enter a date and time, like 2026-12-05T00:00:00.'],
    ['move_in_date', '', 'Enter a date and time, like 2026-12-05T00:00:00.'],
    ['move_in_date', 5, 'Enter a date and time, like 2026-12-05T00:00:00.'],
    ['layout', 'studio', 'Expected a list.'],
    ['layout', ['castle'], 'castle is no layout.'],
    ['layout', [['studio']], 'Expected text.'],
    ['price_floor', 2200, '2200 is not a number.'],
    ['price_floor', '', ' is not a number.'],
    ['price_ceiling', '1e5', '1e5 is not a number.'],
    ['pets', '10', 'Expected a list.'],
    ['pets', ['10', 'cats'], 'cats is not a number.'],
    ['pets', [10], '10 is not a number.'],
    ['pets', null, 'Expected a list.'],
    ['discovery_source', 'web', 'web is not a number.'],
    ['neighborhoods', ['1'], '1 is not a number.'],
    ['elevator', 'yes', 'Expected true or false.'],
    ['laundry', ['in unit'], 'in unit is not a number.'],
    ['laundry', [{ code: 10 }], 'An object is not a number.'],
    ['outdoor_space', [[10]], 'A list is not a number.'],
    ['lease_term', 12, 'Expected text.'],
    ['people', {}, 'Expected a list of objects.'],
    ['people', ['Rosa'], 'Expected a list of objects.'],
  ])('%s does not take %j', (name, value, message) => {
    expect(readClient({ [name]: value }).errors).toEqual({ [name]: [message] });
  });

  it.each<[string, unknown, string]>([
    ['email', 'rosa@', 'Enter a valid email address.'],
    ['email', 5, 'Expected text.'],
    ['first_name', null, 'Expected text.'],
    ['phone_1', 5550134, 'Expected text.'],
  ])('a person does not take the %s %j', (name, value, message) => {
    expect(readClient({ people: [{}, { [name]: value }] }).errors).toEqual({ [name]: [message] });
  });

  it.each([['text'], [7], [[]], [true]])('is no client at all: %j', (client) => {
    expect(readClient(client).errors).toEqual({ client: ['Expected an object.'] });
  });

  it('leaves out what it does not know', () => {
    const client = JSON.parse('{"__proto__": {"notes": "x"}, "favourite": 1, "notes": "y"}');
    expect(readClient(client)).toEqual({ people: [], details: { notes: 'y' }, errors: {} });
  });
});
