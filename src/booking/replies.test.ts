import { describe, expect, it } from 'vitest';
import { readBooking } from '../api/appointmentClient.ts';
import { ApiError, type ApiFailure } from '../api/failure.ts';
import type { Reply } from './flow.ts';
import { afterFailedWrite, noReply, replyOf } from './replies.ts';

const tour = {
  id: 7,
  confirmationEnabled: false,
  start: undefined,
  location: undefined,
  expirationDate: undefined,
};
const errors = [{ path: 'client.pets', message: 'x is not a number.' }];

const request = { method: 'POST', url: 'https://a.example' };
const reply400 = (errors: object) =>
  readBooking({
    status: 400,
    ok: false,
    json: { errors },
    malformed: (at) => new ApiError({ kind: 'malformed', status: 400, at }, request),
  });

describe("a booking's documented ends", () => {
  it('are replies of their attempt', () => {
    expect(replyOf({ kind: 'booked', tour }, 4)).toEqual({ type: 'accepted', attempt: 4, tour });
    expect(replyOf({ kind: 'rejected', errors }, 4)).toEqual({ type: 'rejected', attempt: 4, errors });
    const refused = reply400({ appointment: { start: ['Not available.'] } });
    expect(replyOf(refused, 4)).toEqual({ type: 'slotTaken', attempt: 4 });
  });
});

describe('any other end', () => {
  const lost: Reply = { type: 'lost', attempt: 4 };
  const refused: Reply = { type: 'notBooked', attempt: 4, why: 'refused' };
  const cases: readonly (readonly [ApiFailure, Reply])[] = [
    [{ kind: 'offline' }, lost],
    [{ kind: 'timeout', ms: 10_000 }, lost],
    [{ kind: 'aborted' }, lost],
    [{ kind: 'not-sent' }, refused],
    [{ kind: 'status', status: 500, errors: [] }, lost],
    [{ kind: 'status', status: 502, errors: [] }, lost],
    [{ kind: 'malformed', status: 200, at: 'data' }, lost],
    [{ kind: 'malformed', status: 400, at: 'errors' }, refused],
    [{ kind: 'status', status: 401, errors: [] }, refused],
    [{ kind: 'status', status: 404, errors: [] }, refused],
    [
      { kind: 'rate-limited', retryAfter: 2000 },
      { type: 'notBooked', attempt: 4, why: 'rate-limited' },
    ],
  ];
  it.each(cases)('becomes a reply: %j', (failure, reply) => {
    expect(noReply(afterFailedWrite(new ApiError(failure, request)), 4)).toEqual(reply);
  });

  it.each([new TypeError('x'), undefined, 'x'])('is lost where the error is unknown: %s', (error) => {
    expect(noReply(afterFailedWrite(error), 4)).toEqual(lost);
  });
});
