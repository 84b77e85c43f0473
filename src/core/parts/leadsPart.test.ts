import { describe, expect, it, vi } from 'vitest';
import { openBooking } from '../../../test/openBooking.ts';
import { failing, held, local, programmedClient, slots } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import type { ApiFailure } from '../../api/failure.ts';
import type { LeadOutcome } from '../../api/leadClient.ts';
import { noAnswers } from '../../booking/answers.ts';

const answers = { ...noAnswers, first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com' };
const NOTES = 'I’d like a tour. Best times: mornings.';

/** A booking whose visitor leaves details: the form is open, and the list of events is empty. */
async function openLead(...[parts]: Parameters<typeof openBooking>) {
  const booking = await openBooking(parts);
  booking.leaveDetails();
  booking.emitted.length = 0;
  return { ...booking, sent: () => booking.client.calls.filter(({ name }) => name === 'createLead').length };
}

describe('leaving details', () => {
  it('takes the place of the times, and gives it back with the day as it was', async () => {
    const { snapshot, leaveDetails, backToTimes, pickDay, view } = await openBooking();
    pickDay(december(6));
    const { visits, flow } = snapshot();
    leaveDetails();
    expect(snapshot()).toMatchObject({ screen: 'lead', visits: visits + 1, lead: { at: 'writing' } });
    backToTimes();
    expect(snapshot()).toMatchObject({ screen: 'pick', visits: visits + 2, lead: null });
    expect(snapshot().flow).toBe(flow);
    expect(view().day).toBe(december(6));
  });

  it('changes nothing when it is closed without having been opened', async () => {
    const { backToTimes, changes } = await openBooking();
    const before = changes();
    backToTimes();
    expect(changes()).toBe(before);
  });

  it('is sent once, with the preferred times and the campaign, and without naming the visitor to the host', async () => {
    const lead = vi.fn(programmedClient().answers.lead);
    const booking = await openLead({
      client: programmedClient({ lead }),
      settings: { community: 5, campaignId: 'spring', campaignInfo: 'banner' },
    });
    const { noteDetails, sendDetails, snapshot, environment, emitted, warned } = booking;
    noteDetails({ suits: ['morning'] });
    sendDetails(answers, NOTES);
    sendDetails(answers, NOTES);
    expect(snapshot().lead).toEqual({ at: 'sending', answers, suits: ['morning'], attempt: 1 });
    await environment.settle();
    expect(lead.mock.calls.map(([client]) => client)).toEqual([
      {
        people: [{ first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com', is_primary: true }],
        group: 101,
        notes: NOTES,
        source_type: 'website',
        device: 'desktop',
        community: 5,
        campaign_id: 'spring',
        campaign_info: 'banner',
      },
    ]);
    expect(snapshot()).toMatchObject({ screen: 'lead-left', lead: { at: 'left', answers, suits: ['morning'] } });
    expect(emitted).toEqual([['lead', {}]]);
    expect(warned).toEqual([]);
  });

  it('opens with what the visitor has typed for a booking', async () => {
    const slot = local('2026-12-04T10:00:00');
    const { pickSlot, answer, backToTimes, leaveDetails, snapshot } = await openBooking();
    pickSlot(slot);
    answer(answers);
    backToTimes();
    leaveDetails();
    expect(snapshot().lead).toMatchObject({ answers });
  });

  it('cannot be left or sent while it is closed or on its way', async () => {
    const waiting = held<LeadOutcome>();
    const client = programmedClient({ lead: waiting.answer });
    const { environment, snapshot, sendDetails, backToTimes, leaveDetails, noteDetails } = await openBooking({
      client,
    });
    sendDetails(answers, NOTES);
    await environment.settle();
    expect(waiting.waiting()).toBe(0);
    leaveDetails();
    sendDetails(answers, NOTES);
    backToTimes();
    noteDetails({ answers: noAnswers });
    expect(snapshot()).toMatchObject({ screen: 'lead', lead: { at: 'sending', answers } });
    expect(waiting.waiting()).toBe(1);
    waiting.release({ kind: 'created' });
    await environment.settle();
    expect(snapshot().screen).toBe('lead-left');
  });

  it('ends once a time is chosen, and cannot begin while one is chosen', async () => {
    const slot = local('2026-12-04T10:00:00');
    const { leaveDetails, noteDetails, pickSlot, backToTimes, snapshot } = await openBooking();
    leaveDetails();
    noteDetails({ answers });
    pickSlot(slot);
    expect(snapshot()).toMatchObject({ screen: 'details', lead: null });
    leaveDetails();
    backToTimes();
    expect(snapshot()).toMatchObject({ screen: 'pick', lead: null });
    leaveDetails();
    expect(snapshot()).toMatchObject({ screen: 'lead', lead: { answers } });
  });

  it('says which fields were refused, and keeps the answers', async () => {
    const errors = [{ path: 'client.email', message: 'Not an email address.' }];
    const client = programmedClient({ lead: async () => ({ kind: 'rejected', errors }) });
    const { sendDetails, environment, snapshot, emitted } = await openLead({ client });
    sendDetails(answers, NOTES);
    await environment.settle();
    expect(snapshot()).toMatchObject({
      screen: 'lead',
      lead: { at: 'writing', answers, notice: { kind: 'rejected', errors, attempt: 1 } },
    });
    expect(emitted).toEqual([['rejected', { action: 'lead', fields: ['client.email'] }]]);
  });
});

describe('details that were not taken', () => {
  it('are not sent while the browser is offline', async () => {
    const { environment, sendDetails, snapshot, sent } = await openLead();
    environment.online = false;
    sendDetails(answers, NOTES);
    await environment.settle();
    expect(snapshot().lead).toMatchObject({ at: 'writing', answers, notice: { why: 'offline', attempt: 1 } });
    expect(sent()).toBe(0);
  });

  it('cannot be sent by a client that has no call for them', async () => {
    const { createLead: _, ...client } = programmedClient();
    const scope = { client, service: 'https://leasing.example.com', groupId: 101 };
    const { environment, sendDetails, snapshot } = await openLead({ settings: { scope } });
    sendDetails(answers, NOTES);
    await environment.settle();
    expect(snapshot().lead).toMatchObject({ at: 'writing', notice: { why: 'refused' } });
  });

  /** Of each fault: what the visitor is told, and whether the integrator can do something about it. */
  const FAULTS: readonly (readonly [string, ApiFailure, string, 0 | 1])[] = [
    ['time-out', { kind: 'timeout', ms: 10_000 }, 'unsure', 0],
    ['lost reply', { kind: 'offline' }, 'unsure', 0],
    ['500', { kind: 'status', status: 500, errors: [] }, 'unsure', 0],
    ['200 with a page', { kind: 'malformed', status: 200, at: '' }, 'unsure', 1],
    ['200 cut short', { kind: 'malformed', status: 200, at: 'data.client.id' }, 'unsure', 1],
    ['401', { kind: 'status', status: 401, errors: [] }, 'refused', 1],
    ['403', { kind: 'status', status: 403, errors: [] }, 'refused', 1],
    ['429', { kind: 'rate-limited', retryAfter: undefined }, 'rate-limited', 0],
  ];
  it.each(FAULTS)('are sent again only by the visitor: %s', async (_, failure, why, warnings) => {
    const client = programmedClient({ lead: failing(failure) });
    const { environment, sendDetails, snapshot, sent, warned, emitted } = await openLead({ client });
    sendDetails(answers, NOTES);
    await environment.advance(60_000);
    expect(sent()).toBe(1);
    expect(snapshot().lead).toMatchObject({ at: 'writing', answers, notice: { kind: 'not-sent', why, attempt: 1 } });
    expect(warned).toHaveLength(warnings);
    expect(emitted).toEqual([['failed', { action: 'lead', why }]]);
    client.answers.lead = async () => ({ kind: 'created' });
    sendDetails(answers, NOTES);
    await environment.settle();
    expect(sent()).toBe(2);
    expect(snapshot().screen).toBe('lead-left');
  });

  it('leave the booking alone', async () => {
    const full = programmedClient({ availability: async (time) => slots(time) });
    const { snapshot, leaveDetails, sendDetails, environment, backToTimes } = await openBooking({ client: full });
    const { flow } = snapshot();
    leaveDetails();
    sendDetails(answers, NOTES);
    await environment.settle();
    backToTimes();
    expect(snapshot().flow).toBe(flow);
    expect(snapshot().screen).toBe('pick');
  });
});
