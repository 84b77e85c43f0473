import { describe, expect, it } from 'vitest';
import { openBooked } from '../../test/openBooking.ts';
import { local, programmedClient } from '../../test/programmedClient.ts';
import type { TourClient } from '../api/tourClient.ts';
import { createLeasingTours } from '../api/tourClient.ts';
import { isBeingSent } from '../booking/flow.ts';

const slot = local('2026-12-05T10:00:00');
const next = local('2026-12-07T15:00:00');
const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const dropped = (): never => {
  throw new TypeError('connection lost');
};
const never = (): Promise<Response> => new Promise(() => undefined);

const MOVED = { data: { appointment: { id: 7, status: 30 } } };
const CANCELLED = { data: { message: 'Appointment canceled', notification_sent: true } };
const OFFLINE = { kind: 'not-changed', why: 'offline', words: undefined };
const LIMITED = { ...OFFLINE, why: 'rate-limited' };
const refused = (words?: string) => ({ ...OFFLINE, why: 'refused', words });
const TAKEN = { errors: { appointment: { start: ['No Employees free at Scheduled Appointment time'] } } };
const CLOSED = { errors: { appointment: { status: ['This appointment is canceled.'] } } };
const UNKNOWN = { errors: { appointment: { id: '7 does not exist' } } };

/** A fault: its name, its reply, and where that leaves a move and a cancellation, as the state and its notice. */
type Row = readonly [string, (body: object) => Response | Promise<Response>, [string, unknown], [string, unknown]];
const lost = [['reschedule-unsure', null] as [string, unknown], ['cancel-unsure', null] as [string, unknown]] as const;
const notMade = (notice: unknown): [[string, unknown], [string, unknown]] => [
  ['reschedule', notice],
  ['cancel', notice],
];
const faults: readonly Row[] = [
  ['made', (body) => json(body), ['booked', undefined], ['canceled', undefined]],
  [
    'taken',
    () => json(TAKEN, 400),
    ['reschedule', { kind: 'slot-taken', slot: next }],
    ['cancel', refused(TAKEN.errors.appointment.start[0])],
  ],
  ['refused', () => json(CLOSED, 400), ...notMade(refused('This appointment is canceled.'))],
  ['unknown', () => json(UNKNOWN, 404), ...notMade(refused('7 does not exist'))],
  ['400 without a word', () => json({}, 400), ...notMade(refused())],
  ['401', () => json(UNKNOWN, 401), ['booked', undefined], ['booked', undefined]],
  ['403', () => json({}, 403), ['booked', undefined], ['booked', undefined]],
  ['time-out', never, ...lost],
  ['connection refused or lost', dropped, ...lost],
  ['500', () => json({}, 500), ...lost],
  ['an HTML page with 200', () => new Response('<h1>Welcome</h1>'), ...lost],
  ['an HTML page with 502', () => new Response('<h1>Bad gateway</h1>', { status: 502 }), ...lost],
  ['429', () => json({}, 429), ...notMade(LIMITED)],
  ['truncated', (body) => new Response(JSON.stringify(body).slice(0, -4)), ...lost],
  ['an empty body', () => new Response(''), ...lost],
];

/** A booked tour whose changes go to a service that answers with `reply`, and the calls that the service got. */
async function open(reply: () => Response | Promise<Response>, timeout = Number.POSITIVE_INFINITY) {
  const asked: string[] = [];
  const { rescheduleAppointment, cancelAppointment } = createLeasingTours({
    baseUrl: 'https://a.example',
    timeout,
    fetch: async (url, init) => {
      asked.push(`${init?.method} ${String(url).replace(/.*\/appointments/, '')}`);
      return reply();
    },
  });
  const client: TourClient = { ...programmedClient(), rescheduleAppointment, cancelAppointment };
  const scope = { client, service: 'x', groupId: 101 };
  return { ...(await openBooked(slot, { settings: { scope } })), asked };
}
type OpenBooking = Awaited<ReturnType<typeof open>>;

/** Waits until the reply is there, however slow the machine is. */
async function ended({ environment, snapshot }: OpenBooking): Promise<void> {
  while (isBeingSent(snapshot().flow)) await environment.settle();
}
const doReschedule = async (booking: OpenBooking): Promise<void> => {
  booking.startReschedule();
  booking.pickSlot(next);
  booking.rescheduleTour();
  await ended(booking);
};
const doCancel = async (booking: OpenBooking): Promise<void> => {
  booking.startCancel();
  booking.cancelTour();
  await ended(booking);
};
const where = ({ snapshot }: OpenBooking) => {
  const { flow } = snapshot();
  return [flow.at, 'notice' in flow ? flow.notice : undefined];
};

