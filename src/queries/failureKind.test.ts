import { expect, it } from 'vitest';
import { ApiError } from '../api/failure.ts';
import { failureKind, troubleOf } from './failureKind.ts';

it('is the kind of an ApiError; an error that is none of ours is unknown', () => {
  expect(failureKind(new ApiError({ kind: 'offline' }, { method: 'GET', url: 'https://a.example' }))).toBe('offline');
  expect(failureKind(new TypeError('x'))).toBe('unknown');
});

it('tells trouble with the connection from trouble with the service', () => {
  expect((['offline', 'timeout'] as const).map(troubleOf)).toEqual(['connection', 'connection']);
  expect((['status', 'unknown'] as const).map(troubleOf)).toEqual(['service', 'service']);
});
