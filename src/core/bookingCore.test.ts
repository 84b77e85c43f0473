import { describe, expect, it } from 'vitest';
import { makeBooking, openBooking, openDetails, START } from '../../test/openBooking.ts';
import { held, local, programmedClient, slots } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { Availability } from '../api/availability.ts';
import { type Day, dayOf } from '../time/values.ts';

const day = (number: number): Day => dayOf(local(`2026-12-${String(number).padStart(2, '0')}T00:00:00`));

describe('after the last subscriber', () => {
  it('"Move tour" opens the day of the chosen time', async () => {
    const { backToTimes, snapshot, stop } = await openDetails(local('2026-12-05T10:00:00'));
    stop();
    backToTimes();
    expect(snapshot().flow).toMatchObject({ at: 'slot', day: day(5) });
  });
});

describe('before the first subscriber', () => {
  it('10,000 bookings leave no call, query, timer or listener behind', async () => {
    const environment = steppedEnvironment(START);
    const client = programmedClient();
    const bookings = Array.from({ length: 10_000 }, () => makeBooking({ environment, client }));
    await environment.settle();
    expect(client.calls).toEqual([]);
    expect(environment.queryClient.getQueryCache().getAll()).toEqual([]);
    expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
    expect(bookings.at(-1)?.snapshot()).toMatchObject({ screen: 'skeleton', visits: 0, availability: null });
  });

  it('nothing in the snapshot depends on the clock', () => {
    const [winter, summer] = [START, Date.UTC(2027, 5, 1)].map((start) =>
      makeBooking({ environment: steppedEnvironment(start) }).core.getInitialSnapshot(),
    );
    expect(winter).toEqual(summer);
    expect(winter?.configuration).toEqual({ status: 'pending', slow: false });
  });

  it('commands ask nothing', async () => {
    const { environment, client, pickDay, findNextFreeDay, retry, touch, prefetchDay, setMonth, snapshot, ...booking } =
      makeBooking();
    for (const command of [findNextFreeDay, retry, touch]) command();
    pickDay(day(5));
    prefetchDay(day(5));
    await environment.idle();
    expect(client.calls).toEqual([]);
    expect(snapshot()).toMatchObject({ flow: { at: 'day' }, configuration: { status: 'pending', slow: false } });
    expect(booking.emitted).toEqual([]);
  });

  it('a booking without a group or a service is misconfigured and asks nothing', async () => {
    const { client, snapshot, environment, ...booking } = await openBooking({ settings: { scope: undefined } });
    expect(snapshot()).toMatchObject({ screen: 'misconfigured', availability: null });
    expect(client.calls).toEqual([]);
    expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
    booking.touch();
    booking.pickSlot(local('2026-12-04T10:00:00'));
    booking.stop();
    expect(snapshot().screen).toBe('misconfigured');
  });
});