/** The events other than `slot`, each with what was tried and why it failed. */
const told = ({ emitted }: OpenBooking) =>
  emitted.flatMap(([event, detail]) => {
    if (event === 'slot') return [];
    const { action, why } = { action: undefined, why: undefined, ...detail };
    return [[event, action, why].filter(Boolean)];
  });
/** What the host is told of a fault that leaves the flow in the state `at` with this notice. */
function toldOf([at, notice]: [string, unknown], action: string): readonly string[] {
  if (at.endsWith('-unsure')) return ['failed', action, 'unsure'];
  if (notice === undefined) return ['failed', action, 'refused'];
  const { kind, why } = { kind: '', why: '', ...(notice as object) };
  return kind === 'slot-taken' ? ['slot-taken', action] : ['failed', action, why];
}

describe.each(faults)('a service that answers: %s', (name, reply, move, cancel) => {
  it('is asked once for a move, and the flow and the host learn the outcome', async () => {
    const booking = await open(() => reply(MOVED), name === 'time-out' ? 1 : undefined);
    await doReschedule(booking);
    const [at, notice] = where(booking);
    expect([at, notice]).toEqual([move[0], move[1] ? expect.objectContaining(move[1]) : move[1]]);
    await booking.environment.advance(120_000);
    expect(booking.asked).toEqual(['PUT /7/group/101/book/']);
    expect(booking.snapshot().flow).toMatchObject({
      slot: name === 'made' ? next : slot,
      locked: name === '401' || name === '403',
      perhapsAt: move[0] === 'reschedule-unsure' ? [next] : [],
    });
    expect(told(booking)).toEqual([name === 'made' ? ['rescheduled'] : toldOf(move, 'reschedule')]);
  });

  it('is asked once for a cancellation, and the flow and the host learn the outcome', async () => {
    const booking = await open(() => reply(CANCELLED), name === 'time-out' ? 1 : undefined);
    await doCancel(booking);
    const [at, notice] = where(booking);
    expect([at, notice]).toEqual([cancel[0], cancel[1] ? expect.objectContaining(cancel[1]) : cancel[1]]);
    await booking.environment.advance(120_000);
    expect(booking.asked).toEqual(['DELETE /7']);
    expect(booking.snapshot().flow).toMatchObject({ slot, locked: name === '401' || name === '403' });
    expect(told(booking)).toEqual([name === 'made' ? ['canceled'] : toldOf(cancel, 'cancel')]);
  });
});

describe('while the browser is offline', () => {
  it.each([
    ['a move', doReschedule, 'reschedule'],
    ['a cancellation', doCancel, 'cancel'],
  ] as const)('%s is not sent', async (_, change, at) => {
    const booking = await open(dropped);
    booking.environment.online = false;
    await change(booking);
    expect(where(booking)).toEqual([at, expect.objectContaining(OFFLINE)]);
    expect(booking.asked).toEqual([]);
  });
});

describe('after a lost reply', () => {
  it('a move is sent once more only when the visitor chooses so', async () => {
    const replies = [dropped, () => json({}, 429), () => json(MOVED)];
    const booking = await open(() => (replies.shift() ?? dropped)());
    await doReschedule(booking);
    for (const expected of [['reschedule-unsure', LIMITED], ['booked']] as const) {
      booking.rescheduleTour();
      await ended(booking);
      expect(where(booking)[0]).toBe(expected[0]);
      if (expected[1]) expect(where(booking)[1]).toMatchObject(expected[1]);
    }
    expect(booking.asked).toHaveLength(3);
  });

  it('the integrator is warned of an error that a client of the host throws', async () => {
    const booking = await open(dropped);
    booking.core.configure({
      ...booking.settings,
      scope: {
        client: { ...programmedClient(), cancelAppointment: () => Promise.reject(new TypeError('of the host')) },
        service: 'x',
        groupId: 101,
      },
    });
    await doCancel(booking);
    expect(where(booking)).toEqual(['cancel-unsure', null]);
    expect(booking.warned).toEqual(['tour-booking: of the host']);
  });
});
