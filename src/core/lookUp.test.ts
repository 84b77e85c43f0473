import { describe, expect, it, vi } from 'vitest';
import { type BookingParts, openBooking, openDetails } from '../../test/openBooking.ts';
import { bookedTour, failing, held, local, programmedClient } from '../../test/programmedClient.ts';
import { steppedEnvironment } from '../../test/steppedEnvironment.ts';
import { noAnswers } from '../booking/answers.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import { LOOK_UP_LIMIT_MS, type LookUp, type LookUpAnswer } from './lookUp.ts';

const slot = local('2026-12-04T10:00:00');
const answers = { ...noAnswers, first_name: 'Lara' };
const lost = failing({ kind: 'offline' });
const taken = async () => ({ kind: 'slot-taken', message: 'Taken' }) as const;
const tour = { id: 48, start: '2026-12-04T10:00:00-05:00', location: '123 First St' };
const found = { ...bookedTour, ...tour };
const doubt = { service: 'https://leasing.example.com', groupId: 101, start: slot, attempt: 'id-1' };

/** A booking that was sent, on a site with that `lookUp`. */
async function sent(lookUp: LookUp | undefined, booking: BookingParts['client'] | typeof lost = lost) {
  const client = typeof booking === 'function' ? programmedClient({ booking }) : booking;
  const opened = await openDetails(slot, { ...(client && { client }), settings: { lookUp } });
  opened.submit(answers, []);
  await opened.environment.settle();
  return opened;
}

describe('after a lost reply the host is asked', () => {
  it('at once, about the booking that was sent', async () => {
    const answer = held<LookUpAnswer>();
    const lookUp = vi.fn(answer.answer);
    const { snapshot, environment, emitted, bookings } = await sent(lookUp);
    expect(snapshot()).toMatchObject({ screen: 'unsure', flow: { at: 'looking-up', unknownOutcomes: [slot] } });
    expect(lookUp.mock.calls).toEqual([[doubt]]);
    answer.release({ kind: 'booked', tour });
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, tour: found, unknownOutcomes: [] } });
    expect(emitted.at(-1)).toEqual(['booked', { slot, tour: found }]);
    expect(bookings()).toBe(1);
  });

  it('and its client got the same id with the booking', async () => {
    const booking = vi.fn(lost);
    await sent(() => ({ kind: 'unknown' }), programmedClient({ booking }));
    expect(booking.mock.calls).toMatchObject([[101, {}, { attempt: 'id-1' }]]);
  });

  it('and the visitor can book where the tour was not booked', async () => {
    const { snapshot, submit, environment, bookings } = await sent(async () => ({ kind: 'not-booked' }));
    expect(snapshot()).toMatchObject({
      screen: 'details',
      flow: { slot, answers, unknownOutcomes: [], notice: { kind: 'found-not-booked' } },
    });
    submit(answers, []);
    await environment.settle();
    expect(bookings()).toBe(2);
  });

  it('and asked again when the visitor wants it', async () => {
    const lookUp = vi.fn<LookUp>(async () => ({ kind: 'unknown' }));
    const booking = await sent(lookUp);
    expect(booking.snapshot()).toMatchObject({
      screen: 'unsure',
      flow: { notice: { kind: 'still-unsure', attempt: 2 } },
    });
    lookUp.mockResolvedValue({ kind: 'booked', tour });
    booking.lookUp();
    await booking.environment.settle();
    expect(booking.snapshot()).toMatchObject({ screen: 'booked', flow: { tour: found } });
  });

  it('only where it gave a `lookUp`', async () => {
    const { snapshot, lookUp, environment } = await sent(undefined);
    lookUp();
    await environment.settle();
    expect(snapshot()).toMatchObject({ screen: 'unsure', flow: { at: 'unsure', notice: null } });
    expect([...environment.stored.values()].join()).not.toContain('attempt');
  });

  it('also after a reload in doubt, by the same id', async () => {
    const { environment } = await sent(() => ({ kind: 'unknown' }));
    const fresh = steppedEnvironment(environment.now());
    for (const [key, text] of environment.stored) fresh.stored.set(key, text);
    const lookUp = vi.fn<LookUp>(async () => ({ kind: 'booked', tour }));
    const { snapshot, emitted } = await openBooking({ environment: fresh, settings: { lookUp } });
    expect(lookUp.mock.calls).toEqual([[doubt]]);
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, tour: found } });
    expect(emitted).toContainEqual(['booked', { slot, tour: found }]);
  });
});

