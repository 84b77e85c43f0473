import { createAllowance, visitorOf } from './limits.ts';
import type { Refusal } from './replies.ts';
import type { EdgeSettings } from './settings.ts';

/** Why a request goes no further; undefined where it may. */
export type Stop = { readonly why: Refusal; readonly headers?: Readonly<Record<string, string>> } | undefined;

/** Counts requests against the limits. */
export interface Gate {
  /** A request of the visitor, about `group` where it names one. */
  readonly question: (request: Request, context: unknown, group?: number) => Stop;
  /** One that changes something, counted in addition. */
  readonly change: (request: Request, context: unknown, group?: number) => Stop;
}

export function createGate({ limits, clientAddress }: EdgeSettings, now: () => number): Gate {
  const counted = (visitorLimit: number, groupLimit: number): Gate['question'] => {
    const visitors = createAllowance(visitorLimit);
    const groups = createAllowance(groupLimit);
    return (request, context, group) => {
      const visitor = clientAddress && visitorOf(clientAddress(request, context));
      const wait =
        (visitor === undefined ? 0 : visitors.take(visitor, now())) ||
        (group === undefined ? 0 : groups.take(String(group), now()));
      return wait === 0 ? undefined : { why: 'limit', headers: { 'Retry-After': String(wait) } };
    };
  };
  return {
    question: counted(limits.visitor, limits.group),
    change: counted(limits.visitorChanges, limits.groupChanges),
  };
}
