import { describe, expect, it } from 'vitest';
import { ApiError, type ApiFailure, failureKind, troubleOf } from './failure.ts';

describe('ApiError', () => {
  const errors = [{ path: 'client.email', message: 'person@example.com is taken' }];
  const cases: readonly (readonly [ApiFailure, RegExp])[] = [
    [{ kind: 'offline' }, /no connection/],
    [{ kind: 'timeout', ms: 250 }, /within 250 ms; raise `timeout`/],
    [{ kind: 'aborted' }, /the caller stopped it/],
    [{ kind: 'status', status: 404, errors: [] }, /answered 404$/],
    [{ kind: 'status', status: 422, errors }, /answered 422 \(client\.email\)$/],
    [{ kind: 'status', status: 400, errors: [...errors, ...errors] }, /answered 400 \(client\.email, client\.email\)$/],
    [{ kind: 'not-sent' }, /nothing was sent; see `cause`$/],
    [{ kind: 'rate-limited', retryAfter: undefined }, /answered 429$/],
    [{ kind: 'rate-limited', retryAfter: 2000 }, /answered 429, try again in 2000 ms$/],
    [{ kind: 'malformed', status: 200, at: '' }, /answered 200 with a body that is no JSON$/],
    [{ kind: 'malformed', status: 200, at: 'data.id' }, /answered 200 with no usable `data\.id`$/],
  ];
  it.each(cases)('says what happened: %j', (failure, text) => {
    const cause = new TypeError('why');
    const error = new ApiError(failure, { method: 'GET', url: 'https://a.example/x' }, cause);
    expect(error.message).toMatch(/^GET https:\/\/a\.example\/x: /);
    expect(error.message).toMatch(text);
    expect(error).toMatchObject({ name: 'ApiError', method: 'GET', url: 'https://a.example/x', failure, cause });
    expect(new ApiError(failure, error)).not.toHaveProperty('cause');
    // The service's own words may quote the visitor's answers.
    expect(error.message).not.toContain('person@example.com');
  });
});

it('the kind of a failure is that of the ApiError, and `unknown` for any other error', () => {
  expect(failureKind(new ApiError({ kind: 'offline' }, { method: 'GET', url: 'https://a.example' }))).toBe('offline');
  expect(failureKind(new TypeError('x'))).toBe('unknown');
});

it('the kind tells trouble with the connection from trouble with the service', () => {
  expect((['offline', 'timeout'] as const).map(troubleOf)).toEqual(['connection', 'connection']);
  expect((['status', 'unknown'] as const).map(troubleOf)).toEqual(['service', 'service']);
});