describe('the doubt stays, and the integrator reads why,', () => {
  const WRONG =
    'tour-booking: `lookUp` gave a wrong answer; give { kind: "booked", tour } with the id or the start of the tour, { kind: "not-booked" } or { kind: "unknown" }.';

  it.each<[string, () => unknown, string]>([
    [
      'when it throws',
      () => Promise.reject(new Error('no session')),
      'tour-booking: `lookUp` failed: Error: no session',
    ],
    [
      'when it throws at once',
      () => {
        throw new Error('no session');
      },
      'tour-booking: `lookUp` failed: Error: no session',
    ],
    [
      'when its answer throws',
      () => ({
        get kind() {
          throw new Error('no session');
        },
      }),
      'tour-booking: `lookUp` failed: Error: no session',
    ],
    ['when it answers nothing', () => undefined, WRONG],
    ['when it answers true', () => true, WRONG],
    ['when it answers text', () => 'not-booked', WRONG],
    ['when it knows no tour', () => ({ kind: 'booked' }), WRONG],
    [
      'when its tour has neither number nor moment',
      () => ({ kind: 'booked', tour: { id: '48', start: '10:00' } }),
      WRONG,
    ],
  ])('%s', async (_, lookUp, warning) => {
    const { snapshot, warned } = await sent(lookUp as LookUp);
    expect(snapshot()).toMatchObject({ screen: 'unsure', flow: { notice: { kind: 'still-unsure' } } });
    expect(warned).toEqual([warning]);
  });

  it('when it takes too long; a later answer changes nothing', async () => {
    const answer = held<LookUpAnswer>();
    const { snapshot, environment, warned } = await sent(answer.answer);
    await environment.advance(LOOK_UP_LIMIT_MS - 1);
    expect(snapshot().flow.at).toBe('looking-up');
    await environment.advance(1);
    expect(snapshot().flow).toMatchObject({ at: 'unsure', notice: { kind: 'still-unsure' } });
    answer.release({ kind: 'booked', tour });
    await environment.settle();
    expect(snapshot().flow.at).toBe('unsure');
    expect(warned).toEqual(['tour-booking: `lookUp` did not answer within 10 seconds.']);
  });
});

describe('a time that is refused', () => {
  /** A booking whose refusal comes after `ms`. */
  async function refusedAfter(ms: number, lookUp?: LookUp) {
    const reply = held<Awaited<ReturnType<typeof taken>>>();
    const booking = await sent(lookUp, programmedClient({ booking: reply.answer }));
    await booking.environment.advance(ms);
    reply.release(await taken());
    await booking.environment.settle();
    return booking;
  }

  it('late may be the visitor’s own booking, sent twice by the browser', async () => {
    const { snapshot, environment } = await refusedAfter(2_001);
    const refused = { flow: { at: 'slot', unknownOutcomes: [slot], notice: { slot, perhapsOwn: true } } };
    expect(snapshot()).toMatchObject({ screen: 'pick', ...refused });
    const fresh = steppedEnvironment(environment.now());
    for (const [key, text] of environment.stored) fresh.stored.set(key, text);
    expect((await openBooking({ environment: fresh })).snapshot()).toMatchObject({ screen: 'unsure', flow: { slot } });
  });

  it('within the time of one reply is taken', async () => {
    const { snapshot } = await refusedAfter(2_000);
    expect(snapshot()).toMatchObject({ flow: { unknownOutcomes: [], notice: { slot, perhapsOwn: false } } });
  });

  it('is the visitor’s own where the host says so', async () => {
    const { snapshot, emitted } = await refusedAfter(0, async () => ({ kind: 'booked', tour }));
    expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot, tour: found } });
    expect(emitted.map(([name]) => name)).toEqual(['submit', 'outcome', 'booked']);
  });

  it('late can be looked up again where the host could not tell', async () => {
    const lookUp = vi.fn<LookUp>(async () => ({ kind: 'unknown' }));
    const booking = await refusedAfter(2_001, lookUp);
    expect(booking.snapshot()).toMatchObject({ screen: 'pick', flow: { at: 'slot', notice: { perhapsOwn: true } } });
    booking.lookUp();
    expect(booking.snapshot()).toMatchObject({ screen: 'unsure', flow: { at: 'looking-up', slot } });
    await booking.environment.settle();
    expect(booking.snapshot().flow).toMatchObject({ at: 'unsure', slot, notice: { kind: 'still-unsure' } });
    expect(lookUp.mock.calls).toEqual([[doubt], [doubt]]);
  });

  it('late is the visitor’s own where the host finds that later', async () => {
    const lookUp = vi.fn<LookUp>(async () => ({ kind: 'unknown' }));
    const booking = await refusedAfter(2_001, lookUp);
    lookUp.mockResolvedValue({ kind: 'booked', tour });
    booking.lookUp();
    await booking.environment.settle();
    expect(booking.snapshot()).toMatchObject({ screen: 'booked', flow: { slot, tour: found, unknownOutcomes: [] } });
  });

  it('at once is taken also where the host cannot tell, and nothing is looked up again', async () => {
    const lookUp = vi.fn<LookUp>(async () => ({ kind: 'unknown' }));
    const booking = await refusedAfter(0, lookUp);
    expect(booking.snapshot().flow).toMatchObject({ at: 'slot', notice: { slot, perhapsOwn: false } });
    booking.lookUp();
    await booking.environment.settle();
    expect(booking.snapshot().flow.at).toBe('slot');
    expect(lookUp).toHaveBeenCalledTimes(1);
  });

  it('late is somebody else’s where the host says so', async () => {
    const { snapshot } = await refusedAfter(2_001, async () => ({ kind: 'not-booked' }));
    expect(snapshot()).toMatchObject({ flow: { at: 'slot', unknownOutcomes: [], notice: { perhapsOwn: false } } });
  });
});

it('shows the booked time where the service chose another one, and tells it to the host', async () => {
  const other = { ...bookedTour, start: parseOffsetDateTime('2026-12-04T10:30:00-05:00') };
  const client = programmedClient({ booking: async () => ({ kind: 'booked', tour: other }) });
  const { snapshot, emitted } = await sent(undefined, client);
  const slotBooked = local('2026-12-04T10:30:00');
  expect(snapshot()).toMatchObject({ screen: 'booked', flow: { slot: slotBooked, askedFor: slot } });
  expect(emitted.at(-1)).toMatchObject(['booked', { slot: slotBooked }]);
});
