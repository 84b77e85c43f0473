import { describe, expect, it } from 'vitest';
import { makeBooking, openBooked, openBooking } from '../../../test/openBooking.ts';
import { failing, held, local, programmedClient, slots } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import type { Availability } from '../../api/availability.ts';
import type { ConfigurationAnswer } from '../../api/tourClient.ts';
import type { LocalDateTime } from '../../time/values.ts';

describe('the days asked about while nobody waits', () => {
  async function restOf({ environment, client, touch }: Awaited<ReturnType<typeof openBooking>>): Promise<number> {
    touch();
    client.forget();
    for (let turn = 0; turn < 30; turn += 1) await environment.idle();
    return new Set(client.days()).size;
  }

  it('are at most fourteen days of the month in view, beyond the next days, also while a tour is moved', async () => {
    const settings = { daysAhead: 60 };
    // Three of the next fourteen are first days.
    const most = 11 + 14;
    expect(await restOf(await openBooking({ settings }))).toBe(most);
    const booked = await openBooked(local('2026-12-05T10:00:00'), { settings });
    expect(await restOf(booked)).toBe(0);
    booked.startReschedule();
    await booked.environment.settle();
    expect(await restOf(booked)).toBe(most);
  });
});

describe('the next days', () => {
  const settings = { daysAhead: 60 };
  const nextDays = Array.from({ length: 14 }, (_, index) => december(4 + index));

  /** Lets the browser be idle until nothing is asked any more. */
  async function idleOn({ environment }: Awaited<ReturnType<typeof openBooking>>): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await environment.idle();
  }

  it('are asked about once the widget is in view and the browser idle, two at a time', async () => {
    const booking = await openBooking({ settings });
    await idleOn(booking);
    expect(booking.client.days()).toEqual(nextDays.slice(0, 3));
    booking.enterView();
    expect(booking.client.days()).toEqual(nextDays.slice(0, 3));
    await idleOn(booking);
    expect(booking.client.days()).toEqual(nextDays);
    expect(booking.client.underWay().most).toBe(2);
    expect(booking.environment.pending().idle).toBe(0);
  });

  it('are asked about where the widget was in view before the start, once the page is in view', async () => {
    const booking = makeBooking({ settings });
    booking.enterView();
    booking.environment.visible = false;
    booking.start();
    await booking.environment.settle();
    for (let turn = 0; turn < 5; turn += 1) await booking.environment.idle();
    expect(booking.client.days()).toHaveLength(3);
    booking.environment.visible = true;
    await booking.environment.tellReturn();
    for (let turn = 0; turn < 20; turn += 1) await booking.environment.idle();
    expect(booking.client.days()).toEqual(nextDays);
  });

  it('are asked about only once a free time shows, whichever reply is late', async () => {
    const configuration = held<ConfigurationAnswer>();
    const times = held<Availability>();
    const client = programmedClient({ configuration: configuration.answer, availability: times.answer });
    const booking = await openBooking({ client, settings });
    const { environment, snapshot } = booking;
    const answer = async (): Promise<void> => {
      times.release(slots(local('2026-12-04T09:15:00'), '10:00:00'));
      await idleOn(booking);
    };
    booking.enterView();
    await idleOn(booking);
    expect(client.days()).toEqual([december(4)]);
    await answer();
    for (const day of [5, 6]) {
      times.release(slots(local(`2026-12-0${day}T12:00:00`), '10:00:00'));
      await idleOn(booking);
    }
    // No time shows without the configuration.
    expect(snapshot().screen).toBe('skeleton');
    expect(client.days()).toEqual([4, 5, 6].map(december));
    configuration.release({ active: true, configuration: { layouts: [], sources: [], fields: {}, unread: [] } });
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'pick', availability: { times: { kind: 'times' } } });
    await environment.idle();
    expect(client.days()).toEqual([4, 5, 6, 7, 8].map(december));
  });

  it('are not asked about after a failure', async () => {
    const client = programmedClient();
    const booking = await openBooking({ client, settings });
    client.answers.availability = failing({ kind: 'offline' });
    booking.enterView();
    await idleOn(booking);
    expect(client.days()).toHaveLength(5);
  });

  describe('without a free time', () => {
    const full = async (time: LocalDateTime) => slots(time);
    const openFull = async (parts: Parameters<typeof openBooking>[0] = {}) => {
      const booking = await openBooking({ client: programmedClient({ availability: full }), settings, ...parts });
      return booking;
    };

    it('give way to leaving details, once, where nobody has touched the widget', async () => {
      const booking = await openFull();
      booking.enterView();
      expect(booking.snapshot()).toMatchObject({ screen: 'pick', lead: null });
      await idleOn(booking);
      expect(booking.client.days()).toEqual(nextDays);
      expect(booking.snapshot()).toMatchObject({ screen: 'lead', visits: 1, lead: { at: 'writing' } });
      expect(booking.view().nothingUntil).toBe(december(17));
      booking.backToTimes();
      expect(booking.snapshot()).toMatchObject({ screen: 'pick', lead: null });
      expect(booking.view().times).toMatchObject({ kind: 'none', searchedUntil: december(17), searchable: true });
      await booking.environment.advance(120_000);
      expect(booking.snapshot().screen).toBe('pick');
    });

    it('leave the calendar to a visitor who uses it', async () => {
      const booking = await openFull();
      booking.enterView();
      booking.touch();
      await idleOn(booking);
      expect(booking.view().nothingUntil).toBe(december(31));
      expect(booking.snapshot()).toMatchObject({ screen: 'pick', lead: null });
    });

    it('leave the calendar in place where nobody calls `enterView`', async () => {
      const booking = await openFull({ settings: { daysAhead: 5 } });
      await idleOn(booking);
      expect(booking.view().nothingUntil).toBe(december(9));
      expect(booking.snapshot()).toMatchObject({ screen: 'pick', lead: null });
    });

    it('lead further by fourteen days a press, and to the free day that is found', async () => {
      const client = programmedClient({
        availability: async (time) => (time < '2027-01-08' ? slots(time) : slots(time, '10:00:00')),
      });
      const booking = await openFull({ client });
      booking.enterView();
      await idleOn(booking);
      client.forget();
      booking.findNextFreeDay();
      await idleOn(booking);
      expect(client.days()).toHaveLength(14);
      expect(booking.view()).toMatchObject({ nothingUntil: december(31), times: { searchedUntil: december(31) } });
      booking.findNextFreeDay();
      await idleOn(booking);
      expect(booking.view()).toMatchObject({ nothingUntil: '2027-01-07', times: { next: '2027-01-08' } });
      expect(booking.snapshot().screen).toBe('lead');
      const { next } = booking.view().times as { next: (typeof nextDays)[number] };
      booking.pickDay(next);
      expect(booking.snapshot()).toMatchObject({ screen: 'pick', lead: null, availability: { day: '2027-01-08' } });
    });
  });
});
