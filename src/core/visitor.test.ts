import { describe, expect, it } from 'vitest';
import { openBooking } from '../../test/openBooking.ts';
import { failing, held, local, programmedClient, slots } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import type { Availability } from '../api/availability.ts';
import { addDays } from '../time/arithmetic.ts';
import { monthOf } from '../time/values.ts';

describe('choosing', () => {
  it('a day asks about it at once, and tells the host', async () => {
    const { client, pickDay, snapshot, view, emitted } = await openBooking();
    client.forget();
    pickDay(december(9));
    expect(client.days()).toEqual([december(9)]);
    expect(snapshot().flow).toMatchObject({ at: 'slot', day: december(9) });
    expect(view()).toMatchObject({ day: december(9), times: { kind: 'asking' } });
    expect(emitted.at(-1)).toEqual(['day', { day: december(9) }]);
  });

  it('a day whose answer is fresh asks nothing; an older one is renewed while it shows', async () => {
    const { client, pickDay, environment, view } = await openBooking();
    client.forget();
    pickDay(december(5));
    expect(client.days()).toEqual([]);
    await environment.sleep(60_000);
    pickDay(december(5));
    expect(client.days()).toEqual([december(5)]);
    expect(view().times).toMatchObject({ kind: 'times', refreshing: true });
  });

  it('a refused booking asks about its day once, also while the day is being renewed', async () => {
    const { client, pickDay, pickSlot, submit, environment, snapshot, prefetchDay } = await openBooking();
    client.answers.availability = held<Availability>().answer;
    await environment.sleep(60_000);
    client.forget();
    pickDay(december(5));
    pickDay(december(5));
    expect(client.days()).toEqual([december(5)]);
    client.answers.booking = async () => ({ kind: 'slot-taken', message: 'Gone.' });
    pickSlot(local('2026-12-05T10:00:00'));
    submit(snapshot().flow.answers, []);
    await environment.settle();
    expect(snapshot().flow).toMatchObject({ at: 'slot', notice: { kind: 'slot-taken' } });
    expect(client.days()).toEqual([december(5), december(5)]);
    prefetchDay(december(12));
    expect(client.days().slice(2)).toEqual([december(12)]);
  });

  it('keeps the day in view while another day is pointed at, and while the form is open', async () => {
    const { client, pickDay, prefetchDay, pickSlot, view } = await openBooking();
    client.forget();
    pickDay(december(5));
    prefetchDay(december(12));
    expect(client.days()).toEqual([december(12)]);
    expect(view().day).toBe(december(5));
    pickSlot(local('2026-12-05T10:00:00'));
    expect(view().day).toBe(december(5));
  });

  it('a day that failed asks again', async () => {
    const { client, pickDay, environment, view } = await openBooking();
    client.answers.availability = failing({ kind: 'offline' });
    pickDay(december(9));
    await environment.settle();
    client.forget();
    pickDay(december(9));
    expect(client.days()).toEqual([december(9)]);
    expect(view().times).toMatchObject({ kind: 'failed', retrying: true });
  });

  it('is refused for closed days and days that cannot be booked', async () => {
    const { client, pickDay, snapshot } = await openBooking({ settings: { closed: (day) => day === december(9) } });
    client.forget();
    for (const number of [9, 3, 15]) pickDay(december(number));
    expect(snapshot().flow.at).toBe('day');
    expect(client.calls).toEqual([]);
    pickDay(december(14));
    expect(snapshot().flow.at).toBe('slot');
  });

  it('does nothing where the flow has no such step', async () => {
    const { pickDay, pickSlot, snapshot, emitted, changes } = await openBooking();
    pickSlot(local('2026-12-04T10:00:00'));
    const before = [snapshot(), changes(), emitted.length];
    pickDay(december(5));
    expect([snapshot(), changes(), emitted.length]).toEqual(before);
    expect(snapshot()).toBe(before[0]);
  });

  it('goes on while the first day is still asked about', async () => {
    const answers = held<Availability>();
    const { environment, pickDay, view } = await openBooking({
      client: programmedClient({ availability: answers.answer }),
    });
    pickDay(december(9));
    expect(answers.waiting()).toBe(2);
    answers.release(slots(local('2026-12-04T09:15:00')));
    answers.release(slots(local('2026-12-09T12:00:00'), '10:00:00'));
    await environment.settle();
    expect(view()).toMatchObject({ day: december(9), times: { kind: 'times' } });
  });
});

