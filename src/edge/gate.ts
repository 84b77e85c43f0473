import { type Allowance, createAllowance, networksOf } from './limits.ts';
import type { Refusal } from './replies.ts';
import type { EdgeSettings } from './settings.ts';

/** Why a request goes no further; undefined where it may. */
export type Stop = { readonly why: Refusal; readonly headers?: Readonly<Record<string, string>> } | undefined;

/** A request, and what the server around the edge knows of it. */
export interface Visit {
  readonly request: Request;
  /** The second argument of the edge's `fetch`. */
  readonly context: unknown;
}

/** Counts requests against the limits. A group's limits count only what is sent to the service. */
export interface Gate {
  /** Any request of the visitor. */
  readonly visit: (visit: Visit) => Stop;
  /** Any request of an assistant, counted apart: however many there are, visitors keep what is theirs. */
  readonly assist: (visit: Visit) => Stop;
  /** One that changes something, counted in addition. */
  readonly change: (visit: Visit) => Stop;
  /** One that changes the waiting list alone, counted apart: it never reaches the service, and takes nothing from bookings. */
  readonly changeList: (visit: Visit) => Stop;
  /**
   * A change in `group`, just before it is sent. While more than half of the group's limit is used up, visitors whose last change was refused
   * have to wait.
   */
  readonly send: (visit: Visit, group: number) => Stop;
  /** Remembers whether the change of a visitor was refused, by the status of the reply. */
  readonly settle: (visit: Visit, status: number) => void;
  /** A question about `group`, just before it is sent. Gives the seconds to wait, or 0. */
  readonly ask: (group: number) => number;
}

/** How long a refusal counts, in milliseconds. */
const REFUSAL_MS = 2 * 60_000;
/** Networks with a refusal that are remembered at most. */
const MOST_REFUSALS = 10_000;

export function createGate({ limits, clientAddress }: EdgeSettings, now: () => number): Gate {
  const networks = ({ request, context }: Visit) =>
    clientAddress === undefined ? [] : networksOf(clientAddress(request, context));
  const stopFor = (wait: number): Stop =>
    wait === 0 ? undefined : { why: 'limit', headers: { 'Retry-After': String(wait) } };

  /** Counts a visitor in each network of the address. A request that one of them refuses counts in none. */
  function counted(limit: number): Gate['visit'] {
    const allowances = new Map<number, Allowance>();
    const allowance = (times: number): Allowance => {
      const there = allowances.get(times) ?? createAllowance(limit * times);
      allowances.set(times, there);
      return there;
    };
    return (visit) => {
      const all = networks(visit);
      const wait = Math.max(0, ...all.map(({ name, times }) => allowance(times).wait(name, now())));
      if (wait === 0) for (const { name, times } of all) allowance(times).take(name, now());
      return stopFor(wait);
    };
  }

  /** Until when a network counts as refused. */
  const refused = new Map<string, number>();
  const wasRefused = (visit: Visit): boolean => networks(visit).some(({ name }) => (refused.get(name) ?? 0) > now());
  const groupChanges = createAllowance(limits.groupChanges);
  const groupQuestions = createAllowance(limits.group);

  return {
    visit: counted(limits.visitor),
    assist: counted(limits.visitor),
    change: counted(limits.visitorChanges),
    changeList: counted(limits.visitorChanges),
    send: (visit, group) =>
      stopFor(groupChanges.take(String(group), now(), wasRefused(visit) ? Math.floor(limits.groupChanges / 2) : 0)),
    settle(visit, status) {
      const all = networks(visit);
      // Others may share the larger networks, so a change that is served speaks for its own alone.
      if (status < 300) refused.delete(all[0]?.name ?? '');
      if (status < 400 || status >= 500 || status === 429) return;
      for (const { name } of all) {
        refused.delete(name);
        refused.set(name, now() + REFUSAL_MS);
      }
      for (const [name, until] of refused) {
        if (refused.size <= MOST_REFUSALS && until > now()) break;
        refused.delete(name);
      }
    },
    ask: (group) => groupQuestions.take(String(group), now()),
  };
}