describe('a booking that starts', () => {
  it('asks for configuration, office hours and the first day at once, then for at most two more days', async () => {
    const answers = held<Availability>();
    const client = programmedClient({ availability: answers.answer });
    const { environment, view, snapshot } = await openBooking({ client });
    expect(client.calls.map(({ name, about }) => [name, about])).toEqual([
      ['getWidgetConfiguration', ''],
      ['getOfficeHours', ''],
      // The next quarter hour, as the loader of the script tag asks.
      ['getAvailability', '2026-12-04T09:15:00'],
    ]);
    expect(client.calls.map(({ attempts }) => attempts)).toEqual([undefined, undefined, undefined]);
    expect(view()).toMatchObject({ day: day(4), times: { kind: 'asking' }, chips: [], chipsPending: true });

    answers.release(slots(local('2026-12-04T09:15:00'), '10:00:00'));
    await environment.settle();
    expect(client.days()).toEqual([day(4), day(5), day(6)]);
    expect(client.calls.at(-1)?.about).toBe('2026-12-06T12:00:00');
    expect(view()).toMatchObject({ times: { kind: 'times', refreshing: false }, chipsPending: true });

    for (const number of [5, 6]) answers.release(slots(local(`2026-12-0${number}T12:00:00`), '11:00:00'));
    await environment.settle();
    expect(client.days()).toHaveLength(3);
    expect(view().chips).toEqual([
      local('2026-12-04T10:00:00'),
      local('2026-12-05T11:00:00'),
      local('2026-12-06T11:00:00'),
    ]);
    expect(view().chipsPending).toBe(false);
    expect(snapshot()).toMatchObject({ screen: 'pick', visits: 0 });
  });

  it('tells the host once that it is ready, and keeps the configuration', async () => {
    const { emitted, environment, start, stop, snapshot } = await openBooking();
    expect(emitted).toEqual([['ready', { active: true }]]);
    stop();
    start();
    await environment.settle();
    expect(emitted).toHaveLength(1);
    expect(snapshot().configuration).toMatchObject({ status: 'success', answer: { active: true } });
  });

  it('begins with the day the host wants, and moves past closed days', async () => {
    const wanted = await openBooking({ settings: { initialDay: day(8), closed: (each) => each === day(8) } });
    expect(wanted.client.days()[0]).toBe(day(9));
    expect(wanted.view().states).toMatchObject({ [day(8)]: 'closed', [day(9)]: 'open', [day(4)]: 'unknown' });
    const beyond = await openBooking({ settings: { initialDay: day(30) } });
    expect(beyond.client.days()[0]).toBe(day(4));
    const past = await openBooking({ settings: { initialDay: day(1) } });
    expect(past.client.days()[0]).toBe(day(4));
    expect(wanted.warned).toEqual([]);
    for (const { warned } of [beyond, past]) expect(warned).toEqual([expect.stringContaining('`initialDay` 2026-12-')]);
  });

  it('begins with tomorrow where today has no quarter hour left', async () => {
    // 23:50 in New York.
    const environment = steppedEnvironment(Date.UTC(2026, 11, 5, 4, 50));
    const { client, view } = await openBooking({ environment, settings: { initialDay: day(4) } });
    expect(view().today).toBe(day(4));
    expect(client.days()[0]).toBe(day(5));
  });

  it('asks nothing more about a group that takes no bookings, and says so', async () => {
    const answers = held<Availability>();
    const client = programmedClient({
      configuration: async () => ({ active: false, reason: 'Widget is inactive' }),
      availability: answers.answer,
    });
    const { emitted, environment, warned, snapshot } = await openBooking({ client });
    answers.release(slots(local('2026-12-04T09:15:00'), '10:00:00'));
    await environment.settle();
    expect(client.days()).toEqual([day(4)]);
    expect(snapshot().screen).toBe('closed');
    expect(emitted).toEqual([['ready', { active: false }]]);
    expect(warned).toEqual([expect.stringContaining('Widget is inactive')]);
  });

  it('says after three seconds that the configuration is slow', async () => {
    const client = programmedClient({ configuration: () => new Promise(() => undefined) });
    const { environment, snapshot } = await openBooking({ client });
    await environment.advance(2_999);
    expect(snapshot().configuration).toEqual({ status: 'pending', slow: false });
    await environment.advance(1);
    expect(snapshot()).toMatchObject({ screen: 'skeleton', configuration: { status: 'pending', slow: true } });
  });

  it('asks with the current quarter hour after the clock was put forward', async () => {
    // New York, 14 March 2027: 01:50 is followed by 03:00.
    const { client } = await openBooking({ environment: steppedEnvironment(Date.UTC(2027, 2, 14, 6, 50)) });
    expect(client.calls.find(({ name }) => name === 'getAvailability')?.about).toBe('2027-03-14T03:00:00');
  });
});

describe('stopping', () => {
  it('stops calls, timers and listeners with the last subscriber, and starts again with the next', async () => {
    const client = programmedClient({ availability: () => new Promise(() => undefined) });
    const { environment, start, stop, core, touch } = await openBooking({ client });
    const other = core.subscribe(() => undefined);
    stop();
    expect(environment.pending()).toEqual({ timers: 2, idle: 0, listeners: 2 });
    touch();
    other();
    other();
    await environment.settle();
    expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
    expect(client.calls.map(({ isStopped }) => isStopped())).toEqual([false, false, true]);
    client.forget();
    start();
    await environment.settle();
    // The configuration and the office hours are known.
    expect(client.calls.map(({ name }) => name)).toEqual(['getAvailability']);
  });

  it('cancels an idle callback and a probe', async () => {
    const { environment, stop, touch } = await openBooking();
    touch();
    await environment.tellReturn();
    expect(environment.pending()).toEqual({ timers: 3, idle: 1, listeners: 2 });
    stop();
    expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
  });

  it('is for good after `destroy`', async () => {
    const { environment, core, client, start, changes, pickSlot } = await openBooking();
    core.destroy();
    client.forget();
    const before = changes();
    pickSlot(local('2026-12-04T10:00:00'));
    expect(changes()).toBe(before);
    start();
    await environment.sleep(120_000);
    expect(client.calls).toEqual([]);
    expect(environment.pending()).toEqual({ timers: 0, idle: 0, listeners: 0 });
  });

  it('keeps what the visitor chose, and does not call a listener that was removed', async () => {
    const { environment, client, start, stop, pickDay, changes, snapshot, view } = await openBooking();
    pickDay(day(5));
    stop();
    const before = changes();
    await environment.advance(120_000);
    expect(changes()).toBe(before);
    const stopAgain = start();
    await environment.settle();
    expect(snapshot().flow).toMatchObject({ at: 'slot', day: day(5) });
    expect(view().times.kind).toBe('times');
    stopAgain();
    client.forget();
    start();
    await environment.settle();
    expect(client.calls).toEqual([]);
  });
});
