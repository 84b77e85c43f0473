import { describe, expect, it } from 'vitest';
import { makeBooking, openBooked, openBooking, openDetails, START } from '../../../test/openBooking.ts';
import { local, programmedClient } from '../../../test/programmedClient.ts';
import { steppedEnvironment } from '../../../test/steppedEnvironment.ts';
import { noAnswers } from '../../booking/answers.ts';

const slot = local('2026-12-05T10:00:00');
const typed = { ...noAnswers, first_name: 'Lara', email: 'lara@example.com' };
const settings = { resetAfter: 60 } as const;
const SECOND = 1_000;
const lost = (): Promise<never> => Promise.reject(new Error('lost'));

describe('on a shared device', () => {
  it('a booked tour is forgotten with all that was typed, and the next visitor begins anew', async () => {
    const prefill = { notes: 'From the office' };
    const { environment, submit, snapshot, client, view } = await openDetails(slot, {
      settings: { ...settings, prefill },
    });
    submit(typed, []);
    await environment.settle();
    client.forget();
    await environment.advance(59 * SECOND);
    expect(snapshot().screen).toBe('booked');
    const { visits } = snapshot();
    await environment.advance(SECOND);
    expect(snapshot()).toMatchObject({
      screen: 'pick',
      visits: visits + 1,
      flow: { answers: { ...noAnswers, ...prefill } },
    });
    expect(environment.stored.size).toBe(0);
    // The times may have changed.
    expect(client.calls.map(({ name }) => name)).toContain('getAvailability');
    expect(view().times.kind).toBe('times');
    expect((await openBooking({ environment, settings })).snapshot().screen).toBe('pick');
  });

  it.each(['booked', 'reschedule', 'cancel'] as const)('each touch starts the wait anew: %s', async (screen) => {
    const { environment, snapshot, startReschedule, startCancel } = await openBooked(slot, { settings });
    if (screen === 'reschedule') startReschedule();
    if (screen === 'cancel') startCancel();
    await environment.advance(59 * SECOND);
    environment.touch();
    await environment.advance(59 * SECOND);
    expect(snapshot().screen).toBe(screen);
    await environment.advance(SECOND);
    expect(snapshot().screen).toBe('pick');
  });

  it('a tour that was canceled is forgotten as well', async () => {
    const { environment, snapshot, startCancel, cancelTour } = await openBooked(slot, { settings });
    startCancel();
    cancelTour();
    await environment.settle();
    await environment.advance(60 * SECOND);
    expect(snapshot()).toMatchObject({ screen: 'pick', flow: { answers: noAnswers } });
  });

  it('details that were left are forgotten as well', async () => {
    const { environment, snapshot, leaveDetails, sendDetails } = await openBooking({ settings });
    leaveDetails();
    sendDetails(typed, '');
    await environment.settle();
    expect(snapshot().screen).toBe('lead-left');
    await environment.advance(60 * SECOND);
    expect(snapshot()).toMatchObject({ screen: 'pick', lead: null });
    leaveDetails();
    expect(snapshot().lead?.answers).toEqual(noAnswers);
  });

  it('where the visitor came from is forgotten as well', async () => {
    const environment = steppedEnvironment(START);
    const from = { settings: { ...settings, attribution: true }, environment };
    environment.landed = { url: 'https://alderhouse.example/?utm_source=news', referrer: '' };
    (await openBooking(from)).stop();
    environment.landed = { url: 'https://alderhouse.example/tours', referrer: 'https://alderhouse.example/' };
    const { emitted, pickSlot, submit } = await openDetails(slot, from);
    submit(typed, []);
    await environment.settle();
    expect(emitted).toContainEqual(['booked', expect.objectContaining({ attribution: { utm_source: 'news' } })]);
    await environment.advance(60 * SECOND);
    expect(environment.stored.size).toBe(0);
    emitted.length = 0;
    pickSlot(slot);
    submit(typed, []);
    await environment.settle();
    expect(emitted).toContainEqual(['booked', expect.objectContaining({ attribution: {} })]);
  });

  it('a tour that the page finds after a reload is forgotten', async () => {
    const { environment, stop } = await openBooked(slot, { settings });
    stop();
    const { snapshot } = await openBooking({ environment, settings });
    expect(snapshot().screen).toBe('booked');
    await environment.advance(60 * SECOND);
    expect(snapshot().screen).toBe('pick');
    expect(environment.stored.size).toBe(0);
  });
});

describe('nothing is forgotten', () => {
  it('without the option', async () => {
    const { environment, snapshot } = await openBooked(slot);
    await environment.advance(3600 * SECOND);
    expect(snapshot().screen).toBe('booked');
  });

  it('in a form', async () => {
    const { environment, snapshot, answer } = await openDetails(slot, { settings });
    answer(typed);
    await environment.advance(120 * SECOND);
    expect(snapshot()).toMatchObject({ screen: 'details', flow: { answers: typed } });
  });

  it('in doubt', async () => {
    const { environment, snapshot, submit } = await openDetails(slot, {
      settings,
      client: programmedClient({ booking: lost }),
    });
    submit(typed, []);
    await environment.settle();
    await environment.advance(120 * SECOND);
    expect(snapshot().screen).toBe('unsure');
  });

  it('on a page about a certain tour', async () => {
    const managed = { id: 7, start: slot };
    const { environment, snapshot } = await openBooking({ settings: { ...settings, managed } });
    await environment.advance(120 * SECOND);
    expect(snapshot().screen).toBe('booked');
  });

  it('while nobody shows the booking', async () => {
    const { environment, stop } = await openBooked(slot, { settings });
    stop();
    expect(environment.pending().timers).toBe(0);
    const { start, snapshot } = makeBooking({ environment, settings });
    start();
    await environment.settle();
    expect(snapshot().screen).toBe('booked');
  });
});
