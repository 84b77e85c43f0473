import { describe, expect, it } from 'vitest';
import { accepted, client, company, errorsOf, rosa, unit } from '../../../test/sampleProspect.ts';
import { createProspect, editProspect } from './writeProspects.ts';

describe('editing a prospect', () => {
  function known() {
    const mine = company();
    return { mine, id: String(accepted(createProspect(mine, { client })).data.client.id) };
  }
  const application = {
    unit_id: unit,
    lease_start_date: '2027-02-01',
    lease_end_date: '2028-01-31',
    application_price: '2450.00',
  };

  it.each([
    ['lead', 'Lead'],
    ['toured', 'Toured'],
    ['applicant', 'Applicant'],
    ['resident', 'Resident'],
    ['not-a-prospect', 'Not a prospect'],
  ])('sets the status %s, with and without the wrapper', (status, label) => {
    const { mine, id } = known();
    expect(accepted(editProspect(mine, id, { status })).data.client.status).toBe(label);
    expect(accepted(editProspect(mine, id, { client: { status } })).data.client.status).toBe(label);
  });

  it('changes the given fields and keeps the others', () => {
    const { mine, id } = known();
    editProspect(mine, id, { client: { client_referral: 'A friend', price_floor: 2000 } });
    const { data } = accepted(editProspect(mine, id, { people: [{ ...rosa, phone_1: '555-0134' }], group: 102 }));
    expect(data.client).toMatchObject({
      client_referral: 'A friend',
      price_floor: '2000.00',
      group: 102,
      status: 'Lead',
    });
    expect(data.client.people).toEqual([expect.objectContaining({ ...rosa, phone_1: '555-0134' })]);
  });

  it.each(['applicant', 'resident'])(
    'accepts an application with the status %s, in the same edit and later',
    (status) => {
      const { mine, id } = known();
      expect(editProspect(mine, id, { status, application, closed_date: '2026-12-24' }).ok).toBe(true);
      expect(editProspect(mine, id, { application: { closed_date: '2026-12-30' } }).ok).toBe(true);
      expect(errorsOf(editProspect(mine, id, { status: 'toured', application }))).toEqual({
        application: { status: expect.any(String) },
      });
    },
  );

  it.each([
    ['an unknown status', { status: 'archived' }, { status: [expect.stringContaining('archived')] }],
    ['a status that is no text', { status: 30 }, { status: [expect.any(String)] }],
    ['an application of a lead', { application }, { application: { status: expect.any(String) } }],
    ['a closing date of a lead', { closed_date: '2026-12-24' }, { application: { status: expect.any(String) } }],
    [
      'bad dates and an unknown unit',
      { status: 'applicant', application: { unit_id: 1, lease_start_date: '', application_price: 'much' } },
      {
        application: {
          unit_id: expect.any(String),
          lease_start_date: expect.any(String),
          application_price: expect.any(String),
        },
      },
    ],
    [
      'a lease that ends before it starts',
      { status: 'resident', application: { lease_start_date: '2027-02-01', lease_end_date: '2027-01-01' } },
      { application: { lease_end_date: expect.any(String) } },
    ],
    [
      'an application that is not an object',
      { status: 'applicant', application: 5 },
      { application: { application: expect.any(String) } },
    ],
    [
      'faults everywhere',
      { status: 'x', application: { unit_id: 'x' }, layout: ['y'] },
      {
        status: [expect.any(String)],
        application: { status: expect.any(String), unit_id: expect.any(String) },
        client: { layout: [expect.any(String)] },
      },
    ],
    [
      'two interests',
      { community: 201, unit },
      { client: { community: [expect.any(String)], unit: [expect.any(String)] } },
    ],
    ['a wrapper that is no object', { client: 'toured' }, { client: [expect.any(String)] }],
    ['a list', [], { body: [expect.any(String)] }],
  ])('refuses %s and changes nothing', (_what, body, errors) => {
    const { mine, id } = known();
    const before = accepted(editProspect(mine, id, {}));
    expect(errorsOf(editProspect(mine, id, body))).toEqual(errors);
    expect(accepted(editProspect(mine, id, {}))).toEqual(before);
  });

  it.each(['1', 'x', '-5001'])('refuses the unknown client %s', (id) => {
    expect(editProspect(company(), id, { status: 'toured' })).toMatchObject({
      why: 'notFound',
      body: { errors: { client: { id: expect.any(String) } } },
    });
  });
});
