import type { FailureKind } from '../../queries/failureKind.ts';

/** What may be the matter when the service could not be asked: the visitor's connection, or the service. */
export const troubleOf = (why: FailureKind): 'connection' | 'service' =>
  why === 'offline' || why === 'timeout' ? 'connection' : 'service';
