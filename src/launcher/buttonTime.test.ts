import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBooked, openDetails, START } from '../../test/openBooking.ts';
import { local, programmedClient, slots } from '../../test/programmedClient.ts';
import { type SteppedEnvironment, steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';
import type { TourBookingOptions } from '../options/componentOptions.ts';
import { type ButtonTime, watchButton } from './buttonTime.ts';

const slot = local('2026-12-05T10:15:00');
const watching: (() => void)[] = [];
afterEach(() => {
  for (const stop of watching.splice(0)) stop();
});

/** The button of a page, and what it says. */
async function button(environment: SteppedEnvironment, options: Partial<TourBookingOptions> = {}) {
  const client = programmedClient({ availability: async (time) => slots(time, '15:00:00') });
  const onTime = vi.fn<(time: ButtonTime) => void>();
  const place = { timeZone: 'America/New_York', service: 'https://leasing.example.com' };
  const watch = watchButton({ groupId: 101, client, ...place, ...options }, 'a service', onTime, {}, environment);
  watching.push(watch.stop);
  const says = async (): Promise<ButtonTime | undefined> => {
    await vi.waitFor(() => expect(onTime).toHaveBeenCalled());
    await environment.settle();
    return onTime.mock.lastCall?.[0];
  };
  return { ...watch, says, calls: () => client.calls.length };
}
const NEXT = { tour: undefined, next: 'Next: today · 3:00 PM' };

describe('the button says', () => {
  it('the next free time where the visitor has no tour', async () => {
    const { says } = await button(steppedEnvironment(START));
    expect(await says()).toEqual(NEXT);
  });

  it('the time of the tour, and asks for nothing', async () => {
    const { environment } = await openBooked(slot);
    const { says, calls } = await button(environment);
    expect(await says()).toEqual({ tour: 'Your tour: Sat · 10:15 AM', next: undefined });
    expect(calls()).toBe(0);
  });

  it('the date of a tour that is later than a week from now', async () => {
    const { environment } = await openBooked(local('2026-12-11T10:15:00'));
    expect((await (await button(environment)).says())?.tour).toBe('Your tour: Fri, Dec 11 · 10:15 AM');
    await environment.sleep(86_400_000);
    expect((await (await button(environment)).says())?.tour).toBe('Your tour: Fri · 10:15 AM');
  });

  it('the time of the tour in the language of the widget', async () => {
    const { environment } = await openBooked(slot);
    const says = async (locale: string) => (await (await button(environment, { locale })).says())?.tour;
    expect(await says('es')).toMatch(/^Su visita: sáb · 10:15/);
    expect(await says('ar')).toMatch(/^جولتك: السبت · 10:15/);
  });

  it('that the visitor is on the waitlist, until that is over', async () => {
    const environment = steppedEnvironment(START);
    const edge = 'https://tours.example.com';
    const record = { token: 'w1.abc', days: { first: '2026-12-04', last: '2026-12-05' }, parts: ['morning'] };
    environment.stored.set('tour-booking waitlist 101 https://leasing.example.com', JSON.stringify(record));
    const fetch = async () => new Response('{}', { status: 404 });
    const options = { client: undefined, edge, fetch, waitlist: true };
    expect((await (await button(environment, options)).says())?.tour).toBe('On the tour waitlist');
    expect((await (await button(environment, { ...options, locale: 'es' })).says())?.tour).toBe(
      'En lista de espera para visitas',
    );
    expect((await (await button(environment, { ...options, waitlist: false })).says())?.tour).toBeUndefined();
    await environment.sleep(2 * 86_400_000);
    expect((await (await button(environment, options)).says())?.tour).toBeUndefined();
  });

  it('no time where a booking is in doubt', async () => {
    const client = programmedClient({ booking: () => Promise.reject(new Error('lost')) });
    const { environment, submit } = await openDetails(slot, { client });
    submit(noAnswers, []);
    await environment.settle();
    expect(await (await button(environment)).says()).toEqual({ tour: undefined, next: undefined });
  });
});

it('says nothing of a time where the page has broken the clock', async () => {
  const environment = steppedEnvironment(START);
  Object.assign(environment, {
    now() {
      throw new Error('broken by the page');
    },
  });
  expect(await (await button(environment)).says()).toEqual({ tour: undefined, next: undefined });
});

describe('a tour that is over goes from the button', () => {
  /** The button of a page that stays open; the tour ends at 10:45 AM on Saturday, in 25 hours and 40 minutes. */
  async function leftOpen() {
    const { environment, stop } = await openBooked(slot);
    stop();
    const shown = await button(environment);
    await vi.waitFor(async () => expect(await shown.says()).toMatchObject({ tour: 'Your tour: Sat · 10:15 AM' }));
    return { ...shown, environment };
  }
  const MINUTE = 60_000;
  const NEXT_DAY = { tour: undefined, next: 'Next: today · 3:00 PM' };

  it('by itself', async () => {
    const { environment, says } = await leftOpen();
    await environment.advance(25 * 60 * MINUTE + 39 * MINUTE);
    expect(await says()).toMatchObject({ tour: 'Your tour: Sat · 10:15 AM' });
    await environment.advance(MINUTE);
    await vi.waitFor(async () => expect(await says()).toEqual(NEXT_DAY));
    expect(environment.stored.size).toBe(0);
  });

  it('when the visitor comes back to a page whose machine slept', async () => {
    const { environment, says } = await leftOpen();
    Object.assign(environment, { setTimer: () => () => undefined, now: () => START + 26 * 60 * MINUTE });
    await environment.tellReturn();
    await vi.waitFor(async () => expect(await says()).toEqual(NEXT_DAY));
  });

  it('after several waits where one would be too long for a timer of the browser', async () => {
    const inAMonth = local('2027-01-05T10:15:00');
    const { environment, stop } = await openBooked(inAMonth, { settings: { daysAhead: 60 } });
    stop();
    const waits: number[] = [];
    const { setTimer } = environment;
    Object.assign(environment, {
      setTimer(run: () => void, ms: number) {
        waits.push(ms);
        return setTimer(run, ms);
      },
    });
    const { says } = await button(environment);
    await vi.waitFor(async () => expect(await says()).toMatchObject({ tour: 'Your tour: Tue, Jan 5 · 10:15 AM' }));
    expect(waits).not.toEqual([]);
    // A timer of a browser holds at most 2 ** 31 milliseconds, and runs at once beyond.
    expect(Math.max(...waits)).toBeLessThan(2 ** 31);
  });
});

it('follows what the visitor does in the dialog', async () => {
  const environment = steppedEnvironment(START);
  const { says, setOpen } = await button(environment);
  expect(await says()).toEqual(NEXT);
  setOpen(true);
  const { startCancel, cancelTour } = await openBooked(slot, { environment });
  setOpen(false);
  await vi.waitFor(async () => expect(await says()).toMatchObject({ tour: 'Your tour: Sat · 10:15 AM' }));
  setOpen(true);
  startCancel();
  cancelTour();
  await environment.settle();
  setOpen(false);
  await vi.waitFor(async () => expect(await says()).toEqual(NEXT));
});

it('says what another tab booked, and tells another tab what this one keeps', async () => {
  const environment = steppedEnvironment(START);
  const there = steppedEnvironment(START);
  there.site = environment.site;
  const { says } = await button(environment);
  expect(await says()).toEqual(NEXT);
  await openBooked(slot, { environment: there });
  await environment.tellReturn();
  expect(await says()).toMatchObject({ tour: 'Your tour: Sat · 10:15 AM' });
  there.site.clear();
  // Nobody but the button knows now.
  const again = await button(environment);
  const later = steppedEnvironment(START);
  later.site = environment.site;
  const third = await button(later);
  await vi.waitFor(async () => expect(await third.says()).toMatchObject({ tour: 'Your tour: Sat · 10:15 AM' }));
  expect(await again.says()).toEqual(await third.says());
});

it('says what another tab canceled', async () => {
  const environment = steppedEnvironment(START);
  const there = steppedEnvironment(START);
  there.site = environment.site;
  const { startCancel, cancelTour } = await openBooked(slot, { environment: there });
  const { says } = await button(environment);
  await vi.waitFor(async () => expect(await says()).toMatchObject({ tour: 'Your tour: Sat · 10:15 AM' }));
  startCancel();
  cancelTour();
  await environment.settle();
  await environment.tellReturn();
  await vi.waitFor(async () => expect(await says()).toEqual(NEXT));
  expect(environment.stored.size).toBe(0);
});

it('tells nothing more after it was stopped', async () => {
  const environment = steppedEnvironment(START);
  const { says, stop } = await button(environment);
  await says();
  stop();
  expect(environment.pending().listeners).toBe(0);
  expect([...environment.site.values()].every(({ size }) => size === 0)).toBe(true);
});
