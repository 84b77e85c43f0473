import { ApiError, type ApiFailure } from '../api/failure.ts';

/** Why a question has no answer; `unknown`: the integrator's own client threw something else. */
export type FailureKind = ApiFailure['kind'] | 'unknown';

export const failureKind = (error: unknown): FailureKind =>
  error instanceof ApiError ? error.failure.kind : 'unknown';
