import { QueryObserver } from '@tanstack/query-core';
import type { Availability, OfficeHours } from '../../api/availability.ts';
import { failureKind } from '../../api/failure.ts';
import type { ConfigurationAnswer } from '../../api/tourClient.ts';
import { type AvailabilityByDay, availabilityByDay, type QueryState } from '../../queries/availabilityByDay.ts';
import {
  availabilityQuery,
  configurationQuery,
  officeHoursQuery,
  type QueryScope,
  type TourQuery,
} from '../../queries/queryOptions.ts';
import { AVAILABILITY_FRESH_MS, isUsable, type Received } from '../../queries/received.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import type { Environment } from '../environment.ts';

/** How a query is sent. */
export interface AskOptions {
  /** Sends it even when the answer is still fresh, and in place of a call that runs. */
  readonly force?: boolean;
  /** The number of attempts. Default: the client's. */
  readonly attempts?: number | undefined;
}

/** How a query ended: with an answer, or with its error (null when it was stopped). */
export type AskResult = { readonly answered: true } | { readonly answered: false; readonly error: unknown };

/** The queries of one widget, each followed by an observer of React Query. An answer that another widget has is used, not asked for again. */
export interface ObservedQueries {
  readonly configuration: () => QueryState<ConfigurationAnswer>;
  readonly officeHours: () => QueryState<OfficeHours>;
  /** The days that were asked about. */
  readonly byDay: () => AvailabilityByDay;
  readonly smsOptIn: () => boolean | undefined;
  /** How often any of them failed, for this widget or another. Never falls. */
  readonly failureCount: () => number;
  /** Whether `day` was asked about and has no fresh answer. */
  readonly isStale: (day: Day) => boolean;
  /** Asks unless there is an answer. None of these promises rejects. */
  readonly askConfiguration: (attempts?: number) => Promise<AskResult>;
  readonly askOfficeHours: (attempts?: number) => Promise<AskResult>;
  /**
   * Asks about the day of `time` unless its answer is fresh. `isSent`: whether this sends a call. A call that runs already, for this
   * widget or another, is only waited for.
   */
  readonly askDay: (time: LocalDateTime, options: AskOptions) => { result: Promise<AskResult>; isSent: boolean };
  /** Stops following. Calls that no other widget waits for are stopped. */
  readonly stop: () => void;
}

/** A followed query: its state, and a way to send it. */
interface Followed<Answer> {
  readonly state: () => QueryState<Answer>;
  readonly failureCount: () => number;
  readonly ask: (options: TourQuery<Answer>, force: boolean) => Promise<AskResult>;
  readonly stop: () => void;
}

const ANSWERED = { answered: true } as const;

/** The queries about the group of `scope`. `rescheduled` is called when an answer or its state may have changed. */
export function observeQueries(scope: QueryScope, environment: Environment, changed: () => void): ObservedQueries {
  const { queryClient, now } = environment;
  const days = new Map<Day, Followed<Availability>>();
  let newestOptIn: { readonly at: number; readonly value: boolean } | undefined;

  /** Keeps the newest `smsOptIn`. A later answer may lack it. */
  const noteOptIn = (received: Received<{ readonly smsOptIn: boolean | undefined }> | undefined): void => {
    const value = received?.answer.smsOptIn;
    if (received && value !== undefined && received.receivedAt >= (newestOptIn?.at ?? 0))
      newestOptIn = { at: received.receivedAt, value };
  };

  function follow<Answer>(options: TourQuery<Answer>): Followed<Answer> {
    const observer = new QueryObserver<Received<Answer>>(queryClient, options);
    const found = observer.getCurrentResult().data;
    // An answer that is too old, such as that of a static page or of a visit on another day. It is asked for again before anything is shown.
    const unusable = found && !isUsable(found, now()) ? found : undefined;
    let last: Received<Answer> | undefined;
    let lastError: unknown = null;
    let failuresBefore = 0;
    let isAsked = false;

    /** Asks again what the host took out of its cache (`clear`, `resetQueries`, `removeQueries`, `cancelQueries`). */
    function askAgain(): void {
      const { data, error, fetchStatus } = observer.getCurrentResult();
      if (isAsked && data === undefined && error === null && fetchStatus === 'idle') void observer.refetch();
    }
    const removers = [
      observer.subscribe(() => {
        askAgain();
        changed();
      }),
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type !== 'removed' || query !== observer.getCurrentQuery()) return;
        // The observer makes the query anew.
        observer.setOptions({ ...observer.options });
        askAgain();
      }),
    ];
    return {
      state() {
        const { data, error, errorUpdateCount, isFetching } = observer.getCurrentResult();
        if (data !== undefined && data !== unusable) last = data;
        if (error !== null) lastError = error;
        // The query cache forgets the error while a query without an answer is sent again. Here it stays in view.
        else if (data !== undefined) lastError = null;
        if (lastError === null) failuresBefore = errorUpdateCount;
        return {
          data: last,
          why: lastError === null ? null : failureKind(lastError),
          failures: errorUpdateCount - failuresBefore,
          isFetching,
        };
      },
      failureCount: () => observer.getCurrentResult().errorUpdateCount,
      async ask(newOptions, force) {
        isAsked = true;
        observer.setOptions(newOptions);
        const { isSuccess, error } = await observer.refetch({ cancelRefetch: force });
        return isSuccess ? ANSWERED : { answered: false, error };
      },
      stop() {
        for (const remove of removers) remove();
      },
    };
  }

  const configuration = follow<ConfigurationAnswer>(configurationQuery(scope, { now }));
  const officeHours = follow<OfficeHours>(officeHoursQuery(scope, { now }));
  const all = () => [configuration, officeHours, ...days.values()];
  const isFresh = ({ state }: Followed<Availability>): boolean => {
    const { data, why } = state();
    // An edge has given an older answer, because the service has failed.
    if (data?.answer.asOf !== undefined) return false;
    return data !== undefined && why === null && now() - data.receivedAt < AVAILABILITY_FRESH_MS;
  };
  const askOnce = <Answer>(followed: Followed<Answer>, query: TourQuery<Answer>): Promise<AskResult> =>
    followed.state().data === undefined ? followed.ask(query, false) : Promise.resolve(ANSWERED);

  return {
    configuration: configuration.state,
    officeHours: officeHours.state,
    byDay: () => availabilityByDay(new Map([...days].map(([day, { state }]) => [day, state()]))),
    smsOptIn() {
      for (const { state } of [officeHours, ...days.values()]) noteOptIn(state().data);
      return newestOptIn?.value;
    },
    failureCount: () => all().reduce((count, followed) => count + followed.failureCount(), 0),
    isStale(day) {
      const followed = days.get(day);
      return followed !== undefined && !isFresh(followed);
    },
    askConfiguration: (attempts) => askOnce(configuration, configurationQuery(scope, { now, attempts })),
    askOfficeHours: (attempts) => askOnce(officeHours, officeHoursQuery(scope, { now, attempts })),
    askDay(time, { force = false, attempts }) {
      const day = dayOf(time);
      const query = availabilityQuery(scope, time, { now, attempts });
      const followed = days.get(day) ?? follow<Availability>(query);
      days.set(day, followed);
      if (!force && isFresh(followed)) return { result: Promise.resolve(ANSWERED), isSent: false };
      // A replaced call counts until the new one has ended, because its promise waits for that.
      return { isSent: !followed.state().isFetching, result: followed.ask(query, force) };
    },
    stop() {
      for (const { stop } of all()) stop();
    },
  };
}
