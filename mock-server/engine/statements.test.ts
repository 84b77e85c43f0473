import { beforeEach, describe, expect, it } from 'vitest';
import { accepted, errorsOf, rosa } from '../../test/sampleProspect.ts';
import { bookTour } from './appointments/bookTour.ts';
import { cancelAppointment, listClientAppointments, rescheduleAppointment } from './appointments/clientAppointments.ts';
import { getWidgetConfiguration } from './appointments/getWidgetConfiguration.ts';
import { searchPublicListings } from './listings/searchListings.ts';
import { createMockService, type MockService } from './mockService.ts';
import { createProspect, createProspectV1, editProspect } from './prospects/writeProspects.ts';

// Statements of the API document that the mock once did not follow.

let service: MockService;
beforeEach(() => {
  service = createMockService();
});

const query = (text = '') => new URLSearchParams(text);
const distinct = (values: readonly unknown[]): number => new Set(values.map((value) => JSON.stringify(value))).size;
const configuration = (group: string) =>
  accepted(getWidgetConfiguration(service.company, group, 'lead_capture_appointment')).data;

const start = '2026-12-04T10:00:00';
const book = (client: unknown, at = start) => bookTour(service.company, '101', { appointment: { start: at }, client });

describe('the widget configuration', () => {
  it('has the 45 referral source codes of the document; a code without a label is `Source <code>`', () => {
    const sources = new Map(configuration('101').referral_sources);
    expect(sources.size).toBe(45);
    expect(sources.get(10)).toBe('Manual');
    expect(sources.get(445)).toBe('Source 445');
    expect([...sources.values()].every((label) => label !== '')).toBe(true);
  });

  it('offers some of these sources, and none in one group', () => {
    const codes = configuration('101').referral_sources.map(([code]) => code);
    const offered = ['101', '102', '104', '105', '106'].map((group) => configuration(group).discovery_source_choices);
    for (const { value, label } of offered.flat()) {
      expect(codes).toContain(value);
      expect(label).not.toBe('');
    }
    expect(offered.map(({ length }) => length === 0).filter(Boolean)).toHaveLength(1);
  });

  it('offers other layouts and sources in other groups', () => {
    const groups = ['101', '102', '104', '105', '106'].map(configuration);
    expect(distinct(groups.map(({ layout_options }) => layout_options))).toBeGreaterThan(1);
    expect(distinct(groups.map(({ discovery_source_choices }) => discovery_source_choices))).toBeGreaterThan(2);
  });
});

describe('a booking', () => {
  it('is refused for an unknown community, neighborhood or source', () => {
    expect(errorsOf(book({ community: 999, neighborhoods: [501, 3], discovery_source: 11 }))).toEqual({
      client: {
        community: ['999 is no community id.'],
        neighborhoods: ['3 is no neighborhood id.'],
        discovery_source: ['11 is no source code.'],
      },
    });
    expect(book({ community: 202, neighborhoods: [501, 510], discovery_source: 445 })).toHaveProperty('ok', true);
  });

  it('says why a number is refused in place of text, and text in place of a number', () => {
    expect(
      errorsOf(book({ pets: [10], price_floor: 1800, community: '201', sms_opted_in: 1.5, laundry: ['in unit'] })),
    ).toEqual({
      client: {
        pets: ['10 has to be text.'],
        price_floor: ['1800 has to be text.'],
        community: ['201 has to be a number, not text.'],
        sms_opted_in: ['1.5 is not a whole number.'],
        laundry: ['in unit is not a number.'],
      },
    });
  });

  it('is refused if the tour or its expiry would be in the year 10000', () => {
    expect(errorsOf(book({}, '9999-12-31T10:00:00'))).toHaveProperty('appointment.start');
    expect(() => createMockService({ now: '9999-01-01T09:00:00' })).toThrow(RangeError);
    expect(() => service.setNow('9999-01-01T09:00:00')).toThrow(RangeError);
    const late = createMockService({ now: '9998-12-31T09:00:00' });
    const shown = JSON.stringify(accepted(searchPublicListings(late.company.listings, query())));
    expect(shown).not.toMatch(/"[+-]0|NaN/);
  });
});

describe('a prospect', () => {
  it('of version 1 is refused without a person, also with `people: [{}]`', () => {
    for (const people of [[], [{}], [{ first_name: '' }]])
      expect(errorsOf(createProspectV1(service.company, { people }))).toEqual({ people: ['This field is required.'] });
    expect(createProspectV1(service.company, { people: [{ last_name: 'Delgado' }] })).toHaveProperty('ok', true);
  });

  it('gets no new person from an edit with `people: [{}]`', () => {
    const { id } = accepted(createProspect(service.company, { client: { people: [rosa], group: 101 } })).data.client;
    const edited = accepted(editProspect(service.company, String(id), { people: [{}, {}] })).data.client;
    expect(edited.people).toMatchObject([{ first_name: 'Rosa' }]);
  });

  it('is one nameless person after a booking with `people: [{}, {}]`', () => {
    accepted(book({ people: [{}, {}] }));
    expect(service.state().prospects.map(({ people }) => people.length)).toEqual([1]);
  });

  it('is refused for the status null', () => {
    const { id } = accepted(createProspect(service.company, { client: { people: [rosa], group: 101 } })).data.client;
    expect(errorsOf(editProspect(service.company, String(id), { status: null }))).toEqual({
      status: [expect.stringContaining('lead, toured')],
    });
  });
});

describe('a booked tour', () => {
  it('cannot be moved after it was canceled; the error is at `start`', () => {
    const { id } = accepted(book({ people: [rosa] })).data.appointment;
    accepted(cancelAppointment(service.company, String(id)));
    const body = { data: { appointment: { start: '2026-12-04T11:00:00' } } };
    expect(errorsOf(rescheduleAppointment(service.company, String(id), '101', body))).toEqual({
      appointment: { start: ['This appointment is canceled.'] },
    });
  });

  it('has a lead source with a label', () => {
    accepted(book({ people: [rosa], discovery_source: 445 }));
    const [listed] = accepted(listClientAppointments(service.company, '5001')).data.appointments;
    expect(listed?.client.lead_source).toBe('Source 445');
  });
});
