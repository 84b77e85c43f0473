import { BoundedMap } from './boundedMap.ts';
import type { Stop } from './edgeReplies.ts';
import type { EdgeSettings } from './edgeSettings.ts';
import { type Allowance, createAllowance, networksOf } from './limits.ts';

/** Who sends a request: the request, and what the server around the edge knows of it. */
export interface Visitor {
  readonly request: Request;
  /** The second argument of the edge's `fetch`. */
  readonly context: unknown;
}

/** Counts a request of a visitor. Gives why it goes no further; undefined if it may. */
type Count = (visitor: Visitor) => Stop | undefined;

/** Counts requests against the limits. A group's limits count only what is sent to the service. */
export interface Quotas {
  /** Any request of the visitor. */
  readonly visit: Count;
  /** Any request of an assistant, counted apart: however many there are, visitors keep what is theirs. */
  readonly assist: Count;
  /** One that changes something, counted in addition. */
  readonly change: Count;
  /** One that changes the waitlist alone, counted apart: it never reaches the service, and takes nothing from bookings. */
  readonly changeList: Count;
  /**
   * A change in `group`, just before it is sent. While more than half of the group's limit is used up, visitors whose last change was refused
   * have to wait.
   */
  readonly send: (visitor: Visitor, group: number) => Stop | undefined;
  /** Remembers whether the change of a visitor was refused, by the status of the reply. */
  readonly settle: (visitor: Visitor, status: number) => void;
  /** A question about `group`, just before it is sent. Gives the seconds to wait, or 0. */
  readonly ask: (group: number) => number;
}

/** How long a refusal counts, in milliseconds. */
const REFUSAL_MS = 2 * 60_000;
/** Networks with a refusal that are remembered at most. */
const MOST_REFUSALS = 10_000;

/** `elapsed` counts milliseconds from any moment on. No clock that is put back or forward changes it, so a minute is a minute. */
export function createQuotas({ limits, clientAddress }: EdgeSettings, elapsed: () => number): Quotas {
  const networks = ({ request, context }: Visitor) =>
    clientAddress === undefined ? [] : networksOf(clientAddress(request, context));
  const stopFor = (wait: number): Stop | undefined =>
    wait === 0 ? undefined : { why: 'limit', headers: { 'Retry-After': String(wait) } };

  /** Counts a visitor in each network of the address. A request that one of them refuses counts in none. */
  function counted(limit: number): Count {
    const allowances = new Map<number, Allowance>();
    const allowance = (times: number): Allowance => {
      const there = allowances.get(times) ?? createAllowance(limit * times);
      allowances.set(times, there);
      return there;
    };
    return (visitor) => {
      const all = networks(visitor);
      const wait = Math.max(0, ...all.map(({ name, times }) => allowance(times).wait(name, elapsed())));
      if (wait === 0) for (const { name, times } of all) allowance(times).take(name, elapsed());
      return stopFor(wait);
    };
  }

  /** Until when a network counts as refused. */
  const refused = new BoundedMap<string, number>(MOST_REFUSALS);
  const wasRefused = (visitor: Visitor): boolean =>
    networks(visitor).some(({ name }) => (refused.get(name) ?? 0) > elapsed());
  const groupChanges = createAllowance(limits.groupChanges);
  const groupQuestions = createAllowance(limits.groupQuestions);

  return {
    visit: counted(limits.visitorRequests),
    assist: counted(limits.visitorRequests),
    change: counted(limits.visitorChanges),
    changeList: counted(limits.visitorChanges),
    send: (visitor, group) =>
      stopFor(
        groupChanges.take(String(group), elapsed(), wasRefused(visitor) ? Math.floor(limits.groupChanges / 2) : 0),
      ),
    settle(visitor, status) {
      const all = networks(visitor);
      // Others may share the larger networks, so a change that is served speaks for its own alone.
      if (status < 300) refused.delete(all[0]?.name ?? '');
      if (status < 400 || status >= 500 || status === 429) return;
      for (const { name } of all) refused.set(name, elapsed() + REFUSAL_MS);
    },
    ask: (group) => groupQuestions.take(String(group), elapsed()),
  };
}
