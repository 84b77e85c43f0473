import { expect, it, vi } from 'vitest';
import { local } from '../../test/programmedClient.ts';
import type { TourEventName, TourEvents } from '../core/events.ts';
import { PARAMETERS, pushTo } from './dataLayer.ts';

const slot = local('2026-12-05T10:15:00');
const every = { groupId: 101, elementId: 'home' };
const attribution = { utm_source: 'google', gclid: 'x-1', referrer: 'https://www.google.com' };
const tour = {
  id: 48_213,
  confirmationEnabled: true,
  start: undefined,
  location: 'Suite 9',
  expirationDate: undefined,
};
const of = { tour_group_id: 101, tour_element_id: 'home' };
const from = { tour_utm_source: 'google', tour_gclid: 'x-1', tour_referrer: 'https://www.google.com' };

function pushed<Name extends TourEventName>(name: Name, detail: TourEvents[Name]): object {
  const list: object[] = [];
  pushTo(() => list, vi.fn())(name, detail as never);
  expect(list).toHaveLength(1);
  return list[0] ?? {};
}

/** The parameters of a push that have a value. An undefined one only tells a tag manager to forget an earlier value. */
const said = (push: object): object =>
  Object.fromEntries(Object.entries(push).filter(([, value]) => value !== undefined));

it('pushes each event flat, with names that GA4 takes', () => {
  expect(said(pushed('ready', { ...every, active: true }))).toEqual({
    event: 'tour_booking_ready',
    ...of,
    tour_active: true,
  });
  expect(said(pushed('rejected', { ...every, action: 'book', fields: ['client.email', 'client.pets'] }))).toEqual({
    event: 'tour_booking_rejected',
    ...of,
    tour_action: 'book',
    tour_fields: 'client.email,client.pets',
  });
  expect(said(pushed('slot-taken', { ...every, action: 'book', slot }))).toEqual({
    event: 'tour_booking_slot_taken',
    ...of,
    tour_action: 'book',
    tour_slot: slot,
  });
  expect(said(pushed('booked', { ...every, slot, tour, attribution }))).toEqual({
    event: 'tour_booking_booked',
    ...of,
    tour_slot: slot,
    ...from,
  });
  expect(said(pushed('outcome', { ...every, outcome: 'requested', slot, tour, attribution }))).toEqual({
    event: 'tour_booking_outcome',
    ...of,
    tour_outcome: 'requested',
    tour_slot: slot,
    ...from,
  });
  expect(said(pushed('canceled', { ...every, id: 48_213, slot, told: false, attribution }))).toEqual({
    event: 'tour_booking_canceled',
    ...of,
    tour_slot: slot,
    tour_told: false,
    ...from,
  });
});

it('names every parameter each time, so that no value of an earlier event stays', () => {
  const names = ['event', ...PARAMETERS.map((name) => `tour_${name}`)].sort();
  for (const push of [pushed('day', { ...every, day: slot.slice(0, 10) as never }), pushed('lead', every)])
    expect(Object.keys(push).sort()).toEqual(names);
  for (const name of names) expect(name).toMatch(/^[a-z][a-z_]{0,39}$/);
});

it('pushes of a consent only whether it was given', () => {
  const consent = { given: true, text: 'Text me, Alder House.', locale: 'en-US', at: '2026-12-01T14:00:00.000Z' };
  expect(said(pushed('booked', { ...every, slot, tour, consent }))).toEqual({
    event: 'tour_booking_booked',
    ...of,
    tour_slot: slot,
    tour_consent: true,
  });
  expect(pushed('booked', { ...every, slot, tour, consent: { ...consent, given: false } })).toMatchObject({
    tour_consent: false,
  });
  expect(pushed('booked', { ...every, slot, tour })).toMatchObject({ tour_consent: undefined });
});

it('pushes neither the number of an appointment nor what the service wrote, in any event', () => {
  const all = [
    pushed('booked', { ...every, slot, tour }),
    pushed('rescheduled', { ...every, id: 48_213, from: slot, slot }),
    pushed('canceled', { ...every, id: 48_213, slot, told: true }),
  ];
  expect(JSON.stringify({ tour, id: 48_213 })).toMatch(/48213.*Suite 9/);
  expect(JSON.stringify(all)).not.toMatch(/48213|Suite 9/);
});
