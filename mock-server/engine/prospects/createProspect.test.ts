import { describe, expect, it } from 'vitest';
import { accepted, client, company, errorsOf, rosa, unit } from '../../../test/sampleProspect.ts';
import { createProspect, createProspectV1, editProspect } from './writeProspects.ts';

describe('creating a prospect', () => {
  it('keeps what was sent and starts as a lead', () => {
    const { data } = accepted(
      createProspect(company(), {
        client: { ...client, layout: ['1br'], price_floor: 1800, price_ceiling: '2600.5', community: 201 },
      }),
    );
    expect(data.client).toMatchObject({
      group: 101,
      status: 'Lead',
      layout: ['1br'],
      price_floor: '1800.00',
      price_ceiling: '2600.50',
      people: [{ ...rosa, is_primary: true }],
    });
  });

  it('answers a price as decimal text, however large', () => {
    const { price_floor, price_ceiling } = accepted(
      createProspect(company(), { client: { ...client, price_floor: 1e21, price_ceiling: 1e300 } }),
    ).data.client;
    expect([price_floor, price_ceiling]).toEqual([
      '1000000000000000000000.00',
      expect.stringMatching(/^1\d{300}\.00$/),
    ]);
  });

  it.each([
    [-5, '-5 is below 0.'],
    ['-5.50', '-5.50 is below 0.'],
    ['9'.repeat(400), `${'9'.repeat(40)} is too large.`],
    ['1e5', '1e5 is not a number.'],
  ])('says exactly what is wrong with the price %j', (price_floor, message) => {
    expect(errorsOf(createProspect(company(), { client: { ...client, price_floor } }))).toEqual({
      client: { price_floor: [message] },
    });
  });

  it('makes a new prospect each time', () => {
    const mine = company();
    const [one, other] = [1, 2].map(() => accepted(createProspect(mine, { client })).data.client.id);
    expect(one).not.toBe(other);
    expect(mine.prospects.count()).toBe(2);
  });

  it.each([
    ['no people', { group: 101 }, ['email', 'first_name', 'last_name', 'people']],
    ['nobody in people', { group: 101, people: [] }, ['email', 'first_name', 'last_name', 'people']],
    ['no group', { people: [rosa] }, ['group']],
    ['an unknown group', { ...client, group: 100 }, ['group']],
    ['a group as text', { ...client, group: '101' }, ['group']],
    ['people that are no list', { ...client, people: 'Rosa' }, ['people']],
    ['a person that is not an object', { ...client, people: [rosa, null] }, ['people']],
    [
      'a person without names',
      { ...client, people: [rosa, { email: 'theo@example.com' }] },
      ['first_name', 'last_name'],
    ],
    ['an empty email', { ...client, people: [{ ...rosa, email: '' }] }, ['email']],
    ['a blank first name', { ...client, people: [{ ...rosa, first_name: '  ' }] }, ['first_name']],
    ['a wrong email', { ...client, people: [{ ...rosa, email: 'rosa' }] }, ['email']],
    ['an empty date', { ...client, move_in_date: '' }, ['move_in_date']],
    ['a wrong date', { ...client, move_in_date: '2027-02-30' }, ['move_in_date']],
    ['a layout nobody knows', { ...client, layout: ['castle'] }, ['layout']],
    ['a price that is no number', { ...client, price_floor: 'cheap' }, ['price_floor']],
    ['a floor above the ceiling', { ...client, price_floor: 900, price_ceiling: 800 }, ['price_ceiling']],
    ['notes that are no text', { ...client, notes: 5 }, ['notes']],
    ['an unknown unit', { ...client, unit: 1 }, ['unit']],
    ['community and building', { ...client, community: 201, building: 1001 }, ['building', 'community']],
    ['all three', { ...client, community: 201, building: 1001, unit }, ['building', 'community', 'unit']],
    [
      'several faults',
      { people: [rosa], layout: 'loft', notes: [], move_in_date: 7 },
      ['group', 'layout', 'move_in_date', 'notes'],
    ],
  ])('refuses %s', (_what, sent, names) => {
    const mine = company();
    const errors = errorsOf(createProspect(mine, { client: sent }));
    expect(errors).toEqual({ client: Object.fromEntries(names.map((name) => [name, [expect.any(String)]])) });
    expect(mine.prospects.count()).toBe(0);
  });

  it.each([[undefined], [null], [[]], ['client'], [{}], [{ client: [] }], [{ client: null }]])(
    'refuses the body %j',
    (body) => {
      expect(errorsOf(createProspect(company(), body))).toEqual({ client: [expect.any(String)] });
    },
  );

  it('accepts one of community, building and unit, with the others null', () => {
    for (const interest of [{ community: 202 }, { building: 1001, unit: null }, { unit, community: null }]) {
      expect(createProspect(company(), { client: { ...client, ...interest } }).ok).toBe(true);
    }
  });
});

describe('creating a prospect with version 1', () => {
  it('answers with id, people and status, and keeps layouts in words', () => {
    const mine = company();
    const value = accepted(createProspectV1(mine, { people: [rosa], layout: [10, 50], price_floor: 900.5 }));
    expect(value).toMatchObject({ status: 'Lead', people: [rosa] });
    expect(Object.keys(value).sort()).toEqual(['id', 'people', 'status']);
    expect(accepted(editProspect(mine, String(value.id), {})).data.client.layout).toEqual(['studio', '4+br']);
  });

  it.each([
    ['nobody', {}, ['people']],
    ['a layout in words', { people: [rosa], layout: ['1br'] }, ['layout']],
    ['an unknown code', { people: [rosa], layout: [60] }, ['layout']],
    ['a wrong birthday', { people: [{ ...rosa, date_of_birth: 'May' }] }, ['date_of_birth']],
    [
      'several faults',
      { people: [{ ...rosa, email: 'x' }], move_in_date: '', notes: 1 },
      ['email', 'move_in_date', 'notes'],
    ],
  ])('refuses %s', (_what, body, names) => {
    expect(errorsOf(createProspectV1(company(), body))).toEqual(
      Object.fromEntries(names.map((name) => [name, [expect.any(String)]])),
    );
  });

  it('refuses a body that is not an object', () => {
    expect(errorsOf(createProspectV1(company(), [rosa]))).toEqual({ body: [expect.any(String)] });
  });
});
