import { describe, expect, it } from 'vitest';
import { makeBooking, openBooking } from '../../test/openBooking.ts';
import { held, local, programmedClient, slots } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';
import type { Availability } from '../api/availability.ts';

describe('the snapshot', () => {
  it('is the same object while nothing changes, and no listener is called', async () => {
    const { environment, snapshot, changes, pickSlot, prefetchDay, view } = await openBooking();
    const before = snapshot();
    const { states, times, range } = view();
    const count = changes();
    await environment.advance(180_000);
    prefetchDay(december(4));
    expect(snapshot()).toBe(before);
    expect(changes()).toBe(count);

    pickSlot(local('2026-12-04T10:00:00'));
    expect(changes()).toBeGreaterThan(count);
    const after = snapshot();
    expect(after).not.toBe(before);
    expect(after.configuration).toBe(before.configuration);
    expect(after.availability).toBe(before.availability);
    prefetchDay(december(5));
    await environment.settle();
    expect([view().states, view().times, view().range]).toEqual([states, times, range]);
    expect(view().states).toBe(states);
  });

  it('keeps the identity of its other parts when one part changes', async () => {
    const { environment, view, client, pickDay, snapshot } = await openBooking();
    const { states, chips } = view();
    const { configuration } = snapshot();
    client.answers.availability = held<Availability>().answer;
    await environment.sleep(61_000);
    pickDay(december(4));
    expect(view().times).toMatchObject({ refreshing: true });
    expect(view().states).toBe(states);
    expect(view().chips).toBe(chips);
    expect(snapshot().configuration).toBe(configuration);
  });

  it('counts a visit for each screen after the first', async () => {
    const { snapshot, pickSlot, backToTimes, answer } = await openBooking();
    expect(snapshot()).toMatchObject({ screen: 'pick', visits: 0 });
    pickSlot(local('2026-12-04T10:00:00'));
    expect(snapshot()).toMatchObject({ screen: 'details', visits: 1 });
    answer(snapshot().flow.answers);
    expect(snapshot().visits).toBe(1);
    backToTimes();
    expect(snapshot().visits).toBe(2);
  });
});

describe('other settings', () => {
  it('apply from then on', async () => {
    const { core, settings, view, emitted, pickSlot, client } = await openBooking();
    const told: string[] = [];
    core.configure({
      ...settings,
      daysAhead: 3,
      closed: (day) => day === december(6),
      emit: (name) => told.push(name),
    });
    expect(view().range.last).toBe(december(7));
    expect(view().states[december(6)]).toBe('closed');
    expect(client.days()).toEqual([december(4), december(5), december(6), december(7)]);
    emitted.length = 0;
    pickSlot(local('2026-12-04T10:00:00'));
    expect([told, emitted]).toEqual([['slot'], []]);
  });

  it('are taken before the first subscriber too', async () => {
    const { core, settings, client, environment } = makeBooking();
    core.configure({ ...settings, initialDay: december(8) });
    core.subscribe(() => undefined);
    await environment.settle();
    expect(client.days()[0]).toBe(december(8));
  });

  it('prefill the answers once, at the start', () => {
    const { snapshot } = makeBooking({ settings: { prefill: { first_name: 'Lara' } } });
    expect(snapshot().flow.answers).toMatchObject({ first_name: 'Lara', last_name: '' });
  });
});

describe('consent to text messages', () => {
  it('follows the latest 200, and ignores a 400', async () => {
    const client = programmedClient({ officeHours: async () => ({ times: [], smsOptIn: false }) });
    client.answers.availability = async (time) => ({ ...slots(time), smsOptIn: undefined });
    const { environment, view, pickDay } = await openBooking({ client });
    expect(view().smsOptIn).toBe(false);
    const say = async (smsOptIn: boolean | undefined) => {
      client.answers.availability = async (time) => ({ ...slots(time, '10:00:00'), smsOptIn });
      await environment.sleep(61_000);
      pickDay(december(4));
      await environment.settle();
    };
    await say(true);
    expect(view().smsOptIn).toBe(true);
    await say(undefined);
    expect(view().smsOptIn).toBe(true);
    pickDay(december(9));
    await environment.settle();
    await say(false);
    expect(view().smsOptIn).toBe(false);
  });

  it('is unknown where no answer says it', async () => {
    const { view } = await openBooking();
    expect(view().smsOptIn).toBeUndefined();
  });
});
