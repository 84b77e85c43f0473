import type { Flow } from '../../booking/flow.ts';
import type { QueryScope } from '../../queries/queryOptions.ts';
import { type Day, dayOf } from '../../time/values.ts';
import { availabilityView } from '../availabilityView.ts';
import { type BookingPeriod, type Clock, clockAt, timeToAsk } from '../bookingPeriod.ts';
import type { BookingSettings } from '../bookingSettings.ts';
import type { Environment } from '../environment.ts';
import { type AvailabilityView, type ConfigurationState, SLOW_MS } from '../snapshot.ts';
import { timesView } from '../timesView.ts';
import type { Warnings } from '../warnings.ts';
import { CALL_LIMIT, callCountOf } from './callLimit.ts';
import { startDayOf } from './firstDays.ts';
import { type Call, nextCalls } from './nextCalls.ts';
import { nothingUntil } from './nextDays.ts';
import { type AskOptions, type AskResult, type ObservedQueries, observeQueries } from './observedQueries.ts';
import { createRecovery } from './recovery.ts';
import { type Situation, situationOf, type ViewState } from './situation.ts';

/** Milliseconds between two looks at the clock, so that a page that was left open offers nothing past. */
const TICK_MS = 60_000;

/** What a conversation works with. */
export interface ConversationInput {
  readonly scope: QueryScope;
  readonly settings: () => BookingSettings;
  readonly flow: () => Flow;
  readonly viewState: () => ViewState;
  /** The booking period as it is on `today`. */
  readonly periodOn: (today: Day) => BookingPeriod;
  readonly environment: Environment;
  readonly warnings: Warnings;
  /** Called when something may have changed. It calls `update`. */
  readonly onChange: () => void;
}

/** What is known at one moment. */
export interface ConversationState {
  readonly configuration: ConfigurationState;
  readonly availability: AvailabilityView;
}

/** The conversation with the service from a start to the next stop: calls, timers, listeners. */
export interface Conversation {
  /** Starts the calls that are due, and returns what is known. */
  readonly update: () => ConversationState;
  readonly situation: () => Situation;
  /** Asks about a day now, because the visitor wants it. */
  readonly askDay: (day: Day, options?: AskOptions) => void;
  readonly retry: () => void;
  readonly stop: () => void;
}

/** Asks for the configuration and the office hours. The first day follows with the first `update`. */
export function startConversation(input: ConversationInput): Conversation {
  const { scope, settings, environment, warnings, onChange } = input;
  const queries = observeQueries(scope, environment, onChange);
  const callCount = callCountOf(environment);
  let recovering = false;
  let failuresSeen = 0;
  let isSlow = false;
  let isOver = false;
  let cancelIdle: (() => void) | null = null;

  const clockNow = (): Clock => clockAt(environment.now(), settings().zone);
  const situation = (clock = clockNow()): Situation => {
    const period = input.periodOn(dayOf(clock.now));
    const conditions = {
      prefetch: settings().prefetch,
      isVisible: environment.isVisible(),
      savesData: environment.savesData(),
      inOneReply: scope.edge !== undefined,
      recovering,
    };
    return situationOf(settings(), input.flow(), input.viewState(), queries, clock, period, conditions);
  };

  /** Every call ends here. True when there is an answer. */
  async function ended(asked: Promise<AskResult>): Promise<boolean> {
    const result = await asked;
    if (isOver) return false;
    if (!result.answered) warnings.failure(result.error);
    onChange();
    return result.answered;
  }
  const askConfiguration = (attempts?: number) => ended(queries.askConfiguration(attempts));
  const askOfficeHours = (attempts?: number) => ended(queries.askOfficeHours(attempts));
  function askDay(day: Day, options: AskOptions, why: Call['why']): Promise<boolean> {
    const { result, isSent } = queries.askDay(timeToAsk(day, clockNow()), options);
    const answered = ended(result);
    // Counted until its answer is read: a failure stops other calls, and none may start in between.
    if (isSent) callCount.add(why, answered);
    return answered;
  }
  const { initialDay, initialSlot } = settings();
  warnings.initialDay(initialSlot ? 'initialSlot' : 'initialDay', initialDay, situation().period.range);
  const start = ({ day, why }: Call): void => void askDay(day, {}, why);

  function startCalls(clock: Clock): void {
    const { data } = queries.configuration();
    if (data?.answer.active === false) return;
    let calls = nextCalls(situation(clock), callCount.load());
    // An answer that another widget has is there at once, and may lead to further days.
    for (; calls.now.length > 0; calls = nextCalls(situation(clock), callCount.load())) {
      // Nobody may ever see a page that is prepared ahead: only its first look is asked for.
      if (environment.isPrepared() && calls.now.every(({ why }) => why !== 'visitor')) return;
      calls.now.forEach(start);
    }
    // Before the configuration is there, no free time shows.
    if (calls.idle.length > 0 && data !== undefined)
      cancelIdle ??= environment.whenIdle(() => {
        cancelIdle = null;
        nextCalls(situation(), callCount.load()).idle.forEach(start);
      });
  }
  /** Office hours come last: nobody sees that they are missing. */
  function recoverOfficeHours(): void {
    const { why, isFetching } = queries.officeHours();
    if (
      environment.isPrepared() ||
      !recovering ||
      why === null ||
      isFetching ||
      environment.savesData() ||
      callCount.load().underWay >= CALL_LIMIT
    )
      return;
    callCount.add('recovery', askOfficeHours());
  }

  const recovery = createRecovery(environment, {
    situation,
    queries,
    callCount,
    askConfiguration,
    askOfficeHours,
    askDay: (day, attempts) => askDay(day, { attempts }, 'visitor'),
    recovered() {
      recovering = true;
      onChange();
    },
  });
  const removers = [
    repeat(environment, onChange, TICK_MS),
    environment.setTimer(() => {
      isSlow = true;
      onChange();
    }, SLOW_MS),
    environment.onReturn(() => {
      if (!environment.isVisible()) return;
      onChange();
      recovery.onReturn();
    }),
    environment.onShown(onChange),
    callCount.subscribe(onChange),
    recovery.stop,
    queries.stop,
  ];
  void askConfiguration();
  void askOfficeHours();

  return {
    update() {
      const clock = clockNow();
      const failures = queries.failureCount();
      if (failures > failuresSeen) recovering = false;
      failuresSeen = failures;
      startCalls(clock);
      recoverOfficeHours();
      const current = situation(clock);
      const { byDay, period } = current;
      const nothing = nothingUntil(byDay, period, startDayOf(undefined, dayOf(clock.soon), period));
      return {
        configuration: configurationState(queries, isSlow),
        availability: availabilityView(current, timesView(current, nothing), nothing),
      };
    },
    situation,
    askDay: (day, options = {}) => void askDay(day, options, 'visitor'),
    retry: recovery.retry,
    stop() {
      isOver = true;
      cancelIdle?.();
      for (const remove of removers) remove();
    },
  };
}

/** Calls `run` every `ms` milliseconds until the returned function is called. */
function repeat({ setTimer }: Environment, run: () => void, ms: number): () => void {
  let cancel = setTimer(tick, ms);
  function tick(): void {
    cancel = setTimer(tick, ms);
    run();
  }
  return () => cancel();
}

function configurationState(queries: ObservedQueries, slow: boolean): ConfigurationState {
  const { data, why, failures, isFetching } = queries.configuration();
  if (data !== undefined) return { status: 'success', answer: data.answer };
  if (why === null) return { status: 'pending', slow };
  return { status: 'error', why, failures, retrying: isFetching };
}
