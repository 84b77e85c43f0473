import { describe, expect, it } from 'vitest';
import { rescheduledTour } from '../../test/programmedClient.ts';
import { ApiError, type ApiFailure } from '../api/failure.ts';
import { parseOffsetDateTime } from '../time/parseOffsetDateTime.ts';
import type { ChangeReply } from './flow.ts';
import { afterFailedWrite, noChangeReply, rescheduleReply } from './replies.ts';

describe("a move's documented ends", () => {
  it('are replies of their attempt', () => {
    const start = parseOffsetDateTime('2026-12-07T09:00:00-05:00');
    expect(rescheduleReply({ kind: 'rescheduled', tour: { ...rescheduledTour, start } }, 4)).toEqual({
      type: 'rescheduled',
      attempt: 4,
      start,
    });
    expect(rescheduleReply({ kind: 'slot-taken', message: 'Gone' }, 4)).toEqual({
      type: 'slotTaken',
      attempt: 4,
      words: 'Gone',
    });
    expect(rescheduleReply({ kind: 'refused', path: 'appointment.status', message: 'It is canceled.' }, 4)).toEqual({
      type: 'notChanged',
      attempt: 4,
      why: 'refused',
      words: 'It is canceled.',
    });
  });
});

describe('any other end', () => {
  const lost: ChangeReply = { type: 'changeLost', attempt: 4 };
  const forbidden: ChangeReply = { type: 'changeForbidden', attempt: 4 };
  const refused: ChangeReply = { type: 'notChanged', attempt: 4, why: 'refused', words: undefined };
  const errors = [{ path: 'appointment.id', message: '7 does not exist' }];
  const cases: readonly (readonly [ApiFailure, ChangeReply])[] = [
    [{ kind: 'offline' }, lost],
    [{ kind: 'timeout', ms: 10_000 }, lost],
    [{ kind: 'status', status: 500, errors: [] }, lost],
    [{ kind: 'malformed', status: 200, at: '' }, lost],
    [{ kind: 'status', status: 401, errors }, forbidden],
    [{ kind: 'status', status: 403, errors: [] }, forbidden],
    [{ kind: 'not-sent' }, refused],
    [{ kind: 'status', status: 404, errors: [] }, refused],
    [{ kind: 'malformed', status: 400, at: 'errors' }, refused],
    [
      { kind: 'status', status: 404, errors },
      { ...refused, words: '7 does not exist' },
    ],
    [
      { kind: 'rate-limited', retryAfter: 2000 },
      { ...refused, why: 'rate-limited' },
    ],
  ];
  it.each(cases)('becomes a reply: %j', (failure, reply) => {
    const error = new ApiError(failure, { method: 'PUT', url: 'https://a.example' });
    expect(noChangeReply(afterFailedWrite(error), 4, error)).toEqual(reply);
  });

  it.each([new TypeError('x'), undefined])('is lost where the error is unknown: %s', (error) => {
    expect(noChangeReply(afterFailedWrite(error), 4, error)).toEqual(lost);
  });
});