describe('the month', () => {
  it('is that of the day in view until it is turned, and again after a day is chosen', async () => {
    const { view, setMonth, pickDay, backToTimes, pickSlot } = await openBooking({ settings: { daysAhead: 40 } });
    expect(view().month).toBe('2026-12');
    const january = monthOf(view().range.last);
    setMonth(january);
    expect(view()).toMatchObject({ month: '2027-01', day: december(4) });
    pickDay(december(9));
    expect(view().month).toBe('2026-12');
    setMonth(january);
    pickSlot(local('2026-12-05T10:00:00'));
    backToTimes();
    expect(view()).toMatchObject({ month: '2026-12', day: december(5) });
  });

  it('stays where it was turned to when another day comes into view by itself', async () => {
    const answers = held<Availability>();
    const client = programmedClient({ availability: answers.answer });
    const { environment, view, setMonth } = await openBooking({ client, settings: { daysAhead: 40 } });
    setMonth(monthOf(view().range.last));
    answers.release(slots(local('2026-12-04T09:15:00')));
    await environment.settle();
    expect(view()).toMatchObject({ day: december(5), month: '2027-01' });
  });

  it('that is in view is the one whose days are prefetched', async () => {
    const { environment, client, view, setMonth, touch } = await openBooking({ settings: { daysAhead: 40 } });
    client.forget();
    touch();
    setMonth(monthOf(view().range.last));
    await environment.idle();
    expect(client.days()).toEqual(['2027-01-01', '2027-01-02']);
  });
});

describe('the first touch', () => {
  it('lets the days in view be asked about, two at a time and at most 14 a page beyond the next days, while the browser is idle', async () => {
    const { environment, client, touch, view } = await openBooking({ settings: { daysAhead: 60 } });
    client.forget();
    await environment.idle();
    expect(client.days()).toEqual([]);
    expect(view().touched).toBe(false);
    touch();
    expect(view().touched).toBe(true);
    expect(client.days()).toEqual([]);
    await environment.idle();
    expect(client.days()).toEqual([december(7), december(8)]);
    for (let turn = 0; turn < 20; turn += 1) await environment.idle();
    expect(client.days()).toEqual(Array.from({ length: 25 }, (_, index) => addDays(december(7), index)));
    expect(client.underWay().most).toBe(2);
    expect(environment.pending().idle).toBe(0);
  });

  it('changes nothing the second time', async () => {
    const { touch, snapshot, changes } = await openBooking();
    touch();
    const before = snapshot();
    const count = changes();
    touch();
    expect(snapshot()).toBe(before);
    expect(changes()).toBe(count);
  });

  it('asks for nothing under Save-Data, not even a highlighted day', async () => {
    const { environment, client, touch, prefetchDay } = await openBooking();
    environment.saveData = true;
    client.forget();
    touch();
    prefetchDay(december(12));
    await environment.idle();
    expect(client.calls).toEqual([]);
    environment.saveData = false;
    prefetchDay(december(12));
    expect(client.days()).toEqual([december(12)]);
  });

  it('starts no call while idle when the visitor has chosen days meanwhile', async () => {
    const { environment, client, touch, pickDay } = await openBooking();
    touch();
    client.answers.availability = held<Availability>().answer;
    client.forget();
    pickDay(december(9));
    pickDay(december(10));
    await environment.idle();
    expect(client.days()).toEqual([december(9), december(10)]);
  });
});

it('asks about the days of the next month late in a month, while idle', async () => {
  const environment = steppedEnvironment(Date.UTC(2026, 11, 30, 14, 5));
  const { client, touch, setMonth } = await openBooking({ environment, settings: { daysAhead: 90 } });
  expect(client.days()).toEqual(['2026-12-30', '2026-12-31', '2027-01-01']);
  client.forget();
  touch();
  await environment.idle();
  expect(client.days()).toEqual(['2027-01-02', '2027-01-03']);
  client.forget();
  setMonth(monthOf(addDays(december(31), 32)));
  await environment.idle();
  expect(client.days()).toEqual(['2027-02-01', '2027-02-02']);
});
