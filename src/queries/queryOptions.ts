import type { QueryObserverOptions } from '@tanstack/query-core';
import type { AskAgent } from '../api/agentClient.ts';
import type { Availability, OfficeHours } from '../api/availability.ts';
import type { EdgeCalls } from '../api/edgeCalls.ts';
import type { AskHomes } from '../api/homeClient.ts';
import type { AskLists } from '../api/listClient.ts';
import type { ConfigurationAnswer, TourClient } from '../api/tourClient.ts';
import type { CallOptions } from '../api/transport.ts';
import { dayOf, type LocalDateTime } from '../time/values.ts';
import type { Received } from './received.ts';

/** What a query is about: the client that asks, the service, and the group. */
export interface QueryScope {
  readonly client: TourClient;
  /**
   * The name of the service. It is part of every key, so that widgets of two services never share an answer.
   * @internal
   */
  readonly service: string;
  readonly groupId: number;
  /**
   * The lists that can be asked for; none where this is left out.
   * @internal
   */
  readonly lists?: AskLists | undefined;
  /**
   * Asks for an agent by id; no agent can be asked for where this is left out.
   * @internal
   */
  readonly agent?: AskAgent | undefined;
  /**
   * Asks for homes; none can be asked for where this is left out.
   * @internal
   */
  readonly homes?: AskHomes | undefined;
  /**
   * The calls of an edge beside the service's own; the service itself is asked where this is left out.
   * @internal
   */
  readonly edge?: EdgeCalls | undefined;
}

/** How one call of a query is made. */
export interface Asking {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** How often the call is tried in all. Default: the client's. */
  readonly attempts?: number | undefined;
}

/** One question, for an observer of the query cache. */
export type TourQuery<Answer> = QueryObserverOptions<Received<Answer>>;

/**
 * The options of every observed query, all of them named: the default options of a host's query client must not change how the widget asks.
 * The transport retries, so react-query must not. Nor must react-query hold a call back while the browser says that it is offline: it would
 * send the call later, when nobody expects it. The core alone decides when to ask.
 */
export const queryDefaults = {
  retry: false,
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 5 * 60_000,
  enabled: false,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  structuralSharing: true,
  notifyOnChangeProps: 'all',
  placeholderData: () => undefined,
  throwOnError: false,
} as const;

/** `call` as a query's function. */
export const ask =
  <Answer>({ now, attempts }: Asking, call: (options: CallOptions) => Promise<Answer>) =>
  async ({ signal }: { readonly signal: AbortSignal }): Promise<Received<Answer>> => ({
    answer: await call({ signal, attempts }),
    receivedAt: now(),
  });

const key = ({ service, groupId }: Pick<QueryScope, 'service' | 'groupId'>, ...rest: readonly string[]) =>
  ['tour-booking', service, groupId, ...rest] as const;

/** Where the group's configuration is kept. */
export const configurationKey = (scope: Pick<QueryScope, 'service' | 'groupId'>) => key(scope, 'configuration');

/** Where the free slots of the day of `time` are kept. */
export const availabilityKey = (scope: Pick<QueryScope, 'service' | 'groupId'>, time: LocalDateTime) =>
  key(scope, 'availability', dayOf(time));

/** The group's configuration. */
export const configurationQuery = (scope: QueryScope, asking: Asking): TourQuery<ConfigurationAnswer> => ({
  ...queryDefaults,
  queryKey: configurationKey(scope),
  queryFn: ask(asking, (options) => scope.client.getWidgetConfiguration(scope.groupId, options)),
});

/** Today's office hours. */
export const officeHoursQuery = (scope: QueryScope, asking: Asking): TourQuery<OfficeHours> => ({
  ...queryDefaults,
  queryKey: key(scope, 'office-hours'),
  queryFn: ask(asking, (options) => scope.client.getOfficeHours(scope.groupId, options)),
});

/** The free slots of the day of `time`, asked for with `time` (any time of a day will do: a 400 lists the day too). */
export const availabilityQuery = (scope: QueryScope, time: LocalDateTime, asking: Asking): TourQuery<Availability> => ({
  ...queryDefaults,
  queryKey: availabilityKey(scope, time),
  queryFn: ask(asking, (options) => scope.client.getAvailability(scope.groupId, time, options)),
});
