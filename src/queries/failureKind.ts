import { ApiError, type ApiFailure } from '../api/failure.ts';

/** Why a question has no answer; `unknown`: the integrator's own client threw something else. */
export type FailureKind = ApiFailure['kind'] | 'unknown';

export const failureKind = (error: unknown): FailureKind =>
  error instanceof ApiError ? error.failure.kind : 'unknown';

/** What may be the matter when the service could not be asked: the visitor's connection, or the service. */
export const troubleOf = (why: FailureKind): 'connection' | 'service' =>
  why === 'offline' || why === 'timeout' ? 'connection' : 'service';
