import { vi } from 'vitest';
import { ApiError, type ApiFailure } from '../src/api/failure.ts';
import type { WaitlistLink } from '../src/core/handedLink.ts';
import { createWaitlist } from '../src/features/waitlist/waitlist.ts';
import type { WaitlistCalls, WaitlistEntry } from '../src/features/waitlist/waitlistCalls.ts';
import type { BookingOptions } from '../src/options/options.ts';
import { createBookingIn } from '../src/widget/createTourBooking.ts';
import { START } from './openBooking.ts';
import { programmedClient, slots } from './programmedClient.ts';
import { december } from './situations.ts';
import { type SteppedEnvironment, steppedEnvironment } from './steppedEnvironment.ts';

export const KEY = 'tour-booking waitlist 101 https://leasing.example.com';
export const days = { first: december(4), last: december(6) };
export const record = { token: 'w1.abc', days, parts: ['morning'] } as const;
export const entry: WaitlistEntry = {
  answers: { first_name: 'Lara', last_name: 'Smith', email: 'lara@example.com' },
  record,
};
export const failed = (failure: ApiFailure) => () =>
  Promise.reject(new ApiError(failure, { method: 'POST', url: '/waitlist' }));
export const refused = failed({ kind: 'status', status: 422, errors: [] });
export const lost = failed({ kind: 'timeout', ms: 1 });

interface Given {
  readonly calls?: Partial<WaitlistCalls>;
  readonly environment?: SteppedEnvironment;
  readonly options?: Partial<BookingOptions>;
  readonly free?: readonly string[];
  /** The link by which the visitor came. */
  readonly link?: Omit<WaitlistLink, 'end'>;
}

/** A list beside a booking on Friday, December 4, 2026. `free`: the free times of each day. */
export async function openWaitlist({
  calls = {},
  environment = steppedEnvironment(START),
  options = {},
  free = ['15:00:00'],
  link,
}: Given = {}) {
  const client = programmedClient({ availability: async (time) => slots(time, ...free) });
  const booking = createBookingIn(environment, {
    groupId: 101,
    client,
    timeZone: 'America/New_York',
    service: 'https://leasing.example.com',
    ...options,
  });
  const edge = {
    join: vi.fn(calls.join ?? (async () => ({ kind: 'joined', record }) as const)),
    findJoin: vi.fn(calls.findJoin ?? (async () => ({ kind: 'unknown' }) as const)),
    confirm: vi.fn(calls.confirm ?? (async () => record)),
    find: vi.fn(calls.find ?? (async () => entry)),
    leave: vi.fn(calls.leave ?? (async () => undefined)),
  };
  const list = createWaitlist(booking, edge);
  const unsubscribe = booking.subscribe(() => undefined);
  const stop = list.start();
  const onEnd = vi.fn();
  const stopFollowing = link && list.follow({ ...link, end: onEnd });
  await environment.settle();
  const flow = () => booking.getSnapshot().flow;
  const end = (): void => {
    stopFollowing?.();
    stop();
    unsubscribe();
  };
  return { list, booking, environment, edge, client, flow, end, onEnd, state: list.getState };
}
