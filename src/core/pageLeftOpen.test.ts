import { describe, expect, it } from 'vitest';
import { openBooking } from '../../test/openBooking.ts';
import { local } from '../../test/programmedClient.ts';
import { december } from '../../test/situations.ts';

describe('a page that is left open', () => {
  it('takes times away when they are past', async () => {
    const { environment, view } = await openBooking();
    expect(view().times).toMatchObject({ slots: [local('2026-12-04T10:00:00'), local('2026-12-04T15:00:00')] });
    await environment.advance(54 * 60_000);
    expect(view().times).toMatchObject({ slots: { length: 2 } });
    await environment.advance(2 * 60_000);
    expect(view().times).toMatchObject({ slots: [local('2026-12-04T15:00:00')] });
    expect(view().chips[0]).toBe('2026-12-04T15:00:00');
  });

  it('calls no time past without the zone of the property', async () => {
    const { environment, view } = await openBooking({ settings: { zone: undefined } });
    const { day: today } = view();
    // Past 10:00 and before midnight by the clock of every zone the tests run in.
    await environment.sleep(7 * 60 * 60_000);
    expect(view()).toMatchObject({ today, day: today, times: { slots: { length: 2 } } });
  });

  it('goes on to the next day at midnight', async () => {
    const { environment, view, client } = await openBooking();
    client.forget();
    await environment.sleep(15 * 60 * 60_000);
    expect(view().today).toBe(december(5));
    expect(view().range).toEqual({ first: december(5), last: december(15) });
    expect(client.days()).toEqual([december(7)]);
  });
});
