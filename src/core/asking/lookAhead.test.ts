import { describe, expect, it } from 'vitest';
import { openBooked, openBooking } from '../../../test/openBooking.ts';
import { local } from '../../../test/programmedClient.ts';

describe('the days asked about while nobody waits', () => {
  async function restOf({ environment, client, touch }: Awaited<ReturnType<typeof openBooking>>): Promise<number> {
    touch();
    client.forget();
    for (let turn = 0; turn < 30; turn += 1) await environment.idle();
    return new Set(client.days()).size;
  }

  it('are fourteen at most, of those that a month shows, also while a tour is moved', async () => {
    const settings = { horizonDays: 60 };
    expect(await restOf(await openBooking({ settings }))).toBe(14);
    const booked = await openBooked(local('2026-12-05T10:00:00'), { settings });
    expect(await restOf(booked)).toBe(0);
    booked.changeTime();
    await booked.environment.settle();
    expect(await restOf(booked)).toBe(14);
  });
});
