import { describe, expect, it } from 'vitest';
import { openBooking } from '../../../test/openBooking.ts';
import { failing, held, programmedClient, slots } from '../../../test/programmedClient.ts';
import { december } from '../../../test/situations.ts';
import type { Availability } from '../../api/availability.ts';

/** A client whose days are full but for the days `open`. The first days are the seven from 4 December on. */
const full = (...open: readonly number[]) =>
  programmedClient({
    availability: async (time) => (open.includes(Number(time.slice(8, 10))) ? slots(time, '10:00:00') : slots(time)),
  });

describe('finding the next free day', () => {
  it('asks day by day, two at a time, until one has a free time', async () => {
    const { environment, client, findNextFreeDay, view } = await openBooking({ client: full(14) });
    expect(view().times).toMatchObject({
      kind: 'none',
      why: 'full',
      next: undefined,
      searchable: true,
      searching: false,
    });
    client.forget();
    findNextFreeDay();
    expect(client.days()).toEqual([december(11), december(12)]);
    expect(view().times).toMatchObject({ kind: 'none', searching: true });
    await environment.settle();
    expect(client.days()).toEqual([11, 12, 13, 14].map(december));
    expect(client.underWay().most).toBe(2);
    expect(view().times).toMatchObject({ kind: 'none', searching: false, next: december(14) });
  });

  it('asks about 14 days a press, and says how far it has come', async () => {
    const { environment, client, findNextFreeDay, view } = await openBooking({
      client: full(),
      settings: { daysAhead: 27 },
    });
    client.forget();
    findNextFreeDay();
    await environment.settle();
    expect(client.days()).toEqual(Array.from({ length: 14 }, (_, index) => december(11 + index)));
    expect(view().times).toMatchObject({ searching: false, searchable: true, searchedUntil: december(24) });
    findNextFreeDay();
    await environment.settle();
    expect(client.days()).toHaveLength(21);
    expect(view().times).toMatchObject({ why: 'all-full', searchable: false, searchedUntil: december(31) });
  });

  it('stays ended while later days are prefetched', async () => {
    const { environment, touch, findNextFreeDay, view } = await openBooking({
      client: full(),
      settings: { daysAhead: 40 },
    });
    findNextFreeDay();
    await environment.settle();
    const ended = { searching: false, searchable: true, searchedUntil: december(24) };
    expect(view().times).toMatchObject(ended);
    touch();
    for (let turn = 0; turn < 10; turn += 1) {
      await environment.idle();
      expect(view().times).toMatchObject(ended);
    }
    expect(view().states[december(28)]).toBe('full');
  });

  it('stops at a day that failed; "try again" and another press ask it again and go on', async () => {
    const { environment, client, findNextFreeDay, retry, view } = await openBooking({ client: full(13) });
    const works = client.answers.availability;
    client.answers.availability = failing({ kind: 'offline' });
    findNextFreeDay();
    await environment.settle();
    expect(view().times).toMatchObject({ kind: 'failed', failures: 1, retrying: false });
    retry();
    expect(view().times).toMatchObject({ kind: 'failed', failures: 1, retrying: true });
    await environment.settle();
    expect(view().times).toMatchObject({ kind: 'failed', failures: 2 });
    client.forget();
    client.answers.availability = works;
    findNextFreeDay();
    expect(client.days()).toEqual([december(11)]);
    expect(view().times).toMatchObject({ kind: 'failed', retrying: true });
  });

  it('ends when a day is chosen', async () => {
    const { environment, client, findNextFreeDay, pickDay, view } = await openBooking({ client: full() });
    client.answers.availability = held<Availability>().answer;
    findNextFreeDay();
    pickDay(december(5));
    await environment.settle();
    expect(view().times).toMatchObject({ kind: 'none', searching: false, searchedUntil: undefined });
  });

  it('offers an earlier day at the last day', async () => {
    const { environment, pickDay, findNextFreeDay, view, client } = await openBooking({ client: full(5) });
    pickDay(december(14));
    await environment.settle();
    expect(view().times).toMatchObject({ kind: 'none', searchable: false, earlier: december(5) });
    client.forget();
    findNextFreeDay();
    await environment.settle();
    expect(client.calls).toEqual([]);
    expect(view().times).toMatchObject({ kind: 'none', searching: false, earlier: december(5) });
  });
});
