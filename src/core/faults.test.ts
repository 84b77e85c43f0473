import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openBooked, openDetails } from '../../test/openBooking.ts';
import { bookedTour, local, programmedClient, rescheduledTour } from '../../test/programmedClient.ts';
import { noAnswers } from '../booking/answers.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';

/** What a host or a page has broken never stops what the visitor sends, and the host hears what became of it. */

const slot = local('2026-12-05T10:00:00');
const later = local('2026-12-05T15:00:00');
const fault = new Error('broken');
const broken = (): never => {
  throw fault;
};
const reported = vi.fn();
beforeEach(() => {
  reported.mockClear();
  vi.stubGlobal('reportError', reported);
});

type Opened = Awaited<ReturnType<typeof openDetails>>;
/** What may break while a booking is open. Each function breaks one thing. */
const faults: Readonly<Record<string, (booking: Pick<Opened, 'core' | 'environment'>) => void>> = {
  'a subscriber': ({ core }) => void core.subscribe(broken),
  // A page that replaces `Date.now` or `Intl`.
  'the clock': ({ environment }) => void Object.assign(environment, { now: broken }),
  'the listener that asks before the page is left': ({ environment }) =>
    void Object.assign(environment, { askBeforeLeaving: broken }),
  'the storage': ({ environment }) =>
    void Object.assign(environment, {
      tabStorage: { read: broken, write: broken },
    }),
};

describe.each(Object.entries(faults))('%s throws', (_, breakIt) => {
  it('a booking is sent once, shown and told', async () => {
    const booking = await openDetails(slot);
    breakIt(booking);
    booking.submit({ ...noAnswers, first_name: 'Lara' }, ['first_name']);
    expect(booking.snapshot().flow.at).toBe('sending');
    await booking.environment.settle();
    expect(booking.bookings()).toBe(1);
    expect(booking.snapshot()).toMatchObject({ screen: 'booked', flow: { at: 'booked', slot } });
    expect(booking.emitted.map(([name]) => name)).toEqual(['submit', 'outcome', 'booked']);
    expect(reported).toHaveBeenCalledWith(fault);
  });

  it('a time that was taken is shown and told', async () => {
    const client = programmedClient({ booking: async () => ({ kind: 'slot-taken', message: '' }) });
    const booking = await openDetails(slot, { client });
    breakIt(booking);
    booking.submit(noAnswers, []);
    await booking.environment.settle();
    expect(booking.snapshot()).toMatchObject({
      screen: 'pick',
      flow: { at: 'slot', notice: { kind: 'slot-taken' } },
    });
    expect(booking.emitted.map(([name]) => name)).toEqual(['submit', 'slot-taken']);
  });

  it('a move and a cancellation are sent once, shown and told', async () => {
    const booking = await openBooked(slot);
    booking.startReschedule();
    booking.pickSlot(later);
    breakIt(booking);
    booking.rescheduleTour();
    await booking.environment.settle();
    expect(booking.snapshot().flow).toMatchObject({ at: 'booked', slot: later });
    booking.startCancel();
    booking.cancelTour();
    await booking.environment.settle();
    expect(booking.snapshot().flow.at).toBe('canceled');
    expect(booking.sent()).toHaveLength(2);
    expect(booking.emitted.map(([name]) => name)).toEqual(expect.arrayContaining(['rescheduled', 'canceled']));
  });

  it('details are left once, shown and told', async () => {
    const booking = await openDetails(slot);
    booking.backToTimes();
    booking.leaveDetails();
    breakIt(booking);
    booking.sendDetails({ ...noAnswers, first_name: 'Lara' }, '');
    await booking.environment.settle();
    expect(booking.client.calls.filter(({ name }) => name === 'createLead')).toHaveLength(1);
    expect(booking.snapshot().screen).toBe('lead-left');
    expect(booking.emitted.at(-1)?.[0]).toBe('lead');
  });
});

it('a booked tour stays booked where the page has broken `Temporal` and `Intl`', async () => {
  const start = parseOffsetDateTime('2026-12-05T10:30:00-05:00');
  const client = programmedClient({
    booking: async () => ({ kind: 'booked', tour: { ...bookedTour, start } }),
    reschedule: async () => ({ kind: 'rescheduled', tour: { ...rescheduledTour, start } }),
  });
  const booking = await openDetails(slot, { client });
  const breakIt = () => {
    vi.stubGlobal('Temporal', { Instant: { fromEpochMilliseconds: broken } });
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(broken);
  };
  const mendIt = () => {
    vi.stubGlobal('Temporal', undefined);
    vi.restoreAllMocks();
  };
  breakIt();
  booking.submit(noAnswers, []);
  await booking.environment.settle();
  expect(booking.snapshot()).toMatchObject({ screen: 'booked', flow: { slot } });
  mendIt();
  booking.startReschedule();
  booking.pickSlot(later);
  breakIt();
  booking.rescheduleTour();
  await booking.environment.settle();
  mendIt();
  expect(booking.snapshot().flow).toMatchObject({ at: 'booked', slot: later });
});

it('a lost reply is looked up where the page has broken timers and chance', async () => {
  const lookUp = async () => ({ kind: 'booked', tour: { id: 7 } }) as const;
  const client = programmedClient({ booking: () => Promise.reject(fault) });
  const booking = await openDetails(slot, { client, settings: { lookUp } });
  Object.assign(booking.environment, { randomId: broken, setTimer: broken });
  booking.submit(noAnswers, []);
  await booking.environment.settle();
  expect(booking.snapshot()).toMatchObject({ screen: 'booked', flow: { tour: { id: 7 } } });
});

it('a host that throws when it is told stops no booking', async () => {
  const booking = await openDetails(slot, { settings: { emit: broken } });
  booking.submit(noAnswers, []);
  await booking.environment.settle();
  expect(booking.bookings()).toBe(1);
  expect(booking.snapshot().screen).toBe('booked');
  expect(reported).toHaveBeenCalledWith(fault);
});

it('a subscriber that throws keeps nothing from the next one', async () => {
  const { core, changes, submit, environment } = await openDetails(slot);
  const stop = core.subscribe(broken);
  const heard = vi.fn();
  core.subscribe(heard);
  const before = changes();
  submit(noAnswers, []);
  await environment.settle();
  expect(heard).toHaveBeenCalledTimes(changes() - before);
  stop();
});

it('an error is logged to the console where there is no reportError, as in Node', async () => {
  vi.stubGlobal('reportError', undefined);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const booking = await openDetails(slot);
  booking.core.subscribe(broken);
  booking.submit(noAnswers, []);
  await booking.environment.settle();
  expect(booking.snapshot().screen).toBe('booked');
  expect(said).toHaveBeenCalledWith(fault);
});
