import { QueryObserver } from '@tanstack/query-core';
import type { Availability, OfficeHours } from '../../api/availability.ts';
import type { ConfigurationAnswer } from '../../api/tours.ts';
import { type AvailabilityByDay, availabilityByDay, type QueryState } from '../../queries/availabilityByDay.ts';
import { failureKind } from '../../queries/failureKind.ts';
import {
  AVAILABILITY_FRESH_MS,
  availabilityQuery,
  configurationQuery,
  officeHoursQuery,
  type QueryScope,
  type Received,
  type TourQuery,
} from '../../queries/tourQueries.ts';
import { type Day, dayOf, type LocalDateTime } from '../../time/values.ts';
import type { Environment } from '../environment.ts';

/** How a question is asked. */
export interface AskOptions {
  /** Also when the answer that is there is still fresh; takes the place of a call that is to renew it. */
  readonly force?: boolean;
  /** How often the call is tried in all. Default: the client's. */
  readonly attempts?: number | undefined;
}

/** How a question ended: with an answer, or with what it failed with (null where it was stopped). */
export type AskResult = { readonly answered: true } | { readonly answered: false; readonly error: unknown };

/** The questions of one widget to the service. An answer another widget has already is used, not asked for again. */
export interface Questions {
  readonly configuration: () => QueryState<ConfigurationAnswer>;
  readonly officeHours: () => QueryState<OfficeHours>;
  /** Of the days asked about. */
  readonly byDay: () => AvailabilityByDay;
  readonly smsOptIn: () => boolean | undefined;
  /** How often any of them failed, for this widget or another. It never falls. */
  readonly failureCount: () => number;
  /** Whether `day` was asked about and has no answer that is as new as it should be when it is looked at. */
  readonly isStale: (day: Day) => boolean;
  /** Asks unless there is an answer; `attempts`: how often the call is tried in all. None of these promises rejects. */
  readonly askConfiguration: (attempts?: number) => Promise<AskResult>;
  readonly askOfficeHours: (attempts?: number) => Promise<AskResult>;
  /**
   * Asks about the day of `time` unless its answer is fresh. `isSent`: whether that makes a call of its own; what is under
   * way already, for this widget or another, is only waited for.
   */
  readonly askDay: (time: LocalDateTime, options: AskOptions) => { result: Promise<AskResult>; isSent: boolean };
  /** Ends every question; calls that no other widget waits for are stopped. */
  readonly stop: () => void;
}

/** A question that is followed: its state, and a way to ask. */
interface Followed<Answer> {
  readonly state: () => QueryState<Answer>;
  readonly failureCount: () => number;
  readonly ask: (options: TourQuery<Answer>, force: boolean) => Promise<AskResult>;
  readonly stop: () => void;
}

const ANSWERED = { answered: true } as const;

/** Questions about the group of `scope`. `changed` is called when an answer or its state may be another. */
export function createQuestions(scope: QueryScope, environment: Environment, changed: () => void): Questions {
  const { queryClient, now } = environment;
  const days = new Map<Day, Followed<Availability>>();
  let newestOptIn: { readonly at: number; readonly value: boolean } | undefined;

  /** The latest answer that has it wins; kept here, because an answer without it may take the place of one that had it. */
  const noteOptIn = (received: Received<{ readonly smsOptIn: boolean | undefined }> | undefined): void => {
    const value = received?.answer.smsOptIn;
    if (received && value !== undefined && received.receivedAt >= (newestOptIn?.at ?? 0))
      newestOptIn = { at: received.receivedAt, value };
  };

  function follow<Answer>(options: TourQuery<Answer>): Followed<Answer> {
    const observer = new QueryObserver<Received<Answer>>(queryClient, options);
    let lastError: unknown = null;
    let failuresBefore = 0;
    const stop = observer.subscribe(changed);
    return {
      state() {
        const { data, error, errorUpdateCount, isFetching } = observer.getCurrentResult();
        if (error !== null) lastError = error;
        // The query cache forgets the error of a question without an answer while it is asked again; here it stays in view.
        else if (data !== undefined) lastError = null;
        if (lastError === null) failuresBefore = errorUpdateCount;
        return {
          data,
          why: lastError === null ? null : failureKind(lastError),
          failures: errorUpdateCount - failuresBefore,
          isFetching,
        };
      },
      failureCount: () => observer.getCurrentResult().errorUpdateCount,
      async ask(newOptions, force) {
        observer.setOptions(newOptions);
        const { isSuccess, error } = await observer.refetch({ cancelRefetch: force });
        return isSuccess ? ANSWERED : { answered: false, error };
      },
      stop,
    };
  }

  const configuration = follow<ConfigurationAnswer>(configurationQuery(scope, { now }));
  const officeHours = follow<OfficeHours>(officeHoursQuery(scope, { now }));
  const all = () => [configuration, officeHours, ...days.values()];
  const isFresh = ({ state }: Followed<Availability>): boolean => {
    const { data, why } = state();
    return data !== undefined && why === null && now() - data.receivedAt < AVAILABILITY_FRESH_MS;
  };
  const askOnce = <Answer>(question: Followed<Answer>, query: TourQuery<Answer>): Promise<AskResult> =>
    question.state().data === undefined ? question.ask(query, false) : Promise.resolve(ANSWERED);

  return {
    configuration: configuration.state,
    officeHours: officeHours.state,
    byDay: () => availabilityByDay(new Map([...days].map(([day, { state }]) => [day, state()]))),
    smsOptIn() {
      for (const { state } of [officeHours, ...days.values()]) noteOptIn(state().data);
      return newestOptIn?.value;
    },
    failureCount: () => all().reduce((count, question) => count + question.failureCount(), 0),
    isStale(day) {
      const question = days.get(day);
      return question !== undefined && !isFresh(question);
    },
    askConfiguration: (attempts) => askOnce(configuration, configurationQuery(scope, { now, attempts })),
    askOfficeHours: (attempts) => askOnce(officeHours, officeHoursQuery(scope, { now, attempts })),
    askDay(time, { force = false, attempts }) {
      const day = dayOf(time);
      const query = availabilityQuery(scope, time, { now, attempts });
      const question = days.get(day) ?? follow<Availability>(query);
      days.set(day, question);
      if (!force && isFresh(question)) return { result: Promise.resolve(ANSWERED), isSent: false };
      // A call that is replaced stays counted until the new one has ended: its promise waits for that.
      return { isSent: !question.state().isFetching, result: question.ask(query, force) };
    },
    stop() {
      for (const { stop } of all()) stop();
    },
  };
}
