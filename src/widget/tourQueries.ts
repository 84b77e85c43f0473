import type { QueryClient } from '@tanstack/query-core';
import type { Availability, OfficeHours } from '../api/availability.ts';
import type { ConfigurationAnswer } from '../api/tourClient.ts';
import { firstQuestions } from '../core/asking/firstDays.ts';
import { clockAt, timeToAsk } from '../core/bookingPeriod.ts';
import { createHost } from '../options/host.ts';
import type { BookingOptions } from '../options/options.ts';
import { readSettings, type Settings } from '../options/settings.ts';
import {
  ask,
  availabilityKey,
  availabilityQuery,
  configurationQuery,
  officeHoursQuery,
  type QueryScope,
  type TourQuery,
} from '../queries/queryOptions.ts';
import { AVAILABILITY_FRESH_MS, type Received } from '../queries/received.ts';
import { type Day, noonOf, parseDay } from '../time/values.ts';

/** The options of a query. They are options of the widget: give both the same values. */
export type TourQueryOptions = Pick<
  BookingOptions,
  'groupId' | 'api' | 'publicKey' | 'client' | 'fetch' | 'service' | 'timeZone' | 'onWarning'
>;

/** Options for `useQuery`, `fetchQuery` or `ensureQueryData` of React Query. The widget finds the answer under the same key. */
export interface TourQueryResult<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Received<Answer>>;
  /** Gives the answer without the time at which it was received. */
  readonly select: (received: Received<Answer>) => Answer;
  /** How long an answer counts as fresh, in milliseconds. */
  readonly staleTime: number;
  /** React Query must not retry, because the client of the widget does so by itself. */
  readonly retry: false;
  readonly networkMode: 'always';
}

/** Configuration and office hours change rarely, in milliseconds. */
const RARELY_MS = 5 * 60_000;

function settingsOf(options: BookingOptions): { readonly settings: Settings; readonly problems: readonly string[] } {
  return readSettings(options, createHost(options));
}

/** The scope of `options`. Throws a TypeError that names the wrong option. */
function scopeOf(options: BookingOptions): QueryScope {
  const { settings, problems } = settingsOf(options);
  if (settings.scope) return settings.scope;
  throw new TypeError(problems[0] ?? 'tour-booking: `groupId` and `api` are missing.');
}

const result = <Answer>(query: TourQuery<Answer>, call: TourQueryResult<Answer>['queryFn'], staleTime: number) =>
  ({
    queryKey: query.queryKey ?? [],
    queryFn: call,
    select: ({ answer }: Received<Answer>): Answer => answer,
    staleTime,
    retry: false,
    networkMode: 'always',
  }) satisfies TourQueryResult<Answer>;

const asking = { now: () => Date.now() };

/**
 * The questions that the widget asks the service, as options of React Query. Each throws a TypeError of one sentence if the options name no
 * group or no service.
 */
export const tourQueries = {
  /** The group's configuration (document: `GET /api/v2/group/<group_id>/verify-widget/`). An inactive group is an answer, too. */
  configuration(options: TourQueryOptions): TourQueryResult<ConfigurationAnswer> {
    const scope = scopeOf(options);
    const call = ask(asking, (given) => scope.client.getWidgetConfiguration(scope.groupId, given));
    return result(configurationQuery(scope, asking), call, RARELY_MS);
  },
  /** Today's office hours (document: `times` without `time`). */
  officeHours(options: TourQueryOptions): TourQueryResult<OfficeHours> {
    const scope = scopeOf(options);
    const call = ask(asking, (given) => scope.client.getOfficeHours(scope.groupId, given));
    return result(officeHoursQuery(scope, asking), call, RARELY_MS);
  },
  /** The free slots of a day, `2026-12-05` (document: `times` with `time`). Throws a TypeError for text that is no day. */
  day(options: TourQueryOptions, day: Day | (string & {})): TourQueryResult<Availability> {
    const scope = scopeOf(options);
    const read = parseDay(day);
    if (read === undefined) throw new TypeError(`tour-booking: "${day}" is no day; give one such as "2026-12-05".`);
    const timeOf = () => timeToAsk(read, clockAt(Date.now(), options.timeZone));
    const call = ask(asking, (given) => scope.client.getAvailability(scope.groupId, timeOf(), given));
    return result(availabilityQuery(scope, noonOf(read), asking), call, AVAILABILITY_FRESH_MS);
  },
};

/**
 * Asks for what the widget shows first (configuration, office hours, the first day; if that has no free time, up to two more) and keeps it
 * in `queryClient`, for a server that renders the widget. Takes the widget's options. Give `timeZone`, since a server has another clock than the property. Never rejects: the
 * widget asks again for what failed. A wrong option is named through `onWarning`.
 */
export async function prefetchTourBooking(queryClient: QueryClient, options: BookingOptions): Promise<void> {
  const host = createHost(options);
  const { settings, problems } = readSettings(options, host);
  for (const problem of problems) host.warn(problem);
  const { scope } = settings;
  if (!scope) return;
  const { times } = firstQuestions(settings, Date.now());
  const prefetch = <Answer>({ queryKey = [], queryFn }: TourQuery<Answer>, staleTime: number): Promise<void> =>
    typeof queryFn === 'function'
      ? queryClient.prefetchQuery({ queryKey, queryFn, staleTime, retry: false, networkMode: 'always' })
      : Promise.resolve();
  /** In the evening, and before a day off, the first day has no time any more. */
  const daysUntilFree = async (): Promise<void> => {
    for (const time of times) {
      await prefetch(availabilityQuery(scope, time, asking), AVAILABILITY_FRESH_MS);
      const found = queryClient.getQueryData<Received<Availability>>(availabilityKey(scope, time));
      if (!found || found.answer.slots.length > 0) return;
    }
  };
  await Promise.all([
    prefetch(configurationQuery(scope, asking), RARELY_MS),
    prefetch(officeHoursQuery(scope, asking), RARELY_MS),
    daysUntilFree(),
  ]);
}
