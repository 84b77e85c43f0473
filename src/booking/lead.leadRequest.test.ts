import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createProspectRequest } from '../api/contract/schemas/prospects.ts';
import { noAnswers } from './answers.ts';
import { leadRequest } from './lead.ts';

const answers = { ...noAnswers, first_name: ' Lara ', last_name: ' Smith ', email: ' lara@example.com ' };
const context = { groupId: 105, notes: 'I’d like a tour.', device: 'mobile' };

it('names the visitor, the group and what suits, and nothing that was not filled in', () => {
  expect(leadRequest(answers, context)).toStrictEqual({
    people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', is_primary: true }],
    group: 105,
    notes: 'I’d like a tour.',
    source_type: 'website',
    device: 'mobile',
  });
});

it('sends the number tidied, the community and the campaign where there are any', () => {
  const all = { ...context, community: 5, campaignId: 'spring', campaignInfo: 'banner' };
  const request = leadRequest({ ...answers, phone: '(555)\u2011777 5555', email: 'mailto:lara@example.com' }, all);
  expect(request.people[0]).toMatchObject({ phone_1: '(555)-777 5555', email: 'lara@example.com' });
  expect(request).toMatchObject({ community: 5, campaign_id: 'spring', campaign_info: 'banner' });
});

it('says where the visitor came from, where the integrator does not', () => {
  const attribution = { utm_source: 'google', utm_campaign: 'spring', referrer: 'https://www.google.com' };
  const campaign = (more: object) => {
    const { campaign_id, campaign_info } = leadRequest(answers, { ...context, ...more });
    return [campaign_id, campaign_info];
  };
  const info = 'utm_source=google; utm_campaign=spring; referrer=https://www.google.com';
  expect(campaign({ attribution })).toEqual(['spring', info]);
  expect(campaign({ attribution: { ...attribution, utm_id: '7' } })[0]).toBe('7');
  expect(campaign({ attribution, campaignId: 'own' })).toEqual(['own', info]);
  expect(campaign({ attribution, campaignInfo: 'own' })).toEqual(['spring', 'own']);
  expect(leadRequest(answers, { ...context, attribution: {} })).toStrictEqual(leadRequest(answers, context));
});

it('sends what the document allows, whatever was typed', () => {
  const text = fc.string();
  fc.assert(
    fc.property(text, text, text, text, text, (first_name, last_name, email, phone, notes) => {
      const client = leadRequest({ ...noAnswers, first_name, last_name, email, phone }, { ...context, notes });
      expect(v.is(createProspectRequest, { client })).toBe(true);
      expect(Object.values(client.people[0] ?? {})).not.toContain(undefined);
    }),
  );
});
